import { findAccount } from '../identity/find-account.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { actingAs } from './cast.ts';
import { mailOf, NURSES } from './people.ts';

/** The first nurse of the demo clinic. */
export async function nurseOf({ db }: Pick<Deps, 'db'>): Promise<Actor> {
  const account = await findAccount(db, 'staff', mailOf(NURSES[0].mailbox));
  if (!account) throw new Error('The demo clinic has no nurse.');
  return actingAs('staff', account.id);
}
