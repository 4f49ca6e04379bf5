import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { CorrectedField } from '#contract/appointments/reception.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import type { DB } from '#server/db/rows.generated.ts';
import { sealCells } from '#server/db/sealed/open-results.ts';
import { SEALED } from '#server/db/sealed/sealed-columns.ts';

type NewCorrection = Omit<Insertable<DB['person_corrections']>, 'field'> & { field: CorrectedField };

const WORDS = { was: SEALED.correctedFrom, became: SEALED.correctedTo, reason: SEALED.correctionReason };

export async function insertCorrections(tx: Tx, rows: NewCorrection[]): Promise<void> {
  const sealed = [];
  for (const row of rows) {
    const id = randomUUID();
    sealed.push(await sealCells(tx, { owner: row.patient_id, row: [id] }, WORDS, { ...row, id }));
  }
  await tx.insertInto('person_corrections').values(sealed).execute();
}

const SHOWN = 20;

/** Newest first, with who did it. */
export const correctionsOf = (db: Database, patientId: string) =>
  db
    .selectFrom('person_corrections')
    .innerJoin('accounts', 'accounts.id', 'person_corrections.corrected_by')
    .select(['person_corrections.id', 'field', 'was', 'became', 'reason', 'corrected_at', 'accounts.name as by'])
    .where('patient_id', '=', patientId)
    .orderBy('corrected_at', 'desc')
    .orderBy('field')
    .limit(SHOWN)
    .execute();
