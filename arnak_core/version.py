"""The version of the core."""

VERSION = "0.1.0"
