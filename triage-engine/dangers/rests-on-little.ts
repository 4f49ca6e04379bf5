// Whether an answer rests on little: few complaints were read, and most of the words were not.
import { narrowest } from '../explain.ts';
import { FINDING_BY_ID } from '../knowledge/library.ts';
import { COLOURING, SKIPPED } from '../text/little-words.ts';
import type { Understanding } from '../understand.ts';

/** At most so many complaints are little. */
const FEW = 2;
/** And less than this share of the words that could tell something was read. */
const SHARE_READ = 0.4;
/** From this share on the first reader has read what there is. */
const READ_IN_FULL = 0.5;
/** Said by so many who have something else that alone it tells next to nothing. */
const UNSPECIFIC = 0.03;
/** Who it is about, and that it hurts, tells nothing of what there is. */
const TELL_NOTHING = new Set(
  'man woman boy girl male female old aged mother father mum mom dad son daughter wife husband baby child pain'.split(
    ' ',
  ),
);

/** A pain that was measured, and is mild (CTAS 2016). */
const MILD_PAIN = 3;
/** What has lasted longer is no longer news. */
const LONG_DAYS = 30;

/** NICE NG143 (2021), green signs: a child that plays and eats is not asked for sepsis because of one mild complaint. */
const PLAYS =
  /\b(?:is |still )?(?:playing|running (?:a?round|about))\b|\beating (?:and drinking )?(?:well|fine|normally)\b|\bkhel (?:raha|rahi)\b|\bkhelt[ai]\b|खेल रह|खेलत|खेल-खा|खेल खा/i;

const NOT_PLAYING =
  /\b(?:not|n't|stopped|no longer|was|while|when|after) (?:\w+ ){0,2}(?:playing|running|eating)\b|\bnahi khel|खेल नह|नहीं खेल|khel nah/i;

/** That it is over, or that all else is well: whoever writes so has told how it is. */
const SAID_WELL =
  /\b(?:fine|normal|grand|okay|ok|well|alright|all right) (?:now|since|today|once|again|all along|in the morning|ever since)\b|\b(?:feel|feeling|felt) (?:perfectly |totally |completely |absolutely )?(?:fine|well|good|great|grand|ok|okay|normal)\b|\b(?:gone|went) (?:now|today|away|off|by (?:itself|morning|lunch)|right down|in (?:a |few )?\w+)\b|\bsettled\b|\beas(?:ing|ed)(?: off)?\b|\bbetter (?:today|now|already|since|than yesterday)\b|\bheal(?:ed|ing)\b|\bcleared (?:up|in|with)\b|\bfad(?:ed|ing)\b|\bstopped (?:by itself|after|on its own|within)\b|\bnothing since\b|\bnever again\b|\bwell (?:managed|controlled)\b|\bharmless\b|\b(?:drinking|eating|breathing|walking|urine|waterworks|passing urine|sleeping)(?: is| are)? (?:totally )?(?:fine|ok|okay|well|normal|normally|good)\b/i;
const NOT_WELL =
  /\b(?:not|never|no longer|hardly|don't|doesn't|didn't|isn't|wasn't|hasn't|haven't|was|were|until|but (?:now|today|tonight)) (?:\w+ ){0,2}(?:fine|normal|okay|ok|well|better|gone|settled|eas\w+|feel\w*|heal\w+|cleared|drinking|eating|breathing|walking)\b|\b(?:worse|worsening|suddenly|sudden|can ?not|can't|won't|cant|wont|today it|this time|different|new)\b/i;
/** What comes and goes may be the first of a stroke, of the heart or of a bleeding (NICE NG128): that it is gone makes it no trifle. */
const COMES_BACK =
  /\b(?:chest|heart|breath\w*|arms?|legs?|hands?|face|mouth|speech|speak\w*|talk\w*|slur\w*|numb\w*|weak\w*|heav\w+|sight|vision|see|saw|blind|double|faint\w*|black(?:ed)? ?out|pass(?:ed|es)? out|collaps\w*|fits?|seizures?|blood\w*|bleed\w*|bled|swallow\w*|pregnan\w*|newborn|testic\w*|balls?|stung|throat|tongue)\b/i;

type About = Pick<Understanding, 'stated' | 'text' | 'attributes' | 'isExamined'>;

export function restsOnLittle(about: About): boolean {
  const isMarked = about.text.trim() === '';
  // A questionnaire asks for its own dangers, and denies some. A place that is marked tells where it is, and nothing of what is not.
  if (about.isExamined || (isMarked && [...about.stated.values()].some(isDenied))) return false;
  const told = complaintsOf(about);
  if (
    told.length > FEW ||
    (about.attributes.painScore ?? 10) <= MILD_PAIN ||
    (about.attributes.durationDays ?? 0) > LONG_DAYS
  )
    return false;
  if (isMarked) return told.length > 0;
  if (told.length === 1 && PLAYS.test(about.text) && !NOT_PLAYING.test(about.text)) return false;
  if (SAID_WELL.test(about.text) && !NOT_WELL.test(about.text) && !COMES_BACK.test(about.text)) return false;
  if (told.length === 1 && isUnspecific(told[0] ?? '') && ![...about.stated.values()].some(isDenied)) return true;
  return shareRead(about) < SHARE_READ;
}

const isDenied = ({ state }: { state: string }) => state === 'absent';

const isUnspecific = (id: string) => (FINDING_BY_ID.get(id)?.leak ?? 0) >= UNSPECIFIC;

const complaintsOf = ({ stated }: Pick<About, 'stated'>): string[] =>
  narrowest([...stated].filter(([id, { state }]) => state === 'present' && !isBackground(id)).map(([id]) => id));

const isBackground = (id: string) => /^(history|medicine)$/.test(FINDING_BY_ID.get(id)?.kind ?? 'symptom');

/** What the lexicon read in full is not overruled by what only sounds like a danger: that is asked for. */
export const isReadInFull = (about: Pick<About, 'stated' | 'text'>): boolean => shareRead(about) >= READ_IN_FULL;

/** Little words of Hindi tell nothing either: where what was told is weighed against what was only half heard. */
const LITTLE_HINDI =
  /^(?:मुझे|मुझको|मेर[ाेी]|हमार[ाेी]|उस(?:े|का|की|के)|और|रहा|रही|रहे|हैं?|हूँ|हूं|गया|गई|गयी|गए|गईं|होता|होती|mujhe|mera|mere|meri|aur|hai|hain|raha|rahi|rahe|gaya|gayi|gai|mein)$/i;

export const withoutLittleHindi = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => !LITTLE_HINDI.test(word))
    .join(' ');

export const isToldInFull = (about: Pick<About, 'stated' | 'text'>): boolean =>
  shareRead(about, LITTLE_HINDI) >= READ_IN_FULL;

/** Of the words that could tell something, in any script; 1 where there are none. */
export function shareRead({ stated, text }: Pick<About, 'stated' | 'text'>, little = /^$/): number {
  const plain = text.toLowerCase();
  const quoted = [...stated.values()].flatMap(({ words }) => {
    const from = words ? plain.indexOf(words.toLowerCase()) : -1;
    return from < 0 ? [] : [{ from, to: from + words.length }];
  });
  const telling = [...plain.matchAll(/[\p{L}\p{M}]{3,}/gu)].filter(
    ([word]) => !SKIPPED.has(word) && !COLOURING.has(word) && !TELL_NOTHING.has(word) && !little.test(word),
  );
  if (telling.length === 0) return 1;
  const read = telling.filter(({ index }) => quoted.some(({ from, to }) => index >= from && index < to));
  return read.length / telling.length;
}
