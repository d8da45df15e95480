// Nothing of the interface to a system is used.
