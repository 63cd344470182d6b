"""The rules of China, their worked cases, and random games."""
