import type { Role } from '#contract/endpoint.ts';
import type { Database } from '../db/connect.ts';
import { peopleByIds } from './store.ts';

export type PersonNamed = { name: string; role: Role; title: string | null };

/** Names for ids, as a record or the trail shows them. */
export async function findPeople(db: Database, ids: readonly (string | null)[]): Promise<Map<string, PersonNamed>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await peopleByIds(db, wanted);
  return new Map(rows.map(({ id, name, role, title }) => [id, { name, role, title }]));
}
