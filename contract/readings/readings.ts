// Readings over time: what is measured, within which limits, and what was advised about it.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Done, Id, Instant, text } from '../fields.ts';

export const READING_KINDS = [
  'blood-pressure',
  'heart-rate',
  'temperature',
  'respiration',
  'oxygen-saturation',
  'weight',
  'height',
  'head',
  'blood-glucose',
  'peak-flow',
  'sleep',
  'steps',
] as const;
export const ReadingKind = z.enum(READING_KINDS);
export type ReadingKind = z.infer<typeof ReadingKind>;

type Limits = { refuseBelow: number; refuseAbove: number; confirmBelow?: number; confirmAbove?: number };

/** One unit is stored (UCUM), whatever was typed; outside the first limits a value is refused, outside the second it must be confirmed. */
export const READING_FACTS: Record<
  ReadingKind,
  { name: string; unit: string; ucum: string; loinc: string; limits: Limits }
> = {
  'blood-pressure': {
    name: 'Blood pressure',
    unit: 'mmHg',
    ucum: 'mm[Hg]',
    loinc: '85354-9',
    limits: { refuseBelow: 30, refuseAbove: 300, confirmBelow: 70, confirmAbove: 220 },
  },
  'heart-rate': {
    name: 'Heart rate',
    unit: '/min',
    ucum: '/min',
    loinc: '8867-4',
    limits: { refuseBelow: 10, refuseAbove: 300, confirmBelow: 35, confirmAbove: 200 },
  },
  temperature: {
    name: 'Temperature',
    unit: '°C',
    ucum: 'Cel',
    loinc: '8310-5',
    limits: { refuseBelow: 20, refuseAbove: 46, confirmBelow: 34, confirmAbove: 41 },
  },
  respiration: {
    name: 'Respiration',
    unit: '/min',
    ucum: '/min',
    loinc: '9279-1',
    limits: { refuseBelow: 1, refuseAbove: 100, confirmBelow: 6, confirmAbove: 45 },
  },
  'oxygen-saturation': {
    name: 'Oxygen saturation',
    unit: '%',
    ucum: '%',
    loinc: '59408-5',
    limits: { refuseBelow: 30, refuseAbove: 100, confirmBelow: 80 },
  },
  weight: {
    name: 'Weight',
    unit: 'kg',
    ucum: 'kg',
    loinc: '29463-7',
    limits: { refuseBelow: 0.3, refuseAbove: 650, confirmBelow: 2, confirmAbove: 250 },
  },
  height: {
    name: 'Height',
    unit: 'cm',
    ucum: 'cm',
    loinc: '8302-2',
    limits: { refuseBelow: 20, refuseAbove: 275, confirmBelow: 45, confirmAbove: 215 },
  },
  // The head of a newborn measures 32 to 37 cm, of an adult 51 to 61.
  head: {
    name: 'Head circumference',
    unit: 'cm',
    ucum: 'cm',
    loinc: '9843-4',
    limits: { refuseBelow: 15, refuseAbove: 75, confirmBelow: 28, confirmAbove: 64 },
  },
  // Home meters show 20 to 600 mg/dL. Below 40 a value in mmol/L is likelier.
  'blood-glucose': {
    name: 'Blood glucose',
    unit: 'mg/dL',
    ucum: 'mg/dL',
    loinc: '41653-7',
    limits: { refuseBelow: 10, refuseAbove: 1500, confirmBelow: 40, confirmAbove: 600 },
  },
  // Meters show 60 to 800 L/min (EN ISO 23747).
  'peak-flow': {
    name: 'Peak flow',
    unit: 'L/min',
    ucum: 'L/min',
    loinc: '19935-6',
    limits: { refuseBelow: 20, refuseAbove: 1000, confirmBelow: 60, confirmAbove: 800 },
  },
  sleep: {
    name: 'Sleep',
    unit: 'h',
    ucum: 'h',
    loinc: '93832-4',
    limits: { refuseBelow: 0, refuseAbove: 24, confirmBelow: 2, confirmAbove: 16 },
  },
  steps: {
    name: 'Steps',
    unit: 'a day',
    ucum: '{steps}/(24.h)',
    loinc: '41950-7',
    limits: { refuseBelow: 0, refuseAbove: 150_000, confirmAbove: 50_000 },
  },
};
/** A mole of glucose weighs 180.16 g. */
export const GLUCOSE_MG_DL_PER_MMOL_L = 18.016;

/** "5.6 mmol/L": how others write the same value; empty where everybody writes it alike. */
export const alsoIn = ({ kind, value }: { kind: ReadingKind; value: number }): string =>
  kind === 'blood-glucose' ? `${(value / GLUCOSE_MG_DL_PER_MMOL_L).toFixed(1)} mmol/L` : '';

/** The lower figure of a blood pressure; it is also refused at or above the upper one. */
export const DIASTOLIC_LIMITS: Limits = { refuseBelow: 10, refuseAbove: 200, confirmBelow: 40, confirmAbove: 130 };

export const NOTE_CHARACTERS = 200;

/** How a length or height was measured. A child is 0.7 cm longer lying. */
export const MEASURED_POSITIONS = ['lying', 'standing'] as const;
export const MeasuredPosition = z.enum(MEASURED_POSITIONS, { error: 'Choose lying or standing.' });
export type MeasuredPosition = z.infer<typeof MeasuredPosition>;

export const NewReading = z.strictObject({
  kind: ReadingKind,
  value: z.number({ error: 'Enter a number.' }),
  /** The diastolic pressure. */
  second: z.optional(z.number({ error: 'Enter a number.' })),
  /** Now, when it is left out. */
  measuredAt: z.optional(Instant),
  /** Of blood glucose: whether nothing was eaten for eight hours before. */
  isFasting: z.optional(z.boolean()),
  /** A word of whoever measured: "after a run". */
  note: z.optional(text('Note', NOTE_CHARACTERS)),
  /** Of a height. */
  position: z.optional(MeasuredPosition),
});
export type NewReading = z.infer<typeof NewReading>;

/** Which kind of help a reading needs, where it has steps and danger signs of its own. */
const CARES = ['low-sugar', 'high-sugar', 'asthma'] as const;
export type Care = (typeof CARES)[number];

/** What the patient was told to do about a reading when it was written down. */
export const ReadingAdvice = z.object({
  /** The version of the rule. */
  rule: z.string(),
  /** 3 a doctor today, 4 emergency department now, 5 ambulance now; null: not checked, because it is a child's. */
  urgency: z.nullable(z.literal([3, 4, 5])),
  title: z.string(),
  steps: z.array(z.string()),
  repeatAfterMinutes: z.nullable(z.int()),
  /** The kinds whose newest readings made it together; left out where one alone did. */
  together: z.optional(z.array(ReadingKind)),
  /** True for children under 5, who have danger signs of their own. */
  isSmallChild: z.optional(z.boolean()),
  /** What comes before measuring again or leaving; left out where nothing does. */
  doFirst: z.optional(z.string()),
  /** It has danger signs of its own; left out for the usual ones. */
  care: z.optional(z.enum(CARES)),
});
export type ReadingAdvice = z.infer<typeof ReadingAdvice>;

/** That the patient had the clinic told of a reading. */
export const ClinicTold = z.object({
  at: Instant,
  /** An alert on every screen, or a notice to those in care. */
  how: z.enum(['alert', 'notice']),
  /** The danger signs that were told with it. */
  signs: z.array(z.string()),
  /** Who took the call that was asked for, or made it; null or left out while nobody has answered. */
  answered: z.optional(z.nullable(z.object({ name: z.string(), at: Instant, isCalled: z.boolean() }))),
});
export type ClinicTold = z.infer<typeof ClinicTold>;

export const Reading = z.object({
  id: Id,
  kind: ReadingKind,
  value: z.number(),
  second: z.nullable(z.number()),
  unit: z.string(),
  measuredAt: Instant,
  recordedBy: z.string(),
  isOwn: z.boolean(),
  /** In words, where an adult range says so: "High", "A little high", "Low". Null in range, and for children. */
  flag: z.nullable(z.string()),
  /** Only for home readings past a limit of danger; null for all others. */
  advice: z.nullable(ReadingAdvice),
  /** False where no range of ours says whether it is usual: a child's. Silence about it is no good news. */
  isChecked: z.boolean(),
  /** Null while the patient has not asked for it. */
  clinicTold: z.nullable(ClinicTold),
  /** Told by the patient, not measured in the clinic. */
  isFromPatient: z.optional(z.boolean()),
  /** Of blood glucose, where it was told. */
  isFasting: z.optional(z.boolean()),
  note: z.optional(z.string()),
  /** Of a height, where it was told. */
  position: z.optional(MeasuredPosition),
  /** The reading that this one takes the place of, and why. */
  corrects: z.optional(Id),
  correctionReason: z.optional(z.string()),
  /** Of a peak flow: the person's highest of the year before it. Left out while there is none. */
  ownBest: z.optional(z.number()),
});
export type Reading = z.infer<typeof Reading>;

export const listReadings = endpoint({
  method: 'GET',
  path: '/patients/{id}/readings',
  summary: 'Readings over time, newest first',
  params: ById,
  query: z.strictObject({
    kind: z.optional(ReadingKind),
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500))),
  }),
  reply: z.array(Reading),
  roles: ['patient', 'doctor', 'staff'],
  part: 'record',
  refusals: ['not_found'],
});

export const addReadings = endpoint({
  method: 'POST',
  path: '/patients/{id}/readings',
  summary: 'Add readings; unusual ones must be confirmed',
  params: ById,
  body: z.strictObject({
    readings: z.array(NewReading).check(z.minLength(1), z.maxLength(20)),
    /** Unusual values were checked and are meant. */
    confirmed: z.optional(z.boolean()),
  }),
  reply: z.array(Reading),
  roles: ['patient', 'doctor', 'staff'],
  part: 'record',
  refusals: ['not_found', 'implausible_value'],
  created: true,
  idempotent: true,
});

export const markReadingWrong = endpoint({
  method: 'DELETE',
  path: '/readings/{id}',
  summary: 'Mark a reading of my own as entered in error; it stays in the record, crossed out',
  params: ById,
  reply: Done,
  roles: ['patient', 'doctor', 'staff'],
  part: 'record',
  refusals: ['not_found'],
});
