// Written by `npm run db:rows` from the migrations; a change made here would be lost.

import type { ColumnType } from "kysely";

export type ArrayType<T> = ArrayTypeImpl<T> extends (infer U)[]
  ? U[]
  : ArrayTypeImpl<T>;

export type ArrayTypeImpl<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S[], I[], U[]>
  : T[];

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface AccessInvitations {
  code_hash: Buffer;
  ended_as: 'accepted' | 'declined' | 'withdrawn' | null;
  ended_at: Timestamp | null;
  expires_at: Timestamp;
  id: Generated<string>;
  made_at: Timestamp;
  made_by: string;
  months: number;
  parts: string[];
  patient_id: string;
  pud: string;
}

export interface Accounts {
  created_at: Timestamp;
  disabled_at: Timestamp | null;
  email: string | null;
  email_hash: Buffer | null;
  id: Generated<string>;
  language: 'en' | 'hi' | null;
  last_login_at: Timestamp | null;
  login: string;
  login_hash: Buffer | null;
  name: string;
  password_hash: string | null;
  phone: string | null;
  phone_hash: Buffer | null;
  role: 'patient' | 'doctor' | 'staff' | 'desk' | 'admin';
}

export interface ActivationCodes {
  code_hash: Buffer;
  expires_at: Timestamp;
  made_at: Timestamp;
  made_by: string | null;
  patient_id: string;
  used_at: Timestamp | null;
}

export interface Administrations {
  amount: number;
  confirmed: Generated<string[]>;
  given_at: Timestamp;
  id: Generated<string>;
  order_id: string;
  order_version: number;
  outcome: 'given' | 'held' | 'refused' | 'missed';
  patient_id: string;
  reason: string | null;
  recorded_at: Timestamp;
  recorded_by: string;
  route: 'by mouth' | 'under the tongue' | 'inhaled' | 'on the skin' | 'into the eye' | 'into the ear' | 'into the nose' | 'under the skin' | 'into a muscle' | 'into a vein' | 'rectal' | 'vaginal' | 'spinal';
  taken_off: Generated<Json>;
  task_id: string | null;
  unit: 'mg' | 'g' | 'mcg' | 'ml' | 'IU' | 'mmol' | 'puffs' | 'drops' | 'tablets' | 'application';
  wrong_by: string | null;
  wrong_reason: string | null;
  wrong_since: Timestamp | null;
}

export interface Admissions {
  acceptance_ground: 'care' | 'named' | 'glass' | 'alert' | null;
  accepted_at: Timestamp | null;
  accepted_by: string | null;
  admitted_at: Timestamp;
  admitted_by: string;
  advice: string | null;
  bed_id: string;
  diagnosis: string;
  discharged_at: Timestamp | null;
  discharged_by: string | null;
  doctor_id: string;
  id: Generated<string>;
  is_accepted: Generated<boolean>;
  is_declined: Generated<boolean>;
  judged_by_profile: number | null;
  opened_by_alarm_at: Timestamp | null;
  patient_id: string;
  saturation_scale: Generated<number>;
  scale_by: string | null;
  scale_reason: string | null;
  summary: string | null;
  version: Generated<number>;
}

export interface AlertReads {
  alert_id: string;
  at: Timestamp;
  reader_id: string;
}

export interface Alerts {
  acknowledged_at: Timestamp | null;
  acknowledged_by: string | null;
  acknowledged_score: number | null;
  admins_told_at: Timestamp | null;
  attended_at: Timestamp | null;
  attended_by: string | null;
  before_at: Timestamp | null;
  before_by: string | null;
  before_score: number | null;
  closed_at: Timestamp | null;
  closed_by: string | null;
  doctors_told_at: Timestamp | null;
  gravity: number | null;
  id: Generated<string>;
  is_at_least: Generated<boolean>;
  is_joined: Generated<boolean>;
  is_taken_back: Generated<boolean>;
  observation_id: string | null;
  opens_chart: Generated<boolean>;
  outcome: string | null;
  patient_id: string;
  place: string | null;
  raise_above: number | null;
  raised_again_at: Timestamp | null;
  raised_at: Timestamp;
  raised_by: string | null;
  readings: string | null;
  reason: string;
  repeated_at: Timestamp | null;
  rung_at: Timestamp;
  score: number | null;
  source: 'sos' | 'triage' | 'news2';
  unanswered_since: Timestamp;
}

export interface Appointments {
  arrived_at: Timestamp | null;
  called_at: Timestamp | null;
  confirmed_at: Timestamp | null;
  decided_at: Timestamp | null;
  decided_by: string | null;
  decision_mail: string | null;
  decision_reason: string | null;
  department_id: string;
  doctor_id: string;
  during: string;
  expires_at: Timestamp;
  finished_at: Timestamp | null;
  finished_by: string | null;
  held: Generated<string>;
  holds_slot: Generated<boolean>;
  id: Generated<string>;
  is_asked_by_other: Generated<boolean>;
  is_queued: Generated<boolean>;
  is_walk_in: Generated<boolean>;
  left_at: Timestamp | null;
  mode: Generated<'in-person' | 'video'>;
  move_reason: string | null;
  moved_at: Timestamp | null;
  moved_by: string | null;
  moved_from: Timestamp | null;
  patient_id: string;
  pause_minutes: Generated<number>;
  reason: string;
  reason_check_at: Timestamp | null;
  reason_check_tries: Generated<number>;
  reason_danger: 'none' | 'danger' | 'crisis' | 'earlier' | 'unread' | 'earlier-unread' | null;
  requested_at: Timestamp;
  status: Generated<'pending' | 'approved' | 'rejected' | 'expired' | 'cancelled' | 'completed' | 'no-show'>;
  token_day: string | null;
  token_letters: string | null;
  token_number: number | null;
  triage_id: string | null;
  version: Generated<number>;
  with_doctor_at: Timestamp | null;
}

export interface AuditBatches {
  chained: Buffer;
  entry_count: number;
  from_xid: string;
  number: number;
  previous: Buffer;
  root: Buffer;
  sealed_at: Timestamp;
  signature: Buffer;
  timeline: number;
  until_xid: string;
}

export interface AuditEntries {
  action: string;
  actor_id: string | null;
  actor_role: string;
  at: Timestamp;
  details: Generated<Json>;
  id: Generated<number>;
  patient_id: string | null;
  request_id: string | null;
  subject: string | null;
  subject_id: string | null;
  timeline: Generated<number>;
  written_in: Generated<string>;
}

export interface AuditLeaves {
  batch_number: number;
  ids: ArrayType<number>;
  leaves: Buffer;
}

export interface AuditRestores {
  after_batch: number;
  chained: Buffer;
  made_at: Timestamp;
  restored_at: Timestamp;
  signature: Buffer;
  timeline: number;
}

export interface BackupPlans {
  keep_daily: number;
  keep_monthly: number;
  keep_weekly: number;
  made_at: string | null;
  second_folder: string | null;
  set_at: Timestamp;
  set_by: string;
  version: number;
}

export interface Backups {
  asked_at: Timestamp;
  asked_by: string | null;
  bytes: number | null;
  ended_at: Timestamp | null;
  file_name: string | null;
  folder: string | null;
  id: Generated<string>;
  is_trail_whole: boolean | null;
  missing_at: Timestamp | null;
  problem: string | null;
  reason: 'nightly' | 'by hand' | 'command';
  removed_at: Timestamp | null;
  row_count: number | null;
  second_at: Timestamp | null;
  second_begun_at: Timestamp | null;
  second_folder: string | null;
  second_problem: string | null;
  seen_at: Timestamp | null;
  sha256: string | null;
  stage: 'snapshot' | 'tables' | 'files' | 'test' | null;
  started_at: Timestamp | null;
  state: Generated<'waiting' | 'running' | 'done' | 'failed'>;
  steps: Generated<number>;
  steps_done: Generated<number>;
  table_count: number | null;
  test: 'same' | 'failed' | 'impossible' | null;
  test_seconds: number | null;
  test_tables: Json | null;
  test_trail: string | null;
}

export interface Beds {
  closed_at: Timestamp | null;
  closed_by: string | null;
  closed_reason: string | null;
  closed_until: string | null;
  id: Generated<string>;
  name: string;
  room_id: string;
}

export interface BedStays {
  admission_id: string;
  bed_id: string;
  from_at: Timestamp;
  moved_by: string;
  number: Generated<number>;
}

export interface BoardKeys {
  ended_at: Timestamp | null;
  ended_by: string | null;
  id: Generated<string>;
  key_hash: Buffer;
  made_at: Timestamp;
  made_by: string;
  name: string;
}

export interface BoardNotes {
  added_at: Timestamp;
  detail: string;
  done_at: Timestamp | null;
  id: Generated<string>;
  kind: 'prescription' | 'appointment' | 'reminder';
  notice_id: string | null;
  patient_id: string;
  remind_at: Timestamp | null;
  removed_at: Timestamp | null;
  title: string;
  told_at: Timestamp | null;
  version: Generated<number>;
}

export interface BrokenGlass {
  broken_at: Timestamp;
  clinician_id: string;
  id: string;
  patient_id: string;
  reason: string;
  review_overdue_at: Timestamp | null;
  until_at: Timestamp;
}

export interface CareRelationships {
  clinician_id: string;
  closes_at: Timestamp | null;
  id: Generated<string>;
  kind: 'appointment' | 'admission' | 'task' | 'alert' | 'broken-glass';
  opened_at: Timestamp;
  patient_id: string;
  source_id: string;
}

export interface ChartsOpenByAlert {
  alert_id: string;
  closes_at: Timestamp;
  opened_at: Timestamp;
  patient_id: string;
}

export interface ChartsOpenedByOwnAlarm {
  clinician_id: string;
  needs_proof: boolean;
  opened_at: Timestamp;
  patient_id: string;
  source_id: string;
}

export interface ChartsOpenToNurses {
  closed_at: Timestamp | null;
  is_accepted: Generated<boolean>;
  opened_at: Timestamp;
  patient_id: string;
  source_id: string;
}

export interface ClinicFactChanges {
  asked_at: Timestamp;
  asked_by: string;
  ended_at: Timestamp | null;
  ended_by: string | null;
  ending: 'confirmed' | 'stopped' | 'held' | 'dropped' | null;
  facts: Json;
  holds_at: Timestamp;
  id: Generated<string>;
}

export interface ClinicFacts {
  fact: 'name' | 'address' | 'phone' | 'email' | 'supportHours' | 'timeZone' | 'emergencyNumber' | 'crisisNumber' | 'crisisName';
  number: Generated<number>;
  set_at: Timestamp;
  set_by: string;
  value: string | null;
}

export interface Clinicians {
  account_id: string;
  department_id: string | null;
  employee_id: string | null;
  languages: Generated<string[]>;
  licence_ends_on: string | null;
  license_number: string | null;
  on_duty_since: Timestamp | null;
  title: string;
  version: Generated<number>;
}

export interface ClinicianVersions {
  account_id: string;
  changed_by: string;
  department_id: string | null;
  licence_ends_on: string | null;
  license_number: string | null;
  name: string;
  title: string;
  until: Timestamp;
  version: number;
}

export interface ClinicLogos {
  height: number | null;
  number: Generated<number>;
  picture: Buffer | null;
  set_at: Timestamp;
  set_by: string;
  width: number | null;
}

export interface ClinicSettings {
  id: Generated<string>;
  number: Generated<number>;
  sealed: Buffer | null;
  set_at: Timestamp;
  set_by: string;
  setting: 'session-limits' | 'mail' | 'sms' | 'whatsapp' | 'ai';
  shown: Json | null;
}

export interface ClosedDays {
  closed_at: Timestamp;
  closed_by: string;
  id: Generated<string>;
  name: string;
  on_day: string;
}

export interface ConfidentialMarks {
  cause: 'department' | 'doctor' | 'patient';
  id: Generated<string>;
  lift_reason: string | null;
  lifted_at: Timestamp | null;
  lifted_by: string | null;
  marked_at: Generated<Timestamp>;
  marked_by: string | null;
  of_visit: string | null;
  patient_id: string;
  subject: 'appointment' | 'diagnosis' | 'lab-order' | 'prescription' | 'thread' | 'document' | 'symptom-check' | 'wish' | 'profile-entry';
  subject_id: string;
}

export interface CustodyNotes {
  id: Generated<string>;
  is_court_order: boolean;
  lifts: string | null;
  note: string;
  patient_id: string;
  written_at: Timestamp;
  written_by: string;
}

export interface DataKeys {
  master_id: Buffer;
  owner: string;
  wrapped: Buffer | null;
}

export interface DaysOff {
  doctor_id: string;
  id: Generated<string>;
  leave_id: string | null;
  on_day: string;
  reason: string;
}

export interface Deliveries {
  account_id: string;
  attempts: Generated<number>;
  channel: 'push' | 'sms' | 'whatsapp';
  depends_on: string | null;
  id: Generated<string>;
  next_try_at: Timestamp;
  notice_id: string;
  number: Generated<number>;
  queued_at: Timestamp;
  reason: string | null;
  sent_at: Timestamp | null;
  state: Generated<'queued' | 'sent' | 'failed' | 'dropped'>;
  target_id: string;
  to_hint: string;
  topic: string;
}

export interface Departments {
  closed_at: Timestamp | null;
  id: Generated<string>;
  is_confidential: Generated<boolean>;
  name: string;
  position: number;
}

export interface Diagnoses {
  code: string | null;
  diagnosis: string;
  follow_up_on: string | null;
  id: Generated<string>;
  last_met: 'in-person' | 'video' | 'never' | null;
  notes: string;
  on_day: string;
  patient_id: string;
  safety: Json;
  safety_table: string;
  signed_at: Timestamp;
  signed_by: string;
  video_visit_id: string | null;
}

export interface DiagnosisAddenda {
  diagnosis_id: string;
  id: Generated<string>;
  text: string;
  written_at: Timestamp;
  written_by: string;
}

export interface DiagnosisDrafts {
  author_id: string;
  form: Json;
  id: Generated<string>;
  patient_id: string;
  saved_at: Timestamp;
  version: number;
}

export interface DiagnosisEntries {
  closed_at: Timestamp | null;
  closed_by: string | null;
  code: string;
  id: Generated<string>;
  made_at: Timestamp;
  made_by: string | null;
  name: string;
  replaces: string | null;
  terms: string[];
  version: Generated<number>;
}

export interface DischargeDecisions {
  admission_id: string;
  decided_at: Timestamp;
  decided_by: string;
  decision: 'continue' | 'stop';
  medicine_id: string;
  on_ward: 'continued' | 'changed' | 'stopped' | 'not-ordered';
  patient_id: string;
}

export interface DischargeReviews {
  admission_id: string;
  reviewed_at: Timestamp;
}

export interface DoctorApplications {
  applied_at: Timestamp;
  decided_at: Timestamp | null;
  decided_by: string | null;
  department_id: string;
  email: string;
  email_hash: Buffer | null;
  id: Generated<string>;
  license_number: string;
  message: string;
  name: string;
  phone: string;
  reason: string | null;
  status: Generated<'waiting' | 'approved' | 'declined'>;
}

export interface DoctorPages {
  about: string;
  directions: string;
  doctor_id: string;
  languages: string[];
  qualifications: string[];
  room: string;
  saved_at: Timestamp;
  saved_by: string;
  sees_for: string[];
  version: Generated<number>;
}

export interface DocumentPages {
  document_id: string;
  height: number | null;
  number: number;
  sealed: Buffer | null;
  state: 'read' | 'blurred' | 'dark' | 'small' | 'blank' | 'unread';
  width: number | null;
}

export interface Documents {
  added_at: Timestamp;
  id: string;
  kind: 'laboratory' | 'discharge-summary' | 'prescription' | 'picture' | 'other';
  patient_id: string;
  reported_on: string | null;
  sealed_words: Buffer;
  shared_doctor_id: string | null;
  shared_with: 'nobody' | 'doctors' | 'doctor';
  source: 'photo' | 'pdf';
  version: Generated<number>;
  withdrawn_at: Timestamp | null;
}

export interface DoseAnswers {
  answered_at: Timestamp;
  answered_by: string;
  at: Timestamp;
  id: Generated<string>;
  medicine_id: string;
  note: Generated<string>;
  nth: number;
  on_day: string;
  outcome: 'taken' | 'skipped';
  patient_id: string;
  planned_at: Timestamp;
  reason: 'forgot' | 'ran-out' | 'felt-unwell' | 'told-to' | 'other' | null;
  series_id: string;
  undone_at: Timestamp | null;
}

export interface DoseClocks {
  look_at: Timestamp | null;
  patient_id: string;
}

export interface DoseSnoozes {
  nth: number;
  on_day: string;
  series_id: string;
  until_at: Timestamp;
}

export interface DoseTimes {
  series_id: string;
  set_at: Timestamp;
  set_by: string;
  times: string[];
  version: number;
}

export interface EmailChanges {
  closed_at: Timestamp | null;
  expires_at: Timestamp;
  id: Generated<string>;
  made_at: Timestamp;
  new_email: string;
  new_email_hash: Buffer | null;
  patient_id: string;
  stage: Generated<'approve' | 'confirm'>;
  token_hash: Buffer;
  typed_by: string | null;
}

export interface EmergencyCardLinks {
  ended_at: Timestamp | null;
  id: string;
  made_at: Timestamp;
  patient_id: string;
  sealed_token: Buffer;
  token_hash: Buffer;
}

export interface EmergencyCardOpenings {
  at: Timestamp;
  device: string;
  id: Generated<string>;
  is_by_owner: boolean;
  link_id: string;
}

export interface EmergencyCards {
  chosen_at: Timestamp;
  patient_id: string;
  shows: string[];
  version: Generated<number>;
}

export interface Erasures {
  approved_at: Timestamp | null;
  approved_by: string | null;
  asked_at: Timestamp;
  asked_by: string;
  done_at: Timestamp | null;
  effective_at: Timestamp | null;
  id: Generated<string>;
  pud: string;
  reason: string;
  record_id: string;
  stopped_at: Timestamp | null;
  stopped_by: string | null;
  swept_at: Timestamp | null;
}

export interface EventOutbox {
  id: Generated<number>;
  notice: Json;
}

export interface ExtraSessions {
  doctor_id: string;
  first_start: string;
  id: Generated<string>;
  last_start: string;
  offers: Generated<'in-person' | 'video' | 'both'>;
  on_day: string;
  video_minutes: number | null;
}

export interface FactorResets {
  account_id: string;
  approved_at: Timestamp | null;
  approved_by: string | null;
  asked_at: Timestamp;
  asked_by: string;
  done_at: Timestamp | null;
  effective_at: Timestamp;
  id: Generated<string>;
  mail_id: string | null;
  reason: string;
  stopped_at: Timestamp | null;
  stopped_by: string | null;
}

export interface FamilyRules {
  adult_from: number;
  first_day_told: number;
  help_months: number;
  last_day_told: number;
  number: Generated<number>;
  set_at: Timestamp;
  set_by: string;
  teenager_from: number;
}

export interface Forgotten {
  asked_at: Timestamp;
  email: string;
  id: Generated<string>;
  login: string | null;
  role: 'patient' | 'doctor' | 'staff' | 'desk' | 'admin';
  what: 'password' | 'health-id';
}

export interface FormerLogins {
  account_id: string;
  login: string;
}

export interface GlassReviews {
  clinician_id: string;
  decided_at: Timestamp;
  decided_by: string;
  finding: string;
  glass_id: string;
  verdict: 'justified' | 'not-justified';
}

export interface Handovers {
  accepted_at: Timestamp | null;
  accepted_by: string | null;
  handed_over: Json | null;
  handed_over_at: Timestamp | null;
  handed_over_by: string | null;
  id: Generated<string>;
  note: Generated<string>;
  on_day: string;
  shift: 'day' | 'night';
  version: Generated<number>;
  written: Generated<Json>;
}

export interface HandoverToDos {
  admission_id: string | null;
  done_at: Timestamp | null;
  done_by: string | null;
  due_at: Timestamp | null;
  id: Generated<string>;
  left_at: Timestamp;
  left_by: string;
  words: string;
}

export interface HealthProfiles {
  age_given_on: string | null;
  age_years: number | null;
  allergies: Generated<string[]>;
  allergies_stated_at: Timestamp | null;
  allergies_stated_by: string | null;
  allergy_details: Generated<Json>;
  allergy_state: Generated<'not-asked' | 'none-known' | 'listed' | 'unconfirmed'>;
  blood_group: 'A+' | 'A-' | 'B+' | 'B-' | 'AB+' | 'AB-' | 'O+' | 'O-' | null;
  conditions: Generated<string[]>;
  contraception: Json | null;
  date_of_birth: string | null;
  emergency_name: string | null;
  emergency_phone: string | null;
  gestation_days: number | null;
  id: Generated<string>;
  kidney: Json | null;
  medicine_visits: Generated<Json>;
  medicines: Generated<string[]>;
  patient_id: string;
  pregnancy: 'yes' | 'no' | 'unsure' | null;
  pregnancy_visit: Json | null;
  problems: Generated<Json>;
  sex: 'male' | 'female' | 'other' | null;
  version: number;
  written_at: Timestamp;
  written_by: string;
}

export interface HoldClocks {
  admission_id: string;
  patient_id: string;
  remind_at: Timestamp | null;
  reminders: Generated<number>;
}

export interface IdempotencyKeys {
  created_at: Timestamp;
  endpoint: string;
  fingerprint: Buffer;
  key: string;
  reply: Json | null;
  scope: string;
  sealed_reply: Buffer | null;
  status: number | null;
}

export interface InboxChecks {
  check_at: Timestamp | null;
  checked_at: Timestamp | null;
  message_id: string;
  result: 'danger' | 'none' | null;
  tries: Generated<number>;
}

export interface InboxMessages {
  at: Timestamp;
  author_id: string;
  id: string;
  is_danger: Generated<boolean>;
  is_not_checked: Generated<boolean>;
  number: Generated<number>;
  sealed_text: Buffer;
  side: 'patient' | 'clinic';
  thread_id: string;
}

export interface InboxPhotos {
  author_id: string;
  id: string;
  message_id: string;
  place: number;
  sealed: Buffer;
}

export interface InboxReads {
  at: Timestamp;
  reader_id: string;
  thread_id: string;
  up_to: number;
}

export interface InboxThreads {
  answer_by: Timestamp | null;
  assigned_to: string | null;
  danger_since: Timestamp | null;
  danger_told_at: Timestamp | null;
  doctor_id: string | null;
  id: Generated<string>;
  last_at: Timestamp;
  late_told_at: Timestamp | null;
  not_checked_since: Timestamp | null;
  patient_id: string;
  started_at: Timestamp;
  status: Generated<'open' | 'closed'>;
  version: Generated<number>;
  waiting_since: Timestamp | null;
}

export interface InboxWaitingPhotos {
  at: Timestamp;
  author_id: string;
  id: string;
  sealed: Buffer;
}

export interface KnownBrowsers {
  account_id: string;
  expires_at: Timestamp;
  id: Generated<string>;
  is_remembered: boolean;
  token_hash: Buffer;
}

export interface LabCallAttempts {
  call_back_id: string;
  called_at: Timestamp;
  called_by: string;
  doctor_id: string;
  id: Generated<string>;
  number: Generated<number>;
}

export interface LabCallBacks {
  called_at: Timestamp | null;
  closed_as: 'read-back' | 'reviewed' | 'corrected' | null;
  closed_at: Timestamp | null;
  closed_by: string | null;
  doctor_id: string | null;
  id: Generated<string>;
  opened_at: Timestamp;
  opened_by: string;
  order_id: string;
  read_back: Json | null;
  request: string | null;
  result_version: number;
}

export interface LabCallMessages {
  call_back_id: string;
  doctor_id: string;
  thread_id: string;
}

export interface LabFiles {
  bytes: number;
  id: string;
  order_id: string;
  sealed: Buffer;
  uploaded_at: Timestamp;
  uploaded_by: string;
}

export interface LabOrders {
  cancel_reason: string | null;
  category: string;
  collected_at: Timestamp | null;
  collected_by: string | null;
  diagnosis_id: string | null;
  id: Generated<string>;
  indication: string;
  is_abnormal: boolean | null;
  is_critical: Generated<boolean>;
  measures: Json;
  ordered_at: Timestamp;
  ordered_by: string;
  patient_id: string;
  released_at: Timestamp | null;
  result: number | null;
  resulted_at: Timestamp | null;
  review_note: string | null;
  reviewed_at: Timestamp | null;
  reviewed_by: string | null;
  state: Generated<'ordered' | 'collected' | 'resulted' | 'reviewed' | 'released' | 'cancelled'>;
  taken_at: Timestamp | null;
  taken_by: string | null;
  test: string;
  test_id: string | null;
  version: Generated<number>;
}

export interface LabResults {
  entered_at: Timestamp;
  entered_by: string;
  file_id: string | null;
  is_abnormal: boolean;
  is_critical: Generated<boolean>;
  measured: Json;
  order_id: string;
  text: string;
  version: number;
}

export interface LabTests {
  category: string;
  closed_at: Timestamp | null;
  closed_by: string | null;
  id: Generated<string>;
  indication: string;
  loinc: string | null;
  made_at: Timestamp | null;
  made_by: string | null;
  /**
   * [{ name, unit, loinc, low, high, female: { low, high } }], or with ranges: [{ sex, fromMonths, untilMonths, low, high }]
   */
  measures: Json;
  name: string;
  position: number;
  replaces: string | null;
  version: Generated<number>;
}

export interface LoginAttempts {
  failures: number;
  key: Buffer;
  locked_until: Timestamp | null;
  updated_at: Timestamp;
}

export interface Mails {
  account_id: string | null;
  attempts: Generated<number>;
  depends_on: string | null;
  id: Generated<string>;
  kind: string;
  next_try_at: Timestamp;
  number: Generated<number>;
  queued_at: Timestamp;
  sealed_file: Buffer | null;
  sealed_text: Buffer | null;
  sent_at: Timestamp | null;
  state: Generated<'queued' | 'sent' | 'kept' | 'failed'>;
  subject: string;
  to_address: string;
  to_hash: Buffer | null;
}

export interface MedicationOrders {
  admission_id: string;
  counted_from: string | null;
  first_dose_from: Timestamp | null;
  followed_by: string | null;
  id: Generated<string>;
  ingredients: string[];
  medication: string;
  medicine_id: string | null;
  ordered_at: Timestamp;
  ordered_by: string;
  patient_id: string;
  planned_until: Timestamp;
  prescribed_medicine_id: string | null;
  replaced_by: string | null;
  stop_reason: string | null;
  stopped_at: Timestamp | null;
  stopped_by: string | null;
  version: Generated<number>;
}

export interface MedicationOrderVersions {
  amount: number;
  ends_at: Timestamp | null;
  frequency: 'once' | 'once-a-day' | 'in-the-morning' | 'at-night' | 'twice-a-day' | '3-times-a-day' | '4-times-a-day' | '5-times-a-day' | 'every-4-hours' | 'every-6-hours' | 'every-8-hours' | 'every-12-hours' | 'every-other-day' | 'once-a-week' | 'as-needed';
  gap_hours: number | null;
  indication: string;
  instructions: string;
  is_time_critical: boolean;
  least_gap_hours: number;
  most_in_24h: number | null;
  order_id: string;
  priority: 'critical' | 'high' | 'medium' | 'low';
  route: 'by mouth' | 'under the tongue' | 'inhaled' | 'on the skin' | 'into the eye' | 'into the ear' | 'into the nose' | 'under the skin' | 'into a muscle' | 'into a vein' | 'rectal' | 'vaginal' | 'spinal';
  safety: Json;
  times: string[];
  unit: 'mg' | 'g' | 'mcg' | 'ml' | 'IU' | 'mmol' | 'puffs' | 'drops' | 'tablets' | 'application';
  version: number;
  written_at: Timestamp;
  written_by: string;
}

export interface MedicationTasks {
  cancelled_at: Timestamp | null;
  due_at: Timestamp;
  id: Generated<string>;
  order_id: string;
  was_due: Generated<boolean>;
}

export interface Medicines {
  category: string;
  closed_at: Timestamp | null;
  closed_by: string | null;
  forms: string[];
  id: Generated<string>;
  indication: string;
  ingredients: string[];
  made_at: Timestamp | null;
  made_by: string | null;
  mg_per_unit: number | null;
  name: string;
  position: number;
  replaces: string | null;
  routes: string[];
  shares: number[];
  usual_amount: number;
  usual_days: number | null;
  usual_frequency: string;
  usual_gap_hours: number | null;
  usual_most: number | null;
  usual_unit: string;
  version: Generated<number>;
}

export interface MergedRows {
  is_taken_out: boolean;
  merge_id: string;
  nth: Generated<number>;
  row_key: Json;
  table_name: string;
  was: Json;
}

export interface MessageReads {
  at: Timestamp;
  message_id: string;
  reader_id: string;
}

export interface Messages {
  at: Timestamp;
  author_id: string;
  body: string;
  id: Generated<string>;
  number: Generated<number>;
  thread_id: string;
}

export interface MessageThreads {
  acknowledged_at: Timestamp | null;
  acknowledged_by: string | null;
  admins_told_at: Timestamp | null;
  doctor_id: string;
  id: Generated<string>;
  last_at: Timestamp;
  patient_id: string | null;
  priority: 'critical' | 'high' | 'medium' | 'low';
  readers_told_at: Timestamp | null;
  repeated_at: Timestamp | null;
  rung_at: Timestamp | null;
  started_at: Timestamp;
  started_by: string;
  subject: string;
}

export interface NameWords {
  word: string;
}

export interface NoticeChoices {
  account_id: string;
  channel: 'push' | 'sms' | 'whatsapp' | 'mail';
  is_on: boolean;
  topic: 'visits' | 'medicines' | 'results' | 'messages' | 'earlier-times';
}

export interface NoticeOutbox {
  account_id: string;
  depends_on: string | null;
  due_at: Timestamp;
  is_urgent: boolean;
  notice_id: string;
  number: Generated<number>;
  topic: string;
}

export interface Notices {
  account_id: string;
  at: Timestamp;
  code: string | null;
  id: Generated<string>;
  kind: string;
  link: string | null;
  mail_id: string | null;
  once_key: string | null;
  part: 'appointments' | 'results' | 'medicines' | 'messages' | 'vaccines' | 'record' | 'any' | null;
  part_id: string | null;
  patient_id: string | null;
  read_at: Timestamp | null;
  said: Json | null;
  text: string | null;
  title: string | null;
}

export interface Observations {
  admission_id: string;
  age_years: number | null;
  consciousness: 'A' | 'C' | 'V' | 'P' | 'U' | null;
  diastolic: number | null;
  has_three: boolean;
  id: Generated<string>;
  is_on_oxygen: boolean | null;
  is_pregnant: boolean;
  measured_at: Timestamp;
  not_scored: 'partial' | 'under-16' | 'pregnancy' | null;
  oxygen_litres: number | null;
  oxygen_saturation: number | null;
  patient_id: string;
  points: Json;
  pulse: number | null;
  reading_ids: Generated<string[]>;
  recorded_at: Timestamp;
  recorded_by: string;
  respiration: number | null;
  scale: number;
  score: number | null;
  status: 'stable' | 'attention' | 'critical' | null;
  systolic: number | null;
  temperature: number | null;
  wrong_by: string | null;
  wrong_reason: string | null;
  wrong_since: Timestamp | null;
}

export interface OutgoingHolds {
  agreed_at: Timestamp | null;
  agreed_by: string | null;
  held_at: Timestamp;
  id: Generated<string>;
  is_alone: Generated<boolean>;
  is_discarding: boolean | null;
  made_at: Timestamp;
  released_at: Timestamp | null;
  released_by: string | null;
}

export interface PasskeyChallenges {
  expires_at: Timestamp;
  hash: Buffer;
  purpose: 'register' | 'login' | 'prove';
  session_id: string | null;
}

export interface Passkeys {
  account_id: string;
  counter: number;
  created_at: Timestamp;
  credential_id: Buffer;
  id: Generated<string>;
  last_used_at: Timestamp | null;
  name: string;
  public_key: Buffer;
  transports: Generated<string[]>;
}

export interface PasswordLinks {
  account_id: string;
  expires_at: Timestamp;
  made_at: Timestamp;
  purpose: 'reset' | 'invitation';
  token_hash: Buffer;
  used_at: Timestamp | null;
}

export interface PatientAccess {
  account_id: string;
  confirmed_at: Timestamp | null;
  confirmed_by: string | null;
  end_cause: 'declined' | 'refused' | 'revoked' | 'expired' | 'grown-up' | 'died' | 'account-changed' | 'merged' | null;
  end_reason: string | null;
  ended_at: Timestamp | null;
  ended_by: string | null;
  granted_by: string | null;
  guardian_paper: string | null;
  id: Generated<string>;
  login_asked_at: Timestamp | null;
  longer_asked_at: Timestamp | null;
  longer_refused_at: Timestamp | null;
  parts: Generated<string[]>;
  patient_id: string;
  relation: 'self' | 'guardian' | 'helper';
  sees_confidential: Generated<boolean>;
  since: Timestamp;
  state: 'asked' | 'unconfirmed' | 'confirmed' | 'ended';
  tells_missed_doses: Generated<boolean>;
  told_60: Generated<boolean>;
  told_7: Generated<boolean>;
  until: Timestamp | null;
}

export interface PatientKeys {
  kind: 'name' | 'sound' | 'pud' | 'phone';
  name: string;
  patient_id: string;
  word: string;
}

export interface PatientMarks {
  from_day: string | null;
  kind: 'critical' | 'follow-up';
  patient_id: string;
  raised_at: Timestamp;
  source_id: string;
}

export interface PatientMerges {
  decisions: Json;
  ended_at: Timestamp | null;
  ended_by: string | null;
  id: Generated<string>;
  kept_before: Json | null;
  kept_id: string;
  kept_pud: string;
  other_id: string;
  other_pud: string;
  other_row: Json | null;
  proposed_at: Timestamp;
  proposed_by: string;
  reason: string;
  state: Generated<'proposed' | 'declined' | 'done' | 'undone'>;
  stayed: Json | null;
  undo_reason: string | null;
  undone_at: Timestamp | null;
  undone_by: string | null;
}

export interface Patients {
  account_id: string | null;
  activated_by: string | null;
  code_made_by: string | null;
  consent_version: string | null;
  consented_at: Timestamp | null;
  deactivated_at: Timestamp | null;
  died_on: string | null;
  earlier_password_hash: string | null;
  email: string | null;
  erased_at: Timestamp | null;
  id: Generated<string>;
  identity_confirmed_by: string | null;
  is_in_handovers: Generated<boolean>;
  name: string;
  name_key: string;
  needs_sounds: Generated<boolean>;
  phone: string;
  place: string | null;
  pud: string;
  record_held_since: Timestamp | null;
  registered_at: Timestamp;
  version: Generated<number>;
}

export interface PeopleLookedUp {
  account_id: string;
  is_opened: Generated<boolean>;
  on_day: string;
  patient_id: string;
}

export interface PersonCorrections {
  became: string;
  corrected_at: Timestamp;
  corrected_by: string;
  field: 'name' | 'phone' | 'date-of-birth' | 'sex';
  id: Generated<string>;
  patient_id: string;
  reason: string;
  was: string | null;
}

export interface PrescribedMedicines {
  amount: number;
  category: string;
  counted_from: string | null;
  days: number | null;
  ends_on: string | null;
  first_dose_from: Timestamp | null;
  frequency: 'once' | 'once-a-day' | 'in-the-morning' | 'at-night' | 'twice-a-day' | '3-times-a-day' | '4-times-a-day' | '5-times-a-day' | 'every-4-hours' | 'every-6-hours' | 'every-8-hours' | 'every-12-hours' | 'every-other-day' | 'once-a-week' | 'as-needed';
  gap_hours: number | null;
  id: Generated<string>;
  indication: string;
  instructions: string;
  medicine_id: string | null;
  most_in_24h: number | null;
  name: string;
  patient_id: string;
  place: number;
  prescription_id: string;
  quantity: number | null;
  renews: string | null;
  replaced_by: string | null;
  route: 'by mouth' | 'under the tongue' | 'inhaled' | 'on the skin' | 'into the eye' | 'into the ear' | 'into the nose' | 'under the skin' | 'into a muscle' | 'into a vein' | 'rectal' | 'vaginal' | 'spinal';
  series_id: string | null;
  starts_on: string;
  stop_reason: string | null;
  stopped_at: Timestamp | null;
  stopped_by: string | null;
  unit: 'mg' | 'g' | 'mcg' | 'ml' | 'IU' | 'mmol' | 'puffs' | 'drops' | 'tablets' | 'application';
}

export interface Prescriptions {
  diagnosis_id: string;
  id: Generated<string>;
  is_repeat: Generated<boolean>;
  last_met: 'in-person' | 'video' | 'never' | null;
  number: Generated<number>;
  patient_id: string;
  prescribed_by: string;
  safety: Json | null;
  safety_table: string | null;
  signed_at: Timestamp;
  video_visit_id: string | null;
}

export interface PushKeys {
  is_only: Generated<boolean>;
  made_at: Timestamp;
  public_key: Buffer;
  sealed_private_key: Buffer;
}

export interface PushSubscriptions {
  account_id: string;
  address_hash: Buffer;
  id: string;
  made_at: Timestamp;
  sealed_target: Buffer;
  service: string;
  session_id: string;
}

export interface QueueLetters {
  doctor_id: string;
  last_number: Generated<number>;
  letters: string;
  on_day: string;
}

export interface QuietHours {
  account_id: string;
  from_time: string;
  is_on: boolean;
  until_time: string;
}

export interface RateCounters {
  count: number;
  key: string;
  window_start: Timestamp;
}

export interface Readings {
  advice: Json | null;
  correction_reason: string | null;
  corrects: string | null;
  id: Generated<string>;
  is_fasting: boolean | null;
  is_of_set: Generated<boolean>;
  kind: 'blood-pressure' | 'heart-rate' | 'temperature' | 'respiration' | 'oxygen-saturation' | 'weight' | 'height' | 'head' | 'blood-glucose' | 'peak-flow' | 'sleep' | 'steps';
  measured_at: Timestamp;
  note: string | null;
  patient_id: string;
  posture: 'lying' | 'standing' | null;
  recorded_at: Timestamp;
  recorded_by: string;
  second: number | null;
  told_as: 'alert' | 'notice' | null;
  told_at: Timestamp | null;
  told_signs: Generated<string[]>;
  value: number;
  wrong_by: string | null;
  wrong_since: Timestamp | null;
}

export interface RecoveryCodes {
  account_id: string;
  code_hash: Buffer;
  used_at: Timestamp | null;
}

export interface RepeatRequests {
  answer: Generated<string>;
  asked_at: Timestamp;
  asked_by: string;
  decided_at: Timestamp | null;
  decided_by: string | null;
  doctor_id: string;
  id: Generated<string>;
  medicine_id: string;
  patient_id: string;
  renewed_as: string | null;
  state: Generated<'open' | 'renewed' | 'refused' | 'visit-first'>;
  told_late_at: Timestamp | null;
}

export interface RoomChanges {
  became: string | null;
  bed_id: string | null;
  change: 'added' | 'renamed' | 'ward' | 'closed' | 'opened';
  changed_at: Timestamp;
  changed_by: string;
  id: Generated<string>;
  number: Generated<number>;
  reason: string | null;
  room_id: string;
  until: string | null;
  was: string | null;
}

export interface Rooms {
  closed_at: Timestamp | null;
  closed_by: string | null;
  closed_reason: string | null;
  closed_until: string | null;
  id: Generated<string>;
  name: string;
  ward: string | null;
}

export interface SealingProgress {
  columns: number[];
  is_done: Generated<boolean>;
  last_row: string[] | null;
  rows_done: Generated<number>;
  table_name: string;
}

export interface SecondFactors {
  account_id: string;
  confirmed_at: Timestamp | null;
  last_step: Generated<number>;
  sealed_secret: Buffer;
}

export interface Sessions {
  account_id: string;
  device: string;
  ended_at: Timestamp | null;
  ends_at: Timestamp;
  id: Generated<string>;
  locked_at: Timestamp | null;
  pin_failures: Generated<number>;
  pin_hash: string | null;
  proven_until: Timestamp | null;
  seen_at: Timestamp;
  stage: 'open' | 'second-factor' | 'enrolling';
  started_at: Timestamp;
  token_hash: Buffer;
}

export interface Settings {
  key: string;
  value: Json;
}

export interface SetUpMarks {
  mark: string;
  marked_at: Timestamp;
  marked_by: string;
  step: string;
}

export interface SpecialistDepartments {
  department_id: string;
  set_at: Timestamp;
  set_by: string;
  specialist: string;
}

export interface StaffTasks {
  diagnosis_id: string | null;
  done_at: Timestamp | null;
  done_by: string | null;
  due_at: Timestamp | null;
  given_at: Timestamp;
  given_back_at: Timestamp | null;
  given_back_from: string | null;
  given_by: string;
  id: Generated<string>;
  note: string | null;
  patient_id: string;
  priority: 'normal' | 'high' | 'critical';
  state: Generated<'open' | 'taken' | 'done'>;
  taken_at: Timestamp | null;
  taken_by: string | null;
  task: string;
  to_id: string | null;
  version: Generated<number>;
}

export interface TrailChecks {
  asked_at: Timestamp;
  asked_by: string;
  batch: number | null;
  batches: Generated<number>;
  entries: Generated<number>;
  entry_at: Timestamp | null;
  entry_id: number | null;
  finished_at: Timestamp | null;
  heard_at: Timestamp | null;
  id: Generated<string>;
  is_whole: boolean | null;
  last_good_batch: number | null;
  last_good_sealed_at: Timestamp | null;
  problem: string | null;
}

export interface TrailExports {
  approved_at: Timestamp | null;
  approved_by: string | null;
  asked_at: Timestamp;
  asked_by: string;
  filter: Json;
  id: Generated<string>;
  ready_at: Timestamp;
  stopped_at: Timestamp | null;
  stopped_by: string | null;
  until_entry: number;
}

export interface TriagePhotos {
  result_id: string;
  sealed: Buffer;
}

export interface TriageResults {
  answer: Json;
  created_at: Timestamp;
  department: string;
  engine: string;
  from_model: Json | null;
  id: Generated<string>;
  input: Json;
  kind: 'text' | 'questionnaire' | 'sketch' | 'scan';
  notice: string | null;
  part: string | null;
  patient_id: string;
  provider: 'embedded' | 'gemini' | 'openai-compatible';
  replaces: string | null;
  reported: Json | null;
  scan: Json | null;
  specialist: string;
  symptoms: string;
  told: Json;
  urgency: number | null;
}

export interface VaccineDecisions {
  decided_at: Timestamp;
  decided_by: string;
  ended_at: Timestamp | null;
  ended_by: string | null;
  id: Generated<string>;
  kind: 'contraindicated' | 'postponed' | 'not-needed';
  patient_id: string;
  reason: string;
  series: string;
  until_day: string | null;
}

export interface VaccineDoses {
  batch: string | null;
  despite: Json | null;
  given_by: string | null;
  given_on: string;
  id: string;
  is_wrong: Generated<boolean>;
  patient_id: string;
  place: string | null;
  product: string | null;
  reason: string | null;
  screening: Json | null;
  series: string;
  site: string | null;
  source: 'here' | 'card';
  version: number;
  written_at: Timestamp;
  written_by: string;
}

export interface VaccineReminders {
  looked_on: string;
  patient_id: string;
}

export interface VaccineScheduleConfirmations {
  confirmed_at: Timestamp;
  confirmed_by: string;
  version: number;
}

export interface VaccineScheduleDoses {
  after_code: string | null;
  code: string;
  due_age: string;
  instead_of: string | null;
  is_live: Generated<boolean>;
  keeps_apart: Generated<boolean>;
  late_words: string | null;
  least_age: string;
  least_gap: string | null;
  name: string;
  nth: number;
  only_before: string | null;
  overdue_age: string;
  place: number;
  series: string;
  source: string;
  version: number;
  where_given: Generated<'everywhere' | 'endemic-area'>;
}

export interface VaccineSchedules {
  name: string;
  note: string;
  version: number;
  written_at: Generated<Timestamp>;
  written_by: string | null;
}

export interface VideoVisits {
  adult_present: string | null;
  appointment_id: string;
  call_back_asked_at: Timestamp | null;
  called_back_at: Timestamp | null;
  consented_at: Timestamp | null;
  ended_at: Timestamp | null;
  identity_checked_at: Timestamp | null;
  identity_checked_by: string | null;
  let_in_at: Timestamp | null;
  met_at: Timestamp | null;
  phone: Buffer | null;
  place: Buffer | null;
  seen_on_video_at: Timestamp | null;
  set_up_ms: number | null;
  state: Generated<'open' | 'waiting' | 'let-in' | 'in-visit' | 'finished' | 'missed' | 'broken-off'>;
  waiting_since: Timestamp | null;
}

export interface VisitChat {
  appointment_id: string;
  guest_id: string | null;
  id: string;
  place: Generated<number>;
  words: Buffer;
  written_at: Timestamp;
  written_by: string | null;
}

export interface VisitGuests {
  appointment_id: string;
  consented_at: Timestamp | null;
  id: Generated<string>;
  invited_at: Timestamp;
  invited_by: string;
  left_at: Timestamp | null;
  let_in_at: Timestamp | null;
  let_in_by: string | null;
  link_hash: Buffer;
  name: string;
  opened_at: Timestamp | null;
  page: string | null;
  put_out_by: string | null;
  seen_at: Timestamp | null;
  session_hash: Buffer | null;
}

export interface VisitLengths {
  doctor_id: string | null;
  first_minutes: number | null;
  follow_up_minutes: number | null;
  number: Generated<number>;
  pause_minutes: number | null;
  set_at: Timestamp;
  set_by: string;
  video_minutes: number | null;
}

export interface VisitModes {
  appointment_id: string;
  began_at: Timestamp;
  chosen_by: string | null;
  ended_at: Timestamp | null;
  id: Generated<string>;
  mode: 'video' | 'audio' | 'chat' | 'call-back';
  place: Generated<number>;
}

export interface VisitPhotos {
  line_id: string;
  sealed: Buffer;
}

export interface VisitSeats {
  account_id: string;
  appointment_id: string;
  page: string;
  sat_down_at: Timestamp;
  seen_at: Timestamp;
}

export interface VisitSignals {
  appointment_id: string;
  from_page: string;
  id: string;
  place: Generated<number>;
  sent_at: Timestamp;
  signal: Buffer;
  to_page: string;
}

export interface WaitlistOffers {
  department_id: string;
  doctor_id: string;
  during: string;
  ended_at: Timestamp | null;
  expires_at: Timestamp;
  held: Generated<string>;
  id: Generated<string>;
  offered_at: Timestamp;
  patient_id: string;
  pause_minutes: Generated<number>;
  state: Generated<'open' | 'accepted' | 'declined' | 'lapsed' | 'withdrawn'>;
  wish_id: string;
}

export interface WaitlistRechecks {
  doctor_id: string;
  number: Generated<number>;
}

export interface WaitlistWishes {
  day_parts: string[];
  department_id: string;
  doctor_id: string | null;
  end_cause: 'booked' | 'left' | 'expired' | 'doctor-left' | 'patient-closed' | null;
  ended_at: Timestamp | null;
  id: Generated<string>;
  is_beside_hidden: Generated<boolean>;
  joined_at: Timestamp;
  patient_id: string;
  reason: string;
  reason_danger: 'none' | 'danger' | 'crisis' | 'unread' | null;
  triage_id: string | null;
  until_day: string;
  weekdays: number[];
}

export interface WardNotes {
  admission_id: string;
  author_id: string;
  id: Generated<string>;
  note: string;
  written_at: Timestamp;
}

export interface WardStatuses {
  admission_id: string;
  id: Generated<string>;
  reason: string;
  set_at: Timestamp;
  set_by: string;
  status: 'stable' | 'attention' | 'critical';
}

export interface WardVisits {
  admission_id: string;
  doctor_id: string;
  id: Generated<string>;
  taken_back_at: Timestamp | null;
  visited_at: Timestamp;
  visited_on: string;
}

export interface WorkingHours {
  doctor_id: string;
  first_start: string;
  id: Generated<string>;
  last_start: string;
  offers: Generated<'in-person' | 'video' | 'both'>;
  video_minutes: number | null;
  weekday: number;
}

export interface DB {
  access_invitations: AccessInvitations;
  accounts: Accounts;
  activation_codes: ActivationCodes;
  administrations: Administrations;
  admissions: Admissions;
  alert_reads: AlertReads;
  alerts: Alerts;
  appointments: Appointments;
  audit_batches: AuditBatches;
  audit_entries: AuditEntries;
  audit_leaves: AuditLeaves;
  audit_restores: AuditRestores;
  backup_plans: BackupPlans;
  backups: Backups;
  bed_stays: BedStays;
  beds: Beds;
  board_keys: BoardKeys;
  board_notes: BoardNotes;
  broken_glass: BrokenGlass;
  care_relationships: CareRelationships;
  charts_open_by_alert: ChartsOpenByAlert;
  charts_open_to_nurses: ChartsOpenToNurses;
  charts_opened_by_own_alarm: ChartsOpenedByOwnAlarm;
  clinic_fact_changes: ClinicFactChanges;
  clinic_facts: ClinicFacts;
  clinic_logos: ClinicLogos;
  clinic_settings: ClinicSettings;
  clinician_versions: ClinicianVersions;
  clinicians: Clinicians;
  closed_days: ClosedDays;
  confidential_marks: ConfidentialMarks;
  custody_notes: CustodyNotes;
  data_keys: DataKeys;
  days_off: DaysOff;
  deliveries: Deliveries;
  departments: Departments;
  diagnoses: Diagnoses;
  diagnosis_addenda: DiagnosisAddenda;
  diagnosis_drafts: DiagnosisDrafts;
  diagnosis_entries: DiagnosisEntries;
  discharge_decisions: DischargeDecisions;
  discharge_reviews: DischargeReviews;
  doctor_applications: DoctorApplications;
  doctor_pages: DoctorPages;
  document_pages: DocumentPages;
  documents: Documents;
  dose_answers: DoseAnswers;
  dose_clocks: DoseClocks;
  dose_snoozes: DoseSnoozes;
  dose_times: DoseTimes;
  email_changes: EmailChanges;
  emergency_card_links: EmergencyCardLinks;
  emergency_card_openings: EmergencyCardOpenings;
  emergency_cards: EmergencyCards;
  erasures: Erasures;
  event_outbox: EventOutbox;
  extra_sessions: ExtraSessions;
  factor_resets: FactorResets;
  family_rules: FamilyRules;
  forgotten: Forgotten;
  former_logins: FormerLogins;
  glass_reviews: GlassReviews;
  handover_to_dos: HandoverToDos;
  handovers: Handovers;
  health_profiles: HealthProfiles;
  hold_clocks: HoldClocks;
  idempotency_keys: IdempotencyKeys;
  inbox_checks: InboxChecks;
  inbox_messages: InboxMessages;
  inbox_photos: InboxPhotos;
  inbox_reads: InboxReads;
  inbox_threads: InboxThreads;
  inbox_waiting_photos: InboxWaitingPhotos;
  known_browsers: KnownBrowsers;
  lab_call_attempts: LabCallAttempts;
  lab_call_backs: LabCallBacks;
  lab_call_messages: LabCallMessages;
  lab_files: LabFiles;
  lab_orders: LabOrders;
  lab_results: LabResults;
  lab_tests: LabTests;
  login_attempts: LoginAttempts;
  mails: Mails;
  medication_order_versions: MedicationOrderVersions;
  medication_orders: MedicationOrders;
  medication_tasks: MedicationTasks;
  medicines: Medicines;
  merged_rows: MergedRows;
  message_reads: MessageReads;
  message_threads: MessageThreads;
  messages: Messages;
  name_words: NameWords;
  notice_choices: NoticeChoices;
  notice_outbox: NoticeOutbox;
  notices: Notices;
  observations: Observations;
  outgoing_holds: OutgoingHolds;
  passkey_challenges: PasskeyChallenges;
  passkeys: Passkeys;
  password_links: PasswordLinks;
  patient_access: PatientAccess;
  patient_keys: PatientKeys;
  patient_marks: PatientMarks;
  patient_merges: PatientMerges;
  patients: Patients;
  people_looked_up: PeopleLookedUp;
  person_corrections: PersonCorrections;
  prescribed_medicines: PrescribedMedicines;
  prescriptions: Prescriptions;
  push_keys: PushKeys;
  push_subscriptions: PushSubscriptions;
  queue_letters: QueueLetters;
  quiet_hours: QuietHours;
  rate_counters: RateCounters;
  readings: Readings;
  recovery_codes: RecoveryCodes;
  repeat_requests: RepeatRequests;
  room_changes: RoomChanges;
  rooms: Rooms;
  sealing_progress: SealingProgress;
  second_factors: SecondFactors;
  sessions: Sessions;
  set_up_marks: SetUpMarks;
  settings: Settings;
  specialist_departments: SpecialistDepartments;
  staff_tasks: StaffTasks;
  trail_checks: TrailChecks;
  trail_exports: TrailExports;
  triage_photos: TriagePhotos;
  triage_results: TriageResults;
  vaccine_decisions: VaccineDecisions;
  vaccine_doses: VaccineDoses;
  vaccine_reminders: VaccineReminders;
  vaccine_schedule_confirmations: VaccineScheduleConfirmations;
  vaccine_schedule_doses: VaccineScheduleDoses;
  vaccine_schedules: VaccineSchedules;
  video_visits: VideoVisits;
  visit_chat: VisitChat;
  visit_guests: VisitGuests;
  visit_lengths: VisitLengths;
  visit_modes: VisitModes;
  visit_photos: VisitPhotos;
  visit_seats: VisitSeats;
  visit_signals: VisitSignals;
  waitlist_offers: WaitlistOffers;
  waitlist_rechecks: WaitlistRechecks;
  waitlist_wishes: WaitlistWishes;
  ward_notes: WardNotes;
  ward_statuses: WardStatuses;
  ward_visits: WardVisits;
  working_hours: WorkingHours;
}
