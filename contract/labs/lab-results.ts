// What comes of a lab order: values with their flags, the limits that they are judged by, and what is typed.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Id, Instant, line } from '../fields.ts';

/** High and low lie outside the range; the critical ones need a doctor now. Stored as judged on the day. */
const LAB_FLAGS = ['High', 'Low', 'Critical high', 'Critical low'] as const;
export const LabFlag = z.enum(LAB_FLAGS);
export type LabFlag = z.infer<typeof LabFlag>;

export const isCriticalFlag = (flag: LabFlag | null): boolean => flag === 'Critical high' || flag === 'Critical low';

export const LabValue = z.object({
  name: z.string(),
  value: z.number(),
  unit: z.string(),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  /** Null inside the range, or where there is none. */
  flag: z.nullable(LabFlag),
  /** The critical limit that was crossed. */
  criticalLimit: z.nullable(z.number()),
});
export type LabValue = z.infer<typeof LabValue>;

export const LabResult = z.object({
  values: z.array(LabValue),
  /** A report in words, or a remark. */
  text: z.string(),
  isAbnormal: z.boolean(),
  /** A value beyond its critical limit, or a report that whoever entered it called critical. */
  isCritical: z.boolean(),
  hasFile: z.boolean(),
  enteredBy: z.string(),
  enteredAt: Instant,
  /** 1, or more when it was corrected; earlier ones are kept. */
  version: z.int(),
});
export type LabResult = z.infer<typeof LabResult>;

const TypedValue = z.strictObject({
  name: line('Measured', 120),
  value: z.number({ error: 'Enter a number.' }).check(z.minimum(-1_000_000), z.maximum(10_000_000)),
  unit: z.string().check(z.trim(), z.maxLength(30)),
  low: z.optional(z.nullable(z.number())),
  high: z.optional(z.nullable(z.number())),
});

/** Values decide by their ranges; `isAbnormal` is needed for words and for values without a range. */
export const TypedResult = z.strictObject({
  values: z._default(z.array(TypedValue).check(z.maxLength(40)), []),
  text: z.optional(z.string().check(z.trim(), z.maxLength(4_000))),
  isAbnormal: z.optional(z.boolean()),
  /** Said by whoever enters it; values beyond a critical limit are critical by themselves. */
  isCritical: z.optional(z.boolean()),
  /** Unusual values were checked and are right. */
  confirmed: z.optional(z.boolean()),
});
export type TypedResult = z.infer<typeof TypedResult>;

export const AGE_GROUPS = ['adult', 'child', 'newborn', 'unknown'] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

const Ends = z.object({ below: z.nullable(z.number()), above: z.nullable(z.number()) });

/** Outside `refuse` no living person can be, outside `confirm` it is asked about, outside `critical` a doctor is called. */
export const LabLimits = z.object({
  refuse: z.object({ below: z.number(), above: z.number() }),
  confirm: Ends,
  critical: Ends,
});
export type LabLimits = z.infer<typeof LabLimits>;

export const ResultSheet = z.object({
  orderId: Id,
  /** The age group of these limits; adults where the age is unknown. */
  ageGroup: z.enum(AGE_GROUPS),
  measures: z.array(
    z.object({
      name: z.string(),
      limits: z.nullable(LabLimits),
      /** The newest earlier value, to those who may open the chart. */
      last: z.nullable(z.object({ value: z.number(), at: Instant })),
    }),
  ),
});
export type ResultSheet = z.infer<typeof ResultSheet>;

export const readResultSheet = endpoint({
  method: 'GET',
  path: '/lab-orders/{id}/result-sheet',
  summary: 'What helps to enter a result: the limits for this patient, and the last values',
  params: ById,
  reply: ResultSheet,
  roles: ['staff'],
  refusals: ['not_found'],
});
