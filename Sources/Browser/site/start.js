// Starts the room's module before the room itself is there, so that the first answer waits for nothing else.
import { prepare } from "./workers.js";

prepare(document.documentElement.dataset.folder);
