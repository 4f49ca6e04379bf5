// How far the words carry a flag: what has lasted for months is no matter of minutes, and one guessed word is no proof.
import type { RaisedFlag } from '../answer.ts';
import type { Stated } from '../findings/from-text.ts';

/**
 * Told as lasting for months without a change, these ask for a doctor and not for an ambulance: NICE NG193 (2021) chronic pain,
 * NICE CG126 (2016) stable angina, NICE NG217 (2022) known fits, NICE NG97 (2018) dementia, NICE NG236 (2023) after a stroke.
 */
const NOT_WHEN_LONG: ReadonlySet<string> = new Set([
  'testicle-pain',
  'stroke-signs',
  'stroke-one-sign',
  'stroke-at-the-back',
  'headache-with-nerve-signs',
  'confusion-with-illness',
  'seizure-any',
  'unconscious-told',
  'weakness-climbing',
  'chest-pain-spreading',
  'crushing-chest-pain-alone',
  'chest-pain-with-heart-risk',
  'chest-pain-older-adult',
  'palpitations-with-alarm',
  'lung-clot-possible',
  'leg-clot',
  'sight-lost-suddenly',
  'hot-joint',
  'bleeding-much',
  'choking-told',
  'psychosis-danger',
]);

/** The flag at the level that its words carry. */
export function asTold(flag: RaisedFlag, stated: ReadonlyMap<string, Stated>): RaisedFlag {
  if (flag.urgency <= 3 || flag.findings.length === 0) return flag;
  const told = flag.findings.flatMap((id) => stated.get(id) ?? []);
  const isLong = NOT_WHEN_LONG.has(flag.id) && told.every((one) => one.isLong);
  return isLong || restsOnAGuess(told) ? { ...flag, urgency: 3 } : flag;
}

/** One match alone, and that misspelt or torn apart. */
const restsOnAGuess = (told: Stated[]): boolean =>
  told.every(({ isLoose }) => isLoose) && new Set(told.map(({ words }) => words)).size === 1;
