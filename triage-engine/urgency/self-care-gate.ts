// Looking after oneself needs positive evidence: a trifle called by its name, or a known harmless pattern that explains all that
// was told; short, no flag, nobody at special risk.
import { FINDING_BY_ID } from '../knowledge/library.ts';
import type { Ranked } from '../ranking/rank.ts';
import { URGENCY } from '../ranking/tuning.ts';
import { chancesOf } from '../ranking/weigh-links.ts';
import { isTrifle } from '../trifles/is-trifle.ts';
import type { Understanding } from '../understand.ts';
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
  if (isForbidden(understood)) return { isAllowed: false, isHarmless: false };
  const first = ranked[0];
  if (first && mayLeadAtThisAge(understood, first.condition) && trifleTold(understood, ranked))
    return { isAllowed: true, isHarmless: true };
  const isAllowed =
    first !== undefined &&
    first.because.length > 0 &&
    (understood.attributes.durationDays ?? 0) <= LONG_DAYS &&
    !isHardlyRead(understood) &&
    isSafeAtHome(understood, first) &&
    explainsAll(understood, first);
  return { isAllowed, isHarmless: isAllowed && isHarmlessPattern(understood, ranked, first) };
}

/** What a harmless cause does not explain is no part of it, unless it was read from the same words as what it does. */
function explainsAll(understood: Understanding, { condition }: Ranked): boolean {
  const chances = chancesOf(condition);
  const told = complaintsOf(understood).map(([id, words]) => ({ id, span: spanOf(understood.text, words) }));
  const isExplained = (id: string) => (chances.get(id) ?? 0) > 0.05 || isTrifle(id) || BESIDE.has(id);
  const explained = told.filter(({ id }) => isExplained(id));
  return told.every((one) => isExplained(one.id) || explained.some(({ span }) => overlaps(span, one.span)));
}

/** Whatever it is. */
const isForbidden = (understood: Understanding): boolean =>
  (understood.attributes.painScore ?? 0) > MILD_PAIN ||
  understood.attributes.isGettingWorse === true ||
  isAtRisk(understood) ||
  saysMoreThanRead(understood);

/** Told of anything in the text, whatever span was read. */
const FOR_MONTHS =
  /\b(?:for|since|over|past|these) (?:\w+ ){0,3}(?:months?|years?)\b|\b(?:months|years) now\b|\b(?:mahin[eo]|maheen[eo]|saal(?:on|o)?) se\b|(?:महीने|महीनों|साल|सालों) से/i;
const A_SEASON = 90;
/** Common for long, and then looked at all the same. */
const NOT_FOR_MONTHS = new Set(['constipation', 'overeating', 'desk-strain', 'muscle-soreness', 'reflux', 'dyspepsia']);

function isSafeAtHome(understood: Understanding, { condition }: Ranked): boolean {
  if (levelOf(condition, understood.stated) > 1) return false;
  const { durationDays } = understood.attributes;
  const [, longest = 14] = condition.lasts ?? [];
  if ((longest < A_SEASON || NOT_FOR_MONTHS.has(condition.id)) && FOR_MONTHS.test(understood.text)) return false;
  return isOfSafeAge(understood, condition) && (durationDays === undefined || durationDays <= Math.max(longest, 14));
}

/** What may stand beside a trifle without making more of it. */
const BESIDE = new Set(
  (
    'fatigue runny-nose blocked-nose sneezing itching-all-over itchy-rash dry-skin rash belching ' +
    'symptoms-resolved-quickly weight-gain mouth-breathing'
  ).split(' '),
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
