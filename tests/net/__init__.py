"""Tables of several computers."""
