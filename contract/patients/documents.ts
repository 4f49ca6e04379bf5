// Documents that patients add to their record: reports from elsewhere, as a photo or a PDF. What is kept is a picture of each
// page that was made anew; the file itself is not.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Day, Done, Id, Instant, line } from '../fields.ts';
import { DOCUMENT_MAX_BYTES } from './document-limits.ts';

export const DOCUMENT_KINDS = ['laboratory', 'discharge-summary', 'prescription', 'picture', 'other'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Nobody yet; every doctor to whom the chart is open; one of them. */
export const SHARED_WITH = ['nobody', 'doctors', 'doctor'] as const;
export type SharedWith = (typeof SHARED_WITH)[number];

/** How well a page was read. A page that is `unread` has no picture; one that is `blank` has nothing on it. */
export const PAGE_STATES = ['read', 'blurred', 'dark', 'small', 'blank', 'unread'] as const;
export type PageState = (typeof PAGE_STATES)[number];

const Kind = z.enum(DOCUMENT_KINDS, { error: 'Choose what it is.' });

const Facts = {
  title: line('A title', 120),
  kind: Kind,
  /** The day that stands on the report, where one does. */
  reportedOn: z.optional(z.nullable(Day)),
  note: z.optional(z.string().check(z.trim(), z.maxLength(500, { error: 'At most 500 characters.' }))),
};

const Choice = {
  sharedWith: z.enum(SHARED_WITH, { error: 'Choose who may see it.' }),
  /** Set where it is shared with one doctor. */
  doctorId: z.optional(z.nullable(Id)),
};

export const NewDocument = z.strictObject({ ...Facts, ...Choice });
export type NewDocument = z.infer<typeof NewDocument>;

export const ChangedDocument = z.strictObject({ ...Facts, version: z.int() });
export type ChangedDocument = z.infer<typeof ChangedDocument>;

export const ChangedSharing = z.strictObject({ ...Choice, version: z.int() });
export type ChangedSharing = z.infer<typeof ChangedSharing>;

export const DocumentPage = z.object({
  number: z.int(),
  state: z.enum(PAGE_STATES),
  /** In pixels; null where there is no picture. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
});
export type DocumentPage = z.infer<typeof DocumentPage>;

export const DocumentSharing = z.object({
  with: z.enum(SHARED_WITH),
  doctorId: z.nullable(Id),
  doctor: z.nullable(z.string()),
  /** False: the chart is closed to the named doctor, who sees nothing before the next visit. */
  isOpenNow: z.boolean(),
});
export type DocumentSharing = z.infer<typeof DocumentSharing>;

export const PatientDocument = z.object({
  id: Id,
  patientId: Id,
  title: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  reportedOn: z.nullable(Day),
  note: z.string(),
  source: z.enum(['photo', 'pdf']),
  /** At least one. */
  pages: z.array(DocumentPage),
  addedAt: Instant,
  /** What the patient chose; null for anyone else. */
  sharing: z.nullable(DocumentSharing),
  version: z.int(),
  can: z.object({ change: z.boolean() }),
});
export type PatientDocument = z.infer<typeof PatientDocument>;

export const listDocuments = endpoint({
  method: 'GET',
  path: '/patients/{id}/documents',
  summary: 'Documents of a patient: all of one’s own, or those shared with the doctor who asks',
  params: ById,
  reply: z.array(PatientDocument),
  roles: ['patient', 'doctor'],
  part: 'record',
  refusals: ['not_found', 'identity_unconfirmed'],
  failure: 'Failed to fetch documents',
});

export const addDocument = endpoint({
  method: 'POST',
  path: '/documents',
  summary: 'Add a photo or a PDF to my record. Each page becomes a picture; the file is not kept.',
  body: NewDocument,
  reply: PatientDocument,
  roles: ['patient'],
  part: 'record',
  refusals: [
    ...(['identity_unconfirmed', 'document_doctor_unknown', 'too_many_documents', 'documents_full'] as const),
    ...(['document_needed', 'document_unreadable', 'document_too_large', 'document_encrypted'] as const),
    ...(['document_broken', 'document_too_many_pages', 'document_too_slow'] as const),
    ...(['image_unreadable', 'image_is_heic', 'image_too_many_pixels'] as const),
  ],
  failure: 'The document was not added. Please try again.',
  created: true,
  idempotent: true,
  upload: 'document',
  uploadBytes: DOCUMENT_MAX_BYTES,
});

export const changeDocument = endpoint({
  method: 'PUT',
  path: '/documents/{id}',
  summary: 'Change the title, kind, day and note of my document',
  params: ById,
  body: ChangedDocument,
  reply: PatientDocument,
  roles: ['patient'],
  part: 'record',
  refusals: ['not_found', 'identity_unconfirmed', 'version_outdated'],
  failure: 'Nothing was changed. Please try again.',
});

export const shareDocument = endpoint({
  method: 'PUT',
  path: '/documents/{id}/sharing',
  summary: 'Choose who may see my document',
  params: ById,
  body: ChangedSharing,
  reply: PatientDocument,
  roles: ['patient'],
  part: 'record',
  refusals: ['not_found', 'identity_unconfirmed', 'version_outdated', 'document_doctor_unknown'],
  failure: 'Nothing was changed. Please try again.',
});

export const withdrawDocument = endpoint({
  method: 'DELETE',
  path: '/documents/{id}',
  summary: 'Take my document back: nobody can open it any more',
  params: ById,
  reply: Done,
  roles: ['patient'],
  part: 'record',
  refusals: ['not_found', 'identity_unconfirmed'],
  failure: 'The document was not deleted. Please try again.',
});

/** Not called through call(): an <img> shows it. */
export const openDocumentPage = endpoint({
  method: 'GET',
  path: '/documents/{id}/page',
  summary: 'One page of a document, as image/jpeg; the first where none is named',
  params: ById,
  query: z.strictObject({ number: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))) }),
  reply: z.string(),
  roles: ['patient', 'doctor'],
  part: 'record',
  refusals: ['not_found', 'identity_unconfirmed'],
});

/** A doctor with whom the patient has or had an appointment. */
export const DocumentDoctor = z.object({
  id: Id,
  name: z.string(),
  specialty: z.nullable(z.string()),
  /** The chart is open to them now. */
  isOpenNow: z.boolean(),
});
export type DocumentDoctor = z.infer<typeof DocumentDoctor>;

export const listDocumentDoctors = endpoint({
  method: 'GET',
  path: '/documents/doctors',
  summary: 'Doctors with whom I have or had an appointment',
  reply: z.array(DocumentDoctor),
  roles: ['patient'],
  part: 'record',
  refusals: ['identity_unconfirmed'],
});
