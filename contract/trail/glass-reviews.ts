// Whether breaking the glass was right: judged once, by an administrator who did not break it, within three days.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Id, Instant } from '../fields.ts';

export const REVIEW_HOURS = 72;
export const FINDING_CHARACTERS = 20;

export const GlassReview = z.object({
  id: Id,
  pud: z.string(),
  who: z.string(),
  role: z.enum(['patient', 'doctor', 'staff', 'admin']),
  department: z.nullable(z.string()),
  brokenAt: Instant,
  dueAt: Instant,
  state: z.enum(['waiting', 'overdue', 'justified', 'not-justified']),
  /** How often parts of the chart were opened in that hour, and when last. */
  openings: z.int(),
  lastOpenedAt: z.nullable(Instant),
  /** Whether a care relationship followed within a day. */
  caredForLater: z.boolean(),
  finding: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(Instant),
  can: z.object({ decide: z.boolean() }),
});
export type GlassReview = z.infer<typeof GlassReview>;

export const listGlassReviews = endpoint({
  method: 'GET',
  path: '/admin/trail/reviews',
  summary: 'Broken glass that waits for a verdict, the oldest first, then what was decided lately',
  reply: z.array(GlassReview),
  roles: ['admin'],
  refusals: [],
});

export const decideGlassReview = endpoint({
  method: 'POST',
  path: '/admin/trail/reviews/{id}',
  summary: 'Say whether breaking the glass was justified, and what was found out',
  params: ById,
  body: z.strictObject({
    verdict: z.enum(['justified', 'not-justified'], { error: 'Choose one.' }),
    finding: z
      .string({ error: 'Write what you found out.' })
      .check(
        z.trim(),
        z.minLength(FINDING_CHARACTERS, { error: `Write at least ${FINDING_CHARACTERS} characters.` }),
        z.maxLength(1000, { error: 'At most 1000 characters.', abort: true }),
      ),
  }),
  reply: GlassReview,
  roles: ['admin'],
  refusals: ['not_found', 'review_decided', 'review_own', 'review_own_account'],
});
