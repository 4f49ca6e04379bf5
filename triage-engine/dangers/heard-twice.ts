// A case told in the third person, in words that the lexicon rates for today or later: where the alarm reader hears a danger in it and
// the whole sounds grave too, it is an emergency. Nobody can be asked: whoever tells it is not the one who is ill. It only raises.
import { CRISIS_DANGERS } from '#contract/triage/dangers.ts';
import type { Gist } from '../alarms/gist.ts';
import type { RaisedFlag } from '../answer.ts';
import type { Understanding } from '../understand.ts';
import { isCalm } from '../urgency/calm-readings.ts';
import { isInThirdPerson } from '../urgency/examined.ts';
import type { HeardAlarm } from './hear-alarms.ts';
import { raiseDangers } from './raise-dangers.ts';

/** Of 43 emergencies that were rated too low 35 come to both limits, of 211 harmless cases 3. */
const HEARD = 0.5;
const GRAVE = 0.9;
/** A note of fewer words at a desk tells too little to be weighed as a whole. */
const STORY_WORDS = 15;

/** The flag of the loudest danger; nothing where one of the readers hears none, or it was denied. */
export function heardTwice(
  understood: Understanding,
  heard: readonly HeardAlarm[],
  gist: () => Gist,
): RaisedFlag | undefined {
  const { text, taps } = understood;
  if (text.trim().split(/\s+/).length < STORY_WORDS || isCalm(understood)) return;
  const denied = taps.filter(({ state }) => state === 'absent').map(({ danger }) => danger);
  const loudest = heard.find(({ danger }) => !CRISIS_DANGERS.includes(danger));
  if (!loudest || loudest.certainty < HEARD || denied.includes(loudest.danger)) return;
  if (!isInThirdPerson(text) || gist().grave < GRAVE) return;
  // The hospital, not the ambulance: what was only heard calls none.
  return raiseDangers([], [{ danger: loudest.danger, certainty: 1 }]).map(
    (flag): RaisedFlag => ({ ...flag, urgency: 4 }),
  )[0];
}
