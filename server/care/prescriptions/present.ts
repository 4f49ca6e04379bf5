import { inWords } from '#contract/medicines/in-words.ts';
import type { PrescribedMedicine, Prescription } from '#contract/medicines/prescriptions.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import type { Answered } from '../answer-findings.ts';
import { allowedOnMedicine, mayReadClinicNotes } from '../policy.ts';
import { isRunningAt } from './running.ts';
import type { PrescribedRow, PrescriptionRow } from './store.ts';

type Needs = Pick<Deps, 'clock' | 'config'>;

export function presentMedicine({ clock, config }: Needs, actor: Actor, row: PrescribedRow): PrescribedMedicine {
  const isActive = isRunningAt(row, clock.now(), config.clinic.timeZone);
  const told = {
    dose: { amount: row.amount, unit: row.unit },
    route: row.route,
    frequency: row.frequency,
    smallestGapHours: row.gap_hours,
    mostIn24Hours: row.most_in_24h,
    days: row.days,
  };
  return {
    id: row.id,
    medicineId: row.medicine_id,
    name: row.name,
    category: row.category,
    indication: row.indication,
    ...told,
    quantity: row.quantity,
    instructions: row.instructions,
    inWords: inWords(told),
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    isActive,
    stoppedAt: row.stopped_at?.toISOString() ?? null,
    stoppedBy: row.stopper_name,
    stopReason: row.stop_reason,
    isRenewed: row.is_renewed,
    ...keptAgainst(row, actor),
    can: allowedOnMedicine(actor, { isActive }),
  };
}

/** Findings about this medicine that were answered: the next reader sees why it was kept. */
function keptAgainst(row: PrescribedRow, actor: Actor): Pick<PrescribedMedicine, 'overrides' | 'aware'> {
  const answered = (row.safety as Answered[]).filter(({ orders, reason }) => reason && orders.includes(row.place));
  const overrides = answered.map(({ key, kind, severity, title, why, reason }) => ({
    ...{ key, kind, title, why, reason: reason ?? '' },
    by: row.prescriber_name,
    at: row.signed_at.toISOString(),
    mustConfirm: kind === 'allergy' || severity === 'severe',
  }));
  return {
    overrides: mayReadClinicNotes(actor) ? overrides : [],
    aware: answered.filter(({ severity }) => severity === 'severe').map(({ title }) => title),
  };
}

export function presentPrescription(
  deps: Needs,
  actor: Actor,
  row: PrescriptionRow,
  medicines: readonly PrescribedRow[],
): Prescription {
  return {
    id: row.id,
    number: numberInWords(row.number, dayIn(deps.config.clinic.timeZone, row.signed_at)),
    diagnosisId: row.diagnosis_id,
    diagnosis: row.diagnosis,
    patientId: row.patient_id,
    doctor: row.doctor_name,
    signedAt: row.signed_at.toISOString(),
    ...(row.last_met ? { lastMet: row.last_met } : {}),
    medicines: medicines
      .filter(({ prescription_id }) => prescription_id === row.id)
      .map((medicine) => presentMedicine(deps, actor, medicine)),
  };
}

/** RX-2026-000042 */
const numberInWords = (number: number, day: string) => `RX-${day.slice(0, 4)}-${String(number).padStart(6, '0')}`;
