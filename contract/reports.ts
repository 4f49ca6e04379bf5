// The administrator's reports: numbers only, nobody's record. What fewer than five people could have caused is not shown.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Day, Id, Instant } from './fields.ts';

/** A smaller group is not shown, nor what it could be worked out from. */
export const SMALLEST_GROUP = 5;
export const MOST_REPORT_DAYS = 366;
/** Left out, a report is about the last 30 days. */
export const USUAL_REPORT_DAYS = 30;

export const ReportFilter = z.strictObject({
  from: z.optional(Day),
  /** The last day, counted in. */
  to: z.optional(Day),
  doctor: z.optional(Id),
  department: z.optional(Id),
});
export type ReportFilter = z.infer<typeof ReportFilter>;

/** Null: too few to show, or hidden because it would tell what is. */
export const Count = z.nullable(z.int());
export type Count = z.infer<typeof Count>;

const Counts = { counts: z.array(Count), total: Count };

export const CountRow = z.object({
  /** The id of a doctor or department, or the first day of a stretch of time. */
  key: z.string(),
  name: z.string(),
  ...Counts,
});
export type CountRow = z.infer<typeof CountRow>;

/** The counts of each row stand in the order of the columns; together they are its total. */
export const CountTable = z.object({ columns: z.array(z.string()), rows: z.array(CountRow), sum: z.object(Counts) });
export type CountTable = z.infer<typeof CountTable>;

/** What became of a visit. `not-noted`: its time is over and nobody said. */
export const VISIT_OUTCOMES = ['came', 'did-not-come', 'left', 'not-noted'] as const;

/** From the arrival to the doctor. */
export const WAITS = ['under-15', 'under-30', 'under-60', 'longer', 'not-noted'] as const;
/** A longer wait is taken for a note that somebody forgot. */
export const MOST_WAIT_HOURS = 12;

export const SIGNATURES = ['without', 'overridden'] as const;

export const AGREEMENTS = ['first', 'named', 'not-named', 'no-diagnosis', 'no-code', 'no-causes'] as const;

/** Minutes; null where fewer than five were measured. */
export const WaitFigures = z.object({ key: z.string(), median: z.nullable(z.int()), ninetieth: z.nullable(z.int()) });
export type WaitFigures = z.infer<typeof WaitFigures>;

export const Report = z.object({
  from: Day,
  to: Day,
  doctor: z.nullable(z.string()),
  department: z.nullable(z.string()),
  countedAt: Instant,
  /** How long the stretches are that time is divided into. */
  step: z.enum(['day', 'week', 'month']),
  visits: z.object({ byTime: CountTable, byDoctor: CountTable, byDepartment: CountTable }),
  waiting: z.object({ byDoctor: CountTable, figures: z.array(WaitFigures), all: z.omit(WaitFigures, { key: true }) }),
  overrides: z.object({
    byDoctor: CountTable,
    /** Each finding that a doctor signed against, by its kind. */
    byKind: CountTable,
  }),
  agreement: CountTable,
});
export type Report = z.infer<typeof Report>;

export const readReport = endpoint({
  method: 'GET',
  path: '/admin/reports',
  summary:
    'Visits, no-shows, waiting times, overridden findings, and the triage beside the signed diagnosis, as counts',
  query: ReportFilter,
  reply: Report,
  roles: ['admin'],
  refusals: ['not_found'],
  isHeavy: true,
  failure: 'The report could not be counted.',
});

export const exportReport = endpoint({
  method: 'GET',
  path: '/admin/reports/file',
  summary: 'The same counts as a CSV file',
  query: ReportFilter,
  reply: z.string(),
  roles: ['admin'],
  refusals: ['not_found'],
  isHeavy: true,
});
