import type { PatientDocument } from '#contract/patients/documents.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import type { SealedCell } from '../platform/encryption/seal.ts';
import { allowedOnDocument, mayKnowSharing } from './policy.ts';
import type { DocumentRow } from './store.ts';

export type Words = { title: string; note: string };

export const wordsIn = (id: string): SealedCell => ({ table: 'documents', column: 'sealed_words', row: id });

export const pageIn = (id: string, number: number): SealedCell => ({
  table: 'document_pages',
  column: 'sealed',
  row: `${id}:${number}`,
});

export const sealWords = ({ seal }: Pick<Deps, 'seal'>, id: string, words: Words): Buffer =>
  seal.seal(JSON.stringify(words), wordsIn(id));

export function presentDocument({ seal }: Pick<Deps, 'seal'>, actor: Actor, row: DocumentRow): PatientDocument {
  const { title, note }: Words = JSON.parse(seal.openText(row.sealed_words, wordsIn(row.id)));
  return {
    id: row.id,
    patientId: row.patient_id,
    title,
    kind: row.kind,
    reportedOn: row.reported_on,
    note,
    source: row.source,
    pages: row.pages,
    addedAt: row.added_at.toISOString(),
    sharing: mayKnowSharing(actor, row)
      ? {
          with: row.shared_with,
          doctorId: row.shared_doctor_id,
          doctor: row.doctor,
          isOpenNow: row.is_open_now,
        }
      : null,
    version: row.version,
    can: allowedOnDocument(actor, row),
  };
}
