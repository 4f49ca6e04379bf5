// While a merge holds, the other's row of `patients` is kept beside it as JSON, with the cells as they were. Those from before are
// sealed like the rows themselves, so that undoing the merge puts sealed cells back.
import type pg from 'pg';
import type { DataKeys } from './data-keys.ts';
import { isSealed, sealCell } from './envelope.ts';
import { SEALED, type SealedColumn } from './sealed-columns.ts';

type Kept = { email?: string | null } | null;
type Merge = {
  id: string;
  kept_id: string;
  other_id: string;
  other_row: Record<string, unknown> | null;
  kept_before: Kept;
};

/** A clinic has few merges: all of them at once. */
export async function sealMergedRecords(client: pg.Client, keys: DataKeys): Promise<void> {
  const { rows } = await client.query<Merge>(
    `select id, kept_id, other_id, other_row, kept_before from patient_merges
     where left(other_row ->> 'phone', 1) <> chr(1) or left(other_row ->> 'email', 1) <> chr(1)
       or left(kept_before ->> 'email', 1) <> chr(1)`,
  );
  for (const { id, kept_id, other_id, other_row, kept_before } of rows) {
    const other = other_row && {
      ...other_row,
      phone: await sealed(keys, SEALED.patientPhone, other_id, other_row.phone),
      email: await sealed(keys, SEALED.patientEmail, other_id, other_row.email),
      // The words to find the patient by are written anew when the row is put back.
      needs_sounds: true,
    };
    const before = kept_before && {
      ...kept_before,
      email: await sealed(keys, SEALED.patientEmail, kept_id, kept_before.email),
    };
    await client.query('update patient_merges set other_row = $2, kept_before = $3 where id = $1', [
      id,
      other && JSON.stringify(other),
      before && JSON.stringify(before),
    ]);
  }
}

async function sealed(keys: DataKeys, column: SealedColumn, owner: string, text: unknown): Promise<unknown> {
  if (typeof text !== 'string' || text === '' || isSealed(text)) return text ?? null;
  return sealCell(await keys.toWrite(owner), { column, owner, row: [owner] }, text);
}
