// What to do now about a home reading: the same rule in the server, which keeps its answer, and in a browser without a
// connection.

import * as z from 'zod/mini';
import { HOUR_MS, MINUTE_MS } from '../durations.ts';
import { endpoint } from '../endpoint.ts';
import { ById, Id } from '../fields.ts';
import {
  CARE_SIGNS,
  careFor,
  DAYS_FOR_A_BEST,
  DRINK_WATER,
  NOT_WHEN_DROWSY,
  SIGNS_OF_CARE,
  TAKE_SUGAR,
} from './own-dangers.ts';
import {
  type Danger,
  gravestDanger,
  isChild,
  isJudged,
  isSmallChild,
  type Measured,
  type MeasuredPerson,
} from './reading-dangers.ts';
import { gravityOf, SURE } from './reading-gravity.ts';
import { alsoIn, ClinicTold, READING_FACTS, READING_KINDS, type ReadingAdvice, type ReadingKind } from './readings.ts';
import { adviseTogether } from './readings-together.ts';
import { SMALL_CHILD_AT_HOME, SMALL_CHILD_ON_THE_WAY, SMALL_CHILD_SIGNS } from './small-child-signs.ts';
import { FEED, GIVE_SUGAR, MEASURE_SUGAR_AGAIN, NOTHING_BY_MOUTH } from './small-child-sugar.ts';

/** Kept with each advice: another version may say something else about the same reading. */
export const ADVICE_RULE = 'readings-9';

/** A second measurement within this time is the repeated one. */
const REPEATED_WITHIN_MS = HOUR_MS;

// ACC/AHA (2017) and AHA for patients: signs that make a high pressure an emergency; NHS: stiff neck and rash with fever.
export const USUAL_SIGNS = {
  'chest-or-back-pain': 'Chest pain or pressure, or sudden back pain',
  breathless: 'Hard to breathe',
  stroke: 'Face droops, arm or leg weak or numb, speech unclear',
  'head-or-sight': 'Sudden bad headache, confusion, or changed sight',
  collapse: 'Fainted, a fit, or hard to wake',
  'neck-or-rash': 'Stiff neck, or a rash that stays under a glass',
} as const;
export const DANGER_SIGNS = { ...USUAL_SIGNS, ...SMALL_CHILD_SIGNS, ...CARE_SIGNS } as const;
export type DangerSign = keyof typeof DANGER_SIGNS;

type Asking = Pick<ReadingAdvice, 'isSmallChild' | 'care'>;

/** Which of them are asked: a small child does not say that the chest hurts, and low sugar has signs of its own. */
const signsOf = ({ isSmallChild: isSmall, care }: Asking): Partial<Record<DangerSign, string>> =>
  care ? { ...SIGNS_OF_CARE[care], ...(isSmall && SMALL_CHILD_SIGNS) } : isSmall ? SMALL_CHILD_SIGNS : USUAL_SIGNS;

/** Beside the wider sign, the narrower one would be asked twice. */
const NARROWER: readonly [wider: DangerSign, narrower: DangerSign][] = [
  ['sugar-drowsy', 'collapse'],
  ['breathless', 'asthma-speech'],
];

/** Of several readings the signs of each, and nothing twice. */
export function signsAskedBy(...advices: readonly Asking[]) {
  const signs: Partial<Record<DangerSign, string>> = Object.assign({}, ...advices.map(signsOf));
  const isAskedAlready = (sign: DangerSign) =>
    NARROWER.some(([wider, narrower]) => narrower === sign && signs[wider] !== undefined);
  return (Object.entries(signs) as [DangerSign, string][]).filter(([sign]) => !isAskedAlready(sign));
}

const SIGNS = Object.keys(DANGER_SIGNS) as [DangerSign, ...DangerSign[]];

const NEVER_URGENT: readonly ReadingKind[] = ['weight', 'height', 'sleep', 'steps'];

/**
 * Null where nothing is to be done; an urgency of null says that nobody has checked it.
 * `others`: what else was measured, of any time and in any order.
 */
export function adviseOn(
  reading: Measured,
  whose: MeasuredPerson,
  before: Measured | null = null,
  others: readonly Measured[] = [],
): ReadingAdvice | null {
  if (NEVER_URGENT.includes(reading.kind)) return null;
  const alone = adviseAlone(reading, whose, before);
  const together = adviseTogether(reading, others, whose);
  const isSmall = isSmallChild(whose) && { isSmallChild: true };
  if (!together || gravityOf(alone) >= together.urgency + SURE) return alone && { ...alone, ...isSmall };
  const { urgency, title, missing, kinds } = together;
  const steps = [...goSteps(whose), ...(missing ? [missing] : []), ...ageNote(whose)];
  return { rule: ADVICE_RULE, urgency, title, steps, repeatAfterMinutes: null, together: kinds, ...isSmall };
}

function adviseAlone(reading: Measured, whose: MeasuredPerson, before: Measured | null): ReadingAdvice | null {
  const danger = gravestDanger(reading, whose);
  const { name, unit } = READING_FACTS[reading.kind];
  const figures = reading.second ? `${reading.value}/${reading.second}` : `${reading.value}`;
  const other = alsoIn(reading);
  const measured = `${name} ${figures} ${unit}${other && ` (${other})`}`;
  if (!danger)
    return isJudged(reading.kind, reading.value, whose)
      ? null
      : { ...(reading.kind === 'peak-flow' ? NO_BEST_YET : NOT_CHECKED), title: `${measured} was not checked.` };
  const isStill =
    danger.repeatAfterMinutes !== undefined && before !== null && isMeasuredAgain(reading, before, danger, whose);
  const title = `${measured} is ${isStill ? 'still ' : ''}${danger.words}.`;
  if (danger.care) {
    const { urgency, doFirst, steps, isRepeated } = careFor({ danger, isStill, ageYears: whose.ageYears });
    return {
      rule: ADVICE_RULE,
      urgency,
      title,
      steps: [...steps, ...ageNote(whose)],
      repeatAfterMinutes: isRepeated ? (danger.repeatAfterMinutes ?? null) : null,
      care: danger.care,
      ...(doFirst && { doFirst }),
    };
  }
  return {
    rule: ADVICE_RULE,
    urgency: danger.urgency,
    title,
    steps: [...stepsFor(danger, isStill, whose), ...ageNote(whose)],
    repeatAfterMinutes: isStill ? null : (danger.repeatAfterMinutes ?? null),
  };
}

function isMeasuredAgain(
  reading: Measured,
  before: Measured,
  { care, repeatAfterMinutes = 0 }: Danger,
  whose: MeasuredPerson,
): boolean {
  const met = gravestDanger(before, whose);
  const apart = Date.parse(reading.measuredAt) - Date.parse(before.measuredAt);
  return (
    before.kind === reading.kind &&
    apart > 0 &&
    apart <= Math.max(REPEATED_WITHIN_MS, 2 * repeatAfterMinutes * MINUTE_MS) &&
    met !== undefined &&
    // Low after high is no repeat.
    met.care === care
  );
}

function stepsFor({ urgency, repeatAfterMinutes }: Danger, isStill: boolean, whose: MeasuredPerson): string[] {
  if (repeatAfterMinutes && !isStill)
    return [
      `Sit down and rest. Measure again in ${repeatAfterMinutes} minutes.`,
      urgency >= 4
        ? `If it is the same again, or ${isChild(whose) ? 'the child seems ill' : 'you feel worse'}, go to an emergency department.`
        : 'If it is the same again, speak to a doctor today.',
    ];
  if (urgency >= 4) return goSteps(whose);
  const speak = 'Speak to a doctor today: call the clinic, or tell it here.';
  if (isSmallChild(whose)) return [speak, ...SMALL_CHILD_AT_HOME];
  return [speak, NO_EXTRA_TABLETS];
}

function goSteps(whose: MeasuredPerson): string[] {
  if (isSmallChild(whose)) return ['Do not wait for an appointment.', ...SMALL_CHILD_ON_THE_WAY];
  return isChild(whose) ? GO_WITH_CHILD : GO;
}

const GO = ['Do not wait for an appointment. Do not drive yourself.', 'Bring all medicines, or a list of them.'];

const GO_WITH_CHILD = [
  'Do not wait for an appointment. Stay with the child all the way.',
  'Bring the child’s medicines, or a list of them.',
];

const NO_EXTRA_TABLETS = 'Take no extra tablets unless a doctor told you to.';

const ageNote = ({ ageYears }: MeasuredPerson) =>
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

const RELIEVER_IF_HARD = 'If breathing is hard, use your reliever and do not wait for a figure.';

/** A first reading may be of an attack: nothing is called good by it. */
const NO_BEST_YET = {
  ...NOT_CHECKED,
  care: 'asthma' as const,
  steps: [
    `It is compared with your own best, which is known after readings of ${DAYS_FOR_A_BEST} days.`,
    RELIEVER_IF_HARD,
  ],
};

/** Right also beside a graver reading: the others send to a doctor later, or have something measured again before one goes. */
const ON_THE_WAY: ReadonlySet<string> = new Set([
  TAKE_SUGAR,
  GIVE_SUGAR,
  FEED,
  MEASURE_SUGAR_AGAIN,
  NOT_WHEN_DROWSY,
  NOTHING_BY_MOUTH,
  DRINK_WATER,
  RELIEVER_IF_HARD,
  NO_EXTRA_TABLETS,
]);
const HOW_TO_GIVE_SUGAR: ReadonlySet<string> = new Set([TAKE_SUGAR, GIVE_SUGAR, FEED]);

export const stepsOnTheWay = ({ steps }: ReadingAdvice): string[] => steps.filter((step) => ON_THE_WAY.has(step));
export const howToGiveSugar = ({ steps }: ReadingAdvice): string[] =>
  steps.filter((step) => HOW_TO_GIVE_SUGAR.has(step));

/** The patient agrees to it by pressing: a reading alone tells nobody. */
export const notifyOfReading = endpoint({
  method: 'POST',
  path: '/readings/{id}/tell',
  summary: 'Tell the clinic of a dangerous reading of mine, once. This does not call an ambulance.',
  params: ById,
  body: z.strictObject({
    signs: z.array(z.enum(SIGNS)).check(z.maxLength(SIGNS.length)),
    /** Others that stood beside it on the screen. */
    also: z.optional(z.array(Id).check(z.maxLength(READING_KINDS.length))),
  }),
  /** A second call tells the clinic nothing new; the reply says when and how it was told before. */
  reply: ClinicTold,
  roles: ['patient'],
  part: 'record',
  refusals: ['not_found', 'no_danger_in_reading'],
  failure: 'The clinic was not told. Phone the clinic or the emergency number.',
  created: true,
  idempotent: true,
});
