"""The version of the terminal frontend."""

VERSION = "0.1.0"
