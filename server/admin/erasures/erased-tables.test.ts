import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/open-test-database.ts';
import { SEALED } from '#server/db/sealed/sealed-columns.ts';

let database: TestDatabase;
let eraser: string;
beforeAll(async () => {
  database = await openTestDatabase();
  const [found] = await rows<{ text: string }>(`select prosrc as text from pg_proc where proname = 'erase_record'`);
  eraser = (found?.text ?? '').replace(/--.*/g, '');
});
afterAll(() => database.close());

const rows = async <Row>(text: string): Promise<Row[]> => (await sql.raw<Row>(text).execute(database.db)).rows;
const isDeleted = (table: string) => new RegExp(`delete from ${table}\\b`).test(eraser);
const isEmptied = (table: string) => new RegExp(`update ${table} set\\b`).test(eraser);

/** Tables that hang on a patient or an account, or hold what is sealed, and that erasing a patient leaves as they are. */
const LEFT: Readonly<Record<string, string>> = {
  // Of the clinic: what people who work here set, asked for or decided.
  audit_entries: 'the trail: ids only',
  backup_plans: 'the clinic',
  backups: 'the clinic',
  bed_stays: 'that a bed was taken, and when',
  beds: 'the clinic',
  board_keys: 'the clinic',
  clinic_fact_changes: 'the clinic',
  clinic_facts: 'the clinic',
  clinic_logos: 'the clinic',
  clinic_settings: 'the clinic',
  clinician_versions: 'people who work here',
  clinicians: 'people who work here',
  closed_days: 'the clinic',
  days_off: 'people who work here',
  diagnosis_entries: 'a catalogue',
  doctor_applications: 'people who want to work here',
  doctor_pages: 'people who work here',
  erasures: 'that somebody was erased, why, and who wanted it: kept for whoever asks later',
  extra_sessions: 'people who work here',
  factor_resets: 'people who work here',
  family_rules: 'the clinic',
  forgotten: 'answered and removed within moments',
  former_logins: 'a PUD that led to the closed account',
  handovers: 'by the server: forget-in-handovers.ts',
  lab_tests: 'a catalogue',
  medicines: 'a catalogue',
  outgoing_holds: 'the clinic',
  passkey_challenges: 'random, five minutes',
  queue_letters: 'people who work here',
  room_changes: 'the clinic',
  rooms: 'the clinic',
  set_up_marks: 'the clinic',
  specialist_departments: 'the clinic',
  trail_checks: 'the clinic',
  trail_exports: 'who asked for a file of the trail',
  vaccine_schedule_confirmations: 'a catalogue',
  vaccine_schedule_doses: 'a catalogue',
  vaccine_schedules: 'a catalogue',
  visit_lengths: 'people who work here',
  visit_modes: 'that a visit was by video or by phone, and when',
  working_hours: 'people who work here',
};

/** Of tables whose rows stay: the columns that could hold words and are left as they are. */
const LEFT_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  accounts: ['language', 'login', 'login_hash', 'role'],
  admissions: ['acceptance_ground'],
  appointments: ['mode', 'status', 'token_letters'],
  broken_glass: [],
  data_keys: ['master_id'],
  glass_reviews: ['verdict'],
  patient_access: ['parts', 'relation'],
  patient_merges: ['kept_pud', 'other_pud', 'state'],
  patients: ['consent_version', 'pud'],
  sessions: ['stage', 'token_hash'],
  video_visits: ['state'],
};

test('every table that hangs on a patient or an account, or holds what is sealed, is erased, or it is written down why not', async () => {
  const hanging = await rows<{ name: string }>(`with recursive hanging (id) as (
      select oid from pg_class where oid in ('patients'::regclass, 'accounts'::regclass)
      union select conrelid from pg_constraint join hanging on confrelid = hanging.id where contype = 'f')
    select distinct id::regclass::text as name from hanging
    union select table_name from information_schema.columns where table_schema = 'public'
      and (column_name like '%patient%' or column_name in ('pud', 'record_id'))`);
  const tables = new Set([...hanging.map(({ name }) => name), ...Object.values(SEALED).map(({ table }) => table)]);
  const forgotten = [...tables].filter((name) => !isDeleted(name) && !isEmptied(name) && !(name in LEFT)).toSorted();
  expect(forgotten).toEqual([]);
  expect(Object.keys(LEFT).filter((name) => !tables.has(name))).toEqual([]);
});

test('of a row that stays, every column that could hold words is emptied, or it is written down that it says nothing', async () => {
  const columns = await rows<{ table: string; column: string }>(`select table_name as table, column_name as column
    from information_schema.columns where table_schema = 'public'
      and data_type in ('text', 'jsonb', 'json', 'bytea', 'ARRAY', 'character varying') order by 1, 2`);
  const kept = columns.filter(({ table }) => isEmptied(table) && !isDeleted(table));
  const emptied = (table: string) =>
    [...eraser.matchAll(new RegExp(`update ${table} set([\\s\\S]*?);`, 'g'))].map(([, set]) => set).join();
  const left = kept.filter(({ table, column }) => !new RegExp(`\\b${column} = `).test(emptied(table)));
  const found: Record<string, string[]> = Object.fromEntries(kept.map(({ table }) => [table, []]));
  for (const { table, column } of left) found[table]?.push(column);
  expect(found).toEqual(LEFT_COLUMNS);
});
