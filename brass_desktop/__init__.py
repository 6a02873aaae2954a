"""Brass Desktop: a desktop table for the Brass family of board games."""

__version__ = "0.1.0"
