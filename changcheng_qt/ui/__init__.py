"""What people see: a board scene and panels that show Views and send back legal commands."""
