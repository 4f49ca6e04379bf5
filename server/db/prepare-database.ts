import path from 'node:path';
import type pg from 'pg';
import { PlainError } from '../platform/plain-error.ts';
import { explainConnectionFailure } from './explain-connection-failure.ts';
import { migrate } from './migrate.ts';
import { withClient } from './with-client.ts';

const OLDEST_SERVER = 15;

type Preparation = {
  ownerUrl: string;
  appUrl: string;
  migrationsFolder?: string;
  grantsFile?: string;
};

/** Migrates as the owner, then makes sure that the application's role can do no more than it should. */
export async function prepareDatabase({ ownerUrl, appUrl, ...files }: Preparation): Promise<void> {
  const migrationsFolder = files.migrationsFolder ?? path.join(import.meta.dirname, 'migrations');
  const grantsFile = files.grantsFile ?? path.join(import.meta.dirname, 'grants.sql');

  await reach('DATABASE_URL', appUrl, async (app) => {
    const appRole = await readRole(app);
    await reach('DATABASE_OWNER_URL', ownerUrl, async (owner) => {
      await refuseOldServer(owner);
      if (appRole.isSuper) {
        throw new PlainError(
          `The role ${appRole.name} of DATABASE_URL is a superuser: give the application a plain role.`,
        );
      }
      if ((await readRole(owner)).name === appRole.name) {
        throw new PlainError(
          'DATABASE_URL and DATABASE_OWNER_URL name the same role: the application needs one of its own.',
        );
      }
      await migrate(owner, { migrationsFolder, grantsFile, appRole: appRole.name });
    });
    await refuseMightyRole(app, appRole.name);
  });
}

async function reach(variable: string, url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  let isConnected = false;
  try {
    await withClient(url, (client) => {
      isConnected = true;
      return work(client);
    });
  } catch (error) {
    throw isConnected ? error : explainConnectionFailure(variable, url, error);
  }
}

type Role = { name: string; isSuper: boolean };

async function readRole(client: pg.Client): Promise<Role> {
  const { rows } = await client.query(
    `select rolname as name, rolsuper as "isSuper" from pg_roles where rolname = current_user`,
  );
  return rows[0];
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`select current_setting('server_version_num')::int / 10000 as major`);
  if (rows[0].major >= OLDEST_SERVER) return;
  throw new PlainError(`Nadi needs PostgreSQL ${OLDEST_SERVER} or newer; this server is ${rows[0].major}.`);
}

/** Whoever owns a table may change its rights, and with them the audit trail. */
async function refuseMightyRole(app: pg.Client, name: string): Promise<void> {
  const { rows } = await app.query(
    `select has_schema_privilege('public', 'create') as "mayCreate",
            exists (select from pg_class where relnamespace = 'public'::regnamespace
                    and pg_has_role(relowner, 'usage')) as "ownsTables"`,
  );
  if (rows[0].ownsTables) {
    throw new PlainError(`The role ${name} of DATABASE_URL owns tables: give the application a role that owns none.`);
  }
  if (rows[0].mayCreate) {
    throw new PlainError(
      `The role ${name} of DATABASE_URL may create tables: take that right on schema public from it.`,
    );
  }
}
