"""The version of the variants expansion."""

VERSION = "0.1.0"
