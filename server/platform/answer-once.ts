// A request that is sent twice is done once. The key, the work and the answer share one transaction: a second request
// with the same key waits for the first and gets its answer; a crash leaves either all of it or nothing.
import { transaction } from '../db/transaction.ts';
import type { Deps } from './deps.ts';
import { Refusal } from './refusal.ts';

export type SentRequest = { scope: string; endpoint: string; key: string; content: unknown };

// Left out of the fingerprint: a password is never kept in any form but its Argon2 hash.
const SECRET = new Set(['password', 'current', 'next']);

export async function answerOnce<Answer>(
  deps: Deps,
  request: SentRequest,
  work: (deps: Deps) => Promise<Answer>,
): Promise<Answer> {
  const { scope, endpoint, key } = request;
  const fingerprint = deps.seal.fingerprint('idempotency', JSON.stringify(request.content ?? null, withoutSecrets));

  return transaction(deps.db, async (tx) => {
    const claimed = await tx
      .insertInto('idempotency_keys')
      .values({ scope, endpoint, key, fingerprint, created_at: deps.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    const mine = tx
      .selectFrom('idempotency_keys')
      .where('scope', '=', scope)
      .where('endpoint', '=', endpoint)
      .where('key', '=', key);

    if (claimed.numInsertedOrUpdatedRows === 0n) {
      const first = await mine.select(['fingerprint', 'sealed_reply', 'reply']).executeTakeFirstOrThrow();
      if (!fingerprint.equals(first.fingerprint)) throw new Refusal('key_reused');
      return first.sealed_reply
        ? JSON.parse(deps.seal.openText(first.sealed_reply, sealedIn(request)))
        : (first.reply as Answer);
    }
    const answer = await work({ ...deps, db: tx });
    await tx
      .updateTable('idempotency_keys')
      // A verb that answers nothing leaves null.
      .set({ sealed_reply: deps.seal.seal(JSON.stringify(answer ?? null), sealedIn(request)) })
      .where('scope', '=', scope)
      .where('endpoint', '=', endpoint)
      .where('key', '=', key)
      .execute();
    return answer;
  });
}

const sealedIn = ({ scope, endpoint, key }: SentRequest) => ({
  table: 'idempotency_keys',
  column: 'sealed_reply',
  row: JSON.stringify([scope, endpoint, key]),
});

const withoutSecrets = (name: string, value: unknown) => (SECRET.has(name) ? undefined : value);
