// What a copy of the database must not tell. Each column is sealed cell by cell, under the key of whom it is about.

export type SealedColumn = {
  /** Part of every sealed cell: never used again for another column. */
  number: number;
  table: string;
  column: string;
  /** The columns that name the row. A result that holds the cell must hold these too, or it is not opened. */
  row: readonly string[];
  /** The primary key, where `row` is not. */
  key?: readonly string[];
  /** SQL for whose key it is sealed under, of rows that were there before: a patient, an account, or null for the clinic. */
  owner: string;
  /** The column that keeps a keyed hash of it, in small letters, to look it up by. */
  hash?: string;
  /** SQL for the rows in which it is sealed, if not in all. */
  only?: string;
  /** A jsonb column: the cell is a JSON text that is sealed. */
  isJson?: boolean;
  /** SQL that is set with it when a row from before is sealed. */
  also?: string;
};

type More = Pick<SealedColumn, 'hash' | 'only' | 'also' | 'key' | 'isJson'>;

function column(number: number, place: string, row: readonly string[], owner: string, more: More = {}): SealedColumn {
  const [table = '', name = ''] = place.split('.');
  return { number, table, column: name, row, owner, ...more };
}

export const SEALED = {
  // Then the words to find the patient by are written anew, without the digits (fill-sounds.ts).
  patientPhone: column(1, 'patients.phone', ['id'], 'id', { also: 'needs_sounds = true' }),
  patientEmail: column(2, 'patients.email', ['id'], 'id'),
  accountEmail: column(3, 'accounts.email', ['id'], 'id', { hash: 'email_hash' }),
  accountPhone: column(4, 'accounts.phone', ['id'], 'id'),
  emergencyName: column(5, 'health_profiles.emergency_name', ['patient_id', 'version'], 'patient_id'),
  emergencyPhone: column(6, 'health_profiles.emergency_phone', ['patient_id', 'version'], 'patient_id'),
  // A patient logs in with the PUD, which is in the clear; everyone else with the e-mail address.
  accountLogin: column(7, 'accounts.login', ['id'], 'id', { hash: 'login_hash', only: "role <> 'patient'" }),
  newEmail: column(8, 'email_changes.new_email', ['patient_id'], 'patient_id', {
    ...{ hash: 'new_email_hash', key: ['token_hash'] },
  }),
  mailTo: column(9, 'mails.to_address', ['id'], 'account_id', { hash: 'to_hash' }),
  forgottenEmail: column(10, 'forgotten.email', ['id'], 'null::uuid'),
  forgottenLogin: column(11, 'forgotten.login', ['id'], 'null::uuid'),
  applicantEmail: column(12, 'doctor_applications.email', ['id'], 'null::uuid', { hash: 'email_hash' }),
  applicantPhone: column(13, 'doctor_applications.phone', ['id'], 'null::uuid'),
  symptoms: column(14, 'triage_results.symptoms', ['id'], 'patient_id'),
  triageInput: column(15, 'triage_results.input', ['id'], 'patient_id', { isJson: true }),
  triageAnswer: column(16, 'triage_results.answer', ['id'], 'patient_id', { isJson: true }),
  triageTold: column(17, 'triage_results.told', ['id'], 'patient_id', { isJson: true }),
  fromModel: column(18, 'triage_results.from_model', ['id'], 'patient_id', { isJson: true }),
  visitReason: column(19, 'appointments.reason', ['id'], 'patient_id'),
  wishReason: column(20, 'waitlist_wishes.reason', ['id'], 'patient_id'),
  task: column(21, 'staff_tasks.task', ['id'], 'patient_id'),
  taskNote: column(22, 'staff_tasks.note', ['id'], 'patient_id'),
  threadSubject: column(23, 'message_threads.subject', ['id'], 'patient_id'),
  messageBody: column(24, 'messages.body', ['id'], '(select patient_id from message_threads where id = thread_id)'),
  noticeTitle: column(25, 'notices.title', ['id'], 'coalesce(patient_id, account_id)'),
  noticeText: column(26, 'notices.text', ['id'], 'coalesce(patient_id, account_id)'),
  diagnosisNotes: column(27, 'diagnoses.notes', ['id'], 'patient_id'),
  addendum: column(28, 'diagnosis_addenda.text', ['id'], '(select patient_id from diagnoses where id = diagnosis_id)'),
  wardNote: column(29, 'ward_notes.note', ['id'], '(select patient_id from admissions where id = admission_id)'),
} as const satisfies Record<string, SealedColumn>;

const BY_NUMBER = new Map<number, SealedColumn>(Object.values(SEALED).map((one) => [one.number, one]));

export const sealedColumn = (number: number): SealedColumn | undefined => BY_NUMBER.get(number);
