"""Tests of languages, phrases and translation files."""
