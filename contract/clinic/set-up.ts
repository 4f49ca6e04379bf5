// The guided set-up: five steps, each of which can be skipped, and the opening of the doors. Counts only.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Instant } from '../fields.ts';

export const GUIDED_STEPS = ['clinic', 'departments', 'people', 'hours', 'rooms'] as const;
export type GuidedStep = (typeof GUIDED_STEPS)[number];

const People = { doctors: z.int(), nurses: z.int(), receptionists: z.int(), administrators: z.int() };

/** What is there, whoever put it there. People count from their invitation on; `working` are those who can log in. */
export const SetUpFigures = z.object({
  hasOwnName: z.boolean(),
  departments: z.int(),
  ...People,
  working: z.object(People),
  doctorsWithHours: z.int(),
  /** Doctors whom a patient can book now: they can log in, have hours, and their licence has not lapsed. */
  bookable: z.int(),
  /** Of all of these, those who have not used their invitation. */
  invited: z.int(),
  rooms: z.int(),
  beds: z.int(),
});
export type SetUpFigures = z.infer<typeof SetUpFigures>;

export const SetUp = z.object({
  /** `open`: not done, and nobody has skipped it. */
  steps: z.array(z.object({ step: z.enum(GUIDED_STEPS), state: z.enum(['done', 'open', 'skipped']) })),
  figures: SetUpFigures,
  doors: z.nullable(z.object({ openedAt: Instant, by: z.string() })),
});
export type SetUp = z.infer<typeof SetUp>;

export const readSetUp = endpoint({
  method: 'GET',
  path: '/admin/set-up',
  summary: 'How far the guided set-up is, from what is there, and whether the doors were opened',
  reply: SetUp,
  roles: ['admin'],
  refusals: [],
});

export const markSetUpStep = endpoint({
  method: 'POST',
  path: '/admin/set-up/steps',
  summary: 'Say of a step that what is there is kept, or that it is skipped for now',
  body: z.strictObject({ step: z.enum(GUIDED_STEPS), mark: z.enum(['kept', 'skipped']) }),
  reply: SetUp,
  roles: ['admin'],
  refusals: [],
});

export const openDoors = endpoint({
  method: 'POST',
  path: '/admin/set-up/open',
  summary: 'Open the doors: ends the guided set-up and makes the first backup. Whoever comes second changes nothing.',
  reply: SetUp,
  roles: ['admin'],
  refusals: [],
  failure: 'The doors were not opened. Please try again.',
});
