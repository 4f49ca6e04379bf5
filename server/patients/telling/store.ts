import { type RawBuilder, sql } from 'kysely';
import type { AccessPart } from '#contract/endpoint.ts';
import type { Tx } from '#server/db/connect.ts';

/** A row that may be private, by itself or by what it hangs on. */
export type PartRow = {
  table:
    | 'appointments'
    | 'diagnoses'
    | 'lab_orders'
    | 'prescribed_medicines'
    | 'inbox_threads'
    | 'waitlist_wishes'
    | 'triage_results';
  id: string;
};

type Settings = { acting_for: string | null; withholds: string | null };

const set = (tx: Tx, { acting_for, withholds }: Settings) =>
  sql`select set_config('nadi.acting_for', ${acting_for ?? ''}, true), set_config('nadi.withholds', ${withholds ?? ''}, true)`.execute(
    tx,
  );

/** Whether someone from whom this much is withheld would find the row; the views decide, as for their calls. */
export async function isShownTo(
  tx: Tx,
  { patientId, withholds }: { patientId: string; withholds: 'all' | 'marked' },
  { table, id }: PartRow,
): Promise<boolean> {
  // The call may itself be one for someone else: its own settings come back.
  const { rows: before } = await sql<Settings>`select current_setting('nadi.acting_for', true) as acting_for,
    current_setting('nadi.withholds', true) as withholds`.execute(tx);
  await set(tx, { acting_for: patientId, withholds });
  const { rows } = await sql`select from withheld.${sql.id(table)} where id = ${id}`.execute(tx);
  await set(tx, before[0] ?? { acting_for: null, withholds: null });
  return rows.length > 0;
}

/**
 * Whether there is someone to tell instead of a patient without a login: they act for them with one of these parts. `patient` names
 * the column with the id. Who exactly is told is decided when it is told.
 */
export const someoneActs = (patient: string, parts: readonly AccessPart[]): RawBuilder<boolean> =>
  sql<boolean>`exists (select from patient_access acting where acting.patient_id = ${sql.ref(patient)}
    and acting.relation <> 'self' and acting.ended_at is null and acting.state in ('unconfirmed', 'confirmed')
    and acting.parts && ${[...parts, 'everything']}::text[])`;
