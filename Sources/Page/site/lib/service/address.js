// The address in the browser's bar names what is shown. A person may ask for something else at any time.

let known = location.href;
addEventListener("hashchange", () => (known = location.href));

/** Names what is shown, "#odds=15"; not while another address waits to be opened, which an answer that came late mustn't undo. */
export function rename(address) {
  if (location.href !== known) return;
  history.replaceState(history.state, "", address);
  known = location.href;
}

/** Names what a person has gone to, so that Back leads here. */
export function advance(address) {
  history.pushState(null, "", address);
  known = location.href;
}
