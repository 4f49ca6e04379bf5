// How a doctor last met a patient. Asked by every way to prescribe.
import { ROOM_OPENS_MS, VISIT_MISSED_MS } from '#contract/appointments/visit-modes.ts';
import type { Deps } from '../platform/deps.ts';
import { lastMetInPerson, lastVisitByVideo, type VideoEncounter } from './store.ts';

export type { VideoEncounter } from './store.ts';

export type LastMeeting = {
  /** `never`: what is prescribed has no visit behind it. */
  how: 'in-person' | 'video' | 'never';
  visit: VideoEncounter | null;
  inPersonAt: Date | null;
};

/**
 * The last meeting counts, for ever: what is prescribed weeks after a visit by video still comes from it. What was pressed on
 * the ladder, finishing, signing once or a night in between change nothing; only meeting in person does.
 */
export async function findLastMeeting(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  doctorId: string,
  patientId: string,
): Promise<LastMeeting> {
  const now = clock.now().getTime();
  const opened = { by: new Date(now + ROOM_OPENS_MS), after: new Date(now - VISIT_MISSED_MS) };
  const inPersonAt = await lastMetInPerson(db, { doctorId, patientId }, clock.now());
  const visit = await lastVisitByVideo(db, { doctorId, patientId, opened, after: inPersonAt });
  if (visit) return { how: 'video', visit, inPersonAt };
  return { how: inPersonAt ? 'in-person' : 'never', visit: null, inPersonAt };
}
