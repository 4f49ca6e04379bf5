import type { LiveType } from '#contract/live.ts';
import type { Tx } from '../db/connect.ts';
import { findCarers } from '../patients/chart-access/care.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';

/** The ward's screens, and those of the doctors who care for this patient. */
export async function publishWard(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  types: readonly LiveType[],
  about: { patientId: string; id: string },
  /** Someone else who waits for it, like the doctor who is asked to accept. */
  others: readonly string[] = [],
): Promise<void> {
  const accounts = [...new Set([...(await findCarers(tx, about.patientId, clock.now())), ...others])];
  for (const type of types) await publish(tx, { type, id: about.id, to: { roles: ['staff'], accounts } });
  // Which beds are taken is also an administrator's to know; whose stay it was is not.
  if (types.includes('rooms')) await publish(tx, { type: 'rooms', to: { roles: ['admin'] } });
}
