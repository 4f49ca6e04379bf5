import { expect, test } from 'vitest';
import { MOVING, NOTHING, standsStill, watchMedia } from './measure.ts';
import { type Pulse, readPulse, writePulse } from './pulse.ts';

const PULSE: Pulse = { kbps: 300, loss: 0.01, isMuted: false, hasPicture: true, isSharing: false };

test('a pulse arrives as it was sent, and anything else is none', () => {
  expect(readPulse(writePulse(PULSE))).toEqual(PULSE);
  for (const odd of ['.', '{}', 'null', '{"loss":"x"}', 'x'.repeat(501), new ArrayBuffer(2)]) {
    expect(readPulse(odd)).toBeNull();
  }
});

test.each<[string, Partial<Pulse> | null, { frames: number; sound: number }, boolean]>([
  ['picture and sound grow', {}, { frames: 1, sound: 1 }, false],
  ['the picture stands still', {}, { frames: 0, sound: 1 }, true],
  ['the sound stands still', {}, { frames: 1, sound: 0 }, true],
  ['the camera is off', { hasPicture: false }, { frames: 0, sound: 1 }, false],
  ['the microphone is off', { isMuted: true }, { frames: 1, sound: 0 }, false],
  ['nothing moves on a shared screen', { isSharing: true }, { frames: 0, sound: 1 }, false],
  ['nothing is known of the other side yet', null, { frames: 0, sound: 0 }, false],
])('a standstill is what should move and does not, twice in a row: %s', (_what, theirs, growth, expected) => {
  let [since, counted] = [MOVING, NOTHING];
  for (let second = 0; second < 2; second += 1) {
    const now = { ...counted, frames: counted.frames + growth.frames, sound: counted.sound + growth.sound };
    since = watchMedia(since, counted, now, theirs && { ...PULSE, ...theirs });
    counted = now;
  }
  expect(standsStill(since)).toBe(expected);
});
