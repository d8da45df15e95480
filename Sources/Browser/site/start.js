// Starts the module that answers first before the page itself has loaded, so that the answer waits
// for nothing else; and says how much of it is there where that takes long.
import { loadOf, prepare } from "./workers.js";

// What is played needs little, what an address names may need all.
const isPlayed = /^(#(game=.*|play)?)?$/.test(location.hash);
const module = document.documentElement.dataset.folder + (isPlayed ? "-play" : "");
const megabytes = (bytes) => (bytes / 1e6).toFixed(1);
let sign = null;

prepare(module);
const clock = setInterval(tell, 500);

function tell() {
  const load = loadOf(module);
  if (!load) {
    clearInterval(clock);
    sign?.remove();
    return;
  }
  sign ??= place();
  const { bytes, total, begun } = load;
  const more = total > 0 ? Math.ceil((total - bytes) * (performance.now() - begun) / 1000 / Math.max(bytes, 1)) : 0;
  sign.firstChild.textContent = `Loading the game: ${megabytes(bytes)}${total > 0 ? ` of ${megabytes(total)}` : ""} MB${more > 0 ? `, ${more} s more` : ""}`;
  if (total > 0) sign.lastChild.value = bytes / total;
}

function place() {
  const sign = document.createElement("p");
  sign.className = "loading";
  sign.setAttribute("role", "status");
  sign.append("", document.createElement("progress"));
  document.querySelector("main").before(sign);
  return sign;
}
