"""The version of Expedition Leaders."""

VERSION = "0.1.0"
