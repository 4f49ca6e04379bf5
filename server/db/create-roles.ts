import pg from 'pg';
import { withClient } from './with-client.ts';

/** Roles that may log in and nothing more, by name with their passwords. Those that exist stay as they are. */
export async function createRoles(superUrl: string, passwords: Record<string, string>): Promise<void> {
  await withClient(superUrl, async (client) => {
    for (const [role, password] of Object.entries(passwords)) {
      const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
      if (rowCount) continue;
      const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';
      await client.query(`create role ${pg.escapeIdentifier(role)} ${rights} password ${pg.escapeLiteral(password)}`);
    }
  });
}
