// Whether nobody's health is complained of, although a word was read as if it were: "this traffic is a headache", a crop with
// jaundice, homework on the heart. Learnt as a whole. It is not decided but asked: whoever is ill says so with one tap, and is answered.
import { type DangerId, isCrisis } from '#contract/triage/dangers.ts';
import { isAnimalIll } from './alarms/animal-is-ill.ts';
import type { Gist } from './alarms/gist.ts';
import { speaksOfThings } from './alarms/read-shape.ts';
import type { RaisedFlag } from './answer.ts';
import { type HeardAlarm, withoutReassurance } from './dangers/hear-alarms.ts';
import { shareRead } from './dangers/rests-on-little.ts';
import { phrasesIn } from './dangers/sounds-harmless.ts';
import { isReasonToAsk } from './reason-to-ask.ts';
import { isPlainStatement } from './text/plain-statement.ts';
import type { Understanding } from './understand.ts';

/** Of 795 complaints of levels 1 to 3 that it had not learnt from 5 come to one of these limits, of 402 emergencies none. */
const PERHAPS = 0.04;
/** Where it is of things and of nobody, or where an illness was only named; and where no finding was read. */
const OF_NOBODY = 0.01;
const NOTHING_READ = 0.012;
/** Said in a few words, which may be all of a complaint. */
const IN_FEW_WORDS = 0.35;
/** So many words below a flag are all of an emergency: 'the device in my heart gave me a shock'. */
const ALL_OF_IT = 9;
/** Where half of it was read, a reading was told, or somebody was hurt by another. */
const IF_NOT_MEANT = 0.4;
/** Where an alarm was half heard; where it was heard; and where the flag of an emergency is up. */
const LIKELY = 0.1;
const MORE_LIKELY = 0.2;
const VERY_LIKELY = 0.5;
const SURELY = 0.85;
const CERTAINLY = 0.95;
/** From here on an alarm was half heard, and from here on heard. */
const HALF_HEARD = 0.4;
const HEARD = 0.6;
/** Of what is said for something else most words are of something else: these shares of them were read. */
const PARTLY_READ = 0.25;
const HALF_READ = 0.5;
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
  const { stated, taps } = understood;
  const text = withoutReassurance(understood.text).trim();
  const told = [...stated].flatMap(([id, { state, isMeasured, words }]) =>
    state === 'present' && !isMeasured && isReasonToAsk(id) ? [words] : [],
  );
  return (
    text !== '' &&
    taps.length === 0 &&
    told.every((words) => words !== '') &&
    gist().nothing >= leastFor({ understood, text, told, flags, heard })
  );
}

type Read = {
  understood: Understanding;
  text: string;
  /** The words of what is a reason to ask. */
  told: readonly string[];
  flags: readonly RaisedFlag[];
  heard: readonly HeardAlarm[];
};

/** The more was read of an illness, the surer it must be; an emergency that is all that was told is never doubted. */
function leastFor(read: Read): number {
  const { understood, text, told, flags } = read;
  const isGrave = flags.some(({ urgency }) => urgency >= 4);
  const share = shareRead({ stated: understood.stated, text });
  if (!isCrisis(flags) && isAnimalIll(text)) return isGrave ? MORE_LIKELY : OF_NOBODY;
  if (share >= MOST_READ) return Infinity;
  if (isCrisis(flags) || isMeasured(understood)) return isGrave ? Infinity : IF_NOT_MEANT;
  if (told.some((words) => isToldPlainly(text, words))) return Infinity;
  const isNamed = told.length === 0 && (flags.length > 0 || understood.mentions.own.length > 0);
  // 'I had typhoid as a child': it is over.
  const isOver = flags.length === 0 && understood.mentions.now.length === 0;
  if (isNamed && SOMEBODY_HAS.test(text) && !isOver) return Infinity;
  if (flags.length > 0) return leastBeside(read, isGrave);
  if (phrasesIn(told) > FEW) return SURELY;
  if (isPlainStatement(text)) return IN_FEW_WORDS;
  if (share >= HALF_READ || isGoingOn(read)) return IF_NOT_MEANT;
  if (loudest(read) >= HALF_HEARD) return leastOfHeard(read);
  // Nothing was read at all: no cause could be named but a small trouble.
  if (told.length === 0 && understood.mentions.own.length === 0) return NOTHING_READ;
  if (told.length === 0 || (speaksOfThings(text) && phrasesIn(told) === 1)) return OF_NOBODY;
  return share >= PARTLY_READ || OF_OWN_BODY.test(text) ? LIKELY : PERHAPS;
}

/** 'Ab teen din se bukhar hai': told with how long it lasts. */
const isGoingOn = ({ understood, told }: Read): boolean =>
  told.length > 0 && understood.attributes.durationDays !== undefined;

const isMeasured = ({ vitalsNow, attributes }: Understanding): boolean =>
  Object.keys(vitalsNow).length > 0 || attributes.painScore !== undefined;

const loudest = ({ heard }: Read): number => Math.max(0, ...heard.map(({ certainty }) => certainty));

const leastOfHeard = (read: Read): number => (loudest(read) >= HEARD ? MORE_LIKELY : LIKELY);

/** A flag stands that its words are all of, or that somebody has; of an emergency it is doubted least. */
function leastBeside(read: Read, isGrave: boolean): number {
  const { text, told } = read;
  if (isPlainStatement(text)) return !isGrave && speaksOfThings(text) ? SURELY : Infinity;
  if (text.split(/\s+/).length <= ALL_OF_IT) return CERTAINLY;
  if (phrasesIn(told) > FEW) return SURELY;
  if (isGrave) return VERY_LIKELY;
  return loudest(read) >= HALF_HEARD ? leastOfHeard(read) : PERHAPS;
}

/** 'On my buttock', 'my left knee', 'I lose weight', 'hard to swallow': a body is spoken of, whatever else is. */
const OF_OWN_BODY =
  /\b(?:my|his|her) (?:\w+ )?(?:buttocks?|legs?|feet|foot|toes?|knees?|hips?|arms?|hands?|fingers?|shoulders?|necks?|throat|ears?|eyes?|nose|mouth|tongue|teeth|tooth|gums?|belly|tummy|stomach|chest|breasts?|back|skin|scalp|groin|bottom|testicles?|penis|vagina)\b|\b(?:i|he|she) (?:\w+ )?(?:loses?|lost|losing) (?:\w+ ){0,2}weight\b|\bto swallow\b/i;

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
