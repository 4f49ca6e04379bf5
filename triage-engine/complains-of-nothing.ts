// Whether nobody's health is complained of, although a word was read as if it were: "this traffic is a headache", a crop with
// jaundice, homework on the heart. Learnt as a whole. It is not decided but asked: whoever is ill says so with one tap, and is answered.
import { type DangerId, isCrisis } from '#contract/triage/dangers.ts';
import type { Gist } from './alarms/gist.ts';
import { speaksOfThings } from './alarms/read-shape.ts';
import type { RaisedFlag } from './answer.ts';
import { type HeardAlarm, withoutReassurance } from './dangers/hear-alarms.ts';
import { shareRead } from './dangers/rests-on-little.ts';
import { phrasesIn } from './dangers/sounds-harmless.ts';
import { isReasonToAsk } from './reason-to-ask.ts';
import { isPlainStatement } from './text/plain-statement.ts';
import type { Understanding } from './understand.ts';

/** Of 600 complaints that it had not learnt from 15 came to it, and of 81 emergencies two, whose dangers are then asked for by name. */
const PERHAPS = 0.04;
/** Of 113 emergencies of other writers none came to it, with somebody named or not. */
const NAMES_NOBODY = 0.02;
/** Where it is of things and of nobody, or where an illness was only named. */
const OF_NOBODY = 0.01;
/** Where no finding was read. */
const NOTHING_READ = 0.1;
/** Said in a few words, which may be all of a complaint. */
const IN_FEW_WORDS = 0.35;
/** So many words below a flag are all of an emergency: 'the device in my heart gave me a shock'. */
const ALL_OF_IT = 9;
/** Where a flag is up; where an alarm was half heard; where the flag is of an emergency; and where more was read. */
const BESIDE_A_FLAG = 0.025;
const LIKELY = 0.1;
const VERY_LIKELY = 0.3;
const SURELY = 0.85;
const CERTAINLY = 0.95;
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
  const told = [...stated].flatMap(([id, { state, isMeasured, words }]) =>
    state === 'present' && !isMeasured && isReasonToAsk(id) ? [words] : [],
  );
  return (
    text !== '' &&
    taps.length === 0 &&
    Object.keys(vitalsNow).length === 0 &&
    attributes.painScore === undefined &&
    told.every((words) => words !== '' && !isToldPlainly(text, words)) &&
    !isCrisis(flags) &&
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

/** The more was read of an illness, the surer it must be. */
function leastFor(read: Read): number {
  const { understood, text, told, flags, heard } = read;
  if (shareRead({ stated: understood.stated, text }) >= MOST_READ) return Infinity;
  if (flags.length > 0) return leastBeside(read);
  if (phrasesIn(told) > FEW) return SURELY;
  if (isPlainStatement(text)) return IN_FEW_WORDS;
  if (heard.some(({ certainty }) => certainty >= HALF_HEARD)) return LIKELY;
  const isOfThings = speaksOfThings(text);
  // Nothing was read at all: no cause could be named but a small trouble.
  if (told.length === 0 && understood.mentions.own.length === 0) return isOfThings ? PERHAPS : NOTHING_READ;
  if (told.length === 0 || (isOfThings && phrasesIn(told) === 1)) return OF_NOBODY;
  if (OF_OWN_BODY.test(text)) return LIKELY;
  return SOMEBODY.test(text) ? PERHAPS : NAMES_NOBODY;
}

/** A flag stands that its words are all of, or that somebody has; of an emergency it is doubted least. */
function leastBeside({ text, told, flags }: Read): number {
  const isGrave = flags.some(({ urgency }) => urgency >= 4);
  if (isPlainStatement(text)) return !isGrave && speaksOfThings(text) ? SURELY : Infinity;
  if (text.split(/\s+/).length <= ALL_OF_IT) return CERTAINLY;
  if (told.length === 0 && SOMEBODY_HAS.test(text)) return Infinity;
  if (phrasesIn(told) > FEW) return SURELY;
  return isGrave ? VERY_LIKELY : BESIDE_A_FLAG;
}

/** Whose body it may be. */
const SOMEBODY =
  /\b(?:i|i'm|im|i've|ive|me|my|mine|he|she|his|her|him|we|our|us|baby|child|kid|son|daughter|wife|husband|mother|father|mum|mom|dad|mujhe|muje|mera|mere|meri|mai|main|hum|hame|hamar\w*|use|usko|uska|uski|inka|unka|unki|unko|bet[aei]|bachh?\w*|papa|mummy|maa|nani|dadi|dada|nana|bhai|behen)\b|मुझ|मेर|मैं|हम|उस|उन|इन|बेट|बच्च|माँ|पापा|मम्मी|दाद|नान|भाई|बहन|पति|पत्नी/iu;

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
