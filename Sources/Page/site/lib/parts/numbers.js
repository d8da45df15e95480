// Exact numbers of the documents, for reading.

/** A fraction in decimal with a given number of digits after the point, rounded half away from zero. */
export function decimal(fraction, digits = 2) {
  if (fraction.numerator === undefined) return Number(fraction.decimal).toFixed(digits).replace("-", "−");
  const [numerator, denominator] = [BigInt(fraction.numerator), BigInt(fraction.denominator)];
  const scaled = (numerator < 0n ? -numerator : numerator) * 10n ** BigInt(digits);
  const rounded = String((2n * scaled + denominator) / (2n * denominator)).padStart(digits + 1, "0");
  const [whole, rest] = [rounded.slice(0, rounded.length - digits), rounded.slice(rounded.length - digits)];
  const sign = numerator < 0n && /[1-9]/.test(rounded) ? "−" : "";
  return sign + whole + (digits > 0 ? `.${rest}` : "");
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

/** A whole number with its thousands separated. */
export function count(number) {
  return BigInt(number).toLocaleString("en");
}

/** "1 Set", "2 Sets". */
export function counted(number, word, words = `${word}s`) {
  return `${number} ${Number(number) === 1 ? word : words}`;
}

/** The same with the thousands of a number of any size separated: "52 deals", "270,725 deals". */
export function grouped(number, word, words = `${word}s`) {
  return `${count(number)} ${BigInt(number) === 1n ? word : words}`;
}

/** Seconds as people write them: "0:42", "12:05", "1:02:03". */
export function duration(seconds) {
  const whole = Math.floor(seconds);
  const two = (number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
