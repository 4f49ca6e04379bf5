// Two short tones, made here: for each alarm that is new, has risen, is raised again or is repeated. Once per browser.
import { useEffect, useRef } from 'react';
import type { Alert } from '../../contract/alerts.ts';
import type { CriticalMessage } from '../../contract/messages.ts';

const TONES_HZ = [880, 660];
const TONE_SECONDS = 0.18;

/** Each ring has a name: the alarm, and when it last sounded. */
export const ringsOf = (alerts: readonly Alert[], messages: readonly CriticalMessage[] = []): string[] =>
  [...alerts.filter(({ status }) => status === 'raised'), ...messages].map(({ id, rungAt }) => `${id}:${rungAt}`);

export function useAlarmSound(alerts: readonly Alert[] | undefined, messages: readonly CriticalMessage[] | undefined) {
  const heard = useRef<Set<string>>(new Set());
  useEffect(() => {
    const rings = ringsOf(alerts ?? [], messages);
    const ring = () => {
      const fresh = rings.filter((one) => !heard.current.has(one));
      for (const one of fresh) heard.current.add(one);
      if (fresh.length > 0) void soundOnce(fresh);
    };
    if (maySound()) return ring();
    // Before the first touch of a tab the browser keeps it silent: what still waits then sounds with that touch.
    const touched = () => maySound() && ring();
    for (const touch of TOUCHES) document.addEventListener(touch, touched);
    return () => {
      for (const touch of TOUCHES) document.removeEventListener(touch, touched);
    };
  }, [alerts, messages]);
}

const TOUCHES = ['pointerup', 'keydown'] as const;
const maySound = () => navigator.userActivation?.hasBeenActive !== false;

/** Of several tabs the first one that can sounds: it keeps the name of the ring until it is closed. */
export async function soundOnce(rings: readonly string[]): Promise<void> {
  if (!maySound()) return;
  const mine = await Promise.all(rings.map(takeRing));
  if (mine.includes(true)) await play();
}

function takeRing(ring: string): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    void navigator.locks.request(`nadi-ring:${ring}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? new Promise(() => undefined) : undefined;
    });
  });
}

async function play() {
  try {
    const sound = new AudioContext();
    await sound.resume();
    for (const [place, hertz] of TONES_HZ.entries()) {
      const tone = sound.createOscillator();
      const volume = sound.createGain();
      volume.gain.value = 0.2;
      tone.frequency.value = hertz;
      tone.connect(volume).connect(sound.destination);
      tone.start(sound.currentTime + place * TONE_SECONDS);
      tone.stop(sound.currentTime + (place + 1) * TONE_SECONDS);
      if (place === TONES_HZ.length - 1) tone.onended = () => void sound.close();
    }
  } catch {
    // No loudspeaker is no reason to stop.
  }
}
