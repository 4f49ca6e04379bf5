import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/open-test-database.ts';
import { MOVED, NAMED, OWN_ACTS, OWNED, TAKEN_OUT, WRITTEN_ANEW } from './moved-tables.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const rows = async <Row>(text: string): Promise<Row[]> => (await sql.raw<Row>(text).execute(database.db)).rows;

test('every table with a patient in it is moved, taken out or written anew by a merge', async () => {
  const found = await rows<{ name: string }>(`select conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'patients'::regclass order by 1`);
  const known = [...Object.keys(MOVED), ...Object.keys(TAKEN_OUT), ...WRITTEN_ANEW].toSorted();
  expect([...new Set(found.map(({ name }) => name))]).toEqual(known);
});

test('a column that names a patient is a key into the patients: else nothing would keep a row from being left behind', async () => {
  const loose = await rows<{
    at: string;
  }>(`select c.table_name || '.' || c.column_name as at from information_schema.columns c
    where c.table_schema = 'public' and c.column_name like '%patient%' and c.data_type = 'uuid'
      and not exists (select from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
        where f.contype = 'f' and f.confrelid = 'patients'::regclass and f.conrelid = c.table_name::regclass
          and a.attname = c.column_name) order by 1`);
  // The trail is never written anew: it names each record by the id of its time, and is read by all of them.
  expect(loose.map(({ at }) => at)).toEqual(['audit_entries.patient_id']);
});

test('rows are listed by what they are really known by, and the times are real columns', async () => {
  const keys = await rows<{ name: string; key: string[] }>(`select conrelid::regclass::text as name,
    array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any(conkey) order by 1) as key
    from pg_constraint where contype = 'p'`);
  const keyOf = new Map(keys.map(({ name, key }) => [name, key]));
  for (const [table, { key }] of Object.entries(MOVED))
    expect([table, [...key].toSorted()]).toEqual([table, keyOf.get(table)]);
  for (const { table, key } of OWN_ACTS) expect([table, [...key].toSorted()]).toEqual([table, keyOf.get(table)]);
  for (const [table, { writtenAt }] of Object.entries(MOVED)) {
    if (writtenAt) await rows(`select ${writtenAt} from ${table} limit 0`);
  }
});

test('of every key between rows of patients it is written down whether it owns or only names', async () => {
  const found = await rows<{ at: string }>(`select distinct c.conrelid::regclass || '.' || own.attname as at
    from pg_constraint c join pg_attribute own on own.attrelid = c.conrelid and own.attnum = any(c.conkey)
    where c.contype = 'f' and own.attname not in ('patient_id', 'is_accepted')
      and c.conrelid::regclass::text = any('{${Object.keys(MOVED).join()}}'::text[])
      and c.confrelid::regclass::text = any('{${Object.keys(MOVED).join()}}'::text[]) order by 1`);
  const known = [...OWNED.map(({ child, column }) => `${child}.${column}`), ...NAMED];
  expect(found.map(({ at }) => at).filter((at) => !known.includes(at))).toEqual([]);
  const owners = OWNED.filter(({ column }) => !['source_id', 'subject_id'].includes(column)).map(({ child }) => child);
  expect(new Set(owners).size).toBe(owners.length);
});

test('no new rule of "one per patient" can stop a merge unseen', async () => {
  const found = await rows<{ name: string }>(`select indexrelid::regclass::text as name from pg_index
    where (indisunique or indisexclusion) and pg_get_indexdef(indexrelid) ~ '\\mpatient_id\\M' order by 1`);
  // Each of these is made room for in moving/store.ts, or blocks in conflicts.ts.
  expect(found.map(({ name }) => name)).toEqual([
    'activation_codes_pkey',
    'diagnosis_drafts_pkey',
    'dose_clocks_pkey',
    'emergency_cards_pkey',
    'health_profiles_pkey',
    'one_key_per_word',
    'one_live_access_per_account',
    'one_live_admission_per_patient',
    'one_live_link_per_emergency_card',
    'one_open_alert_per_patient_and_source',
    'one_open_email_change_per_stage',
    'one_open_invitation_each',
    'one_open_offer_per_patient',
    'one_owner_per_patient',
    'one_owner_per_triage',
    'one_place_in_queue',
    'one_place_per_patient',
    'one_place_per_wish',
    'one_running_hold_clock_per_patient',
    'one_thread_per_patient_and_doctor',
    'one_vaccine_decision',
    'people_looked_up_pkey',
    'vaccine_reminders_pkey',
  ]);
});
