"""What an operator does: serve, back up, restore, verify, export, test under load."""
