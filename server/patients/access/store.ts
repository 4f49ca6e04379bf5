import type { AccessPart } from '#contract/endpoint.ts';
import type { Database } from '#server/db/connect.ts';
import { executePrepared } from '#server/db/prepared-statements.ts';
import type { AgeFacts } from '../age.ts';

/** A patient, and what one account may there; without an access of that account its columns are null. */
export type AccessRow = AgeFacts & {
  patient_id: string;
  deactivated_at: Date | null;
  id: string | null;
  relation: 'self' | 'guardian' | 'helper' | null;
  state: 'asked' | 'unconfirmed' | 'confirmed' | null;
  parts: AccessPart[] | null;
  until: Date | null;
  sees_confidential: boolean | null;
};

const COLUMNS = `p.id as patient_id, p.deactivated_at, a.id, a.relation, a.state, a.parts, a.until, a.sees_confidential,
  born.date_of_birth::text, born.age_years, born.age_given_on::text`;
const BORN = `left join lateral (select date_of_birth, age_years, age_given_on from health_profiles
    where patient_id = p.id order by version desc limit 1) born on true`;

const accessOf = (column: 'id' | 'pud') => `select ${COLUMNS} from patients p
  left join patient_access a on a.patient_id = p.id and a.account_id = $1 and a.ended_at is null
  ${BORN} where p.${column} = $2`;
const BY_ID = accessOf('id');
const BY_PUD = accessOf('pud');

/** `whom`: an id or a PUD, spelt as we spell it. */
export async function accessRow(db: Database, accountId: string, whom: string): Promise<AccessRow | null> {
  const text = whom.startsWith('PUD') ? BY_PUD : BY_ID;
  const [row] = await executePrepared<AccessRow>(db, { text, values: [accountId, whom] });
  return row ?? null;
}

export const accessRowsById = (db: Database, ids: readonly string[]): Promise<AccessRow[]> =>
  executePrepared<AccessRow>(db, {
    text: `select ${COLUMNS} from patient_access a join patients p on p.id = a.patient_id ${BORN}
      where a.id = any($1::uuid[]) and a.ended_at is null`,
    values: [[...ids]],
  });
