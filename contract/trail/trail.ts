// The audit trail as an administrator reads it: who did what to which record and when, never what the record holds.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Day, Id, Instant, Pud } from '../fields.ts';

/** Kinds of acts, in the order in which a screen offers them. */
export const TRAIL_KINDS = {
  chart: 'Charts opened',
  glass: 'Glass broken',
  refused: 'Refused',
  list: 'Lists and searches',
  record: 'Written in records',
  appointment: 'Appointments',
  medicine: 'Medicines',
  test: 'Tests',
  ward: 'Ward',
  alert: 'Alerts',
  message: 'Messages',
  login: 'Logins',
  account: 'Accounts',
  settings: 'Settings',
  trail: 'Trail',
} as const;
export type TrailKind = keyof typeof TRAIL_KINDS;
const Kind = z.enum(Object.keys(TRAIL_KINDS) as [TrailKind, ...TrailKind[]]);

const filter = {
  /** The account of whoever did it. */
  person: z.optional(Id),
  /** The patient whom it was about. */
  pud: z.optional(Pud),
  kind: z.optional(Kind),
  /** Days of the clinic; both count. */
  from: z.optional(Day),
  to: z.optional(Day),
};
export const Filter = z.strictObject(filter);
export type TrailFilter = z.infer<typeof Filter>;

/** The number of an entry, as the trail counts them. */
const LineNumber = z.string().check(z.regex(/^[1-9]\d{0,17}$/, { error: 'Not a line of the trail.' }));

const Doer = z.object({
  /** Of those who work here; null for patients, visitors and Nadi itself. */
  accountId: z.nullable(Id),
  /** The PUD of a patient. */
  name: z.string(),
  role: z.enum(['patient', 'doctor', 'staff', 'admin', 'visitor', 'system']),
});

export const TrailLine = z.object({
  id: LineNumber,
  at: Instant,
  kind: Kind,
  who: Doer,
  /** The sentence around whom it was about: 'opened the chart of', PUD, ''. */
  before: z.string(),
  about: z.nullable(z.object({ name: z.string(), isPud: z.boolean() })),
  after: z.string(),
  note: z.nullable(z.string()),
  /** An opening without a care relationship. */
  isFlagged: z.boolean(),
});
export type TrailLine = z.infer<typeof TrailLine>;

export const listTrail = endpoint({
  method: 'GET',
  path: '/admin/trail',
  summary: 'The audit trail in plain words, newest first; reading it is an entry of the trail',
  query: z.strictObject({
    ...filter,
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200))),
    after: z.optional(LineNumber),
  }),
  reply: z.array(TrailLine),
  roles: ['admin'],
  refusals: ['not_found', 'trail_read_enough'],
  isHeavy: true,
});

export const TrailCheck = z.object({
  id: Id,
  state: z.enum(['waiting', 'running', 'whole', 'broken']),
  askedAt: Instant,
  askedBy: z.string(),
  finishedAt: z.nullable(Instant),
  /** How many lines have been checked so far. */
  lines: z.int(),
  /** Where it is broken; a part that nobody can know any more is null. */
  broken: z.nullable(
    z.object({
      problem: z.string(),
      line: z.nullable(LineNumber),
      at: z.nullable(Instant),
      seal: z.nullable(z.int()),
      lastGoodSeal: z.nullable(z.object({ number: z.int(), sealedAt: Instant })),
    }),
  ),
});
export type TrailCheck = z.infer<typeof TrailCheck>;

export const readTrailState = endpoint({
  method: 'GET',
  path: '/admin/trail/state',
  summary: 'How far the trail reaches, and what the last verification found',
  reply: z.object({
    /** The number of the newest line. */
    newestLine: z.int(),
    lastSeal: z.nullable(z.object({ number: z.int(), sealedAt: Instant, fingerprint: z.string() })),
    check: z.nullable(TrailCheck),
  }),
  roles: ['admin'],
  refusals: [],
});

export const askForTrailCheck = endpoint({
  method: 'POST',
  path: '/admin/trail/checks',
  summary: 'Verify the whole trail, at most once an hour; while one verification runs, it answers with that one',
  reply: TrailCheck,
  roles: ['admin'],
  refusals: ['check_lately'],
});

/** How far the report on someone who works here reaches back, unless a day was given. */
export const REPORT_DAYS = 90;

const counts = {
  /** Openings of the chart or of parts of it. */
  opened: z.int(),
  /** How often it was among those of a list or search. */
  listed: z.int(),
  refused: z.int(),
  glass: z.int(),
  /** Everything else: what was written, ordered, decided. */
  other: z.int(),
  first: Instant,
  last: Instant,
};

export const AccessReport = z.object({
  /** `patient`: who touched the data of one patient. `worker`: whose data one person touched. */
  of: z.enum(['patient', 'worker']),
  name: z.string(),
  rows: z.array(
    z.object({ ...counts, name: z.string(), role: z.nullable(Doer.shape.role), accountId: z.nullable(Id) }),
  ),
  /** True when there are more than the report holds. */
  isCut: z.boolean(),
});
export type AccessReport = z.infer<typeof AccessReport>;

export const readAccessReport = endpoint({
  method: 'GET',
  path: '/admin/trail/report',
  summary:
    'Who touched the data of one patient, or whose data one person touched, counted; asking is an entry of the trail',
  query: Filter,
  reply: AccessReport,
  roles: ['admin'],
  refusals: ['not_found', 'report_needs_someone', 'trail_read_enough'],
  isHeavy: true,
});

export const exportAccessReport = endpoint({
  method: 'GET',
  path: '/admin/trail/report/export',
  summary: 'The same report as a CSV file',
  query: Filter,
  reply: z.string(),
  roles: ['admin'],
  refusals: ['not_found', 'report_needs_someone', 'trail_read_enough'],
  isHeavy: true,
});
