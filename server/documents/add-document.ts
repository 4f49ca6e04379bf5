import { randomUUID } from 'node:crypto';
import { DAY_MS } from '#contract/durations.ts';
import type { NewDocument, PatientDocument } from '#contract/patients/documents.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Database } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { findOwnRecord, lockPatientById } from '../patients/find-patient.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { dayIn } from '../platform/zoned-time.ts';
import { type ReadDocument, type ReadPage, readDocument } from './files/read-document.ts';
import { MAX_PAGES_EVER, MAX_PAGES_KEPT, MAX_PER_DAY } from './policy.ts';
import { pageIn, presentDocument, sealWords } from './present.ts';
import { chooseSharing, publishDocument } from './sharing.ts';
import { countDocuments, documentById, insertDocument } from './store.ts';

/** Draws the pages, which takes a while and writes nothing. What can be refused without the file is refused before. */
export async function readSentDocument(
  deps: Deps,
  actor: Actor,
  input: NewDocument,
  bytes: Buffer | undefined,
): Promise<ReadDocument> {
  const patient = await findOwnRecord(deps.db, actor);
  assertDay(deps, input.reportedOn);
  await chooseSharing(deps, patient.id, input);
  await assertRoom(deps.db, deps, patient.id, 1);
  return readDocument(bytes, actor.accountId);
}

export async function addDocument(
  deps: Deps,
  actor: Actor,
  input: NewDocument,
  { source, pages }: ReadDocument,
): Promise<PatientDocument> {
  const patient = await findOwnRecord(deps.db, actor);
  assertDay(deps, input.reportedOn);
  return transaction(deps.db, async (tx) => {
    // One after the other, so that those at once are counted, too.
    await lockPatientById(tx, patient.id);
    await assertRoom(tx, deps, patient.id, pages.length);
    const sharing = await chooseSharing({ ...deps, db: tx }, patient.id, input);
    const id = randomUUID();
    const now = deps.clock.now();
    const row = {
      id,
      patient_id: patient.id,
      kind: input.kind,
      sealed_words: sealWords(deps, id, { title: input.title, note: input.note ?? '' }),
      reported_on: input.reportedOn ?? null,
      source,
      ...sharing,
      added_at: now,
    };
    await insertDocument(
      tx,
      row,
      pages.map((page, index) => pageRow(deps, id, index + 1, page)),
    );
    await appendEntry(tx, deps.clock, actor, 'document.added', {
      subject: 'document',
      subjectId: id,
      patientId: patient.id,
      details: {
        source,
        pages: pages.length,
        unread: pages.filter(({ state }) => state === 'unread').length,
        with: sharing.shared_with,
        ...(sharing.shared_doctor_id ? { doctor: sharing.shared_doctor_id } : {}),
      },
    });
    await publishDocument(tx, deps, { id, patientId: patient.id, choices: [sharing] });
    const added = await documentById(tx, id, now);
    if (!added) throw new Refusal('not_found');
    return presentDocument(deps, actor, added);
  });
}

/** A report is never of a day to come. */
export function assertDay({ clock, config }: Pick<Deps, 'clock' | 'config'>, day: string | null | undefined): void {
  if (day && day > dayIn(config.clinic.timeZone, clock.now())) {
    throw new Refusal('bad_input', { fields: { reportedOn: 'This day is still to come.' } });
  }
}

async function assertRoom(db: Database, { clock }: Deps, patientId: string, pages: number): Promise<void> {
  const { addedLately, pagesKept, pagesEver } = await countDocuments(
    db,
    patientId,
    new Date(clock.now().getTime() - DAY_MS),
  );
  if (addedLately >= MAX_PER_DAY) throw new Refusal('too_many_documents');
  if (pagesKept + pages > MAX_PAGES_KEPT || pagesEver + pages > MAX_PAGES_EVER) throw new Refusal('documents_full');
}

const pageRow = ({ seal }: Deps, document_id: string, number: number, { jpeg, state, width, height }: ReadPage) => ({
  document_id,
  number,
  state,
  sealed: jpeg && seal.seal(jpeg, pageIn(document_id, number)),
  width,
  height,
});
