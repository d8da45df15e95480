// What the front page asks is answered by the program at once. A page without a server has another file here.

export { ask } from "../../lib/service/api.js";

/** Where answers are computed. */
export const place = "on this machine, on the spot";

/** Whether today's cards can be asked for. */
export const isAtHand = () => true;
