// What to do now about a home reading: the same rule in the server, which keeps its answer, and in a browser without a
// connection.

import * as z from 'zod/mini';
import { HOUR_MS } from './durations.ts';
import { endpoint } from './endpoint.ts';
import { ById, Id } from './fields.ts';
import { type Danger, dangersFor, isJudged, type Whose } from './reading-dangers.ts';
import { ClinicTold, READING_FACTS, READING_KINDS, type ReadingAdvice, type ReadingKind } from './records.ts';

/** Kept with each advice: another version may say something else about the same reading. */
export const ADVICE_RULE = 'readings-3';

/** A second measurement within this time is the repeated one. */
const REPEATED_WITHIN_MS = HOUR_MS;

// ACC/AHA (2017) and AHA for patients: signs that make a high pressure an emergency; NHS: stiff neck and rash with fever.
export const DANGER_SIGNS = {
  'chest-or-back-pain': 'Chest pain or pressure, or sudden back pain',
  breathless: 'Hard to breathe',
  stroke: 'Face droops, arm or leg weak or numb, speech unclear',
  'head-or-sight': 'Sudden bad headache, confusion, or changed sight',
  collapse: 'Fainted, a fit, or hard to wake',
  'neck-or-rash': 'Stiff neck, or a rash that stays under a glass',
} as const;
export type DangerSign = keyof typeof DANGER_SIGNS;
const SIGNS = Object.keys(DANGER_SIGNS) as [DangerSign, ...DangerSign[]];

type Measured = { kind: ReadingKind; value: number; second?: number | null | undefined; measuredAt: string };

/** Null where nothing is to be done; an urgency of null says that nobody has checked it. */
export function adviseOn(reading: Measured, whose: Whose, before: Measured | null = null): ReadingAdvice | null {
  if (reading.kind === 'weight' || reading.kind === 'height') return null;
  const danger = gravest(reading, whose);
  const { name, unit } = READING_FACTS[reading.kind];
  const figures = reading.second ? `${reading.value}/${reading.second}` : `${reading.value}`;
  const measured = `${name} ${figures} ${unit}`;
  if (!danger)
    return isJudged(reading.kind, reading.value, whose)
      ? null
      : { ...NOT_CHECKED, title: `${measured} was not checked.` };
  const isStill = danger.repeatAfterMinutes !== undefined && before !== null && isRepeated(reading, before, whose);
  return {
    rule: ADVICE_RULE,
    urgency: danger.urgency,
    title: `${measured} is ${isStill ? 'still ' : ''}${danger.words}.`,
    steps: [...stepsFor(danger, isStill), ...ageNote(whose)],
    repeatAfterMinutes: isStill ? null : (danger.repeatAfterMinutes ?? null),
  };
}

function gravest(reading: Measured, whose: Whose): Danger | undefined {
  const met = dangersFor(whose).filter((danger) => isPast(reading, danger));
  return met.toSorted((a, b) => b.urgency - a.urgency)[0];
}

function isPast(reading: Measured, { kind, figure, below = -Infinity, above = Infinity }: Danger): boolean {
  const value = reading[figure ?? 'value'];
  // As NEWS2 does: 35.04 on a thermometer is 35.0.
  const rounded = value === null || value === undefined ? undefined : Math.round(value * 10) / 10;
  return reading.kind === kind && rounded !== undefined && (rounded < below || rounded > above);
}

function isRepeated(reading: Measured, before: Measured, whose: Whose): boolean {
  const apart = Date.parse(reading.measuredAt) - Date.parse(before.measuredAt);
  return (
    before.kind === reading.kind && apart > 0 && apart <= REPEATED_WITHIN_MS && gravest(before, whose) !== undefined
  );
}

function stepsFor({ urgency, repeatAfterMinutes }: Danger, isStill: boolean): string[] {
  if (repeatAfterMinutes && !isStill)
    return [
      `Sit down and rest. Measure again in ${repeatAfterMinutes} minutes.`,
      urgency >= 4
        ? 'If it is the same again, or you feel worse, go to an emergency department.'
        : 'If it is the same again, speak to a doctor today.',
    ];
  if (urgency >= 4) return GO;
  return [
    'Speak to a doctor today: call the clinic, or tell it here.',
    'Take no extra tablets unless a doctor told you to.',
  ];
}

const GO = [
  'Do not wait for an appointment. Do not drive yourself.',
  'Take your medicines, or a list of them, with you.',
];

const ageNote = ({ ageYears }: Whose) =>
  ageYears === null ? ['Judged as an adult’s, because the record does not say how old you are.'] : [];

const NOT_CHECKED = {
  rule: ADVICE_RULE,
  urgency: null,
  steps: [
    'Call the clinic and say what was measured, or tell it here.',
    'A child who is limp, blue, hard to wake or fights for breath needs an ambulance now.',
  ],
  repeatAfterMinutes: null,
};

/** The patient agrees to it by pressing: a reading alone tells nobody. */
export const tellOfReading = endpoint({
  method: 'POST',
  path: '/readings/{id}/tell',
  summary: 'Tell the clinic of a dangerous reading of mine, once. This does not call an ambulance.',
  params: ById,
  body: z.strictObject({
    signs: z.array(z.enum(SIGNS)).check(z.maxLength(SIGNS.length)),
    /** Others that stood beside it on the screen. */
    also: z.optional(z.array(Id).check(z.maxLength(READING_KINDS.length))),
  }),
  /** What was told before is not told again: then this says when and how that was. */
  reply: ClinicTold,
  roles: ['patient'],
  refusals: ['not_found', 'no_danger_in_reading'],
  failure: 'The clinic was not told. Phone the clinic or the emergency number.',
  created: true,
  idempotent: true,
});
