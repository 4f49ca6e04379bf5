// Trifles that are told in two sentences: what one did, and what aches since.
import type { Stated } from '#triage-engine/findings/from-text.ts';

type Implied = { trifle: string; after: string[]; aches: string[] };

const IMPLIED: Implied[] = [
  {
    trifle: 'exercise-soreness',
    after: ['muscle-overuse', 'exercise-hard', 'repetitive-work'],
    aches: ['muscle-pain', 'body-aches', 'arm-pain', 'leg-pain-one', 'shoulder-pain', 'thigh-pain'],
  },
  { trifle: 'ate-too-much', after: ['belching'], aches: ['bloating', 'flatulence', 'heartburn'] },
];

/** Adds them to what was stated. */
export function implyTrifles(stated: Map<string, Stated>): void {
  const isPresent = (id: string) => stated.get(id)?.state === 'present';
  for (const { trifle, after, aches } of IMPLIED) {
    const ache = aches.find(isPresent);
    if (ache && after.some(isPresent) && !stated.has(trifle))
      stated.set(trifle, { state: 'present', words: stated.get(ache)?.words ?? '' });
  }
}
