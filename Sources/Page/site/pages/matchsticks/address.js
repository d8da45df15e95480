// Addresses of the explorer: /matchsticks#rules=take:3&heaps=18.

/** The address of a position, as people can read it. */
export function fragmentOf(position) {
  const pairs = Object.entries(position).filter(([, value]) => value);
  return `#${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll("%3A", ":").replaceAll("%2C", ",")}`).join("&")}`;
}
