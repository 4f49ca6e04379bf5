// A stretch of Hindi → readings of findings, as the English reader gives them. English words in it are read by the English
// lexicon, and stand in the Hindi sentence: 'fever nahi hai'.
import type { Reading } from '#triage-engine/context/read-context.ts';
import { type Match, matchPhrases } from '#triage-engine/lexicon/match-phrases.ts';
import { narrowMatches } from '#triage-engine/lexicon/narrow-matches.ts';
import { withoutShadowed } from '#triage-engine/lexicon/shadowed.ts';
import { isKnown } from '#triage-engine/lexicon/vocabulary.ts';
import { readSentences } from '#triage-engine/text/read-words.ts';
import { isTrifle } from '#triage-engine/trifles/is-trifle.ts';
import { swallowedHindi } from './amounts.ts';
import { isLongStanding } from './attributes.ts';
import { deniedPlaces } from './denied.ts';
import { MAY_BE_HINDI, NEGATIONS, PARTS } from './little-words.ts';
import { matchHindi } from './match-hindi.ts';
import { normalForm, stemOf } from './normal-form.ts';
import { withoutOtherMeanings } from './other-meanings.ts';
import { pastPlaces } from './past.ts';
import { isHindiStem } from './phrase-book.ts';
import type { HindiWord } from './read-hindi-words.ts';
import { isAboutWriter, isRelative } from './relatives.ts';

const forms = (list: string): ReadonlySet<string> => new Set(list.split(' ').map(normalForm));

/** As in English: telling words in between, from which on a match is a guess. */
const FAR_APART = 1;

export function readHindi(text: string, words: HindiWord[], isForRelative: boolean): Reading[] {
  const hindi = [...matchHindi(words), ...swallowedHindi(words)];
  const english = englishMatches(text, words);
  const read = withoutSmallCuts(withoutOtherMeanings([...hindi, ...english], words), words);
  const all = withoutHidden(read.filter((match) => !deniesTrouble(match, words)));
  const told = new Set(all.flatMap(({ positions }) => positions));
  // A trifle is told with what is not there ('zukaam, bukhar nahi'): that stays denied.
  const claimed = new Set(all.filter(({ phrase }) => !isTrifle(phrase.id)).flatMap((one) => ownDenials(one, words)));
  const denied = deniedPlaces(words, told, claimed);
  const past = pastPlaces(words);
  const others = othersPlaces(words, isForRelative);
  const isLong = isLongStanding(words);
  return all.map((match): Reading => {
    const [first = 0, last = 0] = [match.positions[0], match.positions.at(-1)];
    return {
      match,
      words: text.slice(words[first]?.from, words[last]?.to),
      isDenied:
        ((denied[last] === true || denied[first] === true) &&
          !(isTrifle(match.phrase.id) && ownDenials(match, words).length > 0)) ||
        isDeniedInside(words, match) ||
        isUnwanted(words, last),
      isUnsure: isFeared(words, first, last),
      isOthers: others[first] === true,
      isPast: past[first] === true,
      isLongAgo: past[first] === true,
      isOver: past[first] === true,
      isLong,
      isLoose: match.gap > FAR_APART,
    };
  });
}

const ownDenials = ({ positions }: Match, words: HindiWord[]): number[] =>
  positions.filter((at) => NEGATIONS.has(words[at]?.form ?? ''));

/** 'Nigalne me koi pareshani nahi': the 'nahi' is of the trouble, and whoever has none swallows. */
const TROUBLE = forms('dikkat takleef problem pareshani mushkil trouble kathinai dard');
const deniesTrouble = (match: Match, words: HindiWord[]): boolean =>
  ownDenials(match, words).some(
    (at) => !match.positions.includes(at - 1) && !words[at]?.afterPause && TROUBLE.has(words[at - 1]?.form ?? ''),
  );

/** A bite is no cut, a sore mouth no burn: who takes the same words says which of the two is meant. */
const HIDES: [RegExp, ReadonlySet<string>][] = [
  [
    /^(mosquito-bites|insect-sting|animal-bite|snake-bite)$/,
    new Set(['wound', 'deep-cut', 'amputation', 'facial-injury']),
  ],
  [/^(nosebleed|gum-bleeding|blood-on-paper)$/, new Set(['bleeding-heavy', 'facial-injury', 'blood-in-stool'])],
  [/^(gum-bleeding|gums-brushing)$/, new Set(['coughing-blood'])],
  [/^soap-in-eye$/, new Set(['seizure'])],
  // 'Haath daba ke soya tha': it was lain on.
  [/^limb-asleep$/, new Set(['crush-injury', 'limb-injury', 'injury-recent'])],
  [/^mouth-ulcer$/, new Set(['blisters', 'mucosal-sores'])],
  [/^(coughing-blood|vomiting-blood)$/, new Set(['facial-injury'])],
  [/^hangnail$/, new Set(['burn-severe', 'skin-peeling'])],
  [/^teething-told$/, new Set(['tooth-knocked-out', 'cord-seen', 'amputation'])],
  // 'Delivery ke baad': it is over.
  [/^gave-birth-recently$/, new Set(['contractions'])],
  [/^(burnt-tongue|chilli-hands)$/, new Set(['burn', 'burn-severe', 'burn-face-hands'])],
];

/** 'Kaagaz se ungli kat gayi', 'ungli thodi si kat gayi': no finger is off. */
const SMALL_CUT = /kaga[zj]|paper_cut|(?:thod|halk|zar)[aie]_s[ai]_kat/;
const OFF: ReadonlySet<string> = new Set(['amputation']);
const isSmallCut = ({ id, stems }: Match['phrase']): boolean => id === 'small-cut' && SMALL_CUT.test(stems[0] ?? '');

/** 'Pyaaz kaat-te ungli kat gayi, khoon ruk gaya': people say of a finger that it is cut, not off, where they tell of a plaster or the kitchen. */
const OF_SMALL_CUT: ReadonlySet<string> = forms(
  'patti bandaid plaster haldi dettol fitkari dhoya dho dhokar chhota chhoti choti chota halka halki halke thodi thoda thodasa zara kagaz kaagaz parchi panne kitab pyaz sabzi sabji aloo bhindi tamatar lauki ruk ruka ruki boond lakeer chubhan',
);
const OF_A_LIMB: ReadonlySet<string> = forms(
  'alag latak lataki latka latki gir machine mashin thresher tractor aara gandasa gadasa kutti haddi fawara favvara bahut jor zyada poori puri aadhi train rail',
);
const PLAIN_CUT = /^(?:ungli|hath|pair|angutha)[_ ]kat/;

function withoutSmallCuts(matches: Match[], words: HindiWord[]): Match[] {
  const tells = (list: ReadonlySet<string>) => words.some(({ form }) => list.has(form));
  if (!tells(OF_SMALL_CUT) || tells(OF_A_LIMB)) return matches;
  return matches.filter(({ phrase: { id, stems } }) => !OFF.has(id) || !PLAIN_CUT.test(stems[0] ?? ''));
}

/** 'Chot ka neela nishan ab peela pad raha hai': a bruise fades to yellow. Yellow eyes and skin are told with the eyes and the skin. */
const FADES = /^(bruising-easily|table-bruise|bruise)$/;
const YELLOW = /^(jaundice|pale-skin)$/;
const isBruiseFading = (matches: Match[], { id, stems }: Match['phrase']): boolean =>
  YELLOW.test(id) &&
  !/\{(?:eye|skin|body|face|baby)\}|jaundice|pilia/.test(stems.join(' ')) &&
  matches.some(({ phrase }) => FADES.test(phrase.id));

function withoutHidden(all: Match[]): Match[] {
  const matches = all.filter(({ phrase }) => !isBruiseFading(all, phrase));
  const hiders = HIDES.flatMap(([who, hidden]) =>
    matches
      .filter(({ phrase }) => who.test(phrase.id))
      .map(({ positions }) => ({ positions: new Set(positions), hidden })),
  );
  for (const { phrase, positions } of matches)
    if (isSmallCut(phrase)) hiders.push({ positions: new Set(positions), hidden: OFF });
  if (hiders.length === 0) return matches;
  return matches.filter(
    ({ phrase, positions }) =>
      !hiders.some(
        ({ positions: taken, hidden }) => hidden.has(phrase.id) && positions.some((position) => taken.has(position)),
      ),
  );
}

/** Words of both languages that nobody would take for English here. */
const isForEnglish = ({ plain, stem, isLight }: HindiWord): boolean =>
  /^[a-z']+$/.test(plain) && !isLight && !MAY_BE_HINDI.has(plain) && (isKnown(plain) || !isHindiStem(stem));

function englishMatches(text: string, words: HindiWord[]): Match[] {
  const [from = 0, to = 0] = [words[0]?.from, words.at(-1)?.to];
  let rest = text.slice(from, to);
  for (const word of words) {
    if (isForEnglish(word) || /^\d/.test(word.plain)) continue;
    rest = rest.slice(0, word.from - from) + ' '.repeat(word.to - word.from) + rest.slice(word.to - from);
  }
  const positionOf = new Map(words.map((word, at) => [word.from - from, at]));
  return readSentences(rest).flatMap((sentence) => {
    const matches = matchPhrases(sentence);
    return withoutShadowed([...matches, ...narrowMatches(sentence, matches)]).map((match) => ({
      ...match,
      positions: match.positions.map((at) => positionOf.get(sentence.words[at]?.from ?? -1) ?? 0),
    }));
  });
}

/** 'Pasli nahi chal rahi': a 'nahi' between its words that is none of them. */
function isDeniedInside(words: HindiWord[], { positions, phrase }: Match): boolean {
  const [first = 0, last = 0] = [positions[0], positions.at(-1)];
  if (phrase.names !== 'finding') return false;
  for (let at = first + 1; at < last; at++) {
    const [word, before] = [words[at], words[at - 1]];
    if (!word || positions.includes(at) || !NEGATIONS.has(word.form) || word.form === 'na') continue;
    // 'Dard kam nahi ho raha': the word before it is what is denied.
    if (positions.includes(at - 1) || before?.isLight) return true;
  }
  return false;
}

/** 'Khud ko nuksan nahi pahunchana chahti', 'nuksan nahi pahunchaya'. */
function isUnwanted(words: HindiWord[], last: number): boolean {
  const next = words.slice(last + 1, last + 5);
  const pause = next.findIndex(({ afterPause }) => afterPause);
  const said = (pause < 0 ? next : next.slice(0, pause)).map(({ form }) => form);
  return said.includes('nahi') && said.some((form) => /^(chaht|chahiye|karung|karun|pahucha)/.test(form));
}

/** 'Kahin heart attack to nahi': feared, not told. */
function isFeared(words: HindiWord[], first: number, last: number): boolean {
  if (isVaccine(words, last)) return true;
  const before = words.slice(Math.max(0, first - 3), first).some(({ form }) => form === 'kahi');
  const after = words.slice(last + 1, last + 4).map(({ form }) => form);
  return before && after.includes('to') && after.includes('nahi');
}

/** 'Tetanus kab laga tha', 'polio ka tika'. */
const isVaccine = (words: HindiWord[], last: number): boolean =>
  /^(tetanus|polio|rabies|covid|tb|tetnus)$/.test(words[last]?.plain ?? '') &&
  words
    .slice(last + 1, last + 5)
    .some(({ form }) => /^(laga|lagva|lagvaya|tika|injekt|injektion|sui|vaksin)/.test(form));

/** Of a relative, where the writer tells of themselves elsewhere: 'papa ko heart attack aaya tha, mujhe khansi hai'. */
/** What somebody died of is nobody's complaint. Said with respect, and never of somebody who lies there now. */
const PASSED_AWAY: ReadonlySet<string> = new Set(
  'dehant swargwas nidhan'.split(' ').map((word) => stemOf(normalForm(word))),
);

function othersPlaces(words: HindiWord[], isForRelative: boolean): boolean[] {
  const others = words.map(() => false);
  const isOfWriter = !isForRelative && isAboutWriter(words);
  for (let from = 0; from < words.length; ) {
    const end = words.findIndex((word, at) => at > from && (word.afterPause || PARTS.has(word.form)));
    const to = end < 0 ? words.length : end;
    const clause = words.slice(from, to);
    const isOfRelative = isOfWriter && clause.some(({ form }) => isRelative(form)) && !isAboutWriter(clause);
    if (isOfRelative || clause.some(({ stem }) => PASSED_AWAY.has(stem))) others.fill(true, from, to);
    from = to;
  }
  return others;
}
