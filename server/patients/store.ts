import type { Insertable } from 'kysely';
import type { Tx } from '../db/connect.ts';
import type { DB } from '../db/rows.generated.ts';

export async function insertPatient(tx: Tx, patient: Insertable<DB['patients']>): Promise<string> {
  const { id } = await tx.insertInto('patients').values(patient).returning('id').executeTakeFirstOrThrow();
  return id;
}
