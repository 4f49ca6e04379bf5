import type { Administration, MedicationOrder } from '../../../contract/medication-orders.ts';
import { placeInWords } from '../../admissions/place.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { givenSince, lastGiven, nextTasks, type RecordRow } from '../doses/store.ts';
import { gapEnds } from '../doses/timing.ts';
import { changesOf } from './changes.ts';
import { dosageInWords, orderInWords } from './in-words.ts';
import { type OrderRow, versionsOf } from './store.ts';
import { termsOnFile } from './terms.ts';

const DAY_MS = 86_400_000;

/** In the same order. */
export async function ordersOnFile(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  rows: readonly OrderRow[],
): Promise<MedicationOrder[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const now = clock.now();
  const [versions, last, next, given] = await Promise.all([
    versionsOf(db, ids),
    lastGiven(db, ids),
    nextTasks(db, ids),
    givenSince(db, ids, new Date(now.getTime() - DAY_MS)),
  ]);
  return rows.map((row) => {
    const lastDose = last.find(({ order_id }) => order_id === row.id);
    const state = stateOf(row, now);
    const isRunning = state === 'running';
    const free = gapEnds(row.gap_hours, lastDose?.given_at ?? null);
    return {
      ...termsOnFile(row),
      id: row.id,
      inpatientId: row.admission_id,
      patientId: row.patient_id,
      patient: row.patient,
      room: row.room,
      place: placeInWords(row),
      medication: row.medication,
      dosage: dosageInWords(row),
      inWords: orderInWords(row),
      isAsNeeded: row.frequency === 'as-needed',
      doctor: row.doctor,
      doctorId: row.doctor_id,
      orderedAt: row.ordered_at.toISOString(),
      state,
      stopReason: row.stop_reason,
      prescribedMedicineId: row.prescribed_medicine_id,
      version: row.version,
      changed: changesOf(versions.filter(({ order_id }) => order_id === row.id)),
      lastGiven: lastDose ? administrationOnFile(lastDose) : null,
      nextDue: isRunning ? (next.find(({ order_id }) => order_id === row.id)?.due_at.toISOString() ?? null) : null,
      givenIn24Hours: given.filter(({ order_id }) => order_id === row.id).length,
      giveFrom: free && free > now ? free.toISOString() : null,
      can: {
        give: isRunning && row.frequency === 'as-needed' && actor.role === 'staff',
        change: isRunning && actor.role === 'doctor',
        stop: isRunning && actor.role === 'doctor',
      },
    };
  });
}

export function stateOf(row: OrderRow, now: Date): MedicationOrder['state'] {
  if (row.stopped_at) return 'stopped';
  return row.discharged_at || (row.ends_at && row.ends_at <= now) ? 'ended' : 'running';
}

export const administrationOnFile = (row: RecordRow): Administration => ({
  id: row.id,
  outcome: row.outcome,
  by: row.recorder,
  byId: row.recorded_by,
  at: row.given_at.toISOString(),
  recordedAt: row.recorded_at.toISOString(),
  dosage: dosageInWords(row),
  route: row.route,
  reason: row.reason,
  wrong:
    row.wrong_since && row.corrector
      ? { by: row.corrector, at: row.wrong_since.toISOString(), reason: row.wrong_reason ?? '' }
      : null,
});
