// How far a flag carries that rests on one phrase, in a text that sounds harmless to both learnt readers: "passed out on the
// sofa after the party". It stays, and its danger is asked for before anybody is sent to hospital because of a turn of speech.
import { CRISIS_DANGERS, type DangerId } from '#contract/triage/dangers.ts';
import type { RaisedFlag } from '../answer.ts';
import { mayBeDoubted, phrasesIn, type Sound } from '../dangers/sounds-harmless.ts';
import type { Stated } from '../findings/from-text.ts';
import { hangingPart } from '../findings/settle-hanging.ts';
import type { Understanding } from '../understand.ts';

/** Told in more phrases than these it is no turn of speech. */
const MOST_PHRASES: Record<Sound, number> = { open: 0, 'told in full': 0, harmless: 1, 'a trifle': 2 };

/** The flags as they carry, and the dangers to ask for because of it: none where all carry in full. */
export function asHeard(
  flags: readonly RaisedFlag[],
  sound: () => Sound,
  understood: Understanding,
): { flags: readonly RaisedFlag[]; doubted: DangerId[] } {
  const grave = flags.filter(({ urgency }) => urgency >= 4);
  const doubted = [...new Set(grave.flatMap((flag) => askedFor(flag) ?? []))];
  const { stated } = understood;
  const isDoubtful =
    doubted.length > 0 &&
    mayBeDoubted(understood, sound) &&
    hangingPart(understood.text) === undefined &&
    grave.every((flag) => mayBeAsked(flag) && phrasesOf(flag, stated) < Number.POSITIVE_INFINITY) &&
    grave.every((flag) => phrasesOf(flag, stated) <= MOST_PHRASES[sound()]);
  if (!isDoubtful) return { flags, doubted: [] };
  return { flags: flags.map((flag): RaisedFlag => (flag.urgency >= 4 ? { ...flag, urgency: 3 } : flag)), doubted };
}

/** Of an illness that was only named. */
const OF_NAMED: Record<string, DangerId> = {
  'named-heart-attack': 'chest-pain',
  'named-cardiac-arrest': 'unconscious',
  'named-subarachnoid-haemorrhage': 'headache',
  'named-meningitis': 'meningitis',
  'named-sepsis': 'sepsis',
  'named-tetanus': 'fit',
  'named-drowning': 'breath',
  'named-anaphylaxis': 'allergy',
  'named-heat-stroke': 'heat',
};

const askedFor = ({ id, danger }: RaisedFlag): DangerId | undefined => danger ?? OF_NAMED[id];

/** Who is well at first is in danger all the same: after poison, after a warning of a stroke (NICE NG128), a child in the womb. */
const WELL_AT_FIRST: readonly DangerId[] = ['overdose', 'poison', 'stroke', 'pregnancy', 'birth', 'baby'];

/** Whoever was read to think of dying is believed. */
const mayBeAsked = (flag: RaisedFlag): boolean => {
  const danger = askedFor(flag);
  return danger !== undefined && !CRISIS_DANGERS.includes(danger) && !WELL_AT_FIRST.includes(danger);
};

/** Told apart by their words, one within another is the same. What was measured, heard, chosen or is in the chart has none. */
function phrasesOf({ id, findings }: RaisedFlag, stated: ReadonlyMap<string, Stated>): number {
  if (id in OF_NAMED) return 1;
  const words = findings.map((id) => stated.get(id)?.words ?? '');
  if (words.length === 0 || words.includes('')) return Number.POSITIVE_INFINITY;
  return phrasesIn(words);
}
