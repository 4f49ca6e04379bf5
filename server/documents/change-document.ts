// What patients change about their own documents. The pages themselves never change.
import type { ChangedDocument, ChangedSharing, PatientDocument } from '#contract/patients/documents.ts';
import type { Action } from '../audit/actions.ts';
import { appendEntry, type Details } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { findOwnRecord } from '../patients/find-patient.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { assertDay } from './add-document.ts';
import { mayChange } from './policy.ts';
import { presentDocument, sealWords } from './present.ts';
import { type Chosen, chooseSharing, publishDocument } from './sharing.ts';
import { changeIf, type DocumentRow, documentById, setWithdrawn } from './store.ts';

export async function changeDocument(
  deps: Deps,
  actor: Actor,
  id: string,
  { title, note = '', kind, reportedOn = null, version }: ChangedDocument,
): Promise<PatientDocument> {
  assertDay(deps, reportedOn);
  return transaction(deps.db, async (tx) => {
    const document = await requireOwn(tx, deps, actor, id);
    const change = { kind, reported_on: reportedOn, sealed_words: sealWords(deps, id, { title, note }) };
    if (!(await changeIf(tx, { ...document, version }, change))) throw new Refusal('version_outdated');
    await record(tx, deps, actor, 'document.changed', { document });
    return readAgain(tx, deps, actor, id);
  });
}

export async function shareDocument(
  deps: Deps,
  actor: Actor,
  id: string,
  { version, ...choice }: ChangedSharing,
): Promise<PatientDocument> {
  return transaction(deps.db, async (tx) => {
    const document = await requireOwn(tx, deps, actor, id);
    const chosen = await chooseSharing({ ...deps, db: tx }, document.patient_id, choice);
    if (!(await changeIf(tx, { ...document, version }, chosen))) throw new Refusal('version_outdated');
    const details: Details = {
      with: chosen.shared_with,
      ...(chosen.shared_doctor_id ? { doctor: chosen.shared_doctor_id } : {}),
    };
    await record(tx, deps, actor, 'document.shared', { document, chosen, details });
    return readAgain(tx, deps, actor, id);
  });
}

/** Nobody opens it any more, the patient neither. What a doctor may have decided on stays, sealed. */
export async function withdrawDocument(deps: Deps, actor: Actor, id: string): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const document = await requireOwn(tx, deps, actor, id);
    if (!(await setWithdrawn(tx, id, deps.clock.now()))) throw new Refusal('not_found');
    await record(tx, deps, actor, 'document.withdrawn', { document });
  });
}

/** Another's answers like one that does not exist. */
async function requireOwn(tx: Tx, { clock }: Deps, actor: Actor, id: string): Promise<DocumentRow> {
  await findOwnRecord(tx, actor);
  const unchecked = await documentById(tx, id, clock.now());
  if (!unchecked || !mayChange(actor, unchecked)) {
    throw new Refusal('not_found', { patientId: unchecked?.patient_id ?? null });
  }
  return unchecked;
}

type Recorded = { document: DocumentRow; chosen?: Chosen; details?: Details };

async function record(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  action: Action,
  { document, chosen = document, details = {} }: Recorded,
): Promise<void> {
  const { id, patient_id: patientId } = document;
  await appendEntry(tx, deps.clock, actor, action, { subject: 'document', subjectId: id, patientId, details });
  await publishDocument(tx, deps, { id, patientId, choices: [document, chosen] });
}

async function readAgain(tx: Tx, deps: Deps, actor: Actor, id: string): Promise<PatientDocument> {
  const row = await documentById(tx, id, deps.clock.now());
  if (!row) throw new Refusal('not_found');
  return presentDocument(deps, actor, row);
}
