// Two short tones, made here: once for each new alert, and once more when nobody has answered it.
import { useEffect, useRef } from 'react';
import type { Alert } from '../../contract/alerts.ts';

const TONES_HZ = [880, 660];
const TONE_SECONDS = 0.18;

/** Each ring has a name: an alert when it is raised, and again when it is repeated. */
export const ringsOf = (alerts: readonly Alert[]): string[] =>
  alerts.filter(({ status }) => status === 'raised').map(({ id, repeatedAt }) => `${id}:${repeatedAt ?? ''}`);

export function useAlertSound(alerts: readonly Alert[] | undefined) {
  const heard = useRef<Set<string> | null>(null);
  useEffect(() => {
    if (!alerts) return;
    const rings = ringsOf(alerts);
    const isNew = rings.some((ring) => !heard.current?.has(ring));
    heard.current = new Set(rings);
    if (isNew) void play();
  }, [alerts]);
}

async function play() {
  // Before the first touch of a tab the browser keeps it silent; the strip and the title speak without it.
  if (navigator.userActivation?.hasBeenActive === false) return;
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
