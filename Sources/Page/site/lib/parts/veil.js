// What opens is seen when there is something in it, and all of it is in its place.

/** Hides an element until `done` has settled and its layout has been measured; at the latest for a while. */
export function veil(element, done) {
  element.classList.add("veiled");
  // Boards are measured when the frame after their first is laid out.
  const unveil = () => requestAnimationFrame(() => requestAnimationFrame(() => element.classList.remove("veiled")));
  done.then(unveil, unveil);
  return done;
}
