import { roundedTemperature, scoreNews2 } from '#contract/ward/news2.ts';
import type { Observed, TypedSet } from '#contract/ward/observations.ts';
import { type InpatientRow, lockStay } from '../admissions/find-inpatient.ts';
import { flagAlarm } from '../admissions/flag-alarm.ts';
import { publishWard } from '../admissions/publish-ward.ts';
import { followScore, isAlarm } from '../alerts/follow-score.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { findPatient } from '../patients/find-patient.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { findProfile } from '../records/find-profile.ts';
import { recordReadings } from '../records/readings/add-readings.ts';
import { writeProfile } from '../records/save-profile.ts';
import { countingScore } from './counting-score.ts';
import { markWhenCritical } from './mark-when-critical.ts';
import { presentObservation, scaleOf } from './present-observation.ts';
import { insertObservation, observationById } from './store.ts';
import { type Measured, requireWholeSet } from './typed-set.ts';

/** The set, its values in the patient's record, its score, and the alert that it asks for: all of it or nothing. */
export async function observe(deps: Deps, actor: Actor, admissionId: string, typed: TypedSet): Promise<Observed> {
  return transaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    const admission = await lockStay(tx, deps, actor, admissionId);
    const measured = requireWholeSet(deps, typed);
    const id = await keepSet(inTx, tx, actor, admission, typed, measured);
    const row = await observationById(tx, id);
    if (!row) throw new Refusal('not_found');
    const clinicalStatus = await markWhenCritical(tx, deps, admission);
    const counting = countingScore(clinicalStatus);
    // One that was entered late and is overtaken by a newer score changes nothing.
    const isCounting = counting?.restsOn.includes(id) ?? false;
    const hasAlert = isCounting && counting !== null && isAlarm(counting);
    if (hasAlert && !admission.accepted_at) await flagAlarm(tx, deps, actor, admission, id);
    if (isCounting && counting) {
      const whose = { patientId: admission.patient_id, staySince: admission.admitted_at };
      await followScore(tx, deps, actor, { ...counting, ...whose });
    }
    await appendEntry(tx, deps.clock, actor, 'observation.recorded', {
      subject: 'observation',
      subjectId: id,
      patientId: admission.patient_id,
      details: { score: row.score, partial: row.not_scored === 'partial' },
    });
    await publishWard(tx, deps, ['inpatients', 'patients'], { patientId: admission.patient_id, id: admissionId });
    return {
      observation: presentObservation(row, actor),
      status: clinicalStatus.status,
      statusBecause: clinicalStatus.because,
      nextObservationDue: clinicalStatus.nextDue.toISOString(),
      isContinuous: clinicalStatus.isContinuous,
      hasAlert,
    };
  });
}

/** Enters the age only where the profile has none. */
async function enterAge(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  patient: Awaited<ReturnType<typeof findPatient>>,
  { whose, confirmed }: TypedSet,
): Promise<void> {
  if (!whose || (await findProfile(deps, patient.id)).age !== null) return;
  await writeProfile(tx, deps, actor, patient, { ...whose, confirmed });
}

async function keepSet(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  admission: InpatientRow,
  typed: TypedSet,
  { at, readings }: Measured,
): Promise<string> {
  const patient = await findPatient(tx, admission.patient_id);
  await enterAge(tx, deps, actor, patient, typed);
  const readingIds = await recordReadings(tx, deps, actor, patient, readings, { is_of_set: true });
  const profile = await findProfile(deps, patient.id);
  const scale = scaleOf(admission.saturation_scale);
  const isPregnant = profile.pregnancy === 'yes';
  const set = {
    respiration: typed.respiration ?? null,
    oxygenSaturation: typed.oxygenSaturation ?? null,
    isOnOxygen: typed.isOnOxygen ?? null,
    systolic: typed.systolic ?? null,
    pulse: typed.pulse ?? null,
    consciousness: typed.consciousness ?? null,
    temperature: typed.temperature === undefined ? null : roundedTemperature(typed.temperature),
  };
  const scored = scoreNews2(set, { scale, ageYears: profile.age, isPregnant });
  return insertObservation(tx, {
    admission_id: admission.id,
    patient_id: patient.id,
    measured_at: at,
    recorded_at: deps.clock.now(),
    recorded_by: actor.accountId,
    respiration: set.respiration,
    oxygen_saturation: set.oxygenSaturation,
    is_on_oxygen: set.isOnOxygen,
    oxygen_litres: typed.oxygenLitres ?? null,
    systolic: set.systolic,
    diastolic: typed.diastolic ?? null,
    pulse: set.pulse,
    consciousness: set.consciousness,
    temperature: set.temperature,
    scale,
    age_years: profile.age,
    is_pregnant: isPregnant,
    points: JSON.stringify(scored.points),
    score: scored.score,
    not_scored: scored.notScored,
    has_three: scored.hasThree,
    status: scored.status,
    reading_ids: readingIds,
  });
}
