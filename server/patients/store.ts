import { randomUUID } from 'node:crypto';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { askTogether } from '../db/ask-together.ts';
import type { Database, Tx } from '../db/connect.ts';
import { executePrepared, type Statement } from '../db/prepared-statements.ts';
import type { DB } from '../db/rows.generated.ts';
import { sealText } from '../db/sealed/open-results.ts';
import { SEALED } from '../db/sealed/sealed-columns.ts';

export async function insertPatient(tx: Tx, patient: Insertable<DB['patients']>): Promise<string> {
  const id = randomUUID();
  const values = { ...patient, id, ...(await sealedContact(tx, id, patient)) };
  await tx.insertInto('patients').values(values).execute();
  return id;
}

type Contact = { phone?: string | undefined; email?: string | null | undefined };

/** Phone and e-mail address as they are stored; one that is not given is left as it is. */
async function sealedContact<Given extends Contact>(tx: Tx, id: string, { phone, email }: Given): Promise<Given> {
  const cell = { owner: id, row: [id] };
  return {
    ...(phone === undefined ? {} : { phone: await sealText(tx, { ...cell, column: SEALED.patientPhone }, phone) }),
    ...(email === undefined ? {} : { email: await sealText(tx, { ...cell, column: SEALED.patientEmail }, email) }),
  } as Given;
}

export type ChartRow = Selectable<DB['patients']>;

export const patientById = async (db: Database, id: string): Promise<ChartRow | undefined> =>
  (await askTogether<ChartRow>(db, patientAsked(id)))[0];

/** The same as a statement, for a read that leaves an entry. */
export const patientAsked = (id: string): Statement => ({
  text: 'select * from patients where id = $1 and erased_at is null',
  values: [id],
});

// Asked whenever a patient is shown.
const IDENTITY = `
  select profile.*, waiting.*,
    case when exists (select from patient_merges where kept_id = $1 and state = 'done') then array(
      with recursive former (id, pud, at) as (
        select other_id, other_pud, ended_at from patient_merges where kept_id = $1 and state = 'done'
        union
        select m.other_id, m.other_pud, m.ended_at from patient_merges m join former on m.kept_id = former.id
        where m.state = 'done')
      select pud from former order by at) else array[]::text[] end as former_puds
  from (values (1)) one
  left join lateral (select date_of_birth, age_years, age_given_on, sex from health_profiles
    where patient_id = $1 order by version desc limit 1) profile on true
  left join lateral (select id as email_change_id, new_email, stage from email_changes
    where patient_id = $1 and closed_at is null order by stage limit 1) waiting on true`;

export type Identity = Pick<
  Selectable<DB['health_profiles']>,
  'date_of_birth' | 'age_years' | 'age_given_on' | 'sex'
> & {
  new_email: string | null;
  stage: 'approve' | 'confirm' | null;
  former_puds: string[];
};

/** Birth and sex as the newest health profile has them, and the address that waits to be confirmed. */
export const identityWithEmailOf = async (db: Database, patientId: string): Promise<Identity | undefined> =>
  (await askTogether<Identity>(db, { text: IDENTITY, values: [patientId] }))[0];

const LOCK = 'select id, deactivated_at from patients where id = $1 for update';

/** Others who change something about this patient wait until the transaction ends. */
export const lockPatient = async (tx: Tx, id: string) =>
  (await executePrepared<Pick<ChartRow, 'id' | 'deactivated_at'>>(tx, { text: LOCK, values: [id] }))[0];

export const lockChart = async (tx: Tx, id: string): Promise<ChartRow | undefined> =>
  (await executePrepared<ChartRow>(tx, { ...patientAsked(id), text: `${patientAsked(id).text} for update` }))[0];

/** Leaves the version as it is: the place is not what people correct about a patient. */
export const setPlaceOf = (tx: Tx, id: string, place: string | null) =>
  tx.updateTable('patients').set({ place }).where('id', '=', id).execute();

type PatientChange = Omit<Updateable<DB['patients']>, keyof Contact> & Contact;

/** Changes the patient only in the version that was read. Of two changes at once one wins. */
export async function changePatientIf(tx: Tx, id: string, version: number, change: PatientChange): Promise<boolean> {
  const changed = await tx
    .updateTable('patients')
    .set({ ...change, ...(await sealedContact(tx, id, change)), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** Changes what does not depend on the version, like a confirmed address. */
export const setOnPatient = async (tx: Tx, id: string, change: PatientChange) =>
  tx
    .updateTable('patients')
    .set({ ...change, ...(await sealedContact(tx, id, change)), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const codeMakerOf = async (db: Database, patientId: string): Promise<string | null> =>
  (await db.selectFrom('activation_codes').select('made_by').where('patient_id', '=', patientId).executeTakeFirst())
    ?.made_by ?? null;

/** A new code makes an earlier one worthless. */
export async function replaceActivationCode(tx: Tx, code: Insertable<DB['activation_codes']>): Promise<void> {
  const { patient_id: _same, ...values } = code;
  await tx
    .insertInto('activation_codes')
    .values(code)
    .onConflict((earlier) => earlier.column('patient_id').doUpdateSet({ ...values, used_at: null }))
    .execute();
}

export const patientByPud = (db: Database, pud: string) =>
  db.selectFrom('patients').selectAll().where('pud', '=', pud).where('erased_at', 'is', null).executeTakeFirst();

type TypedCode = { patientId: string; codeHash: Buffer; now: Date };

export async function isOpenCode(db: Database, { patientId, codeHash, now }: TypedCode): Promise<boolean> {
  const row = await db
    .selectFrom('activation_codes')
    .select('patient_id')
    .where('patient_id', '=', patientId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** True for exactly one of those who try at once. */
export async function spendCode(tx: Tx, { patientId, codeHash, now }: TypedCode): Promise<boolean> {
  const used = await tx
    .updateTable('activation_codes')
    .set({ used_at: now })
    .where('patient_id', '=', patientId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}
