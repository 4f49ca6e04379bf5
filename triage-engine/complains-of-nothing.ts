// Whether nobody's health is complained of, although a word was read as if it were: "this traffic is a headache", a crop with
// jaundice, homework on the heart. Learnt as a whole. It is not decided but asked: whoever is ill says so with one tap, and is answered.
import { type DangerId, isCrisis } from '#contract/triage/dangers.ts';
import { isAnimalIll } from './alarms/animal-is-ill.ts';
import type { Gist } from './alarms/gist.ts';
import { speaksOfThings } from './alarms/read-shape.ts';
import type { RaisedFlag } from './answer.ts';
import { NOTHING_WEIGHTS } from './chance-of-nothing.generated.ts';
import { chanceOfNothing, isLongAgo, type Told } from './chance-of-nothing.ts';
import { type HeardAlarm, withoutReassurance } from './dangers/hear-alarms.ts';
import { shareRead } from './dangers/rests-on-little.ts';
import { phrasesIn } from './dangers/sounds-harmless.ts';
import { isReasonToAsk } from './reason-to-ask.ts';
import { isPlainStatement } from './text/plain-statement.ts';
import type { Understanding } from './understand.ts';

/** A reading, or being hurt by another, is meant as it is told where it is not as likely as this. */
const IF_NOT_MEANT = 0.4;
/** What sounds less like it, and tells nothing that was long ago, is a complaint in words that nobody has read. */
const HARDLY_AT_ALL = 0.012;
/** Said in a few words, which may be all of a complaint. */
const IN_FEW_WORDS = 0.35;
/** So many words below a flag are all of an emergency: 'the device in my heart gave me a shock'. */
const ALL_OF_IT = 9;
/** How surely it must sound like no complaint as a whole, beside what was read of an emergency. */
const OF_AN_ANIMAL = { grave: 0.2, other: 0.01 };
const VERY_LIKELY = 0.5;
const SURELY = 0.85;
const CERTAINLY = 0.95;
const OF_NOBODY = 0.01;
/** From here on an alarm was half heard, and from here on heard. */
const HALF_HEARD = 0.4;
const HEARD = 0.6;
const MORE_LIKELY = 0.2;
/** Of what is said for something else most words are of something else. */
const HALF_READ = 0.5;
const MOST_READ = 0.7;
/** More than these were not all read from one turn of speech. */
const FEW = 2;

/** Then there is no cause and no number, and the dangers that were read are asked for first. */
export function complainsOfNothing(...read: Parameters<typeof howItIsTold>): boolean {
  const told = howItIsTold(...read);
  return typeof told === 'boolean' ? told : chanceOfNothing(told) >= NOTHING_WEIGHTS.asked;
}

/** Whether it is surely no complaint, or surely one; and where neither is sure, what its chance depends on. */
export function howItIsTold(
  understood: Understanding,
  flags: readonly RaisedFlag[],
  heard: readonly HeardAlarm[],
  gist: () => Gist,
): boolean | Told {
  const { stated, taps } = understood;
  const text = withoutReassurance(understood.text).trim();
  const told = [...stated].flatMap(([id, { state, isMeasured, words }]) =>
    state === 'present' && !isMeasured && isReasonToAsk(id) ? [words] : [],
  );
  if (text === '' || taps.length > 0 || told.includes('')) return false;
  return weigh({ understood, text, told, flags, heard, gist });
}

type Read = {
  understood: Understanding;
  text: string;
  /** The words of what is a reason to ask. */
  told: readonly string[];
  flags: readonly RaisedFlag[];
  heard: readonly HeardAlarm[];
  gist: () => Gist;
};

/** An emergency that is all that was told is never doubted, nor what somebody plainly has; beside an emergency's flag it must be surer. */
function weigh(read: Read): boolean | Told {
  const { understood, text, told, flags, gist } = read;
  const isGrave = flags.some(({ urgency }) => urgency >= 4);
  const share = shareRead({ stated: understood.stated, text });
  if (!isCrisis(flags) && isAnimalIll(text))
    return gist().nothing >= (isGrave ? OF_AN_ANIMAL.grave : OF_AN_ANIMAL.other);
  if (share >= MOST_READ) return false;
  if (isCrisis(flags) || isMeasured(understood)) return !isGrave && gist().nothing >= IF_NOT_MEANT;
  if (told.some((words) => isToldPlainly(text, words)) && !isLongAgo(text)) return false;
  const isNamed = told.length === 0 && (flags.length > 0 || understood.mentions.own.length > 0);
  // 'I had typhoid as a child': it is over.
  const isOver = flags.length === 0 && (understood.mentions.now.length === 0 || isLongAgo(text));
  if (isNamed && SOMEBODY_HAS.test(text) && !isOver) return false;
  const lasts = understood.attributes.durationDays !== undefined;
  const least = flags.length > 0 ? leastBeside(read, isGrave) : leastOfRead(read, share >= HALF_READ || lasts);
  if (gist().nothing < least) return false;
  if (flags.length === 0 && gist().nothing >= OF_NOBODY && isOfNobody(read, isNamed)) return true;
  return { text, gist: gist(), isRead: told.length > 0, isNamed, lasts, share };
}

const isMeasured = ({ vitalsNow, attributes }: Understanding): boolean =>
  Object.keys(vitalsNow).length > 0 || attributes.painScore !== undefined;

/** A flag stands that its words are all of, or that somebody has; of an emergency it is doubted least. */
function leastBeside({ text, told, heard }: Read, isGrave: boolean): number {
  if (isPlainStatement(text)) return !isGrave && speaksOfThings(text) ? SURELY : Infinity;
  if (text.split(/\s+/).length <= ALL_OF_IT) return CERTAINLY;
  if (phrasesIn(told) > FEW) return SURELY;
  if (isGrave) return VERY_LIKELY;
  return heard.some(({ certainty }) => certainty >= HEARD) ? MORE_LIKELY : 0;
}

/** An illness that was only named, or one word that was read of a machine: nobody has it, unless an alarm was half heard. */
const isOfNobody = ({ text, told, heard }: Read, isNamed: boolean): boolean =>
  (isNamed || (phrasesIn(told) === 1 && speaksOfThings(text))) &&
  heard.every(({ certainty }) => certainty < HALF_HEARD);

/** Of what was read in many phrases, in a few words, in half of all, or with how long it lasts: most of it is a complaint. */
function leastOfRead({ text, told }: Read, isMostOfIt: boolean): number {
  if (phrasesIn(told) > FEW) return SURELY;
  if (isPlainStatement(text)) return IN_FEW_WORDS;
  if (told.length === 0) return isLongAgo(text) ? 0 : HARDLY_AT_ALL;
  return isMostOfIt ? IF_NOT_MEANT : 0;
}

/** Of a grave illness that was only named: it is somebody's. */
const SOMEBODY_HAS = /\b(?:i|he|she|my \w+)(?:'ve| have| has|(?:'m| am| is) having| got)\b|\bmujhe\b|मुझे/iu;

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
