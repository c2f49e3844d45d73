"""The API: HTTP for everything, a WebSocket for each table, and the headers around them."""
