// A game as an address: its seed and its actions, compressed, in the letters that addresses allow.

const mark = "#game=";

async function through(stream, bytes) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/** The fragment of a game. */
export async function fragmentOf({ seed, actions }) {
  const text = [seed, ...actions].join("\n");
  const bytes = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(text));
  const letters = btoa(String.fromCharCode(...bytes));
  return mark + letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Whether a fragment is that of a game. */
export function isGame(fragment) {
  return fragment.startsWith(mark);
}

/** The game of a fragment. Throws when it is none. */
export async function gameOf(fragment) {
  try {
    const letters = atob(fragment.slice(mark.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await through(new DecompressionStream("deflate-raw"), bytes));
    const [seed, ...actions] = text.split("\n");
    if (!/^\d{1,15}$/.test(seed)) throw new Error("there is no seed");
    return { seed: Number(seed), actions };
  } catch {
    throw new Error("this address has no complete game: perhaps a part of it was lost");
  }
}
