import path from 'node:path';
import type pg from 'pg';
import { PlainError } from '../platform/plain-error.ts';
import { explainConnectionFailure } from './explain-connection-failure.ts';
import { migrate } from './migrate.ts';
import { withClient } from './with-client.ts';

const OLDEST_SERVER = 15;

export const MIGRATIONS_FOLDER = path.join(import.meta.dirname, 'migrations');
export const GRANTS_FILE = path.join(import.meta.dirname, 'grants.sql');

type Preparation = {
  ownerUrl: string;
  appUrl: string;
  migrationsFolder?: string;
  grantsFile?: string;
};

/** Migrates as the owner, then makes sure that the application's role can do no more than it should. */
export async function prepareDatabase({ ownerUrl, appUrl, ...files }: Preparation): Promise<void> {
  const migrationsFolder = files.migrationsFolder ?? MIGRATIONS_FOLDER;
  const grantsFile = files.grantsFile ?? GRANTS_FILE;

  await reach('DATABASE_URL', appUrl, async (app) => {
    const appRole = await reach('DATABASE_OWNER_URL', ownerUrl, async (owner) => {
      await refuseOldServer(owner);
      await refuseStandby(owner, ownerUrl);
      const name = await readFittingRole(app, owner);
      await migrate(owner, { migrationsFolder, grantsFile, appRole: name });
      return name;
    });
    await refuseMightyRole(app, appRole);
  });
}

/** The application's role, which must be neither a superuser nor the owner. */
export async function readFittingRole(app: pg.Client, owner: pg.Client): Promise<string> {
  const { name, isSuper } = await readRole(app);
  if (isSuper) {
    throw new PlainError(`The role ${name} of DATABASE_URL is a superuser: give the application a plain role.`);
  }
  if ((await readRole(owner)).name === name) {
    throw new PlainError(
      'DATABASE_URL and DATABASE_OWNER_URL name the same role: the application needs one of its own.',
    );
  }
  return name;
}

async function reach<Result>(
  variable: string,
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  let isConnected = false;
  try {
    return await withClient(url, (client) => {
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

export async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`select current_setting('server_version_num')::int / 10000 as major`);
  if (rows[0].major >= OLDEST_SERVER) return;
  throw new PlainError(`Nadi needs PostgreSQL ${OLDEST_SERVER} or newer; this server is ${rows[0].major}.`);
}

/** It may be promoted in a moment, so that it is worth waiting for. */
async function refuseStandby(client: pg.Client, url: string): Promise<void> {
  const { rows } = await client.query(`select current_setting('transaction_read_only')::boolean as "isReadOnly"`);
  if (!rows[0].isReadOnly) return;
  throw explainConnectionFailure('DATABASE_OWNER_URL', url, Object.assign(new Error(), { code: '25006' }));
}

/** Whoever owns a table may change its rights, and with them the audit trail. */
export async function refuseMightyRole(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query(
    `select has_schema_privilege($1::name, 'public', 'create') as "mayCreate",
            exists (select from pg_class where relnamespace = 'public'::regnamespace
                    and pg_has_role($1::name, relowner, 'usage')) as "ownsTables"`,
    [name],
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
