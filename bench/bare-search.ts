// The least that any correct search of this clinic's patients does, where phone numbers are sealed and only those who work here may
// search: it finds out who asks, finds the patients, opens their numbers (the end of which tells namesakes apart), and notes whom it named.
// One named statement for each, no rules, no kept cells, nothing shared between requests.
import type pg from 'pg';
import { type DataKeys, makeDataKeys } from '#server/db/sealed/data-keys.ts';
import { isSealed, openCell, readEnvelope } from '#server/db/sealed/envelope.ts';
import { hashToken } from '#server/identity/sessions/session-token.ts';
import { readConfig } from '#server/platform/config.ts';
import { openMasterKeys } from '#server/platform/encryption/master-keys.ts';

const WHO = `select account_id, role from sessions join accounts on accounts.id = account_id
  where token_hash = $1 and ended_at is null and ends_at > now() and disabled_at is null`;

const FIND = `select patients.id, pud, patients.name, phone, deactivated_at, profile.*,
    exists (select from care_relationships where patient_id = patients.id and clinician_id = $2
      and (closes_at is null or closes_at > now())) as is_in_care
  from (select distinct patient_id as id from (
    select patient_id from patient_keys where kind = 'name' and word >= $1 and word < $1 || chr(1114111)
    order by word, patient_id limit 20) as keys) as found
  join patients using (id) left join lateral (
    select date_of_birth, age_years, sex from health_profiles where patient_id = patients.id order by version desc limit 1) as profile on true
  where erased_at is null`;

const NOTE = `insert into bench_entries (at, actor_id, actor_role, action, subject, details)
  values (now(), $1, $2, 'list.opened', 'list', $3)`;

type Found = { id: string; phone: string };

export function leastSearch(pool: pg.Pool, dataDir: string) {
  const master = openMasterKeys(readConfig({ DATA_DIR: dataDir }));
  const keys = makeDataKeys({ pool, master, hash: () => Buffer.alloc(0) });

  return async (word: string, cookie: string): Promise<Found[] | null> => {
    const token = hashToken(cookie.replace(/^nadi_session=/, ''));
    const { rows } = await pool.query({ name: 'who', text: WHO, values: [token] });
    const [who] = rows as { account_id: string; role: string }[];
    if (who?.role !== 'doctor' && who?.role !== 'staff') return null;
    const found = await pool.query<Found>({ name: 'find', text: FIND, values: [word, who.account_id] });
    const shown = await openPhones(keys, found.rows);
    const details = JSON.stringify({ patients: shown.map(({ id }) => id) });
    await pool.query({ name: 'note', text: NOTE, values: [who.account_id, who.role, details] });
    return shown;
  };
}

async function openPhones(keys: DataKeys, found: Found[]): Promise<Found[]> {
  const byOwner = await keys.read(found.map(({ id }) => id));
  return found.map((patient) => {
    const key = byOwner.get(patient.id);
    if (!isSealed(patient.phone)) return patient;
    if (!Buffer.isBuffer(key)) throw new Error('The key of a patient is missing.');
    return { ...patient, phone: openCell(key, readEnvelope(patient.phone)).slice(-4) };
  });
}
