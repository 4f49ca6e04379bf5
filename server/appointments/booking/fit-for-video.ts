import { HOUR_MS } from '#contract/durations.ts';
import { mayBeSeenByVideo } from '#contract/triage/seen-by-video.ts';
import type { Tx } from '#server/db/connect.ts';
import { hasSomeoneFor } from '#server/patients/telling/tell-patient.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AppointmentRow } from '../store.ts';
import { lastUrgencySince } from './store.ts';

/** A danger that a symptom check found holds for so long, whatever the booking carries. */
const DANGER_MS = 24 * HOUR_MS;
const FIRST_DANGER = 4;

type Booked = Pick<
  AppointmentRow,
  'mode' | 'patient_id' | 'patient_account_id' | 'triage_id' | 'triage_urgency' | 'triage_specialist'
>;

/** What a symptom check found has to be looked at in the clinic, or at once. */
export async function requireFitForVideo(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'config'>,
  booked: Booked & { id: string },
): Promise<void> {
  if (booked.mode !== 'video') return;
  const { clock } = deps;
  const { patient_id, patient_account_id, triage_id, triage_urgency, triage_specialist } = booked;
  if (!patient_account_id && !(await canBeAttended(tx, deps, booked))) {
    throw notByVideo('Nobody with a login can attend a video visit for this patient.');
  }
  const carried = { urgency: triage_urgency, specialist: triage_specialist ?? '' };
  if (triage_id !== null && !mayBeSeenByVideo(carried)) throw notByVideo();
  const last = await lastUrgencySince(tx, patient_id, new Date(clock.now().getTime() - DANGER_MS));
  if (last !== null && last >= FIRST_DANGER) throw notByVideo();
}

/** A small child has no login: whoever acts for it and sees its whole record attends (server/visits/seats/seats-held.ts). */
const canBeAttended = (tx: Tx, deps: Pick<Deps, 'clock' | 'config'>, { id, patient_id }: Booked & { id: string }) =>
  hasSomeoneFor(tx, deps, { patientId: patient_id, part: 'record', about: { table: 'appointments', id } });

const notByVideo = (message?: string) =>
  new Refusal('not_by_video', { ...(message ? { message } : {}), fields: { mode: 'Book a visit in person.' } });
