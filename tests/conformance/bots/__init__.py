"""Promises of the thinking parts; also tested on compiled code."""
