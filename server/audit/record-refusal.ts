import { transaction } from '../db/transaction.ts';
import type { Actor } from '../platform/actor.ts';
import type { Refused } from '../platform/app-context.ts';
import type { Deps } from '../platform/deps.ts';
import { appendEntry } from './append-entry.ts';
import { endpointCode } from './endpoint-code.ts';

/** What someone tried and was not allowed. In a transaction of its own: the one they were refused in is undone. */
export async function recordRefusal(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { code, endpoint, patientId }: Refused,
): Promise<void> {
  const details = { code, endpoint: endpointCode(`${endpoint.method} ${endpoint.path}`) };
  await transaction(db, (tx) =>
    appendEntry(tx, clock, actor, 'access.refused', { ...(patientId ? { patientId } : {}), details }),
  );
}
