/** Why there is no answer: `message` is one line for a person. */
export class Fault extends Error {
  constructor(message, document = {}) {
    // A message may begin with the name of the part of the request that it is about.
    super(message.replace(/^"\w+": /, ""));
    /** The name of that part, if it has one. */
    this.field = message.match(/^"(\w+)": /)?.[1];
    this.document = document;
  }

  /** Whether the same question may have an answer later: the program is gone, or has too much to do. */
  get isPassing() {
    return this.document.schema === undefined || this.document.status === 75;
  }
}
