import type { Profile } from '#contract/patients/profile.ts';
import type { Inpatient, News2, Vitals, WardNote } from '#contract/ward/inpatients.ts';
import { bedInWords } from '../admissions/bed-in-words.ts';
import type { InpatientRow } from '../admissions/find-inpatient.ts';
import type { MedicinesOf } from '../medication/inpatient-medicines.ts';
import { presentFormerPuds } from '../patients/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { dayIn } from '../platform/zoned-time.ts';
import { allergiesInWords } from '../records/allergies-in-words.ts';
import { isScored } from './clinical-status.ts';
import type { WithStatus } from './find-clinical-statuses.ts';
import { newestReadings, partialSetOf } from './newest-readings.ts';
import { allowedOnStay } from './policy.ts';
import { scaleOf } from './present-observation.ts';
import type { NoteRow, ObservationRow } from './store.ts';

export type Known = {
  admission: InpatientRow;
  clinicalStatus: WithStatus;
  profile: Profile;
  medicines: MedicinesOf;
  notes: readonly NoteRow[];
};
type Amounts = { sets: number; notes: number };

export function presentInpatient(
  { config }: Pick<Deps, 'config'>,
  actor: Actor,
  { admission, clinicalStatus, profile, medicines, notes }: Known,
  show: Amounts,
): Inpatient {
  const { sets } = clinicalStatus;
  return {
    id: admission.id,
    patientId: admission.patient_id,
    name: admission.patient,
    pud: admission.pud,
    ...presentFormerPuds(admission.former_puds),
    age: profile.age,
    sex: profile.sex,
    dateOfBirth: profile.dateOfBirth,
    room: admission.room,
    bed: admission.bed,
    place: bedInWords(admission),
    condition: admission.diagnosis,
    doctor: admission.doctor,
    doctorId: admission.doctor_id,
    admittedAt: admission.admitted_at.toISOString(),
    isAccepted: admission.accepted_at !== null,
    status: clinicalStatus.status,
    statusBecause: clinicalStatus.because,
    news2: news2Of(clinicalStatus),
    notScored: clinicalStatus.notScored,
    saturationScale: scaleOf(admission.saturation_scale),
    lastObservedAt: sets[0]?.measured_at.toISOString() ?? null,
    nextObservationDue: clinicalStatus.nextDue.toISOString(),
    isContinuous: clinicalStatus.isContinuous,
    isObservationLate: clinicalStatus.isLate,
    nextMedication: medicines.nextMedication,
    nextDose: medicines.nextDose,
    overdueDoses: medicines.overdue.length,
    allergyState: profile.allergyState,
    allergiesInWords: allergiesInWords(profile),
    readings: newestReadings(clinicalStatus),
    partialSet: partialSetOf(clinicalStatus),
    vitals: newestVitals(sets),
    history: {
      admissionDate: dayIn(config.clinic.timeZone, admission.admitted_at),
      diagnosis: admission.diagnosis,
      allergies: profile.allergies,
      vitals: sets.slice(0, show.sets).map((set) => ({
        ...vitalsOf(set),
        time: set.measured_at.toISOString(),
        by: set.recorder,
        score: set.score,
      })),
      medications: medicines.medications,
      notes: notes.slice(0, show.notes).map(presentNote),
    },
    version: admission.version,
    can: allowedOnStay(actor, { isScored: isScored(clinicalStatus) }),
  };
}

export const presentNote = ({ id, written_at, author, note }: NoteRow): WardNote => ({
  id,
  time: written_at.toISOString(),
  author,
  note,
});

const LINE = 12;

function news2Of({ scored, sets, isAgeUnknown }: WithStatus): News2 | null {
  const set = scored === null ? undefined : sets[scored];
  if (!set || set.score === null) return null;
  const line = sets.flatMap(({ score, measured_at }) => (score === null ? [] : [{ at: measured_at, score }]));
  const from = line[1]?.score ?? null;
  return {
    score: set.score,
    at: set.measured_at.toISOString(),
    scale: scaleOf(set.scale),
    hasThree: set.has_three,
    isAgeUnknown,
    trend: from === null ? 'first' : set.score > from ? 'up' : set.score < from ? 'down' : 'same',
    from,
    line: line
      .slice(0, LINE)
      .toReversed()
      .map(({ at, score }) => ({ at: at.toISOString(), score })),
  };
}

const vitalsOf = (set: ObservationRow): Vitals => ({
  bp: set.systolic === null ? null : `${set.systolic}/${set.diastolic}`,
  hr: set.pulse,
  temp: set.temperature,
  o2: set.oxygen_saturation,
  respiration: set.respiration,
  consciousness: set.consciousness,
  isOnOxygen: set.is_on_oxygen,
  oxygenLitres: set.oxygen_litres,
});

/** Returns the newest value of each, whichever set it came with; litres come with the oxygen that they belong to. */
function newestVitals(sets: readonly ObservationRow[]): Vitals {
  const all = sets.map(vitalsOf);
  const newest = <Part extends keyof Vitals>(part: Part): Vitals[Part] | null =>
    all.find((vitals) => vitals[part] !== null)?.[part] ?? null;
  const breathing = all.find(({ isOnOxygen }) => isOnOxygen !== null);
  return {
    bp: newest('bp'),
    hr: newest('hr'),
    temp: newest('temp'),
    o2: newest('o2'),
    respiration: newest('respiration'),
    consciousness: newest('consciousness'),
    isOnOxygen: breathing?.isOnOxygen ?? null,
    oxygenLitres: breathing?.oxygenLitres ?? null,
  };
}
