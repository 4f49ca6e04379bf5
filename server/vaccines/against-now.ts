import type { ScheduledDose, Screening, VaccineCaution } from '#contract/childhood/vaccines.ts';
import { standsInFor } from './groups.ts';
import { dayByCode, decidedAgainst, type Facts, farEnough, isTooNear, linesOf, tooEarly } from './work-out.ts';

const ANSWERS: Record<keyof Screening, string> = {
  isWell: 'A high fever, or ill enough for hospital.',
  hadNoReaction: 'A severe reaction to an earlier dose, or to a part of it.',
  hasSoundImmunity: 'The family says that the immune system is weak.',
  isNotPregnant: 'Pregnant, or it is not sure.',
};

type Given = {
  series: string;
  givenOn: string;
  /** None of a dose that was read from a card. */
  screening: Screening | null;
  isLive: boolean;
};

/** Everything that speaks against giving this dose on this day. Only where it is empty may a nurse go on. */
export function againstNow(facts: Facts, given: Given, cautions: readonly VaccineCaution[]): string[] {
  const { schedule } = facts;
  const until = facts.doses.filter(({ givenOn }) => givenOn <= given.givenOn);
  const before: Facts = { ...facts, today: given.givenOn, doses: until };
  const countedOn = dayByCode(before);
  const row = schedule
    .filter(({ series, code }) => series === given.series && !countedOn.has(code))
    .toSorted((a, b) => a.nth - b.nth)[0];
  const line = row && linesOf(before).find(({ code }) => code === row.code);
  const known = { dateOfBirth: facts.dateOfBirth, schedule, countedOn, earlier: until };
  const early = row && tooEarly(row, { id: '', ...given }, known);
  return [
    ...(row ? [] : ['All doses of the schedule have been given.']),
    ...(line && STATES[line.state] ? [`${STATES[line.state]} ${line.words}`.trim()] : []),
    ...decided(given, before),
    ...(early ? [early] : []),
    ...(row ? beforeLater(row, given.givenOn, facts) : []),
    ...answers(given),
    ...cautions.filter(({ series }) => series === given.series).map(({ sentence }) => sentence),
  ];
}

const STATES: Partial<Record<string, string>> = { 'too-late': 'Too late to give.', 'not-needed': 'Not needed:' };

/** Asked of the decision itself: a dose that is not due yet is put off as well. */
function decided({ series, givenOn }: Given, facts: Facts): string[] {
  const decision = decidedAgainst(series, facts);
  if (decision?.kind === 'contraindicated') return [`A doctor has decided that it is not given: ${decision.reason}`];
  return decision?.untilDay && givenOn < decision.untilDay ? [`A doctor has put it off: ${decision.reason}`] : [];
}

/** Written down late, it may stand too close before a dose that is in the record already. */
function beforeLater(row: ScheduledDose, on: string, { doses, schedule }: Facts): string[] {
  const isNear = doses.some(
    (dose) =>
      dose.givenOn > on &&
      ((standsInFor(row.series, dose.series, schedule) && dose.givenOn < farEnough(row, on)) ||
        isTooNear(row, dose, on, schedule)),
  );
  return isNear ? ['A later dose in the record is too close to it.'] : [];
}

function answers({ screening, isLive }: Given): string[] {
  if (!screening) return [];
  return (Object.keys(ANSWERS) as (keyof Screening)[])
    .filter(
      // Pregnancy and a weak immune system speak against live vaccines.
      (name) => !screening[name] && (isLive || name === 'isWell' || name === 'hadNoReaction'),
    )
    .map((name) => ANSWERS[name]);
}
