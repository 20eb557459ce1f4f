/** Sounds, made of sine waves here and now; off until somebody wants them. */
import { preference, setPreference } from "./preferences";

export type Cue = "turn" | "move" | "won" | "lost";

/** Each note: pitch in hertz, when it begins, how long it sounds, how loud. */
const CUES: Record<Cue, [number, number, number, number][]> = {
  turn: [[660, 0, 0.12, 0.2], [880, 0.1, 0.18, 0.2]],
  move: [[300, 0, 0.05, 0.08]],
  won: [[523, 0, 0.16, 0.2], [659, 0.13, 0.16, 0.2], [784, 0.26, 0.16, 0.2], [1047, 0.39, 0.4, 0.2]],
  lost: [[392, 0, 0.2, 0.18], [330, 0.18, 0.2, 0.18], [262, 0.36, 0.45, 0.18]],
};

class Sound {
  on = $state(preference("sound") === "on");
}

export const sound = new Sound();
let context: AudioContext | null = null;

export function listen(on: boolean): void {
  sound.on = on;
  setPreference("sound", on ? "on" : "off");
  if (on) play("turn");
}

export function play(cue: Cue): void {
  if (!sound.on) return;
  context ??= new AudioContext();
  void context.resume();
  for (const [pitch, begin, length, loud] of CUES[cue]) note(context, pitch, context.currentTime + begin, length, loud);
}

function note(on: AudioContext, pitch: number, at: number, length: number, loud: number): void {
  const [tone, volume] = [on.createOscillator(), on.createGain()];
  tone.type = "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(volume).connect(on.destination);
  tone.start(at);
  tone.stop(at + length);
}
