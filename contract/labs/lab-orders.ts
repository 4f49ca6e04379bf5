// Lab orders: ordered, collected, resulted, reviewed by the doctor, released to the patient.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Day, Id, Instant, Page, text } from '../fields.ts';
import { CallBack } from './lab-call-backs.ts';
import { LabFlag, LabResult, TypedResult } from './lab-results.ts';

export const LAB_STATES = ['ordered', 'collected', 'resulted', 'reviewed', 'released', 'cancelled'] as const;
export const LabState = z.enum(LAB_STATES);
export type LabState = z.infer<typeof LabState>;

/** One measured value of a test; a range is for adults and may differ by sex. */
export const LabMeasure = z.object({
  name: z.string(),
  unit: z.string(),
  loinc: z.nullable(z.string()),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
});
export type LabMeasure = z.infer<typeof LabMeasure>;

export const LabTest = z.object({
  id: Id,
  name: z.string(),
  category: z.string(),
  indication: z.string(),
  loinc: z.nullable(z.string()),
  /** What is filled in when the result is typed; none for a report in words. */
  measures: z.array(LabMeasure),
});
export type LabTest = z.infer<typeof LabTest>;

export const listLabTests = endpoint({
  method: 'GET',
  path: '/lab-tests',
  summary: "The clinic's tests, in their order",
  reply: z.array(LabTest),
  roles: ['doctor', 'staff'],
  refusals: [],
});

export const LabOrder = z.object({
  id: Id,
  /** Empty while it is withheld, as are category, indication and what to fill in. */
  test: z.string(),
  /** The LOINC code that the catalogue gives the test; null for a test in the doctor's own words, and while it is withheld. */
  testCode: z.nullable(z.string()),
  /** What is ordered is for those in care and for the nurse who takes the order. */
  isWithheld: z.boolean(),
  /** The nurse who carries it out, for a day after she took it. */
  takenBy: z.nullable(z.string()),
  category: z.string(),
  indication: z.string(),
  patient: z.string(),
  patientId: Id,
  pud: z.string(),
  /** PUDs of records that were merged into this patient's. */
  formerPuds: z.optional(z.array(z.string())),
  /** Where the patient lies, if here: "204-A". */
  place: z.nullable(z.string()),
  diagnosisId: z.nullable(Id),
  orderedBy: z.string(),
  orderedById: Id,
  orderedAt: Instant,
  collectedAt: z.nullable(Instant),
  collectedBy: z.nullable(z.string()),
  state: LabState,
  /** To whoever may know it: the patient not before it was released, the lab list not at all. */
  result: z.nullable(LabResult),
  /** For a critical result: whether a doctor was reached, and who. */
  callBack: z.nullable(CallBack),
  reviewedBy: z.nullable(z.string()),
  reviewedAt: z.nullable(Instant),
  /** What the doctor wrote about it; goes to the patient with the result. */
  reviewNote: z.nullable(z.string()),
  releasedAt: z.nullable(Instant),
  cancelReason: z.nullable(z.string()),
  /** What to fill in. */
  measures: z.array(LabMeasure),
  version: z.int(),
  can: z.object({
    take: z.boolean(),
    collect: z.boolean(),
    enterResult: z.boolean(),
    review: z.boolean(),
    release: z.boolean(),
    cancel: z.boolean(),
  }),
});
export type LabOrder = z.infer<typeof LabOrder>;

export const LAB_LISTS = ['to-collect', 'to-result', 'open', 'to-review'] as const;

export const listLabOrders = endpoint({
  method: 'GET',
  path: '/lab-orders',
  summary:
    'For nurses what is to be collected and entered, without results, and which test to those in care; for a doctor their own orders',
  query: z.extend(Page, {
    /** open: ordered or collected. to-review (doctors): resulted and not reviewed, critical first, then abnormal. */
    list: z.optional(z.enum(LAB_LISTS)),
  }),
  reply: z.array(LabOrder),
  roles: ['doctor', 'staff'],
  refusals: [],
});

export const readLabOrder = endpoint({
  method: 'GET',
  path: '/lab-orders/{id}',
  summary: 'One order',
  params: ById,
  reply: LabOrder,
  roles: ['patient', 'doctor', 'staff'],
  part: 'results',
  refusals: ['not_found'],
});

const step = {
  method: 'POST',
  params: ById,
  reply: LabOrder,
  refusals: ['not_found', 'lab_order_moved_on'],
} as const;

/** The version that was looked at. Needed to correct a result: nobody overwrites one that they did not see. */
const SeenVersion = z.optional(z.int());

export const takeLabOrder = endpoint({
  ...step,
  path: '/lab-orders/{id}/take',
  summary:
    'I carry this order out: it opens what is ordered to me for a day, and not the chart. Five unfinished ones at most; whoever had taken it is notified',
  /** The version that was looked at: who took it meanwhile is named, not displaced. */
  body: z.strictObject({ version: z.int() }),
  roles: ['staff'],
  refusals: ['not_found', 'lab_order_moved_on', 'lab_orders_unfinished'],
});

export const collectSample = endpoint({
  ...step,
  path: '/lab-orders/{id}/collect',
  summary: 'The sample was taken, or the patient was examined',
  roles: ['staff'],
});

export const enterLabResult = endpoint({
  ...step,
  path: '/lab-orders/{id}/result',
  summary:
    'Enter a result, or correct one that was not reviewed yet; the doctor is told, and a critical one opens a call-back',
  body: z.extend(TypedResult, { version: SeenVersion }),
  roles: ['staff'],
  refusals: ['not_found', 'lab_order_moved_on', 'result_needed', 'impossible_value', 'implausible_value'],
  idempotent: true,
});

export const uploadLabReport = endpoint({
  ...step,
  path: '/lab-orders/{id}/report',
  summary: 'Upload the report as a PDF of at most 5 MB; the doctor is told',
  upload: 'file',
  body: z.strictObject({
    isAbnormal: z.boolean({ error: 'Say whether the report is normal.' }),
    isCritical: z.optional(z.boolean()),
    text: z.optional(z.string().check(z.trim(), z.maxLength(4_000))),
    version: SeenVersion,
  }),
  roles: ['staff'],
  refusals: ['not_found', 'lab_order_moved_on', 'pdf_needed', 'pdf_unreadable', 'pdf_too_large', 'too_many_requests'],
});

/** Not called through call(): the browser opens it. */
export const openLabReport = endpoint({
  method: 'GET',
  path: '/lab-orders/{id}/report',
  summary: 'The PDF of a result',
  params: ById,
  reply: z.string(),
  roles: ['patient', 'doctor', 'staff'],
  part: 'results',
  refusals: ['not_found'],
});

export const reviewLabResult = endpoint({
  ...step,
  path: '/lab-orders/{id}/review',
  summary: 'I have looked at the result; with `release` the patient sees it at once',
  body: z.strictObject({
    note: z.optional(z.string().check(z.trim(), z.maxLength(1_000))),
    release: z.optional(z.boolean()),
    /** The version that was looked at: a corrected result is looked at again. */
    version: z.int(),
  }),
  roles: ['doctor'],
  refusals: [...step.refusals, 'licence_lapsed'],
});

export const releaseLabResult = endpoint({
  ...step,
  path: '/lab-orders/{id}/release',
  summary: 'Let the patient see a reviewed result',
  roles: ['doctor'],
  refusals: [...step.refusals, 'licence_lapsed'],
});

export const cancelLabOrder = endpoint({
  ...step,
  path: '/lab-orders/{id}/cancel',
  summary: 'Take an order back before there is a result',
  body: z.strictObject({ reason: text('Reason', 300) }),
  roles: ['doctor'],
});

/** As the chart shows it: one line per value or report, with the earlier values of the same test. */
export const LabReport = z.object({
  /** The order's, with the place of the value in it. */
  id: z.string(),
  orderId: Id,
  test: z.string(),
  measure: z.string(),
  /** LOINC codes of the test and of the measured value; null where the catalogue has none. A panel and its first value may share one. */
  testCode: z.nullable(z.string()),
  measureCode: z.nullable(z.string()),
  orderedBy: z.string(),
  orderedById: Id,
  category: z.string(),
  date: Day,
  /** "7.4 %" */
  result: z.string(),
  value: z.nullable(z.number()),
  unit: z.string(),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  status: z.enum(['normal', 'abnormal']),
  flag: z.nullable(LabFlag),
  /** Someone must be called: by the limits, or because whoever entered it said so. */
  isCritical: z.boolean(),
  /** What the doctor wrote about the order when reviewing it. */
  note: z.nullable(z.string()),
  pdfUrl: z.nullable(z.string()),
  state: LabState,
  /** Newest first. */
  earlier: z.array(z.object({ date: Day, value: z.number() })),
});
export type LabReport = z.infer<typeof LabReport>;

export const listLabReports = endpoint({
  method: 'GET',
  path: '/patients/{id}/lab-reports',
  summary: 'Results of a patient, newest first; the patient sees what was released',
  params: ById,
  reply: z.object({ reports: z.array(LabReport), waiting: z.array(LabOrder) }),
  roles: ['patient', 'doctor', 'staff'],
  part: 'results',
  refusals: ['not_found'],
});
