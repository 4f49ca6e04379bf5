import type { Tx } from '../db/connect.ts';
import { findPeople } from '../identity/find-people.ts';
import { notify } from '../notices/notify.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { enabledAdministrators } from './store.ts';

/** A new administrator is known to all of them, also to the one whose session made it: it may have been somebody else. */
export async function tellOfAdministrator(tx: Tx, deps: Deps, { accountId }: Actor, name: string): Promise<void> {
  const by = (await findPeople(tx, [accountId])).get(accountId)?.name ?? 'An administrator';
  const title = `${name} is an administrator now`;
  const text = `${by} made it so. If you do not know why, ask them, and close the account.`;
  for (const to of await enabledAdministrators(tx)) {
    const mail = { subject: 'There is a new administrator', text: `${title}. ${text}` };
    await notify(tx, deps, { to, kind: 'administrator', title, text, link: '/admin', mail });
  }
}
