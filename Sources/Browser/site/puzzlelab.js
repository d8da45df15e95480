// Exact answers about games for any page: `import { ask } from "…/puzzlelab.js"`.

export { ask, Fault, improve } from "./lib/service/api.js";
