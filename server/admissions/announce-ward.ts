import type { Tx } from '../db/connect.ts';
import { findCarers } from '../patients/care.ts';
import type { Deps } from '../platform/deps.ts';
import { announce } from '../platform/events.ts';

/** The ward's screens, and those of the doctors who care for this patient. */
export async function announceWard(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  types: readonly string[],
  about: { patientId: string; id: string },
  /** Someone else who waits for it, like the doctor who is asked to accept. */
  others: readonly string[] = [],
): Promise<void> {
  const accounts = [...new Set([...(await findCarers(tx, about.patientId, clock.now())), ...others])];
  for (const type of types) await announce(tx, { type, id: about.id, to: { roles: ['staff'], accounts } });
}
