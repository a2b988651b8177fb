"""The effects that games share, by what they are about."""
