// How far a flag carries that rests on one phrase, in a text that both learnt readers take for harmless: "passed out on the sofa
// after the party". It stays, and its danger is asked for before anybody is sent to hospital because of a turn of speech.
import { CRISIS_DANGERS, type DangerId } from '#contract/triage/dangers.ts';
import type { Gist } from '../alarms/gist.ts';
import type { RaisedFlag } from '../answer.ts';
import type { HeardAlarm } from '../dangers/hear-alarms.ts';
import { isReadInFull } from '../dangers/rests-on-little.ts';
import type { Stated } from '../findings/from-text.ts';
import type { Understanding } from '../understand.ts';

/** Of 405 emergencies that nobody had learnt from and that a flag named, the alarm reader heard each louder. */
const SILENT = 0.2;
const HARMLESS = 0.1;

/** The flags as they carry, and the dangers to ask for because of it: none where all carry in full. */
export function asHeard(
  flags: readonly RaisedFlag[],
  heard: readonly HeardAlarm[],
  gist: () => Gist,
  understood: Understanding,
): { flags: RaisedFlag[]; doubted: DangerId[] } {
  const grave = flags.filter(({ urgency }) => urgency >= 4);
  const doubted = [...new Set(grave.flatMap(({ danger }) => danger ?? []))];
  const isDoubtful =
    grave.length > 0 &&
    understood.taps.length === 0 &&
    grave.every((flag) => mayBeAsked(flag) && restsOnOnePhrase(flag, understood.stated)) &&
    heard.every(({ certainty }) => certainty < SILENT) &&
    !isReadInFull(understood) &&
    gist().grave < HARMLESS;
  if (!isDoubtful) return { flags: [...flags], doubted: [] };
  return { flags: flags.map((flag): RaisedFlag => (flag.urgency >= 4 ? { ...flag, urgency: 3 } : flag)), doubted };
}

/** Whoever was read to think of dying is believed. */
const mayBeAsked = ({ danger }: RaisedFlag): boolean => danger !== undefined && !CRISIS_DANGERS.includes(danger);

/** What was measured, is in the chart or was chosen has no words, and stands. */
function restsOnOnePhrase({ findings }: RaisedFlag, stated: ReadonlyMap<string, Stated>): boolean {
  const words = findings.map((id) => stated.get(id)?.words ?? '');
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
  return longest !== '' && words.every((one) => one !== '' && longest.includes(one));
}
