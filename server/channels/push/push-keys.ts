// The clinic's own key for push services (VAPID, RFC 8292): made at the first start, its private half sealed.
import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { HOUR_MS } from '#contract/durations.ts';
import type { Database } from '#server/db/connect.ts';
import type { Deps } from '#server/platform/deps.ts';
import { insertPushKey, pushKey } from '../store.ts';

export type PushKeys = { publicKey: Buffer; privateKey: KeyObject };

type Needs = Pick<Deps, 'db' | 'seal' | 'clock'>;

const PLACE = { table: 'push_keys', column: 'sealed_private_key', row: 'only' };
const known = new WeakMap<Database, Promise<PushKeys>>();

/** The same for every server of the clinic: of several first starts one wins. */
export function loadPushKeys(deps: Needs): Promise<PushKeys> {
  const loading = known.get(deps.db) ?? load(deps);
  known.set(deps.db, loading);
  // A database that was away is asked again.
  loading.catch(() => known.delete(deps.db));
  return loading;
}

async function load({ db, seal, clock }: Needs): Promise<PushKeys> {
  const stored = (await pushKey(db)) ?? (await makeAndRead({ db, seal, clock }));
  const privateKey = createPrivateKey({
    key: seal.open(stored.sealed_private_key, PLACE),
    format: 'der',
    type: 'pkcs8',
  });
  return { publicKey: stored.public_key, privateKey };
}

async function makeAndRead({ db, seal, clock }: Needs) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  await insertPushKey(db, {
    public_key: Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]),
    sealed_private_key: seal.seal(privateKey.export({ format: 'der', type: 'pkcs8' }), PLACE),
    made_at: clock.now(),
  });
  const stored = await pushKey(db);
  if (!stored) throw new Error('The key for push services was not kept.');
  return stored;
}

/** RFC 8292, 2: at most a day; half of it leaves room for clocks that differ. */
const VALID_MS = 12 * HOUR_MS;

/** The header that says who sends: a signed note for one push service. */
export function authorizationFor(
  { publicKey, privateKey }: PushKeys,
  { origin, contact, now }: { origin: string; contact: string; now: Date },
): string {
  const note = { aud: origin, exp: Math.floor((now.getTime() + VALID_MS) / 1000), sub: contact };
  const signed = [{ typ: 'JWT', alg: 'ES256' }, note]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey.toString('base64url')}`;
}
