"""How a client is made of a program's schemas: as files once, or while Python runs."""
