// Rows that PostgreSQL refuses, for tests of what happens to the others.
import { sql } from 'kysely';
import type { DB } from './db/rows.generated.ts';
import type { TestApp } from './testing-app.ts';

let made = 0;

type Refused = { on: 'insert' | 'update' | 'delete'; table: keyof DB; when: string };

/** Refuses rows that fulfil the condition, until `mend`. The condition speaks of `new`, for a deletion of `old`. */
export async function refuseRows(
  { database }: Pick<TestApp, 'database'>,
  { on, table, when }: Refused,
): Promise<{ mend(): Promise<void> }> {
  made += 1;
  const name = `refuse_rows_${made}`;
  const asOwner = (statement: string) => sql.raw(statement).execute(database.ownerDb);
  await asOwner(`create function ${name}() returns trigger language plpgsql as
    $$ begin raise exception 'refused on purpose'; end $$`);
  await asOwner(
    `create trigger ${name} before ${on} on ${table} for each row when (${when}) execute function ${name}()`,
  );
  return {
    async mend() {
      await asOwner(`drop trigger ${name} on ${table}`);
    },
  };
}
