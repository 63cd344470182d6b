"""The words of every title: complete, told apart, in every language, and silent about secrets."""
