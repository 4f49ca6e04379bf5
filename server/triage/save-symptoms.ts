import { parsePud } from '#contract/pud.ts';
import type { StoredTriage } from '#contract/triage/stored-triage.ts';
import type { SavedRecord } from '#contract/triage/symptom-records.ts';
import { transaction } from '../db/transaction.ts';
import type { PatientRow } from '../patients/find-patient.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { finishQuestionnaire } from './answering/answer-questionnaire.ts';
import { finishSketch } from './answering/answer-sketch.ts';
import { type Finished, keepResult } from './answering/keep-result.ts';
import { enginePerson } from './answering/merge-person-facts.ts';
import { type Asker, whoAsks } from './answering/resolve-asker.ts';
import { askEngine } from './engine/ask-engine.ts';
import { presentTriage } from './present.ts';
import { triageById } from './store.ts';

const NO_ONE = 'UNKNOWN';
const SCAN_PREFIX = /^Image Analysis - /;

export type Rated = { patient: PatientRow; finished: Finished };

/** Made elsewhere, kept as reported; how urgent it is, our own engine says anew. */
export async function rateSymptoms(
  deps: Deps,
  actor: Actor,
  record: SavedRecord,
  address: string | null,
): Promise<Rated> {
  const asker = await whoAsks(deps, actor, record, address);
  const { patient } = asker;
  if (!patient) throw new Refusal('not_found');
  requireOwnPud(patient, record.pud);
  return { patient, finished: { ...(await finish(deps, asker, record)), reported: record.result } };
}

export async function saveSymptoms(deps: Deps, actor: Actor, { patient, finished }: Rated): Promise<StoredTriage> {
  return transaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    const { resultId } = await keepResult(inTx, actor, patient, finished);
    const row = resultId ? await triageById(tx, resultId) : undefined;
    if (!row) throw new Refusal('not_found');
    return presentTriage(deps.config, row);
  });
}

async function finish(deps: Deps, asker: Asker, record: SavedRecord): Promise<Finished> {
  const { questionnaire, sketch, corrections = [], dangers = [], withoutReadings = [], replaces } = record;
  const beside = { corrections, dangers, withoutReadings, replaces };
  if (questionnaire) return finishQuestionnaire(deps, asker, { ...questionnaire, sketch, ...beside });
  if (sketch) return finishSketch(deps, asker, { sketch, ...beside });
  const isScan = 'analysis' in record.result;
  // Only the text sent with the photo counts, not what a model is said to have seen in it.
  const text = isScan
    ? record.symptoms.replace(SCAN_PREFIX, '').replace(/^No additional context$/, '')
    : record.symptoms;
  const told = { text, person: enginePerson(asker.person), corrections, dangers };
  const { input, answer } = await askEngine(deps, told, asker.readings, asker.by);
  return {
    kind: isScan ? 'scan' : 'text',
    symptoms: record.symptoms,
    input,
    answer,
    told: { person: asker.person, corrections, dangers, readings: asker.readings.used, withoutReadings },
    more: { provider: 'embedded', words: null, notice: null, call: null },
    replaces,
  };
}

/** UNKNOWN is what a browser without a session once sent; here it is whoever is logged in. */
function requireOwnPud(patient: PatientRow, pud: string | undefined): void {
  if (pud === undefined || pud === NO_ONE || parsePud(pud) === patient.pud) return;
  throw new Refusal('not_your_name', { fields: { pud: 'This is not your Health ID.' } });
}
