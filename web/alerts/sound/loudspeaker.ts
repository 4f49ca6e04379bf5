// The loudspeaker of this tab. A browser keeps a tab silent until somebody touches it: then the screen says so, and the first
// touch anywhere switches the sound on. One AudioContext for all sounds: some browsers forget the touch with each new one.
import { useSyncExternalStore } from 'react';

/** Blocked: a touch may free it. Missing: this browser cannot sound at all. */
export type Loudspeaker = 'unknown' | 'ready' | 'blocked' | 'missing';

const TONES_HZ = [880, 660];
const TONE_SECONDS = 0.18;
// A blocked loudspeaker never answers.
const A_MOMENT_MS = 1_000;
const TRY_AGAIN_MS = 10_000;
const TOUCHES = ['pointerdown', 'pointerup', 'click', 'keydown'];

let speaker: AudioContext | undefined;
let state: Loudspeaker = 'unknown';
let triedAt = 0;
const listeners = new Set<() => void>();

export const useLoudspeaker = () => useSyncExternalStore(subscribe, () => state);

/** Also true while it is not known yet: a sound that may not come is not promised. */
export const isSilent = (loudspeaker: Loudspeaker) => loudspeaker !== 'ready';

/** To be called from a touch; without one it works only where the browser allows it. */
export async function switchSoundOn(): Promise<void> {
  triedAt = Date.now();
  try {
    speaker ??= openSpeaker();
    await Promise.race([speaker.resume(), new Promise((resolve) => setTimeout(resolve, A_MOMENT_MS))]);
  } catch {
    // Its state says what came of it.
  }
  judge();
}

/** Tries to switch the sound on without a touch, from time to time. */
export function trySoundAgain() {
  if (Date.now() - triedAt >= TRY_AGAIN_MS) trySoon();
}

/** In a task of its own: a browser needs up to a tenth of a second for it, and the alarm is drawn first. */
function trySoon() {
  triedAt = Date.now();
  setTimeout(() => void (state !== 'ready' && switchSoundOn()));
}

/** Two short tones, made here. */
export function playTones() {
  try {
    if (!speaker) throw new Error('There is no loudspeaker.');
    for (const [index, hertz] of TONES_HZ.entries()) {
      const tone = speaker.createOscillator();
      const volume = speaker.createGain();
      volume.gain.value = 0.2;
      tone.frequency.value = hertz;
      tone.connect(volume).connect(speaker.destination);
      tone.start(speaker.currentTime + index * TONE_SECONDS);
      tone.stop(speaker.currentTime + (index + 1) * TONE_SECONDS);
    }
  } catch {
    become('blocked');
  }
}

/** For tests, which share this module. */
export function forgetLoudspeaker() {
  speaker = undefined;
  state = 'unknown';
  triedAt = 0;
}

function openSpeaker() {
  const made = new AudioContext();
  made.onstatechange = judge;
  return made;
}

function judge() {
  if (speaker) become(speaker.state === 'running' ? 'ready' : 'blocked');
  else become('missing');
}

function become(next: Loudspeaker) {
  if (state === next) return;
  state = next;
  for (const listener of listeners) listener();
}

function onTouch() {
  if (state !== 'ready') void switchSoundOn();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    for (const touch of TOUCHES) addEventListener(touch, onTouch, { capture: true });
    if (state === 'unknown') trySoon();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const touch of TOUCHES) removeEventListener(touch, onTouch, { capture: true });
  };
}
