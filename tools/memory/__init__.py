"""Where a table's memory goes: the server traced within this process, its clients in another."""
