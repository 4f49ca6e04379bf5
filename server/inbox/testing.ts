// Patients who have seen a doctor, and what they wrote.
import type { InboxThreadInFull } from '#contract/inbox.ts';
import { anAppointment, type ScheduledDoctor } from '../appointments/testing.ts';
import { addDays, dayIn } from '../platform/zoned-time.ts';
import type { TestApp } from '../testing-app.ts';
import type { Patient } from '../testing-people.ts';
import { aJpeg } from '../triage/testing-photos.ts';
import { addPhoto } from './photos/add-photo.ts';
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
  photos: string[] = [],
): Promise<InboxThreadInFull> {
  const check = await checkForDanger(deps, actor, message, null);
  return writeToClinic(deps, actor, { doctorId: doctor?.id ?? null, message, photos, isDangerDenied: true }, check);
}

export async function aThreadWithPhotos(
  app: TestApp,
  patient: Patient,
  doctor: { id: string } | null,
  count = 1,
): Promise<InboxThreadInFull> {
  const photos: string[] = [];
  for (let at = 0; at < count; at += 1) photos.push((await addPhoto(app.deps, patient.actor, await aJpeg())).id);
  return aThread(app, patient, doctor, 'This is the rash on my arm.', photos);
}
