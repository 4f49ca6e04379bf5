// Looking after oneself needs positive evidence: a trifle called by its name, or a known harmless pattern that explains all that
// was told; short, no flag, nobody at special risk.
import { FINDING_BY_ID } from '../knowledge/library.ts';
import type { Ranked } from '../ranking/rank.ts';
import { URGENCY } from '../ranking/tuning.ts';
import { chancesOf } from '../ranking/weigh-links.ts';
import { isTrifle } from '../trifles/is-trifle.ts';
import { TORN } from '../trifles/telling-words.ts';
import type { Understanding } from '../understand.ts';
import { levelWhenExamined, longestAtHome } from './examined.ts';
import { levelOf } from './level-of.ts';
import { isOfSafeAge, mayLeadAtThisAge, OF_BABIES } from './safe-age.ts';
import { isSaidMildly } from './said-mildly.ts';
import { isAtRisk, isComplaint, isHardlyRead, saysMoreThanRead } from './self-care-vetoes.ts';
import { urgencyShares } from './urgency-shares.ts';

/** A story of so many words may be told around a trifle. */
const LONG_STORY = 34;

/** What nobody calls a trifle and lasts longer than three weeks is looked at. */
const LONG_DAYS = 21;
/** A pain that was measured, and is mild (CTAS 2016). */
const MILD_PAIN = 3;

/** `isAllowed`: nothing about the person or the complaint forbids it. `isHarmless`: what was told is harmless by all we know. */
export function selfCareGate(
  understood: Understanding,
  ranked: readonly Ranked[],
): { isAllowed: boolean; isHarmless: boolean } {
  if (forbidsSelfCare(understood)) return { isAllowed: false, isHarmless: false };
  // Its age, its days and its words were looked at before.
  if (understood.isToldLikeTrifle) return { isAllowed: true, isHarmless: true };
  const first = ranked[0];
  if (first && mayLeadAtThisAge(understood, first.condition) && trifleTold(understood, ranked))
    return { isAllowed: true, isHarmless: true };
  if (understood.isExamined) {
    const isHarmless = isExaminedAndHarmless(understood, ranked);
    return { isAllowed: isHarmless, isHarmless };
  }
  const isAllowed = first !== undefined && isKnownPattern(understood, first);
  return { isAllowed, isHarmless: isAllowed && isHarmlessPattern(understood, ranked, first) };
}

const isKnownPattern = (understood: Understanding, one: Ranked): boolean =>
  one.because.length > 0 &&
  ((understood.attributes.durationDays ?? 0) <= LONG_DAYS ||
    (understood.isExamined === true && MAY_LAST.has(one.condition.id))) &&
  !isHardlyRead(understood) &&
  isSafeAtHome(understood, one) &&
  explainsAll(understood, one);

/** Of the skin and the nose, known for what they are: no doctor is needed for weeks (NHS pages on each, 2023). */
const MAY_LAST = new Set(
  'warts molluscum corns-callus acne atopic-eczema seborrhoeic-dermatitis contact-dermatitis tinea-pedis allergic-rhinitis'.split(
    ' ',
  ),
);
/** Among so many first causes. */
const AMONG = 4;
/** Being sick is said of a hundred illnesses: who drinks and keeps it down needs no doctor (NHS diarrhoea and vomiting, 2023). */
const BELLY_LEAD = 0.5;
const DRINKS =
  /\b(?:drink(?:s|ing)|sip(?:s|ping)|keep(?:s|ing) (?:\w+ )?(?:fluids|water|them|it|sips) down|wet nappies|pass(?:es|ing) (?:\w+ )?urine|urinates)\b/i;

const isUpsetBelly = ({ text }: Understanding, first: Ranked | undefined): boolean =>
  /^(?:viral-gastroenteritis|simple-vomiting|motion-sickness)$/.test(first?.condition.id ?? '') && DRINKS.test(text);

/** Of the first one's share. */
const LIKELY = 0.35;
const EXAMINED_LEAD = 1.5;

/** Somebody looked: one of the first causes is harmless and explains all, and together the harmless ones lead what is not. */
function isExaminedAndHarmless(understood: Understanding, ranked: readonly Ranked[]): boolean {
  const shares = urgencyShares(ranked);
  const isLikely = (index: number) => (shares[index] ?? 0) >= LIKELY * (shares[0] ?? 1);
  if (!ranked.slice(0, AMONG).some((one, index) => isLikely(index) && isKnownPattern(understood, one))) return false;
  const sums = [0, 0, 0, 0, 0, 0];
  for (const [index, { condition, because }] of ranked.entries()) {
    if (!because.some((id) => id !== OVER)) continue;
    const level = levelWhenExamined(levelOf(condition, understood.stated), condition.id, understood);
    sums[level] = (sums[level] ?? 0) + (shares[index] ?? 0);
  }
  const [, home = 0, days = 0, today = 0, hospital = 0, ambulance = 0] = sums;
  const grave = hospital + ambulance;
  const all = home + days + today + grave;
  const lead = isUpsetBelly(understood, ranked[0]) ? BELLY_LEAD : EXAMINED_LEAD;
  return home >= lead * (days + today + grave) && grave <= URGENCY.harmlessGrave * all;
}

/** What a harmless cause does not explain is no part of it, unless it was read from the same words as what it does. */
function explainsAll(understood: Understanding, { condition }: Ranked): boolean {
  const chances = chancesOf(condition);
  const told = complaintsOf(understood).map(([id, words]) => ({ id, span: spanOf(understood.text, words) }));
  const isExplained = (id: string) =>
    (chances.get(id) ?? 0) > 0.05 ||
    isTrifle(id) ||
    BESIDE.has(id) ||
    (understood.isExamined === true && BESIDE_A_COLD.has(id));
  const explained = told.filter(({ id }) => isExplained(id));
  return told.every((one) => isExplained(one.id) || explained.some(({ span }) => overlaps(span, one.span)));
}

/** Whatever it is. */
export const forbidsSelfCare = (understood: Understanding): boolean =>
  (understood.attributes.painScore ?? 0) > MILD_PAIN ||
  understood.attributes.isGettingWorse === true ||
  isAtRisk(understood) ||
  TORN.test(understood.text) ||
  saysMoreThanRead(understood);

/** Told of anything in the text, whatever span was read. */
const FOR_MONTHS =
  /\b(?!these an? )(?:for|since|from|over|past|these) (?:\w+ ){0,3}(?:mu?o?nths?|years?|yeers?|yrs)\b(?! end| old)|\bsince (?:easter|christmas|diwali|holi|last (?:year|summer|winter))\b|\b(?:months|munths|years|yeers) now\b|\b(?:mahin\w*|maheen\w*|saal(?:on|o)?|baras\w*) (?:se|ho gay\w*|hogay\w*|hue)\b|(?:महीने|महीनों|महीना|साल|सालों|बरस|बरसों) (?:से|हो ग|हुए)/i;
export const isToldForMonths = (text: string): boolean => FOR_MONTHS.test(text);
const A_SEASON = 90;
/** Common for long, and then looked at all the same. */
const NOT_FOR_MONTHS = new Set(['constipation', 'overeating', 'desk-strain', 'muscle-soreness', 'reflux', 'dyspepsia']);

function isSafeAtHome(understood: Understanding, { condition }: Ranked): boolean {
  if (levelWhenExamined(levelOf(condition, understood.stated), condition.id, understood) > 1) return false;
  const { durationDays } = understood.attributes;
  const [, longest = 14] = condition.lasts ?? [];
  if ((longest < A_SEASON || NOT_FOR_MONTHS.has(condition.id)) && isToldForMonths(understood.text)) return false;
  return isOfSafeAge(understood, condition) && (durationDays === undefined || durationDays <= longestAtHome(condition));
}

/** What may stand beside a trifle without making more of it. */
const BESIDE = new Set(
  (
    'fatigue runny-nose blocked-nose sneezing itching-all-over itchy-rash dry-skin rash belching ' +
    'symptoms-resolved-quickly weight-gain mouth-breathing'
  ).split(' '),
);
/** And beside a harmless illness where somebody looked. */
const BESIDE_A_COLD = new Set(
  'muscle-pain headache fever malaise loss-of-appetite hot-flushes pale-skin sleep-poor thirst swollen-glands limp loss-of-smell bruise'.split(
    ' ',
  ),
);
/** From this chance on a trifle is what a condition is called by. */
const CALLED = 0.6;

/** A trifle is called by its name, it is safe at home in this person, and nothing was told that it does not explain. */
function trifleTold(understood: Understanding, ranked: readonly Ranked[]): Ranked | undefined {
  const told = [...understood.stated].filter(([id, { state }]) => state === 'present' && isTrifle(id));
  if (told.length === 0 || isHardlyRead(understood, LONG_STORY)) return;
  const own = told.map(([, { words }]) => spanOf(understood.text, words)).filter(({ from, to }) => to - from <= NARROW);
  return ranked.find((one) => {
    const chances = chancesOf(one.condition);
    if (!told.some(([id]) => (chances.get(id) ?? 0) >= CALLED) || !isSafeAtHome(understood, one)) return false;
    const isOfUnknownBaby = OF_BABIES.has(one.condition.id) && understood.who.ageYears === undefined;
    if (!isOfUnknownBaby && !leadsBy(understood, ranked, { lead: 1, first: ranked.indexOf(one), isTold: true }))
      return false;
    return complaintsOf(understood).every(
      ([id, words]) =>
        (chances.get(id) ?? 0) > 0.05 ||
        isTrifle(id) ||
        BESIDE.has(id) ||
        own.some((span) => holds(span, spanOf(understood.text, words))),
    );
  });
}

const complaintsOf = ({ stated }: Understanding): [string, string][] =>
  [...stated].flatMap(([id, { state, words }]): [string, string][] =>
    state === 'present' && isComplaint(id) ? [[id, words]] : [],
  );

/** Letters within which a trifle's words mean the trifle and nothing else. */
const NARROW = 32;

type Span = { from: number; to: number };

function spanOf(text: string, words: string): Span {
  const from = words ? text.toLowerCase().indexOf(words.toLowerCase()) : -1;
  return from < 0 ? { from: -1, to: -1 } : { from, to: from + words.length };
}

const overlaps = (one: Span, other: Span): boolean => one.from >= 0 && other.from < one.to && one.from < other.to;

const holds = (one: Span, other: Span): boolean => one.from >= 0 && other.from >= one.from && other.to <= one.to;

/** A harmless condition that leads, explains every complaint, with nothing that needs a doctor near it. */
function isHarmlessPattern(understood: Understanding, ranked: readonly Ranked[], first: Ranked): boolean {
  const chances = chancesOf(first.condition);
  const present = [...understood.stated].filter(([, { state }]) => state === 'present').map(([id]) => id);
  // What one met with is the complaint where the condition is made of it: the sun of a sunburn, the sting.
  const complaints = present.filter((id) => isComplaint(id) || (chances.get(id) ?? 0) >= CARDINAL);
  if (!complaints.every((id) => (chances.get(id) ?? 0) > 0.05)) return false;
  const isMild = isSaidMildly(understood);
  // One word that half of all people say proves nothing: 'dizzy' alone, a headache alone.
  const isTelling =
    complaints.length > 1 ||
    complaints.some((id) => (FINDING_BY_ID.get(id)?.leak ?? 1) <= (isMild ? 0.1 : 0.02)) ||
    understood.mentions.now.includes(first.condition.id);
  return isTelling && leadsBy(understood, ranked, { lead: isMild ? 1 : URGENCY.harmlessLead, first: 0 });
}

const CARDINAL = 0.8;

const A_DAYS_WAIT = 0.4;
/** 'Now it is fine' speaks for a trifle that is over as for a warning that passed; beside a trifle by name it is the trifle's. */
const OVER = 'symptoms-resolved-quickly';

/** By how much what is harmless leads all that is not, with little that is grave beside it; of what something told speaks for. */
function leadsBy(
  understood: Understanding,
  ranked: readonly Ranked[],
  { lead, first, isTold = false }: { lead: number; first: number; isTold?: boolean },
): boolean {
  const shares = urgencyShares(ranked);
  const levels = ranked.map(({ condition }) => levelOf(condition, understood.stated));
  // Beside a trifle by name only what something told speaks for is weighed, not the long tail of all there is.
  const isMeant = (index: number) => !isTold || (ranked[index]?.because.some((id) => id !== OVER) ?? false);
  // What could wait for days may come near a trifle that was called by its name.
  const near = shares.map((share, index) => {
    const level = levels[index] ?? 1;
    return level > 1 && isMeant(index) ? share * (isTold && level === 2 ? A_DAYS_WAIT : 1) : 0;
  });
  const nearest = Math.max(0, ...near);
  const sum = (isCounted: (index: number) => boolean) =>
    shares.reduce((total, share, index) => total + (isMeant(index) && isCounted(index) ? share : 0), 0);
  const grave = sum((index) => (levels[index] ?? 1) >= 4);
  return (shares[first] ?? 0) >= lead * nearest && grave <= URGENCY.harmlessGrave * sum(() => true);
}
