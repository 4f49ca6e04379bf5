import { findAccount } from '../identity/public.ts';
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

/** All of them, the first one first. */
export async function nursesOf({ db }: Pick<Deps, 'db'>): Promise<Actor[]> {
  const accounts = await Promise.all(NURSES.map(({ mailbox }) => findAccount(db, 'staff', mailOf(mailbox))));
  return accounts.flatMap((account) => (account ? [actingAs('staff', account.id)] : []));
}
