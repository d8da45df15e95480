"""The questions of each game, as methods: written by tools/generate.py from the schemas."""
