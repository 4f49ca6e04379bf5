import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DataExport } from '#contract/patients/data-export.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/open-test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** By table: where the copy says it. */
const COPIED: Readonly<Record<string, keyof DataExport>> = {
  administrations: 'doses',
  admissions: 'stays',
  alerts: 'callsForHelp',
  appointments: 'appointments',
  board_notes: 'notes',
  broken_glass: 'whoOpened',
  diagnoses: 'diagnoses',
  documents: 'documents',
  dose_answers: 'dosesAtHome',
  emergency_card_links: 'emergencyCard',
  emergency_cards: 'emergencyCard',
  health_profiles: 'profileVersions',
  inbox_threads: 'messages',
  lab_orders: 'results',
  medication_orders: 'doses',
  notices: 'notices',
  observations: 'observations',
  patient_access: 'actedFor',
  prescribed_medicines: 'diagnoses',
  prescriptions: 'diagnoses',
  readings: 'readings',
  repeat_requests: 'repeats',
  triage_results: 'symptomChecks',
  vaccine_decisions: 'vaccineDecisions',
  vaccine_doses: 'vaccines',
  waitlist_wishes: 'waitingList',
};

/** Tables with a patient in them that the copy leaves out, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  access_invitations: 'somebody was asked; who said yes is in actedFor',
  activation_codes: 'random, worth nothing after a day',
  care_relationships: 'why somebody may open the record; who did is in whoOpened',
  charts_open_by_alert: 'why somebody may open the record',
  charts_open_to_nurses: 'why somebody may open the record',
  charts_opened_by_own_alarm: 'why somebody may open the record',
  confidential_marks: 'what is private is in its own place',
  custody_notes: 'about other people too: what a court said is told at the desk',
  diagnosis_drafts: 'not signed, and of its author alone',
  discharge_decisions: 'what runs on is a prescription',
  dose_clocks: 'worked out: when the next dose is looked at',
  email_changes: 'an address that was not confirmed',
  hold_clocks: 'worked out: when a nurse is reminded',
  message_threads: 'among the people of the clinic',
  patient_keys: 'worked out from name, phone and PUD',
  patient_marks: 'worked out from visits and stays',
  people_looked_up: 'a count of the day',
  person_corrections: 'what is right is in person; what was wrong is told at the desk',
  staff_tasks: 'work of the clinic; what came of it is in the record',
  vaccine_reminders: 'worked out: when a reminder goes',
  waitlist_offers: 'a time that was held for some minutes',
};

test('every table with a patient in it is in the copy of everything, or it is written down why not', async () => {
  const { rows } = await sql<{ name: string }>`select distinct conrelid::regclass::text as name
    from pg_constraint where contype = 'f' and confrelid = 'patients'::regclass`.execute(database.db);
  const known = [...Object.keys(COPIED), ...Object.keys(LEFT_OUT)];

  expect(known.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  const parts = Object.keys(DataExport.shape);
  expect(Object.values(COPIED).filter((part) => !parts.includes(part))).toEqual([]);
});
