// Whether nobody's health is complained of, although a word was read as if it were: "this traffic is a headache", a crop with
// jaundice, homework on the heart. Learnt as a whole, and used only where the lexicon rests on little.
import { type DangerId, isCrisis } from '#contract/triage/dangers.ts';
import type { Gist } from './alarms/gist.ts';
import type { RaisedFlag } from './answer.ts';
import { phrasesIn } from './dangers/sounds-harmless.ts';
import { shareRead } from './dangers/rests-on-little.ts';
import type { HeardAlarm } from './dangers/hear-alarms.ts';
import { isReasonToAsk } from './reason-to-ask.ts';
import type { Understanding } from './understand.ts';

/** Of 750 complaints that it had not learnt from, none came to a third of it. */
const NOTHING = 0.5;
/** Where a flag is up, only what is surely no complaint makes a question of it. */
const SURELY_NOTHING = 0.9;
/** From here on an alarm was half heard. */
const HALF_HEARD = 0.4;
/** Of what is said for something else most words are of something else. */
const MOST_READ = 0.7;
/** More than these were not all read from one turn of speech. */
const FEW = 2;

/** Then there is no cause and no number, and the dangers that were read are asked for first. */
export function complainsOfNothing(
  understood: Understanding,
  flags: readonly RaisedFlag[],
  heard: readonly HeardAlarm[],
  gist: () => Gist,
): boolean {
  const { stated, taps, vitalsNow, attributes, text } = understood;
  const told = [...stated].filter(([id, { state, isMeasured }]) => state === 'present' && !isMeasured && isReasonToAsk(id));
  return (
    text.trim() !== '' &&
    taps.length === 0 &&
    Object.keys(vitalsNow).length === 0 &&
    attributes.painScore === undefined &&
    told.every(([, { words }]) => words !== '') &&
    phrasesIn(told.map(([, { words }]) => words)) <= FEW &&
    heard.every(({ certainty }) => certainty < HALF_HEARD) &&
    !isCrisis(flags) &&
    shareRead(understood) < MOST_READ &&
    gist().nothing >= (flags.length === 0 ? NOTHING : SURELY_NOTHING)
  );
}

/** No flag is lost: its danger is asked for by name; where no sign stands for it, all signs are. */
export const dangersOf = (flags: readonly RaisedFlag[]): DangerId[] => [
  ...new Set(flags.flatMap(({ danger }) => danger ?? [])),
];
