import type { StaffTask } from '#contract/ward/staff-tasks.ts';
import { presentFormerPuds } from '../patients/public.ts';
import type { Actor } from '../platform/actor.ts';
import { allowedSteps } from './policy.ts';
import type { TaskRow } from './store.ts';

export const presentTask = (row: TaskRow, actor: Actor, now: Date, isReadable: boolean): StaffTask => ({
  id: row.id,
  task: isReadable ? row.task : '',
  isWithheld: !isReadable,
  patient: row.patient_name,
  patientId: row.patient_id,
  pud: row.pud,
  ...presentFormerPuds(row.former_puds),
  place: row.place,
  diagnosisId: row.diagnosis_id,
  priority: row.priority,
  dueAt: row.due_at?.toISOString() ?? null,
  isOverdue: row.state !== 'done' && row.due_at !== null && row.due_at < now,
  givenBy: row.giver_name,
  givenById: row.given_by,
  givenAt: row.given_at.toISOString(),
  to: row.to_name,
  toId: row.to_id,
  state: row.state,
  takenBy: row.taker_name,
  takenAt: row.taken_at?.toISOString() ?? null,
  givenBackFrom: row.former_name,
  doneBy: row.doer_name,
  doneAt: row.done_at?.toISOString() ?? null,
  note: isReadable ? row.note : null,
  version: row.version,
  can: allowedSteps(actor, row, isReadable),
});
