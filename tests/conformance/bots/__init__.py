"""Promises of what thinks; also tested on compiled code."""
