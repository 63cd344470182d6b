"""Tests of what people see."""
