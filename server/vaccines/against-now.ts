import type { Screening, VaccineCaution } from '#contract/childhood/vaccines.ts';
import { countDoses, type Facts, linesOf, tooEarly } from './work-out.ts';

const ANSWERS: Record<keyof Screening, string> = {
  isWell: 'Ill or feverish today.',
  hadNoReaction: 'A severe reaction to an earlier dose, or to a part of it.',
  hasSoundImmunity: 'The family says that the immune system is weak.',
  isNotPregnant: 'Pregnant, or it is not sure.',
};

type Given = { series: string; givenOn: string; screening: Screening; isLive: boolean };

/** Everything that speaks against giving this dose on this day. Only where it is empty may a nurse go on. */
export function againstNow(facts: Facts, given: Given, cautions: readonly VaccineCaution[]): string[] {
  const on = { ...facts, today: given.givenOn };
  const before = { ...on, doses: facts.doses.filter(({ givenOn }) => givenOn < given.givenOn) };
  const counted = countDoses(before);
  const countedOn = new Map(
    before.doses.flatMap(({ id, givenOn }) => {
      const code = counted.get(id)?.countsAs;
      return code ? [[code, givenOn] as const] : [];
    }),
  );
  const row = facts.schedule
    .filter(({ series, code }) => series === given.series && !countedOn.has(code))
    .toSorted((a, b) => a.nth - b.nth)[0];
  const line = row && linesOf(before).find(({ code }) => code === row.code);
  const apart = new Set(facts.schedule.filter(({ keepsApart }) => keepsApart).map(({ series }) => series));
  const lives = before.doses
    .filter(({ series }) => apart.has(series))
    .map(({ series, givenOn }) => ({ series, on: givenOn }));
  const early = row && tooEarly(row, { id: '', ...given }, { dateOfBirth: facts.dateOfBirth, countedOn, lives });
  const asked = (Object.keys(ANSWERS) as (keyof Screening)[]).filter(
    // Pregnancy and a weak immune system speak against live vaccines.
    (name) => !given.screening[name] && (given.isLive || name === 'isWell' || name === 'hadNoReaction'),
  );
  return [
    ...(row ? [] : ['All doses of the schedule have been given.']),
    ...(line && STATES[line.state] ? [`${STATES[line.state]} ${line.words}`.trim()] : []),
    ...(early ? [early] : []),
    ...asked.map((name) => ANSWERS[name]),
    ...cautions.filter(({ series }) => series === given.series).map(({ sentence }) => sentence),
  ];
}

const STATES: Partial<Record<string, string>> = {
  'too-late': 'Too late to give.',
  contraindicated: 'A doctor has decided that it is not given:',
  postponed: 'A doctor has put it off:',
  'not-needed': 'Not needed:',
};
