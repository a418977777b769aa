"""Where tables live: in this process, or each in one of many that find each other through Redis."""
