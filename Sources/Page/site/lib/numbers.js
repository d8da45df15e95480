// Exact numbers of the documents, for reading.

/** A fraction in decimal with so many digits behind the point. */
export function decimal(fraction, digits = 2) {
  return Number(fraction.decimal).toFixed(digits).replace("-", "−");
}

/** A chance in per cent; a small one as "1 in 819,000". */
export function chance(fraction) {
  const value = Number(fraction.decimal);
  if (value === 0) return "never";
  if (value === 1) return "always";
  if (value < 0.0005) return `1 in ${Number((1 / value).toPrecision(3)).toLocaleString("en")}`;
  return `${(value * 100).toPrecision(value > 0.9995 ? 6 : 3)}\u202f%`;
}

/** A whole number of either sign. */
export function integer(number) {
  return String(number).replace("-", "−");
}

/** A whole number with its thousands apart. */
export function count(number) {
  return BigInt(number).toLocaleString("en");
}

/** "1 Set", "2 Sets". */
export function counted(number, word, words = `${word}s`) {
  return `${number} ${Number(number) === 1 ? word : words}`;
}
