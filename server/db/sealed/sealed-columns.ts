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
  /** The column that keeps a keyed hash of it to look it up by: of an address in small letters, or of the digits of a phone. */
  hash?: string;
  isPhone?: boolean;
  /** SQL for the rows in which it is sealed, if not in all. */
  only?: string;
  /** A jsonb column: the cell is a JSON text that is sealed. */
  isJson?: boolean;
  /** A bytea column whose bytes the clinic's key seals for their place: the owner's key lies around that (bytes-under-key.ts). */
  isBytes?: boolean;
  /** A damaged cell is shown as one: its row and all others in the list are needed at once. */
  isShownAnyway?: boolean;
  /** SQL that is set with it when a row from before is sealed. */
  also?: string;
};

type More = Pick<SealedColumn, 'hash' | 'isPhone' | 'only' | 'also' | 'key' | 'isJson' | 'isBytes' | 'isShownAnyway'>;

function column(number: number, place: string, row: readonly string[], owner: string, more: More = {}): SealedColumn {
  const [table = '', name = ''] = place.split('.');
  return { number, table, column: name, row, owner, ...more };
}

const bytes = (number: number, place: string, row: readonly string[], owner: string) =>
  column(number, place, row, owner, { isBytes: true });

const OF_VISIT = '(select patient_id from appointments where id = appointment_id)';
const OF_STAY = '(select patient_id from admissions where id = admission_id)';

export const SEALED = {
  // Then the words to find the patient by are written anew, without the digits (fill-sounds.ts).
  patientPhone: column(1, 'patients.phone', ['id'], 'id', { also: 'needs_sounds = true' }),
  patientEmail: column(2, 'patients.email', ['id'], 'id'),
  accountEmail: column(3, 'accounts.email', ['id'], 'id', { hash: 'email_hash' }),
  accountPhone: column(4, 'accounts.phone', ['id'], 'id', { hash: 'phone_hash', isPhone: true }),
  emergencyName: column(5, 'health_profiles.emergency_name', ['id'], 'patient_id'),
  emergencyPhone: column(6, 'health_profiles.emergency_phone', ['id'], 'patient_id'),
  // A patient logs in with the PUD, which is in the clear; everyone else with the e-mail address.
  accountLogin: column(7, 'accounts.login', ['id'], 'id', { hash: 'login_hash', only: "role <> 'patient'" }),
  newEmail: column(8, 'email_changes.new_email', ['id'], 'patient_id', { hash: 'new_email_hash' }),
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
  wardNote: column(29, 'ward_notes.note', ['id'], OF_STAY),
  // A notice by code: the values of its sentences.
  noticeSaid: column(30, 'notices.said', ['id'], 'coalesce(patient_id, account_id)', { isJson: true }),
  alertReason: column(31, 'alerts.reason', ['id'], 'patient_id', { isShownAnyway: true }),
  alertPlace: column(32, 'alerts.place', ['id'], 'patient_id', { isShownAnyway: true }),
  alertOutcome: column(33, 'alerts.outcome', ['id'], 'patient_id', { isShownAnyway: true }),
  correctedFrom: column(34, 'person_corrections.was', ['id'], 'patient_id'),
  correctedTo: column(35, 'person_corrections.became', ['id'], 'patient_id'),
  correctionReason: column(36, 'person_corrections.reason', ['id'], 'patient_id'),
  custodyNote: column(37, 'custody_notes.note', ['id'], 'patient_id'),
  readingNote: column(38, 'readings.note', ['id'], 'patient_id'),
  boardTitle: column(39, 'board_notes.title', ['id'], 'patient_id'),
  boardDetail: column(40, 'board_notes.detail', ['id'], 'patient_id'),
  doseNote: column(41, 'dose_answers.note', ['id'], 'patient_id'),
  triageReported: column(42, 'triage_results.reported', ['id'], 'patient_id', { isJson: true }),
  triageScan: column(43, 'triage_results.scan', ['id'], 'patient_id', { isJson: true }),
  // About all who lie in the ward: under the clinic's own key.
  handoverWritten: column(44, 'handovers.written', ['id'], 'null::uuid', { isJson: true }),
  handedOver: column(45, 'handovers.handed_over', ['id'], 'null::uuid', { isJson: true }),
  handoverNote: column(46, 'handovers.note', ['id'], 'null::uuid'),
  handoverToDo: column(47, 'handover_to_dos.words', ['id'], OF_STAY),
  guardianPaper: column(48, 'patient_access.guardian_paper', ['id'], 'patient_id'),
  liftReason: column(49, 'confidential_marks.lift_reason', ['id'], 'patient_id'),
  // Under the clinic's key: why somebody was erased is asked for later, when their own is gone.
  erasureReason: column(50, 'erasures.reason', ['id'], 'null::uuid'),
  // Free texts of the clinic.
  decisionReason: column(51, 'appointments.decision_reason', ['id'], 'patient_id'),
  moveReason: column(52, 'appointments.move_reason', ['id'], 'patient_id'),
  staySummary: column(53, 'admissions.summary', ['id'], 'patient_id'),
  stayAdvice: column(54, 'admissions.advice', ['id'], 'patient_id'),
  resultText: column(
    55,
    'lab_results.text',
    ['order_id', 'version'],
    '(select patient_id from lab_orders where id = order_id)',
  ),
  reviewNote: column(56, 'lab_orders.review_note', ['id'], 'patient_id'),
  cancelReason: column(57, 'lab_orders.cancel_reason', ['id'], 'patient_id'),
  readingCorrection: column(58, 'readings.correction_reason', ['id'], 'patient_id'),
  accessEndReason: column(59, 'patient_access.end_reason', ['id'], 'patient_id'),

  glassReason: column(74, 'broken_glass.reason', ['id'], 'patient_id'),
  draftForm: column(75, 'diagnosis_drafts.form', ['id'], 'patient_id', { isJson: true }),
  allergyDetails: column(76, 'health_profiles.allergy_details', ['id'], 'patient_id', { isJson: true }),
  wardStatusReason: column(77, 'ward_statuses.reason', ['id'], OF_STAY),
  mergeReason: column(78, 'patient_merges.reason', ['id'], 'kept_id'),
  mergeUndoReason: column(79, 'patient_merges.undo_reason', ['id'], 'kept_id'),
  repeatAnswer: column(80, 'repeat_requests.answer', ['id'], 'patient_id'),
  observationWrong: column(81, 'observations.wrong_reason', ['id'], OF_STAY),
  doseReason: column(82, 'administrations.reason', ['id'], 'patient_id'),
  doseWrong: column(83, 'administrations.wrong_reason', ['id'], 'patient_id'),
  scaleReason: column(84, 'admissions.scale_reason', ['id'], 'patient_id'),
  vaccineDecision: column(85, 'vaccine_decisions.reason', ['id'], 'patient_id'),
  vaccineCorrection: column(86, 'vaccine_doses.reason', ['id', 'version'], 'patient_id'),

  // Bytes, sealed by the clinic's key for their place.
  inboxText: bytes(
    60,
    'inbox_messages.sealed_text',
    ['id'],
    `(select patient_id from inbox_threads where id = thread_id)`,
  ),
  inboxPhoto: bytes(
    61,
    'inbox_photos.sealed',
    ['id'],
    `(select t.patient_id from inbox_messages m join inbox_threads t on t.id = m.thread_id where m.id = message_id)`,
  ),
  documentWords: bytes(62, 'documents.sealed_words', ['id'], 'patient_id'),
  documentPage: bytes(
    63,
    'document_pages.sealed',
    ['document_id', 'number'],
    '(select patient_id from documents where id = document_id)',
  ),
  triagePhoto: bytes(
    64,
    'triage_photos.sealed',
    ['result_id'],
    '(select patient_id from triage_results where id = result_id)',
  ),
  visitWords: bytes(65, 'visit_chat.words', ['id'], OF_VISIT),
  visitPhoto: bytes(
    66,
    'visit_photos.sealed',
    ['line_id'],
    `(select a.patient_id from visit_chat c join appointments a on a.id = c.appointment_id where c.id = line_id)`,
  ),
  visitPhone: bytes(67, 'video_visits.phone', ['appointment_id'], OF_VISIT),
  visitPlace: bytes(68, 'video_visits.place', ['appointment_id'], OF_VISIT),
  labFile: bytes(69, 'lab_files.sealed', ['id'], '(select patient_id from lab_orders where id = order_id)'),
  cardToken: bytes(70, 'emergency_card_links.sealed_token', ['id'], 'patient_id'),
  factorSecret: bytes(71, 'second_factors.sealed_secret', ['account_id'], 'account_id'),
  mailText: bytes(72, 'mails.sealed_text', ['id'], 'account_id'),
  mailFile: bytes(87, 'mails.sealed_file', ['id'], 'account_id'),
  pushTarget: bytes(73, 'push_subscriptions.sealed_target', ['id'], 'account_id'),
} as const satisfies Record<string, SealedColumn>;

const BY_NUMBER = new Map<number, SealedColumn>(Object.values(SEALED).map((one) => [one.number, one]));

export const sealedColumn = (number: number): SealedColumn | undefined => BY_NUMBER.get(number);
