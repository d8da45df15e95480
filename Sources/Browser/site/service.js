// Keeps the page for times without a network: every file of one version, whole and checked, or none.
//
// `version` and `files` are written here when the site is made: the files' paths with their digests.

const version = "VERSION";
const files = FILES;

const root = new URL("./", self.location);
const beginning = `puzzlelab ${root.pathname} `;
const name = beginning + version;

self.addEventListener("install", (event) => event.waitUntil(keep()));

async function keep() {
  const cache = await caches.open(name);
  try {
    for (const [path, integrity] of Object.entries(files)) {
      await cache.add(new Request(new URL(path, root), { integrity, cache: "no-cache" }));
    }
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
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
  if (!Object.hasOwn(files, file)) return fetch(request);
  // A file that the browser has dropped comes from the network only as long as it is of this version.
  const address = new URL(file, root);
  return (await caches.match(address, { cacheName: name })) ?? fetch(address, { integrity: files[file] });
}
