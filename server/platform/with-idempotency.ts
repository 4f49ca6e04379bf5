// A request that is sent twice is done once. The key, the work and the answer share one transaction: a second request
// with the same key waits for the first and gets its answer; a crash leaves either all of it or nothing.
import type { Database } from '../db/connect.ts';
import { executeLater } from '../db/prepared-statements.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from './deps.ts';
import { Refusal } from './refusal.ts';

export type SentRequest = { scope: string; endpoint: string; key: string; content: unknown };

// A password is kept as a keyed hash of its own, bound to this one request: the same password elsewhere looks different.
const SECRET = new Set(['password', 'current', 'next']);

const KEEP_ANSWER = 'update idempotency_keys set sealed_reply = $4 where scope = $1 and endpoint = $2 and key = $3';

export async function withIdempotency<Answer>(
  deps: Deps,
  request: SentRequest,
  work: (deps: Deps) => Promise<Answer>,
): Promise<Answer> {
  const { scope, endpoint, key } = request;
  const fingerprint = fingerprintOf(deps, request);

  return transaction(deps.db, async (tx) => {
    const claimed = await tx
      .insertInto('idempotency_keys')
      .values({ scope, endpoint, key, fingerprint, created_at: deps.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (claimed.numInsertedOrUpdatedRows === 0n) {
      const first = await keptFor(tx, request);
      if (!first) throw new Refusal('unavailable', { retryAfterSeconds: 1 });
      return openAnswer<Answer>(deps, request, first, fingerprint);
    }
    const answer = await work({ ...deps, db: tx });
    // A use case without an answer leaves null.
    const sealed = deps.seal.seal(JSON.stringify(answer ?? null), sealedIn(request));
    await executeLater(tx, { text: KEEP_ANSWER, values: [scope, endpoint, key, sealed] });
    return answer;
  });
}

/** The answer that a request with this key got before; null where there is none yet. For work that is dear to prepare. */
export async function answeredBefore(deps: Deps, request: SentRequest): Promise<{ answer: unknown } | null> {
  const first = await keptFor(deps.db, request);
  return first ? { answer: openAnswer(deps, request, first, fingerprintOf(deps, request)) } : null;
}

const keptFor = (db: Database, { scope, endpoint, key }: SentRequest) =>
  db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'sealed_reply', 'reply'])
    .where('scope', '=', scope)
    .where('endpoint', '=', endpoint)
    .where('key', '=', key)
    .executeTakeFirst();

type Kept = NonNullable<Awaited<ReturnType<typeof keptFor>>>;

function openAnswer<Answer>({ seal }: Deps, request: SentRequest, kept: Kept, fingerprint: Buffer): Answer {
  assertSame(kept.fingerprint, fingerprint);
  return kept.sealed_reply ? JSON.parse(seal.openText(kept.sealed_reply, sealedIn(request))) : (kept.reply as Answer);
}

const sealedIn = ({ scope, endpoint, key }: SentRequest) => ({
  table: 'idempotency_keys',
  column: 'sealed_reply',
  row: JSON.stringify([scope, endpoint, key]),
});

const HASH_BYTES = 32;

/** The content and, behind it, its passwords: what differs can be told apart. */
function fingerprintOf({ seal }: Deps, { scope, endpoint, key, content }: SentRequest): Buffer {
  const passwords: unknown[] = [];
  JSON.stringify(content ?? null, (name, value) => {
    if (SECRET.has(name)) passwords.push([name, value]);
    return value;
  });
  return Buffer.concat([
    seal.fingerprint('idempotency', JSON.stringify(content ?? null, withoutSecrets)),
    seal.fingerprint('idempotency-password', scope, endpoint, key, JSON.stringify(passwords)),
  ]);
}

function assertSame(first: Buffer, second: Buffer): void {
  const [content, password] = [first.subarray(0, HASH_BYTES), first.subarray(HASH_BYTES)];
  if (!content.equals(second.subarray(0, HASH_BYTES))) throw new Refusal('key_reused');
  // A key from before passwords were compared has the first part only; it is gone within a day.
  if (password.length > 0 && !password.equals(second.subarray(HASH_BYTES))) throw new Refusal('password_differs');
}

const withoutSecrets = (name: string, value: unknown) => (SECRET.has(name) ? undefined : value);
