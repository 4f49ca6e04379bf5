// What belongs to a patient, table by table, and how a merge treats it. moved-tables.test.ts compares it with the schema:
// a new table with a patient in it fails until it stands here.

/** Every row moves to the kept record. By table: what a row is known by, and when it was written, where it says so. */
export const MOVED: Readonly<Record<string, { key: readonly string[]; writtenAt: string | null }>> = {
  access_invitations: { key: ['id'], writtenAt: 'made_at' },
  administrations: { key: ['id'], writtenAt: 'recorded_at' },
  admissions: { key: ['id'], writtenAt: 'admitted_at' },
  alerts: { key: ['id'], writtenAt: 'raised_at' },
  appointments: { key: ['id'], writtenAt: 'requested_at' },
  board_notes: { key: ['id'], writtenAt: 'added_at' },
  broken_glass: { key: ['id'], writtenAt: 'broken_at' },
  care_relationships: { key: ['id'], writtenAt: 'opened_at' },
  charts_open_by_alert: { key: ['alert_id'], writtenAt: null },
  charts_open_to_nurses: { key: ['source_id'], writtenAt: null },
  charts_opened_by_own_alarm: { key: ['source_id'], writtenAt: null },
  confidential_marks: { key: ['id'], writtenAt: 'marked_at' },
  custody_notes: { key: ['id'], writtenAt: 'written_at' },
  diagnoses: { key: ['id'], writtenAt: 'signed_at' },
  diagnosis_drafts: { key: ['author_id', 'patient_id'], writtenAt: 'saved_at' },
  discharge_decisions: { key: ['admission_id', 'medicine_id'], writtenAt: 'decided_at' },
  documents: { key: ['id'], writtenAt: 'added_at' },
  dose_answers: { key: ['id'], writtenAt: 'answered_at' },
  email_changes: { key: ['token_hash'], writtenAt: 'made_at' },
  emergency_card_links: { key: ['id'], writtenAt: 'made_at' },
  emergency_cards: { key: ['patient_id'], writtenAt: 'chosen_at' },
  health_profiles: { key: ['patient_id', 'version'], writtenAt: 'written_at' },
  hold_clocks: { key: ['admission_id'], writtenAt: null },
  inbox_threads: { key: ['id'], writtenAt: 'started_at' },
  lab_orders: { key: ['id'], writtenAt: 'ordered_at' },
  medication_orders: { key: ['id'], writtenAt: 'ordered_at' },
  message_threads: { key: ['id'], writtenAt: 'started_at' },
  notices: { key: ['id'], writtenAt: null },
  observations: { key: ['id'], writtenAt: 'recorded_at' },
  patient_access: { key: ['id'], writtenAt: null },
  patient_marks: { key: ['source_id', 'kind'], writtenAt: null },
  people_looked_up: { key: ['account_id', 'on_day', 'patient_id'], writtenAt: null },
  person_corrections: { key: ['id'], writtenAt: 'corrected_at' },
  prescribed_medicines: { key: ['id'], writtenAt: null },
  prescriptions: { key: ['id'], writtenAt: 'signed_at' },
  readings: { key: ['id'], writtenAt: 'recorded_at' },
  repeat_requests: { key: ['id'], writtenAt: 'asked_at' },
  staff_tasks: { key: ['id'], writtenAt: 'given_at' },
  triage_results: { key: ['id'], writtenAt: 'created_at' },
  vaccine_decisions: { key: ['id'], writtenAt: 'decided_at' },
  vaccine_doses: { key: ['id', 'version'], writtenAt: 'written_at' },
  waitlist_offers: { key: ['id'], writtenAt: 'offered_at' },
  waitlist_wishes: { key: ['id'], writtenAt: 'joined_at' },
};

/** Rows that are worth nothing in another record: a code works for the record it was made for, a clock is set anew. */
export const TAKEN_OUT: Readonly<Record<string, readonly string[]>> = {
  activation_codes: ['patient_id'],
  dose_clocks: ['patient_id'],
  vaccine_reminders: ['patient_id'],
};

/** Worked out from name, phone and PUD, and written anew on both sides. */
export const WRITTEN_ANEW: readonly string[] = ['patient_keys'];

/** Where a login that is closed by a merge is named as the patient: from then on the login that stays is. */
export const OWN_ACTS: readonly { table: string; column: string; key: readonly string[] }[] = [
  { table: 'alerts', column: 'raised_by', key: ['id'] },
  { table: 'dose_answers', column: 'answered_by', key: ['id'] },
  { table: 'former_logins', column: 'account_id', key: ['login'] },
  { table: 'inbox_reads', column: 'reader_id', key: ['thread_id', 'reader_id'] },
  { table: 'notices', column: 'account_id', key: ['id'] },
  // What the closed login may do for others; who owns a record goes by its account.
  { table: 'patient_access', column: 'account_id', key: ['id'] },
  { table: 'readings', column: 'recorded_by', key: ['id'] },
  { table: 'repeat_requests', column: 'asked_by', key: ['id'] },
  { table: 'staff_tasks', column: 'given_by', key: ['id'] },
  { table: 'visit_chat', column: 'written_by', key: ['id'] },
  { table: 'visit_guests', column: 'invited_by', key: ['id'] },
];

/** Where care and marks come from; they name it without a key of the database. */
const SOURCES = [
  ...['appointments', 'admissions', 'staff_tasks', 'alerts', 'broken_glass', 'diagnoses', 'lab_orders'],
  'repeat_requests',
] as const;

const BY_SOURCE = [
  'care_relationships',
  'patient_marks',
  'charts_open_to_nurses',
  'charts_opened_by_own_alarm',
] as const;

/** What can be private; a mark names it without a key of the database. Entries of the profile: records/join-records.ts. */
const PRIVATE = [
  ...['appointments', 'diagnoses', 'lab_orders', 'prescriptions', 'inbox_threads', 'documents', 'triage_results'],
  'waitlist_wishes',
] as const;

/**
 * What belongs to what, and so is in the same record: a dose to its order, an order to its stay. One owner for each row. What a
 * row only names (the prescription an order came from, what it replaced, what a decision at discharge was about) owns nothing.
 */
export const OWNED: readonly { child: string; column: string; parent: string }[] = [
  { child: 'readings', column: 'corrects', parent: 'readings' },
  { child: 'triage_results', column: 'replaces', parent: 'triage_results' },
  { child: 'appointments', column: 'triage_id', parent: 'triage_results' },
  { child: 'waitlist_wishes', column: 'triage_id', parent: 'triage_results' },
  { child: 'waitlist_offers', column: 'wish_id', parent: 'waitlist_wishes' },
  { child: 'medication_orders', column: 'admission_id', parent: 'admissions' },
  { child: 'observations', column: 'admission_id', parent: 'admissions' },
  { child: 'discharge_decisions', column: 'admission_id', parent: 'admissions' },
  { child: 'hold_clocks', column: 'admission_id', parent: 'admissions' },
  { child: 'administrations', column: 'order_id', parent: 'medication_orders' },
  { child: 'prescriptions', column: 'diagnosis_id', parent: 'diagnoses' },
  { child: 'lab_orders', column: 'diagnosis_id', parent: 'diagnoses' },
  { child: 'staff_tasks', column: 'diagnosis_id', parent: 'diagnoses' },
  { child: 'prescribed_medicines', column: 'prescription_id', parent: 'prescriptions' },
  { child: 'dose_answers', column: 'medicine_id', parent: 'prescribed_medicines' },
  { child: 'repeat_requests', column: 'medicine_id', parent: 'prescribed_medicines' },
  { child: 'charts_open_by_alert', column: 'alert_id', parent: 'alerts' },
  ...BY_SOURCE.flatMap((child) => SOURCES.map((parent) => ({ child, column: 'source_id', parent }))),
  ...PRIVATE.map((parent) => ({ child: 'confidential_marks', column: 'subject_id', parent })),
];

/** Keys between rows of patients that only name another row: see `OWNED`. */
export const NAMED: readonly string[] = [
  'board_notes.notice_id',
  'confidential_marks.of_visit',
  'custody_notes.lifts',
  'diagnoses.video_visit_id',
  'discharge_decisions.medicine_id',
  // The course that it continues; the medicine itself is `medicine_id`.
  'dose_answers.series_id',
  'medication_orders.followed_by',
  'medication_orders.prescribed_medicine_id',
  'medication_orders.replaced_by',
  'prescribed_medicines.renews',
  'prescribed_medicines.replaced_by',
  'prescribed_medicines.series_id',
  'prescriptions.video_visit_id',
  'repeat_requests.renewed_as',
];
