import type { Tx } from '../db/connect.ts';

export type NewEntry = {
  at: Date;
  actor_id: string | null;
  actor_role: string;
  action: string;
  subject: string | null;
  subject_id: string | null;
  patient_id: string | null;
  details: Record<string, string | number | boolean | null>;
  request_id: string | null;
};

export async function insertEntry(tx: Tx, entry: NewEntry): Promise<void> {
  await tx
    .insertInto('audit_entries')
    .values({ ...entry, details: JSON.stringify(entry.details) })
    .execute();
}
