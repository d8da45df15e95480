// What the page's modules take for granted and older versions of Node lack.

import { availableParallelism } from "node:os";

globalThis.navigator ??= { hardwareConcurrency: availableParallelism() };
