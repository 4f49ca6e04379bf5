import { transaction } from '../db/transaction.ts';
import type { Actor } from '../platform/actor.ts';
import type { Refused } from '../platform/app-context.ts';
import type { Deps } from '../platform/deps.ts';
import { appendEntry } from './append-entry.ts';
import { endpointCode } from './endpoint-code.ts';

/** Records a refused call in a transaction of its own, because that of the call is rolled back. */
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
