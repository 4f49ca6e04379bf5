// One soft sound when somebody is called. Browsers are silent until somebody has pressed something, unless the television
// was set up to allow it.
import { useEffect, useRef, useState } from 'react';

const NOTES_HZ = [659, 523];
const NOTE_SECONDS = 0.5;
const LOUDNESS = 0.2;

export function useChime(calls: readonly string[]): { isSilent: boolean; allow: () => void } {
  const sound = useRef<AudioContext | null>(null);
  const [isSilent, setSilent] = useState(false);
  const rung = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (typeof AudioContext === 'undefined') return;
    const made = new AudioContext();
    const look = () => setSilent(made.state !== 'running');
    made.addEventListener('statechange', look);
    look();
    sound.current = made;
    return () => void made.close();
  }, []);
  useEffect(() => {
    const isNew = calls.some((call) => !rung.current.has(call));
    rung.current = new Set(calls);
    if (isNew && sound.current?.state === 'running') ring(sound.current);
  }, [calls]);
  return { isSilent, allow: () => void sound.current?.resume() };
}

function ring(sound: AudioContext): void {
  NOTES_HZ.forEach((frequency, place) => {
    const [tone, volume] = [sound.createOscillator(), sound.createGain()];
    const from = sound.currentTime + place * NOTE_SECONDS;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(LOUDNESS, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + 2 * NOTE_SECONDS);
    tone.connect(volume).connect(sound.destination);
    tone.start(from);
    tone.stop(from + 2 * NOTE_SECONDS);
  });
}
