// Starts the page's module before the page itself has loaded, so that the first answer waits for
// nothing else.
import { prepare } from "./workers.js";

prepare(document.documentElement.dataset.folder);
