// What getting worse looks like: signs of the likeliest causes, each at its level, none twice, and none that was told already.
import { signsOfSmallChild } from '#contract/readings/small-child-signs.ts';
import { WHILE_WAITING } from '#contract/triage/worse-anyway.ts';
import { mayBeMeant } from './dangers/may-be-meant.ts';
import { narrowest } from './explain.ts';
import { SIGNS_OF_SOME, withParents } from './knowledge/library.ts';
import type { Condition, Urgency, Whom } from './knowledge/shape.ts';
import { isSmallChild } from './next-steps.ts';
import { daysIn } from './text/days-in.ts';
import { readInput, type Understanding } from './understand.ts';

export type WorseSigns = {
  /** For a doctor, best the same day. */
  worse: string[];
  /** For the emergency number. */
  worseNow: string[];
};

type About = Pick<Understanding, 'stated' | 'who' | 'attributes' | 'text'>;

const CAUSES = 3;
const MOST = { worse: 3, worseNow: 6 };

/** A small child shows other signs than an adult: they come first, and of the causes only the first one's. */
export function worseSigns(urgency: Urgency, causes: readonly Condition[], about: About): WorseSigns {
  if (causes.length === 0) return { worse: [], worseNow: [] };
  if (urgency === 5) return { worse: [], worseNow: [...WHILE_WAITING] };
  const isSmall = isSmallChild(about.who);
  const told = causes.slice(0, isSmall ? 1 : CAUSES);
  const child = isSmall ? signsOfSmallChild(about.who.ageYears) : [];
  const open = (signs: readonly string[]) => signs.filter((sign) => mayCome(sign, about) && !isTold(sign, about));
  const worseNow = once([...child, ...open(told.flatMap((one) => one.worseNow))]).slice(
    0,
    child.length + MOST.worseNow,
  );
  const worse = once(open(told.flatMap((one) => one.worse)), worseNow).slice(0, MOST.worse);
  return { worse, worseNow };
}

/** Whom a sign is about, where it is about some people only. */
const PERSON_OF: ReadonlyMap<string, Whom> = new Map(
  SIGNS_OF_SOME.flatMap(({ person, signs }) => signs.map((sign) => [sign, person] as const)),
);

function mayCome(sign: string, { who, text }: About): boolean {
  const person = PERSON_OF.get(sign);
  if (!person) return true;
  // Whoever is told to be pregnant needs no telling.
  if (who.pregnant && SAYS_PREGNANT.test(sign)) return false;
  // Who tells no age, and of no child, is taken for an adult.
  const isAgeKnown = who.ageYears !== undefined || who.ageMonths !== undefined;
  if (!isAgeKnown && isOfChild(person) && !TELLS_OF_CHILD.test(text)) return false;
  return mayBeMeant(person, who);
}

const ADULT_YEARS = 16;
const isOfChild = ({ ageUnder, ageUnderMonths }: Whom): boolean =>
  ageUnderMonths !== undefined || (ageUnder !== undefined && ageUnder <= ADULT_YEARS);
const TELLS_OF_CHILD =
  /\b(?:child|kid|son|daughter|baby|boy|girl|toddler|infant|newborn|grandson|granddaughter|bach?ch?[aei]|bet[aei]|munn[ai])\b|बच्च|बेट|मुन्न/i;
const SAYS_PREGNANT = /\bpregnan/i;

/** Whoever said "since yesterday" is not told to watch for five hours of pain, and whoever has fever not for fever. */
function isTold(sign: string, { stated, attributes }: About): boolean {
  const { findings, isAll, days } = meaningOf(sign);
  const isThere = findings.every((id) => stated.get(id)?.state === 'present');
  if (days === undefined) return isAll && isThere;
  return isThere && (findings.length > 0 || OF_WHOLE.test(sign)) && (attributes.durationDays ?? 0) >= days;
}

/** "It lasts over a week" speaks of the complaint as a whole. */
const OF_WHOLE = /^(?:it|no better|not better)\b/i;

/** Without what stands there already, or among `graver`, in other words; of two, the wider is said. */
function once(signs: readonly string[], graver: readonly string[] = []): string[] {
  const open = [...new Set(signs)].filter((sign) => !graver.some((one) => covers(one, sign)));
  return open.filter((sign, at) =>
    open.every((one, other) => one === sign || !covers(one, sign) || (covers(sign, one) && other > at)),
  );
}

/** "Breathlessness" covers "breathlessness at rest", and "trouble breathing or swallowing" covers "trouble breathing". */
function covers(wide: string, narrow: string): boolean {
  if (wide === narrow) return true;
  const [one, other] = [meaningOf(wide), meaningOf(narrow)];
  if (isOfGutBlood(one) && isAnyGutBlood(other)) return true;
  if (SEVERAL.test(wide) && ` ${narrow.toLowerCase()} `.includes(` ${wide.toLowerCase()} `)) return true;
  if (!one.isAll || one.days !== undefined || other.findings.length === 0) return false;
  if (!other.isAll && other.days === undefined) return false;
  if (one.findings.length > 1 && !/ or /.test(wide)) return sameSet(one.findings, other.findings);
  return other.findings.every((id) => withParents(id).some((parent) => one.findings.includes(parent)));
}

/** "Blood in vomit or stool" covers "vomiting blood" and "blood in the stool"; black stools look like none. */
const GUT_BLOOD = ['vomiting-blood', 'blood-in-stool'];
const isOfGutBlood = ({ findings }: Meaning) => GUT_BLOOD.every((id) => findings.includes(id));
const isAnyGutBlood = ({ findings }: Meaning) => findings.length === 1 && GUT_BLOOD.includes(findings[0] ?? '');

/** "Severe headache" is within "a sudden severe headache"; "pain" within "chest pain" says nothing of it. */
const SEVERAL = /\w \w/;

const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));

/** `isAll`: the findings say all that the words say. `days`: how long it must last. */
type Meaning = { findings: string[]; isAll: boolean; days: number | undefined };

const known = new Map<string, Meaning>();

function meaningOf(sign: string): Meaning {
  const before = known.get(sign);
  if (before) return before;
  const { stated, text } = readInput({ text: sign, person: {} })(false);
  const all = [...stated].filter(([, { state, words }]) => state === 'present' && words !== '');
  // "Vomiting blood" tells nothing of other vomiting.
  const read = all.filter(([, { words }]) => !all.some(([, one]) => isWithin(words, one.words)));
  const left = read.reduce((rest, [, { words }]) => rest.replace(words.toLowerCase(), ' '), text.toLowerCase());
  const meaning = {
    findings: narrowest(read.map(([id]) => id)),
    isAll: read.length > 0 && left.replace(LITTLE, '').trim() === '',
    days: daysIn(sign),
  };
  known.set(sign, meaning);
  return meaning;
}

const isWithin = (words: string, longer: string): boolean =>
  longer.startsWith(`${words} `) && !/\b(?:or|and)\b/.test(longer.slice(words.length));

const LITTLE = /\b(?:a|an|the|or|and|of|in|you|your|are|is|have|has|feel)\b|[^a-z]+/g;
