// A stored result as a reader gets it back: exactly what was answered, made again from what was kept.

import type { BodyPart } from '#contract/triage/body-parts.ts';
import type { StoredTriage } from '#contract/triage/stored-triage.ts';
import type { StoredTriageInFull } from '#contract/triage/symptom-records.ts';
import { type ScanReading, type Urgency, urgencyWordsOf } from '#contract/triage/triage-result.ts';
import type { TriageAnswer } from '#triage-engine/answer.ts';
import { answersInWords } from '#triage-engine/questionnaires/all-parts.ts';
import { recommendationFor } from '#triage-engine/questionnaires/recommendation.ts';
import type { Config } from '../platform/config.ts';
import type { ModelWords } from './ai/model-words.ts';
import { composeResult, withSpecialist } from './answering/compose-result.ts';
import type { Told } from './answering/keep-result.ts';
import type { TriageRow } from './store.ts';

type Outcome = StoredTriage['result'];

const NOT_LOOKED_AT = 'No image model looked at the photo.';

type AppContext = Pick<Config, 'clinic'>;

export function presentTriage(app: AppContext, row: TriageRow): StoredTriage {
  const urgency = row.urgency as Urgency | null;
  return {
    id: row.id,
    pud: row.pud,
    patientId: row.patient_id,
    patient: row.patient_name,
    kind: row.kind,
    part: row.part as BodyPart | null,
    symptoms: row.symptoms,
    result: (row.reported as Outcome | null) ?? outcomeOf(app, row),
    urgency,
    urgencyWords: urgencyWordsOf(urgency),
    specialist: row.specialist,
    department: row.department,
    reportedByClient: row.reported !== null,
    provider: row.provider,
    engine: row.engine,
    hasPhoto: row.has_photo,
    createdAt: row.created_at.toISOString(),
  };
}

export function triageInFull(app: AppContext, row: TriageRow): StoredTriageInFull {
  const told = row.told as Told;
  const part = row.part as BodyPart | null;
  const answer = resultOf(app, row);
  return {
    ...presentTriage(app, row),
    answer,
    recommendation: part ? recommendationFor(part, answer) : null,
    scan: row.scan as ScanReading | null,
    person: told.person,
    corrections: told.corrections,
    dangers: told.dangers ?? [],
    withoutReadings: told.withoutReadings ?? [],
    questionnaire: part && told.answers ? { part, answers: answersInWords(part, told.answers) } : null,
    sketch: told.sketch ?? null,
    description: told.description ?? null,
    replacedBy: row.replaced_by,
  };
}

function outcomeOf(app: AppContext, row: TriageRow): Outcome {
  const scan = row.scan as ScanReading | null;
  if (scan) {
    const { imageType, additionalContext, timestamp } = scan;
    return { analysis: scan.analysis ?? NOT_LOOKED_AT, imageType, additionalContext, timestamp };
  }
  const { potentialCauses, nextSteps } = resultOf(app, row);
  return { potentialCauses, nextSteps };
}

const resultOf = ({ clinic }: AppContext, row: TriageRow) =>
  composeResult({
    answer: withSpecialist(row.answer as TriageAnswer, row.specialist),
    fromModel: row.from_model as ModelWords | null,
    provider: row.provider,
    notice: row.notice,
    readings: (row.told as Told).readings ?? [],
    department: row.department,
    // Said of the day on which it was asked.
    whereToday: null,
    emergencyNumber: clinic.emergencyNumber,
    resultId: row.id,
  });
