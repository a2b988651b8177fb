"""The version of the solo expansion."""

VERSION = "0.1.0"
