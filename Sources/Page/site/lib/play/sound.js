// Short sounds of what happens in a game, made of plain tones.

/** Of each kind: frequencies in hertz, one after another, and the seconds that each lasts. */
const sounds = { move: [[520], 0.06], refused: [[190, 150], 0.09], end: [[392, 523, 659], 0.14] };
let context = null;

/** Plays a sound: "move", "refused" or "end". */
export function hear(kind) {
  context ??= new AudioContext();
  // A browser lets a page sound once a person has pressed something.
  context.resume();
  const [tones, length] = sounds[kind];
  tones.forEach((frequency, place) => {
    const begin = context.currentTime + place * length;
    const tone = new OscillatorNode(context, { type: "triangle", frequency });
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.setValueAtTime(0.0001, begin);
    loudness.gain.exponentialRampToValueAtTime(0.2, begin + 0.01);
    loudness.gain.exponentialRampToValueAtTime(0.0001, begin + length + 0.08);
    tone.connect(loudness).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + length + 0.1);
  });
}

/** The sound of a state that follows another one; undefined where nothing happened. */
export function soundOf(before, state) {
  if (state.refusal) return "refused";
  if (state.over && !before?.over) return "end";
  return before && state.actions.length > before.actions.length ? "move" : undefined;
}
