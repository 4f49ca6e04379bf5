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
): Promise<void> {
  const accounts = await findCarers(tx, about.patientId, clock.now());
  for (const type of types) await announce(tx, { type, id: about.id, to: { roles: ['staff'], accounts } });
}
