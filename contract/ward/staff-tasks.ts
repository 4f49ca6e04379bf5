// Tasks that a doctor gives the nurses: taken, done, with a note.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Id, Instant, Page, text } from '../fields.ts';

export const TASK_PRIORITIES = ['normal', 'high', 'critical'] as const;

export const NewStaffTask = z.strictObject({
  task: text('Task', 300),
  /** A nurse; left out: whoever takes it. */
  to: z.optional(Id),
  dueAt: z.optional(Instant),
  priority: z._default(z.enum(TASK_PRIORITIES), 'normal'),
});
export type NewStaffTask = z.infer<typeof NewStaffTask>;

export const StaffTask = z.object({
  id: Id,
  /** Empty while it is withheld. */
  task: z.string(),
  /** What is to be done is for those in care and for whoever takes it. */
  isWithheld: z.boolean(),
  patient: z.string(),
  patientId: Id,
  pud: z.string(),
  /** Before two records were merged: labels and wristbands may still say so. */
  formerPuds: z.optional(z.array(z.string())),
  /** Room and bed, as '204-A'; null for whoever does not lie here. */
  place: z.nullable(z.string()),
  diagnosisId: z.nullable(Id),
  priority: z.enum(TASK_PRIORITIES),
  dueAt: z.nullable(Instant),
  isOverdue: z.boolean(),
  givenBy: z.string(),
  givenById: Id,
  givenAt: Instant,
  /** For whom; null: for whoever takes it. */
  to: z.nullable(z.string()),
  toId: z.nullable(Id),
  state: z.enum(['open', 'taken', 'done']),
  takenBy: z.nullable(z.string()),
  takenAt: z.nullable(Instant),
  /** The nurse who had the task, or was to take it, and did not do it within a day. */
  givenBackFrom: z.nullable(z.string()),
  doneBy: z.nullable(z.string()),
  doneAt: z.nullable(Instant),
  note: z.nullable(z.string()),
  version: z.int(),
  can: z.object({ take: z.boolean(), finish: z.boolean() }),
});
export type StaffTask = z.infer<typeof StaffTask>;

export const listStaffTasks = endpoint({
  method: 'GET',
  path: '/staff-tasks',
  summary: 'For nurses: theirs and those for whoever takes them, most urgent first. For a doctor: those they gave',
  query: z.extend(Page, { state: z.optional(z.enum(['open', 'taken', 'done', 'unfinished'])) }),
  reply: z.array(StaffTask),
  roles: ['doctor', 'staff'],
  refusals: [],
});

const step = {
  method: 'POST',
  params: ById,
  reply: StaffTask,
  roles: ['staff'],
  refusals: ['not_found', 'task_moved_on'],
} as const;

export const takeStaffTask = endpoint({
  ...step,
  path: '/staff-tasks/{id}/take',
  summary:
    'I do this; the chart opens to me while I do, for a day at most. Five unfinished ones at most about patients who do not lie here',
  refusals: ['not_found', 'task_moved_on', 'tasks_unfinished'],
});

export const finishStaffTask = endpoint({
  ...step,
  path: '/staff-tasks/{id}/done',
  summary: 'It is done, with what there is to say about it',
  body: z.strictObject({ note: z.optional(z.string().check(z.trim(), z.maxLength(1_000))) }),
});

export const listColleagues = endpoint({
  method: 'GET',
  path: '/colleagues',
  summary: 'Nurses to whom a task can be given',
  reply: z.array(z.object({ id: Id, name: z.string(), title: z.string() })),
  roles: ['doctor', 'staff'],
  refusals: [],
});
