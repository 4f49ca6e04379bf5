// Whether what a doctor prescribes comes from a visit by video. Asked by every way to prescribe.
import { ROOM_OPENS_MS, VISIT_MISSED_MS } from '#contract/appointments/visit-modes.ts';
import type { Deps } from '../platform/deps.ts';
import { lastVisitByVideo, type VideoEncounter } from './store.ts';

export type { VideoEncounter } from './store.ts';

/**
 * From the moment the room opens, and for good once the patient was let in, until the two meet in person. What was pressed on
 * the ladder, finishing or ending the visit changes nothing.
 */
export function findVideoEncounter(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  doctorId: string,
  patientId: string,
): Promise<VideoEncounter | undefined> {
  const now = clock.now().getTime();
  const opened = { by: new Date(now + ROOM_OPENS_MS), after: new Date(now - VISIT_MISSED_MS) };
  return lastVisitByVideo(db, { doctorId, patientId, opened });
}
