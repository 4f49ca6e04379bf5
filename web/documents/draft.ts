// What a patient types about a document, and what is wrong with it.

import { DOCUMENT_MAX_BYTES } from '#contract/patients/document-limits.ts';
import type { DocumentKind, PatientDocument, SharedWith } from '#contract/patients/documents.ts';
import { REFUSALS } from '#contract/refusals.ts';
import { msg, t } from '#web/language/say.ts';
import type { Errors } from '../ui/forms/checked-draft.ts';
import { dayFromText } from '../ui/time/day-text.ts';

export type FactsDraft = { title: string; kind: DocumentKind | ''; reportedOn: string; note: string };
export type SharingDraft = { sharedWith: SharedWith | ''; doctorId: string };
export type NewDraft = FactsDraft & SharingDraft & { document: File | null };

export const EMPTY: NewDraft = {
  document: null,
  title: '',
  kind: '',
  reportedOn: '',
  note: '',
  sharedWith: '',
  doctorId: '',
};

/** As the contract calls it. */
msg('A title');
export const NEEDED = { title: 'A title is needed.', kind: msg('Choose what it is.') } as const;

export const draftOf = ({ title, kind, reportedOn, note }: PatientDocument): FactsDraft => ({
  title,
  kind,
  reportedOn: reportedOn ? reportedOn.split('-').reverse().join('/') : '',
  note,
});

export const factsOf = ({ title, kind, reportedOn, note }: FactsDraft) => ({
  title: title.trim(),
  // An empty one does not come this far.
  kind: kind as DocumentKind,
  reportedOn: dayFromText(reportedOn),
  note: note.trim(),
});

export const sharingOf = ({ sharedWith, doctorId }: SharingDraft) => ({
  sharedWith: sharedWith as SharedWith,
  doctorId: sharedWith === 'doctor' ? doctorId : null,
});

/** Today is the clinic's. */
export function problemsInFacts({ reportedOn }: FactsDraft, today: string): Errors {
  if (reportedOn.trim() === '') return {};
  const day = dayFromText(reportedOn);
  if (day === null) return { reportedOn: t('Write it as day, month and year: 09/03/2024.') };
  return day > today ? { reportedOn: t('This day is still to come.') } : {};
}

export function problemsInSharing({ sharedWith, doctorId }: SharingDraft): Errors {
  if (sharedWith === '') return { sharedWith: t('Choose who may see it.') };
  return sharedWith === 'doctor' && doctorId === '' ? { doctorId: t('Choose the doctor.') } : {};
}

/** A photo is made smaller on its way; of a PDF nobody knows how. */
const isTooLarge = ({ type, size }: File) => !type.startsWith('image/') && size > DOCUMENT_MAX_BYTES;

export function problemsInNew(draft: NewDraft, today: string): Errors {
  const file: Errors = draft.document
    ? isTooLarge(draft.document)
      ? { document: REFUSALS.document_too_large.message }
      : {}
    : { document: REFUSALS.document_needed.message };
  return { ...file, ...problemsInFacts(draft, today), ...problemsInSharing(draft) };
}
