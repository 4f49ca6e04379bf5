import { expect, test } from 'vitest';
import { mayBeSeenByVideo } from './seen-by-video.ts';
import type { Urgency } from './triage-result.ts';

test.each<[Urgency | null, string, boolean]>([
  [1, 'General Physician', true],
  [2, 'Dermatologist', true],
  [3, 'General Physician', true],
  [4, 'General Physician', false],
  [5, 'Dermatologist', false],
  [null, 'General Physician', false],
  [2, 'Cardiologist', false],
  [3, 'Surgeon', false],
  [2, 'Orthopedist or Physical Therapist', true],
  [2, 'Someone unknown', false],
])('at urgency %s, for a %s, a video visit is offered: %s', (urgency, specialist, isOffered) => {
  expect(mayBeSeenByVideo({ urgency, specialist })).toBe(isOffered);
});
