// Which red flags are up. Each sets a floor that nothing lowers.
import { lowerLimit } from '#contract/readings/vital-bands.ts';
import type { RaisedFlag } from '../answer.ts';
import { dangerOf } from '../dangers/of-flag.ts';
import type { Stated } from '../findings/from-text.ts';
import { isSugarNotLow } from '../findings/from-vitals.ts';
import { ALL_VITAL_FLAGS } from '../knowledge/library.ts';
import type { RedFlag, VitalFlag } from '../knowledge/shape.ts';
import type { Understanding, Who } from '../understand.ts';
import { asTold } from './as-told.ts';
import { raiseTogether } from './raise-together.ts';
import { FLAGS, meets, type ReadyFlag, type Requirement } from './requirements.ts';

type About = Pick<Understanding, 'stated' | 'who' | 'vitals'> & Partial<Pick<Understanding, 'vitalsNow'>>;

export function raiseFlags(about: About): RaisedFlag[] {
  const raised = [...FLAGS.flatMap((flag) => raisedBy(flag, about) ?? []), ...raisedByVitals(about)];
  return raised.sort((a, b) => b.urgency - a.urgency || (a.id < b.id ? -1 : 1));
}

/** Whether any flag of this level is up. What words carry less far is of level 3. */
export const raisesAt = (level: 4 | 5, about: About): boolean =>
  FLAGS.some((flag) => flag.urgency === level && raisedBy(flag, about)?.urgency === level) ||
  raisedByVitals(about).some(({ urgency }) => urgency === level);

function raisedBy(flag: ReadyFlag, { who, stated }: About): RaisedFlag | undefined {
  const findings = fits(flag.person, who) ? metBy(flag.groups, stated) : undefined;
  if (!findings) return;
  const raised = asTold(asRaised(flag, findings), stated);
  return isSugarNotLow(stated) ? withoutSugar(raised) : raised;
}

/** What sounds like low sugar was measured not to be; and who lies there with high sugar is given none. */
function withoutSugar({ doNow = '', ...flag }: RaisedFlag): RaisedFlag | undefined {
  if (flag.id === 'low-sugar') return;
  const left = doNow.replace(/[^.]*\bsugar, juice or glucose\b[^.]*\. ?/, '');
  return { ...flag, ...(left && { doNow: left }) };
}

function raisedByVitals(about: About): RaisedFlag[] {
  const beyond = ALL_VITAL_FLAGS.filter((flag) => isBeyond(flag, about));
  return [
    ...beyond.map((flag) => asRaised(flag, [])),
    ...raiseTogether({ vitalsNow: about.vitals, ...about }, ageOf(about.who), beyond),
  ];
}

function asRaised(flag: RedFlag | VitalFlag, findings: string[]): RaisedFlag {
  const danger = dangerOf(flag);
  return {
    id: flag.id,
    because: flag.because,
    ...('doNow' in flag && flag.doNow && { doNow: flag.doNow }),
    urgency: flag.urgency,
    findings,
    ...(danger && { danger }),
  };
}

/** The findings of the first group that is met as a whole. */
function metBy(groups: readonly Requirement[][], stated: ReadonlyMap<string, Stated>): string[] | undefined {
  for (const group of groups) {
    const met: string[] = [];
    if (group.every((requirement) => meets(requirement, stated, met))) return [...new Set(met)];
  }
}

// Who says nothing of their age may be old enough for a heart attack; being old alone is not assumed.
const ASSUMED_AGE = 40;

/** A limit above the assumed age keeps nobody out who tells no age; a child's limit does. */
const assumed = (ageUnder: number): number => (ageUnder > ASSUMED_AGE ? ASSUMED_AGE : Number.POSITIVE_INFINITY);

/** What is not known of the person does not hold a flag back, except being pregnant, a child or old. */
export function fits(wanted: RedFlag['person'], who: Who): boolean {
  if (!wanted) return true;
  const { ageUnderMonths, ageFrom, ageUnder, sex, pregnant, afterBirth } = wanted;
  const months = who.ageMonths ?? (who.ageYears === undefined ? undefined : who.ageYears * 12);
  if (ageUnderMonths !== undefined && !(months !== undefined && months < ageUnderMonths)) return false;
  if (ageUnder !== undefined && !((who.ageYears ?? assumed(ageUnder)) < ageUnder)) return false;
  const isInfant = who.ageYears === undefined && who.ageMonths !== undefined;
  if (ageFrom !== undefined && (isInfant || (who.ageYears ?? ASSUMED_AGE) < ageFrom)) return false;
  if (sex !== undefined && who.sex !== undefined && who.sex !== sex) return false;
  if (pregnant && !who.pregnant) return false;
  return !(afterBirth && !who.afterBirth);
}

const ageOf = ({ ageYears, ageMonths }: Who) => ageYears ?? (ageMonths === undefined ? 30 : ageMonths / 12);

function isBeyond(
  { vital, above = Infinity, ageFrom, ageUnder = Infinity, pregnant, ...band }: VitalFlag,
  { vitals, who }: About,
): boolean {
  const value = vitals[vital];
  const age = ageOf(who);
  // A flag that names no age is an adult's; one that names only an upper age begins at birth.
  const from = ageFrom ?? (ageUnder === Infinity ? 16 : 0);
  if (value === undefined || age < from || age >= ageUnder || (pregnant && !who.pregnant)) return false;
  return value < (lowerLimit(band, age) ?? -Infinity) || value > above;
}
