import type { Administration, MedicationOrder } from '#contract/medicines/medication-orders.ts';
import { bedInWords } from '#server/admissions/bed-in-words.ts';
import { findAlike } from '#server/admissions/find-alike.ts';
import { presentFormerPuds } from '#server/patients/public.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findWarnings } from '../doses/find-warnings.ts';
import { lastDosesOf } from '../doses/last-doses.ts';
import { nextDue } from '../doses/next-due.ts';
import { type DosesFor, findDosesFor } from '../doses/patient-doses.ts';
import { lastGiven, nextTasks, type RecordRow } from '../doses/store.ts';
import { allowedOnOrder } from '../policy.ts';
import { changesOf } from './changes.ts';
import { dosageInWords, orderInWords } from './in-words.ts';
import { type OrderRow, versionsOf } from './store.ts';
import { presentTerms } from './terms.ts';

/** Presents orders in the same order. */
export async function presentOrders(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  actor: Actor,
  rows: readonly OrderRow[],
): Promise<MedicationOrder[]> {
  if (rows.length === 0) return [];
  const { db } = deps;
  const ids = rows.map(({ id }) => id);
  const now = deps.clock.now();
  const [versions, last, next, warningsOf, dosesFor, alikeOf] = await Promise.all([
    versionsOf(db, ids),
    lastGiven(db, ids),
    nextTasks(db, ids),
    findWarnings(deps, rows),
    findDosesFor(db, rows, now),
    findAlike(deps, actor),
  ]);
  const { timeZone } = deps.config.clinic;
  const nextOf = (orderId: string) => next.find(({ order_id }) => order_id === orderId);
  return rows.map((row) => {
    const lastDose = last.find(({ order_id }) => order_id === row.id);
    const state = stateOf(row, now);
    const isRunning = state === 'running';
    const doses = dosesFor(row);
    const warnings = warningsOf(row.id);
    return {
      ...presentTerms(row),
      id: row.id,
      inpatientId: row.admission_id,
      patientId: row.patient_id,
      patient: row.patient,
      pud: row.pud,
      ...presentFormerPuds(row.former_puds),
      room: row.room,
      bed: row.bed,
      place: bedInWords(row),
      medication: row.medication,
      ingredients: row.ingredients,
      isRecognised: warnings.isRecognised,
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
      lastGiven: lastDose ? presentAdministration(lastDose) : null,
      nextDue: isRunning ? (nextDue(row, nextOf(row.id), timeZone)?.toISOString() ?? null) : null,
      lastDoses: isRunning ? lastDosesOf(row, doses, now) : [],
      overrides: isRunning ? warnings.overrides : [],
      allergyConflict: isRunning ? warnings.conflict : null,
      alike: alikeOf(row.patient_id),
      givenIn24Hours: doses.worthIn24Hours(now),
      giveFrom: freeFrom(doses, now)?.toISOString() ?? null,
      firstDoseFrom:
        isRunning && row.first_dose_from && row.first_dose_from > now ? row.first_dose_from.toISOString() : null,
      can: allowedOnOrder(actor, { isRunning, isAsNeeded: row.frequency === 'as-needed' }),
    };
  });
}

/** Returns when the gaps of all given doses are over; null: they are. */
function freeFrom(doses: DosesFor, now: Date): Date | null {
  const ends = doses.near(now).map(({ endsAt }) => endsAt.getTime());
  const last = Math.max(0, ...ends);
  return last > now.getTime() ? new Date(last) : null;
}

export function stateOf(row: OrderRow, now: Date): MedicationOrder['state'] {
  if (row.stopped_at) return 'stopped';
  return row.discharged_at || (row.ends_at && row.ends_at <= now) ? 'ended' : 'running';
}

export const presentAdministration = (row: RecordRow): Administration => ({
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
