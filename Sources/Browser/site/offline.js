// Lets the browser keep the page for times without a network, once it has shown it and has nothing else to do.
addEventListener("load", () => {
  const keep = () => navigator.serviceWorker?.register(new URL("../service.js", import.meta.url)).catch(() => {});
  if (self.requestIdleCallback) requestIdleCallback(keep, { timeout: 3000 });
  else setTimeout(keep, 1000);
});
