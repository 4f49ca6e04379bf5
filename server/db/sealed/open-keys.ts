import type { MasterKeys } from '#server/platform/encryption/master-keys.ts';
import { makeSeal, type Seal } from '#server/platform/encryption/seal.ts';
import type { OpenDatabase } from '../connect.ts';
import { insertKey, makeDataKeys, unwrap, wrap } from './data-keys.ts';

/** The first master key of the clinic: what is hashed, signed or sealed for the clinic as a whole hangs on it for good. */
const ROOT = '00000000-0000-0000-0000-000000000000';

type Asked = Pick<OpenDatabase['keyPool'], 'query'>;

/** From here on the database opens sealed cells by itself. Answers the clinic's own seal. */
export async function openKeys(database: OpenDatabase, master: MasterKeys): Promise<Seal> {
  const { keyPool: pool, sealed } = database;
  await insertKey(pool, ROOT, wrap(master, ROOT, master.current().bytes));
  const seal = await readClinicSeal(pool, master);
  sealed.keys = makeDataKeys({ pool, master, hash: (purpose, text) => seal.fingerprint(`look-up:${purpose}`, text) });
  return seal;
}

const NO_SUCH_TABLE = '42P01';

/** The same for commands, also on a database that no server with data keys has opened yet. */
export async function readClinicSeal(client: Asked, master: MasterKeys): Promise<Seal> {
  const text = 'select owner, wrapped, master_id from data_keys where owner = $1';
  const [row] = await client.query(text, [ROOT]).then(
    ({ rows }) => rows,
    (error: { code?: string }) => {
      if (error.code === NO_SUCH_TABLE) return [];
      throw error;
    },
  );
  const root = (row && unwrap(master, row)) ?? master.current().bytes;
  const seal = makeSeal(root);
  // A restore has nothing but the master key: a backup must open with that alone.
  const derive = (purpose: string) => (purpose === 'backup' ? master.current().seal : seal).derive(purpose);
  return { ...seal, derive };
}
