"""What the interface refuses although a request has the form that its schema allows: on purpose, and why.

A schema says which names, types and ranges there are. What a text means, and what a question makes of its parameters
together, is beyond it. Patterns are searched in the messages of error documents.
"""

REFUSED = [
    # A text is read, and may be something else than what it should be.
    (r"is not (in|a|an|one of|two|course|divisible)\b|is neither\b|expected (a|an)\b|unknown (strategy|player|game)", "the text isn't a value"),
    (r"must be at least|is too (large|long|small|short)|at most", "the text is a number outside the range"),
    (r"an empty value is not allowed|(is|are) empty|no (cards|heaps|moves|games|position)\b|there is no\b|something is missing|"
     r"are missing, as in", "the text says nothing"),
    (r"^\"(octal|rules|sum|at|table|cards|places|heaps|pile|position|moves|game|score|actions|commands|strategies|players|date)\": ",
     "the text is a notation, whose faults are named with their places"),
    (r"^(card|move|action|command) \d+|^an object without members|is no deck|not valid base64|this bracket has no partner", "a list is a notation, too"),
    # Parameters together.
    (r"(^|\" )is missing|\" or .*is missing", "one of several parameters is needed; a schema could say so only by listing all combinations"),
    (r"exclude each other|has no effect here|mean the same", "nothing that is given is ignored in silence"),
    (r"the deck has only|no deal of|exactly three cards|does not exist|of a kind|must not cost more|is solved for|must not be|"
     r"cannot|can't|only (last: rules|searches of)|aren't groups|has no difficulty|no answer for|more than|the board is \d+×\d+", "values that a game doesn't have together"),
    (r"misère|normal play", "a question of one kind of play"),
    # The server.
    (r"a server gives a question at most", "the server's own limits"),
    (r"the server doesn't read or write files|can't be read on the server|name its file", "a server has no files"),
]

STOPPED = [
    (r"no answer before|stopped|time|interrupted", "the question's own time was over before there was anything to say"),
]
