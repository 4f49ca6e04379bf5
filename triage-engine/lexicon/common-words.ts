// Words too common to find anything by: a phrase made of nothing else must stand in the text as it stands in the lexicon.

import { COLOURING } from '../text/little-words.ts';
import { stem } from '../text/stem.ts';
import { EVERYDAY } from './everyday-words.ts';

/** Everyday words that do name a part of the body or a complaint. */
const TELLING =
  'anxiety asleep back bath birth bite blood body brain breath burn cold cry die dizzy ear elbow eye face feed finger fluid foot hair hand ' +
  'head hear heart heat hurt ill illness joint knee leg lip lung memory mouth nail neck needle nerve nervous nose pain pale rash sad ' +
  'seizure shock sick skin sleep smell smoke smoker smoking soreness stomach stress sweet taste temperature thirsty tongue tooth toe urgent ' +
  'voice wake weak weakness weight wound drink drank eat stairs walk walking climb lift';
const telling = new Set(TELLING.split(' ').map(stem));

const COMMON: ReadonlySet<string> = new Set(
  [...EVERYDAY, ...COLOURING, 'no', 'not', 'can', 'day', 'hour', 'minute', 'week', 'month', 'year']
    .map(stem)
    .filter((one) => !telling.has(one)),
);

/** Words that name a class, not a finding: 'pain' of nothing is no finding. */
const UNTELLING = new Set(
  ['pain', 'swelling', 'red', 'difficulty', 'quick', 'better', 'eat', 'exertion', 'color', 'loss', 'period'].map(stem),
);

export const isCommon = (one: string): boolean => COMMON.has(one);
export const isUntelling = (one: string): boolean => UNTELLING.has(one);
