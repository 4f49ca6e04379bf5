import type { Insertable } from 'kysely';
import type { CorrectedField } from '#contract/appointments/reception.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import type { DB } from '#server/db/rows.generated.ts';

type NewCorrection = Omit<Insertable<DB['person_corrections']>, 'field'> & { field: CorrectedField };

export async function insertCorrections(tx: Tx, rows: NewCorrection[]): Promise<void> {
  await tx.insertInto('person_corrections').values(rows).execute();
}

const SHOWN = 20;

/** Newest first, with who did it. */
export const correctionsOf = (db: Database, patientId: string) =>
  db
    .selectFrom('person_corrections')
    .innerJoin('accounts', 'accounts.id', 'person_corrections.corrected_by')
    .select(['field', 'was', 'became', 'reason', 'corrected_at', 'accounts.name as by'])
    .where('patient_id', '=', patientId)
    .orderBy('corrected_at', 'desc')
    .orderBy('field')
    .limit(SHOWN)
    .execute();
