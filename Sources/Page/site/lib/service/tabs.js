// What other tabs do to what is kept: this one hears of it, adds what is its own, and shows it.

import { kept, ours, settle, tell, written } from "./store.js";

/** Two tabs may have read before either wrote: whoever hears of it joins both, one tab after another. */
async function addOwn(name) {
  const { isMended, isSame, joined } = await import("./joins.js");
  const unite = () => {
    const [own, there] = [written.get(name), kept(name)];
    if (own === undefined || there === undefined) return;
    const both = joined(name, own, there);
    if (!isSame(both, there)) settle(name, both);
  };
  if (isMended(name)) await (navigator.locks?.request(`puzzlelab ${name}`, unite) ?? unite());
}

addEventListener("storage", async ({ key, newValue }) => {
  if (key !== null && !ours.test(key)) return;
  // What another tab forgot is forgotten here, too.
  if (key === null) written.clear();
  else if (newValue === null) written.delete(key);
  else if (written.has(key)) await addOwn(key).catch(() => {});
  tell(key);
});
addEventListener("pageshow", ({ persisted }) => persisted && tell(null));
