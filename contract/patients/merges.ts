// Two records of one person: compared, proposed by one, agreed to by another, and undone if it was wrong. Names, births and
// ways to reach someone; nothing clinical.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Day, Id, Instant, text } from '../fields.ts';

const Choice = z.enum(['kept', 'other']);

/** Where the two differ and only one can be right. */
export const MERGE_QUESTIONS = ['dateOfBirth', 'sex', 'login'] as const;
export type MergeQuestion = (typeof MERGE_QUESTIONS)[number];

export const MergeDecisions = z.strictObject({
  dateOfBirth: z.optional(Choice),
  sex: z.optional(Choice),
  login: z.optional(Choice),
});
export type MergeDecisions = z.infer<typeof MergeDecisions>;

export const MERGE_BLOCKS = ['closed', 'identity', 'visits', 'queue', 'offer', 'care', 'profile', 'waiting'] as const;
export type MergeBlock = (typeof MERGE_BLOCKS)[number];

/** Why it cannot be done now, and who can change that. Of what is clinical only that it is so. */
export const MERGE_BLOCK_WORDS: Record<MergeBlock, string> = {
  closed: 'The record to keep is closed. Keep the other one, or have it opened again.',
  identity: 'Nobody has confirmed who the owner of one of the logins is. The nurses at the desk do that first.',
  visits: 'Two visits overlap. Move or cancel one of them first.',
  queue: 'Both wait in the queue of the same doctor. Take one of them out first.',
  offer: 'Both hold an offer from the waiting list. It is settled within ten minutes.',
  care: 'Care is under way in both records at this moment. Ask the ward: it has to be one of them first.',
  profile: 'The health profiles differ in something that one person cannot have twice. A doctor settles that first.',
  waiting: 'A proposal for one of these records waits already.',
};

export const ComparedRecord = z.object({
  patientId: Id,
  pud: z.string(),
  name: z.string(),
  dateOfBirth: z.nullable(Day),
  age: z.nullable(z.int()),
  sex: z.nullable(z.string()),
  phone: z.string(),
  email: z.nullable(z.string()),
  registeredAt: Instant,
  /** None, one that is in use, or one that is closed. */
  login: z.enum(['none', 'open', 'closed']),
  lastLoginAt: z.nullable(Instant),
  visits: z.int(),
  lastVisitOn: z.nullable(Day),
  isDeactivated: z.boolean(),
});
export type ComparedRecord = z.infer<typeof ComparedRecord>;

export const MergePreview = z.object({
  kept: ComparedRecord,
  other: ComparedRecord,
  blocks: z.array(z.enum(MERGE_BLOCKS)),
  /** To be answered with the proposal. */
  questions: z.array(z.enum(MERGE_QUESTIONS)),
  /** Pairs of visits that overlap. */
  overlaps: z.array(
    z.object({ doctor: z.string(), startsAt: Instant, otherDoctor: z.string(), otherStartsAt: Instant }),
  ),
  /** Both say different things about health: all of it is kept, and clinicians are asked to look. */
  isProfileMixed: z.boolean(),
  /** Changes with anything above: what was looked at is what is merged. */
  seen: z.string(),
});
export type MergePreview = z.infer<typeof MergePreview>;

const By = z.object({ id: Id, name: z.string() });

export const MergeListed = z.object({
  id: Id,
  state: z.enum(['proposed', 'declined', 'done', 'undone']),
  kept: z.object({ patientId: Id, pud: z.string(), name: z.string() }),
  other: z.object({ patientId: Id, pud: z.string(), name: z.string() }),
  reason: z.string(),
  decisions: MergeDecisions,
  proposedBy: By,
  proposedAt: Instant,
  endedBy: z.nullable(By),
  endedAt: z.nullable(Instant),
  undoneBy: z.nullable(By),
  undoneAt: z.nullable(Instant),
  undoReason: z.nullable(z.string()),
  /** What was written after the merge and stayed with the kept record. */
  stayed: z.array(z.object({ what: z.string(), count: z.int() })),
  can: z.object({ agree: z.boolean(), decline: z.boolean(), undo: z.boolean() }),
});
export type MergeListed = z.infer<typeof MergeListed>;

const Reason = text('Reason', 300).check(z.minLength(10, { error: 'Say in at least ten characters how you know.' }));

export const compareRecords = endpoint({
  method: 'GET',
  path: '/merges/compare',
  summary: 'Two records side by side: who they are, and what stands in the way of making them one',
  query: z.strictObject({ kept: Id, other: Id }),
  reply: MergePreview,
  roles: ['desk', 'admin'],
  refusals: ['not_found', 'same_record'],
  isHeavy: true,
  patientKeys: ['patientId'],
});

export const listMerges = endpoint({
  method: 'GET',
  path: '/merges',
  summary:
    'Proposals that wait, and the last merges, newest first; or all merges of one PUD, the old one or the kept one',
  query: z.strictObject({ pud: z.optional(z.string().check(z.maxLength(30))) }),
  reply: z.array(MergeListed),
  roles: ['desk', 'admin'],
  refusals: [],
  failure: 'Failed to fetch the merges',
  patientKeys: ['patientId'],
});

export const proposeMerge = endpoint({
  method: 'POST',
  path: '/merges',
  summary: 'Propose that two records are of one person; a second person agrees before anything changes',
  body: z.strictObject({ kept: Id, other: Id, reason: Reason, decisions: MergeDecisions, seen: z.string() }),
  reply: MergeListed,
  roles: ['desk'],
  refusals: [
    'not_found',
    'same_record',
    'merge_blocked',
    'merge_undecided',
    'version_outdated',
    'merge_waits',
    'reason_not_plain',
  ],
  failure: 'It was not proposed. Please try again.',
  created: true,
});

export const agreeToMerge = endpoint({
  method: 'POST',
  path: '/merges/{id}/agree',
  summary: 'Agree to a proposal of someone else: the two records are one from now on',
  params: ById,
  body: z.strictObject({ seen: z.string() }),
  reply: MergeListed,
  roles: ['desk', 'admin'],
  refusals: ['not_found', 'not_the_second', 'merge_ended', 'merge_blocked', 'merge_undecided', 'version_outdated'],
  stepUp: true,
  failure: 'The records were not merged. Please try again.',
});

export const declineMerge = endpoint({
  method: 'POST',
  path: '/merges/{id}/decline',
  summary: 'Turn a proposal down, or take one’s own back; nothing changes',
  params: ById,
  reply: MergeListed,
  roles: ['desk', 'admin'],
  refusals: ['not_found', 'merge_ended'],
  failure: 'Nothing was changed. Please try again.',
});

export const undoMerge = endpoint({
  method: 'POST',
  path: '/merges/{id}/undo',
  summary:
    'Separate two records again: what came from the second goes back to it, what was written since stays with the kept one',
  params: ById,
  body: z.strictObject({ reason: Reason }),
  reply: MergeListed,
  roles: ['desk', 'admin'],
  refusals: ['not_found', 'merge_ended', 'merged_again', 'not_separable', 'reason_not_plain'],
  stepUp: true,
  failure: 'The records were not separated. Please try again.',
});
