// A fit that has gone on for minutes is one that does not end by itself, in whatever words it is told: 'is having a fit for ten minutes',
// 'jerking since half an hour'. Phrases would have to hold every number.
import type { Stated } from './from-text.ts';

/** ILAE (2015): from five minutes on it needs treatment to end. */
const LONG_MINUTES = 5;
const COUNTS: Record<string, number> = {
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
};
const FIT = '(?:fits?|fitting|seizures?|seizing|convuls\\w+|jerking|shaking|twitching)';
const LASTS = new RegExp(
  `\\b${FIT}\\b[^.;!?]{0,25}\\b(?:for|since|lasted|lasting|over|more than) (?:(?:the|last|past|about|around|over|more|than|nearly|almost|at|least) ){0,3}(?:(\\d+|${Object.keys(COUNTS).join('|')})[ -]?min(?:ute)?s?\\b|(?:half an|an|one|\\d+) hours?\\b)(?! ago| back)`,
  'i',
);

export function settleLongFits(stated: Map<string, Stated>, text: string): void {
  if (!['seizure', 'febrile-seizure'].some((id) => stated.get(id)?.state === 'present')) return;
  const [words, count] = LASTS.exec(text) ?? [];
  if (words === undefined) return;
  const minutes = count === undefined ? 60 : (COUNTS[count.toLowerCase()] ?? Number(count));
  if (minutes >= LONG_MINUTES) stated.set('seizure-now', { state: 'present', words });
}
