// How far a flag carries that rests on one phrase, in a text that sounds harmless to both learnt readers: "passed out on the
// sofa after the party". It stays, and its danger is asked for before anybody is sent to hospital because of a turn of speech.
import { CRISIS_DANGERS, type DangerId } from '#contract/triage/dangers.ts';
import type { RaisedFlag } from '../answer.ts';
import { mayBeDoubted, mayFlagBeDoubted, phrasesIn, type Sound } from '../dangers/sounds-harmless.ts';
import type { Stated } from '../findings/from-text.ts';
import { hangingPart } from '../findings/settle-hanging.ts';
import type { Understanding } from '../understand.ts';

/** Told in more phrases than these it is no turn of speech. */
const MOST_PHRASES: Record<Sound, number> = {
  open: 0,
  'told in full': 0,
  harmless: 1,
  'a trifle': 2,
  'surely a trifle': 3,
};

/** A turn of speech is of one danger, hardly of two. */
const MOST_DANGERS = 2;

/** The flags as they carry, and the dangers to ask for because of it: none where all carry in full. */
export function asHeard(
  flags: readonly RaisedFlag[],
  sound: () => Sound,
  understood: Understanding,
  isUnlikely: () => boolean,
): { flags: readonly RaisedFlag[]; doubted: DangerId[] } {
  const grave = flags.filter(({ urgency }) => urgency >= 4);
  const doubted = [...new Set(grave.flatMap((flag) => askedFor(flag) ?? []))];
  const { stated } = understood;
  // A burn is seen: its place and blisters are believed where nothing is said to be well (NHS burns and scalds, 2022).
  const isDoubtful =
    doubted.length > 0 &&
    doubted.length <= MOST_DANGERS &&
    (mayFlagBeDoubted(understood, sound, isUnlikely) || isWashedOut(grave, understood.text)) &&
    hangingPart(understood.text) === undefined &&
    (!doubted.includes('burn') || mayBeDoubted(understood, sound)) &&
    grave.every((flag) => mayBeAsked(flag, sound()) && phrasesOf(flag, stated) < Number.POSITIVE_INFINITY) &&
    (isWashedOut(grave, understood.text) ||
      isUnlikely() ||
      grave.every((flag) => phrasesOf(flag, stated) <= MOST_PHRASES[sound()]));
  if (!isDoubtful) return { flags, doubted: [] };
  return { flags: flags.map((flag): RaisedFlag => (flag.urgency >= 4 ? { ...flag, urgency: 3 } : flag)), doubted };
}

/** Chilli, soap or a swimming bath in an eye that was rinsed and sees as before: whether it is hurt is asked (NHS eye injuries, 2023). */
const isWashedOut = (grave: readonly RaisedFlag[], text: string): boolean =>
  grave.every(({ id }) => id === 'eye-chemical') &&
  OF_THE_KITCHEN.test(text) &&
  WASHED.test(text) &&
  SEES.test(text) &&
  !SEES_LESS.test(text);
const OF_THE_KITCHEN =
  /\b(?:chill?i(?:e?s)?|mirchi?|pepper|onions?|pyaa?z|soap|sabun|shampoo|shower gel|sun ?(?:cream|screen)|chlorine|swimming|pool|colou?r powder|gulal|holi)\b|मिर्च|प्याज़?|साबुन|शैम्पू|गुलाल|होली/iu;
const SEES_LESS =
  /\b(?:blur\w*|dhundh?l\w*|hazy|double|swollen|sooj\w*|suj\w*|not|can'?t|cannot|nahi|nhi|still|phir bhi|abhi bhi)\b|धुंध|नहीं|सूज|अभी भी|फिर भी/iu;
const WASHED = /\b(?:rins|wash|dho)\w*|\bflushed\b|धो/iu;
const SEES =
  /\b(?:vision|sight|seeing|see|sees|dikh\w*) (?:\w+ )?(?:clear|fine|ok|okay|normal|well|saaf|theek|thik|sab|raha|rahi)\b|\bclear(?:ly)? (?:vision|dikh\w*)\b|\b(?:ab|now) (?:\w+ )?(?:fine|sahi|theek|thik|clear|gone)\b|दिख(?:ता|ाई)? ?(?:सब|साफ|रहा|ठीक)|साफ दिख|अब ठीक/iu;

/** Of an illness that was only named. */
const OF_NAMED: Record<string, DangerId> = {
  'named-heart-attack': 'chest-pain',
  'named-cardiac-arrest': 'unconscious',
  'named-subarachnoid-haemorrhage': 'headache',
  'named-meningitis': 'meningitis',
  'named-sepsis': 'sepsis',
  'named-tetanus': 'fit',
  'named-drowning': 'breath',
  'named-anaphylaxis': 'allergy',
  'named-heat-stroke': 'heat',
};

const askedFor = ({ id, danger }: RaisedFlag): DangerId | undefined => danger ?? OF_NAMED[id];

/** Who is well at first is in danger all the same: after poison, after a warning of a stroke (NICE NG128), a numb seat (NICE CKS cauda equina), a child in the womb. */
const WELL_AT_FIRST: readonly DangerId[] = ['overdose', 'poison', 'stroke', 'spine', 'pregnancy', 'birth', 'baby'];

/** Whoever was read to think of dying is believed, unless it is surely a trifle: 'chheenk chheenk ke mar jaungi'. */
const mayBeAsked = (flag: RaisedFlag, sound: Sound): boolean => {
  const danger = askedFor(flag);
  if (danger === undefined || WELL_AT_FIRST.includes(danger)) return false;
  return sound === 'surely a trifle' || !CRISIS_DANGERS.includes(danger);
};

/** Told apart by their words, one within another is the same. What was measured, heard, chosen or is in the chart has none. */
function phrasesOf({ id, findings }: RaisedFlag, stated: ReadonlyMap<string, Stated>): number {
  if (id in OF_NAMED) return 1;
  const words = findings.map((id) => stated.get(id)?.words ?? '');
  if (words.length === 0 || words.includes('')) return Number.POSITIVE_INFINITY;
  return phrasesIn(words);
}
