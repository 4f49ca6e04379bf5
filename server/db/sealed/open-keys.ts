import { hasMasterKey, type MasterKeySource, type MasterKeys } from '#server/platform/encryption/master-keys.ts';
import { makeSeal, type Seal, SealBroken } from '#server/platform/encryption/seal.ts';
import { PlainError } from '#server/platform/plain-error.ts';
import type { OpenDatabase } from '../connect.ts';
import { insertKey, makeDataKeys, unwrap, type Wrapped, wrap } from './data-keys.ts';
import { sealedColumn } from './sealed-columns.ts';

/** The first master key of the clinic: what is hashed, signed or sealed for the clinic as a whole hangs on it for good. */
const ROOT = '00000000-0000-0000-0000-000000000000';

type Asked = Pick<OpenDatabase['keyPool'], 'query'>;

/** From here on the database opens sealed cells by itself. Answers the clinic's own seal. */
export async function openKeys(database: OpenDatabase, master: MasterKeys): Promise<Seal> {
  const { keyPool: pool, sealed } = database;
  await refuseNewerSealing(pool);
  if (!(await readRoot(pool))) await assertOwnKey(pool, master);
  await insertKey(pool, ROOT, wrap(master, ROOT, master.current().bytes));
  const seal = await readClinicSeal(pool, master);
  sealed.keys = makeDataKeys({ pool, master, hash: (purpose, text) => seal.fingerprint(`look-up:${purpose}`, text) });
  return seal;
}

const NOT_THIS_ONE =
  'The master key is not the one that this database is sealed under. Put the right one in its place, or the older one below it. No data was changed.';

/**
 * A newer Nadi seals more columns. One that does not know them would show ciphertext where somebody looks for a phone number, and
 * write readable texts beside it.
 */
async function refuseNewerSealing(pool: Asked): Promise<void> {
  const { rows } = await pool.query<{ number: number }>(
    'select distinct unnest(columns) as number from sealing_progress',
  );
  if (rows.every(({ number }) => sealedColumn(number))) return;
  throw new PlainError(
    'A newer Nadi has sealed more of this database than this version can read: start that version. No data was changed.',
  );
}

/** Before a start makes a first key: a database that is sealed needs the key that it has. */
export async function assertKeyIsHere({ keyPool }: OpenDatabase, source: MasterKeySource): Promise<void> {
  if (hasMasterKey(source) || !(await readRoot(keyPool))) return;
  throw new PlainError(
    `The master key ${source.masterKeyFile} does not exist, and this database is sealed: put the clinic's key there. No data was changed.`,
  );
}

/**
 * A database from before data keys becomes the clinic of the master key that is here now, for good: the key must be the one that its
 * secrets are sealed with. The key for phone notices is such a secret, made at the first start of every server.
 */
async function assertOwnKey(pool: Asked, master: MasterKeys): Promise<void> {
  const { rows } = await pool.query('select sealed_private_key from push_keys');
  const place = { table: 'push_keys', column: 'sealed_private_key', row: 'only' };
  try {
    for (const { sealed_private_key } of rows) master.current().seal.open(sealed_private_key, place);
  } catch (error) {
    throw error instanceof SealBroken ? new PlainError(NOT_THIS_ONE) : error;
  }
}

const NO_SUCH_TABLE = '42P01';

/** The same for commands, also on a database that no server with data keys has opened yet. */
export async function readClinicSeal(client: Asked, master: MasterKeys): Promise<Seal> {
  const row = await readRoot(client);
  const seal = makeSeal((row && rootIn(row, master)) ?? master.current().bytes);
  // A restore has nothing but the master key: a backup must open with that alone.
  const derive = (purpose: string) => (purpose === 'backup' ? master.current().seal : seal).derive(purpose);
  return { ...seal, derive };
}

async function readRoot(client: Asked): Promise<Wrapped | undefined> {
  const text = 'select owner, wrapped, master_id from data_keys where owner = $1';
  return client.query<Wrapped>(text, [ROOT]).then(
    ({ rows }) => rows[0],
    (error: { code?: string }) => {
      if (error.code === NO_SUCH_TABLE) return undefined;
      throw error;
    },
  );
}

function rootIn(row: Wrapped, master: MasterKeys): Buffer | null {
  try {
    return unwrap(master, row);
  } catch (error) {
    throw error instanceof SealBroken ? new PlainError(NOT_THIS_ONE) : error;
  }
}
