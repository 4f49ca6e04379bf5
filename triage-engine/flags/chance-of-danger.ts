// How likely it is that a flag of an emergency means one, by how the whole sounds to both learnt readers and how much was read. The
// weights are fitted by npm run triage:chances to cases that no reader has learnt from.
import type { Gist } from '../alarms/gist.ts';
import type { RaisedFlag } from '../answer.ts';
import { chanceOf, oddsOf } from '../chance-of-nothing.ts';
import type { HeardAlarm } from '../dangers/hear-alarms.ts';
import type { Understanding } from '../understand.ts';
import { DANGER_WEIGHTS } from './chance-of-danger.generated.ts';

export type Flagged = {
  understood: Pick<Understanding, 'text' | 'stated' | 'taps' | 'vitalsNow'>;
  flags: readonly RaisedFlag[];
  heard: readonly HeardAlarm[];
  gist: () => Gist;
};

export const SIGNS_OF_DANGER = ['trifle', 'grave', 'alarm', 'words', 'flags', 'ambulance', 'findings'] as const;

const MOST_FLAGS = 4;

/** In the order of their names. */
export function signsOfDanger({ understood: { text, stated }, flags, heard, gist }: Flagged): number[] {
  const grave = flags.filter(({ urgency }) => urgency >= 4);
  return [
    oddsOf(gist().trifle),
    oddsOf(gist().grave),
    Math.max(0, ...heard.map(({ certainty }) => certainty)),
    Math.log(text.trim().split(/\s+/).length),
    Math.min(MOST_FLAGS, grave.length),
    Number(grave.some(({ urgency }) => urgency === 5)),
    [...stated].filter(([, { state }]) => state === 'present').length,
  ];
}

/** So many words below a flag are all of an emergency: 'about 40 bee stings on my back and face'. */
const ALL_OF_IT = 9;

/** What was measured, answered or told in a few words is never so. */
export function isUnlikely(flagged: Flagged): boolean {
  const { text, taps, vitalsNow } = flagged.understood;
  if (text.trim().split(/\s+/).length <= ALL_OF_IT || taps.length > 0 || Object.keys(vitalsNow).length > 0)
    return false;
  const { bias, weights, doubted } = DANGER_WEIGHTS;
  const odds = signsOfDanger(flagged).reduce((sum, sign, index) => sum + sign * (weights[index] ?? 0), bias);
  return chanceOf(odds) < doubted;
}
