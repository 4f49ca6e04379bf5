import { sql } from 'kysely';
import type { Database } from '#server/db/connect.ts';

type Names = { doctor: string | null; department: string | null };

export async function namesFor(
  db: Database,
  { doctor, department }: { doctor?: string | undefined; department?: string | undefined },
): Promise<Names> {
  const { rows } = await sql<Names>`select
    (select name from accounts where id = ${doctor ?? null}::uuid and role = 'doctor') as doctor,
    (select name from departments where id = ${department ?? null}::uuid) as department`.execute(db);
  return rows[0] ?? { doctor: null, department: null };
}
