"""Storage: people, tables, their entries, chat, leases; SQLite or PostgreSQL."""
