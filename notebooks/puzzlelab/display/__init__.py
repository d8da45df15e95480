"""How answers are displayed: in a notebook, as tables and as exact data frames."""
