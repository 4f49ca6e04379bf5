// The last step of every symptom tool: into the record of a patient, with its entry in the trail; of a guest nothing is
// kept, and only a call to a model leaves an entry.
import type { TriageKind } from '#contract/triage/stored-triage.ts';
import type { Correction, DangerTap, MarkedBody, PersonFacts, ScanDescription } from '#contract/triage/symptoms.ts';
import type { AiProvider, ScanReading, TriageResult, UsedReading } from '#contract/triage/triage-result.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { findDepartmentFor } from '#server/clinic/departments/place-specialists.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { findCarers } from '#server/patients/chart-access/care.ts';
import type { PatientRow } from '#server/patients/find-patient.ts';
import type { Caller } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { TriageAnswer, TriageInput } from '#triage-engine/answer.ts';
import type { ModelWords } from '../ai/model-words.ts';
import { notifyTheDesk } from '../notifying/notify-the-desk.ts';
import { insertPhoto, insertTriage } from '../store.ts';
import type { ModelCall } from './ask-model.ts';
import { besideOurs, composeResult, type Made, urgencyOf, withSpecialist } from './compose-result.ts';
import { whereToGoInstead } from './where-to-go-today.ts';

/** The limit per patient. At about 300 kB each a record stays below 150 MB. */
export const MAX_PHOTOS = 500;

export type Told = {
  person: PersonFacts;
  corrections: Correction[];
  /** Results of earlier versions have none. */
  dangers?: DangerTap[];
  answers?: number[];
  sketch?: MarkedBody;
  description?: ScanDescription;
  /** Readings of the chart, as they were then; results of earlier versions have none. */
  readings?: UsedReading[];
  withoutReadings?: string[];
};

export type Finished = {
  kind: TriageKind;
  part?: string;
  symptoms: string;
  input: TriageInput;
  answer: TriageAnswer;
  told: Told;
  more: { provider: AiProvider; words: ModelWords | null; notice: string | null; call: ModelCall | null };
  /** Set where a questionnaire names another specialist than the engine. */
  specialist?: string;
  scan?: ScanReading;
  jpeg?: Buffer;
  reported?: object;
  replaces?: string | undefined;
};

export async function keepResult(
  deps: Deps,
  caller: Caller,
  patient: PatientRow | null,
  finished: Finished,
): Promise<TriageResult> {
  const made = await addClinicFacts(deps, finished);
  return transaction(deps.db, async (tx) => {
    const resultId = patient ? await keep(tx, deps, caller, patient, finished, made) : null;
    if (finished.more.call) await recordCall(tx, deps, caller, finished.more.call, patient, resultId);
    return composeResult({ ...made, resultId });
  });
}

/** Adds the clinic's facts to the engine's answer: which department sees to it, and where to go if nobody can today. */
async function addClinicFacts(deps: Deps, { answer, more, specialist, told }: Finished): Promise<Made> {
  const chosen = withSpecialist(answer, specialist ?? answer.specialist);
  const department = await findDepartmentFor(deps.db, chosen.specialist);
  return {
    answer: chosen,
    fromModel: besideOurs(answer, more.words),
    provider: more.provider,
    notice: more.notice,
    readings: told.readings ?? [],
    department,
    whereToday: urgencyOf(answer, more.words) === 3 ? await whereToGoInstead(deps, department) : null,
    emergencyNumber: deps.config.clinic.emergencyNumber,
    resultId: null,
  };
}

async function keep(
  tx: Tx,
  deps: Deps,
  caller: Caller,
  patient: PatientRow,
  finished: Finished,
  made: Made,
): Promise<string> {
  const id = await insertTriage(tx, rowOf(deps, patient, finished, made));
  if (finished.jpeg) {
    const photo = { result_id: id, sealed: deps.seal.seal(finished.jpeg, photoCell(id)) };
    const isKept = await insertPhoto(tx, photo, { patientId: patient.id, most: MAX_PHOTOS });
    if (!isKept) throw new Refusal('photos_full');
  }
  const urgency = urgencyOf(made.answer, made.fromModel);
  await appendEntry(tx, deps.clock, caller, finished.reported ? 'triage.saved' : 'triage.made', {
    subject: 'triage',
    subjectId: id,
    patientId: patient.id,
    details: {
      kind: finished.kind,
      urgency: urgency ?? 'not-understood',
      engine: asCode(made.answer.engine),
      flags: made.answer.flags.length,
    },
  });
  const accounts = await findCarers(tx, patient.id, deps.clock.now());
  await publish(tx, { type: 'symptoms', id, to: { accounts, patients: [patient.id] } });
  if (made.whereToday) {
    await notifyTheDesk(tx, deps, {
      title: `${patient.name} should be seen today`,
      text: `No time is free today in ${made.department}. Please look for one, or call ${patient.name}.`,
      patientId: patient.id,
      dedupeKey: `triage-today:${id}`,
    });
  }
  return id;
}

export const photoCell = (row: string) => ({ table: 'triage_photos', column: 'sealed', row });

function rowOf(deps: Deps, patient: PatientRow, finished: Finished, made: Made) {
  const json = (value: unknown) => JSON.stringify(value);
  return {
    patient_id: patient.id,
    kind: finished.kind,
    part: finished.part ?? null,
    symptoms: finished.symptoms,
    input: json(finished.input),
    answer: json(finished.answer),
    engine: finished.answer.engine,
    told: json(finished.told),
    from_model: made.fromModel ? json(made.fromModel) : null,
    provider: made.provider,
    notice: made.notice,
    scan: finished.scan ? json(finished.scan) : null,
    reported: finished.reported ? json(finished.reported) : null,
    urgency: urgencyOf(finished.answer, made.fromModel),
    specialist: made.answer.specialist,
    department: made.department,
    replaces: finished.replaces ?? null,
    created_at: deps.clock.now(),
  };
}

/** The trail takes no marks but these. */
const asCode = (name: string): string => name.replace(/[^a-z0-9_.:-]/gi, '-').slice(0, 60);

/** Records which service was asked about whom, and the outcome; never what was said. */
async function recordCall(
  tx: Tx,
  deps: Deps,
  caller: Caller,
  { provider, model, kind, outcome }: ModelCall,
  patient: PatientRow | null,
  resultId: string | null,
): Promise<void> {
  await appendEntry(tx, deps.clock, caller, 'ai.asked', {
    ...(resultId ? { subject: 'triage', subjectId: resultId } : {}),
    ...(patient ? { patientId: patient.id } : {}),
    details: { provider, model: asCode(model), kind, outcome },
  });
}
