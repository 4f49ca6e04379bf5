// Whether nobody's health is complained of, although a word was read as if it were: "this traffic is a headache", a crop with
// jaundice, homework on the heart. Learnt as a whole, and used only where the lexicon rests on little.
import { type DangerId, isCrisis } from '#contract/triage/dangers.ts';
import type { Gist } from './alarms/gist.ts';
import type { RaisedFlag } from './answer.ts';
import { type HeardAlarm, withoutReassurance } from './dangers/hear-alarms.ts';
import { shareRead } from './dangers/rests-on-little.ts';
import { phrasesIn } from './dangers/sounds-harmless.ts';
import { isReasonToAsk } from './reason-to-ask.ts';
import { isPlainStatement } from './text/plain-statement.ts';
import type { Understanding } from './understand.ts';

/** Of 800 complaints that it had not learnt from none came to it, and three to half of it. */
const NOTHING = 0.35;
/** Where a flag is up, only what is surely no complaint makes a question of it. */
const SURELY_NOTHING = 0.85;
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
  const { stated, taps, vitalsNow, attributes } = understood;
  const text = withoutReassurance(understood.text).trim();
  const told = [...stated].filter(
    ([id, { state, isMeasured }]) => state === 'present' && !isMeasured && isReasonToAsk(id),
  );
  return (
    text !== '' &&
    taps.length === 0 &&
    Object.keys(vitalsNow).length === 0 &&
    attributes.painScore === undefined &&
    told.every(([, { words }]) => words !== '' && !isToldPlainly(text, words)) &&
    phrasesIn(told.map(([, { words }]) => words)) <= FEW &&
    heard.every(({ certainty }) => certainty < HALF_HEARD) &&
    !isCrisis(flags) &&
    shareRead({ stated, text }) < MOST_READ &&
    (flags.length === 0 || !isPlainStatement(text)) &&
    gist().nothing >= (flags.length === 0 ? NOTHING : SURELY_NOTHING)
  );
}

/** 'My son has …', 'medicine for …', 'mere bete ko …': somebody has it, whatever else is asked. */
const PLAINLY =
  /\b(?:(?:i|he|she|(?:my|our) (?:son|daughter|wife|husband|mother|father|mum|mom|dad|baby|child|kid|boy|girl|brother|sister|grand\w+|friend))(?:'ve| have| has|(?:'m| am|'s| is) having| got| feels?| (?:am|is) suffering from)|(?:medicine|tablets?|appointment|doctor|slot|cream|treatment) for|(?:mujhe|mummy|papa|maa|bet[aei]|bachh?e)(?: ko| ke| ka| ki| ka)?)(?: my| a| an| the| some| bad| little)?(?: \w+)?\s*$|(?:मुझे|माँ|मां|बेट[ेीा]|बच्च[ेीा]|पापा|मम्मी)(?:\s+(?:को|के|की|का))?\s*$/iu;
const CLOSE = 45;

function isToldPlainly(text: string, words: string): boolean {
  const from = text.toLowerCase().indexOf(words.toLowerCase());
  // The words of a finding may begin with whose it is.
  const last = from + Math.max(0, words.lastIndexOf(' ') + 1);
  return from >= 0 && [from, last].some((end) => PLAINLY.test(text.slice(Math.max(0, end - CLOSE), end)));
}

/** No flag is lost: its danger is asked for by name; where no sign stands for it, all signs are. */
export const dangersOf = (flags: readonly RaisedFlag[]): DangerId[] => [
  ...new Set(flags.flatMap(({ danger }) => danger ?? [])),
];
