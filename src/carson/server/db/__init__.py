"""Storage: the schema, its migrations, and the writer that commits in groups."""
