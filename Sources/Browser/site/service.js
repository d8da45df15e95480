// Keeps the page for times without a network: every file of one version, whole and checked, or none. What the version
// before had already isn't fetched again.
//
// `version` and `files` are written here when the site is made: the files' paths with their digests.

const version = "VERSION";
const files = FILES;

const root = new URL("./", self.location);
const beginning = `puzzlelab ${root.pathname} `;
const name = beginning + version;

self.addEventListener("install", (event) => event.waitUntil(keep()));

async function keep() {
  const before = await kept();
  const cache = await caches.open(name);
  try {
    for (const [path, integrity] of Object.entries(files)) {
      const address = new URL(path, root);
      const same = await find(before, path, integrity);
      if (same) await cache.put(address, same);
      else await cache.add(new Request(address, { integrity, cache: "no-cache" }));
    }
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

/** What earlier versions have kept, by its path within their folder: functions that give it. */
async function kept() {
  const found = new Map();
  for (const other of await caches.keys()) {
    if (!other.startsWith(beginning) || other === name) continue;
    const cache = await caches.open(other);
    for (const { url } of await cache.keys()) found.set(within(url.slice(root.href.length)), () => cache.match(url));
  }
  return found;
}

/** A path of a version without its folder. */
const within = (path) => path.slice(path.indexOf("/") + 1);

/** A file that is kept already, if it is the same. */
async function find(before, path, integrity) {
  const response = await before.get(within(path))?.();
  if (!response) return undefined;
  const bytes = await response.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return integrity === `sha256-${btoa(String.fromCharCode(...digest))}` ? new Response(bytes, { headers: response.headers }) : undefined;
}

// A page of the version before is still shown until this one takes over: a version's files never meet another's. Other
// caches of the origin belong to other pages, or to another copy of this one.
self.addEventListener("activate", (event) => event.waitUntil(forget()));

async function forget() {
  for (const other of await caches.keys()) {
    if (other.startsWith(beginning) && other !== name) await caches.delete(other);
  }
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== root.origin || !url.pathname.startsWith(root.pathname)) return;
  event.respondWith(answer(event.request, url));
});

async function answer(request, url) {
  const path = url.pathname.slice(root.pathname.length);
  // A page without its stroke at the end: as a web server says it.
  if (request.mode === "navigate" && Object.hasOwn(files, `${path}/index.html`) && path !== "") {
    return Response.redirect(`${root}${path}/${url.search}`);
  }
  const file = path === "" || path.endsWith("/") ? `${path}index.html` : path;
  if (!Object.hasOwn(files, file)) return request.mode === "navigate" ? fetch(request).catch(nothing) : fetch(request);
  // A file that the browser has dropped comes from the network only as long as it is of this version.
  const address = new URL(file, root);
  return (await caches.match(address, { cacheName: name })) ?? fetch(address, { integrity: files[file] });
}

/** What is said without a network at an address that isn't one of this page. */
function nothing() {
  const text = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Nothing here – puzzlelab</title><body style="font: 1.1rem/1.5 system-ui; margin: 3rem auto; max-width: 34rem; padding: 0 1rem; color-scheme: light dark">
<h1>There is nothing at this address</h1><p>Nor is there a connection just now. The games work without one: <a href="${root.pathname}">all of them</a>.</p>`;
  return new Response(text, { status: 404, headers: { "Content-Type": "text/html; charset=utf-8" } });
}
