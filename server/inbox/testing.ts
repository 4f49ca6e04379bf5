// Patients who have seen a doctor, and what they wrote.
import type { InboxThreadInFull } from '#contract/inbox.ts';
import { anAppointment, type ScheduledDoctor } from '../appointments/testing.ts';
import { addDays, dayIn } from '../platform/zoned-time.ts';
import type { TestApp } from '../testing-app.ts';
import type { Patient } from '../testing-people.ts';
import { checkForDanger, writeToClinic } from './write-to-clinic.ts';

export type Visited = { patient: Patient; doctor: ScheduledDoctor };

/** A patient who saw this doctor some days ago. */
export async function aVisitedPatient(
  app: TestApp,
  { daysAgo = 3, ...who }: { daysAgo?: number; patient?: Patient; doctor?: ScheduledDoctor } = {},
): Promise<Visited> {
  const date = addDays(dayIn(app.deps.config.clinic.timeZone, app.clock.now()), -daysAgo);
  return anAppointment(app, { ...who, date, status: 'completed' });
}

export const CHEST_PAIN = 'And since an hour I have chest pain on the left';
export const FASTING = 'Should I fast before the blood test tomorrow?';

/** To the doctor, or to the desk where none is named. */
export async function aThread(
  { deps }: TestApp,
  { actor }: Patient,
  doctor: { id: string } | null,
  message = FASTING,
): Promise<InboxThreadInFull> {
  const check = await checkForDanger(deps, actor, message, null);
  return writeToClinic(deps, actor, { doctorId: doctor?.id ?? null, message, isDangerDenied: true }, check);
}
