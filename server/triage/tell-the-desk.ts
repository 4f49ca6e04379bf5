// Someone should be seen today and nothing says that they will be: the desk hears of it. No symptoms, only whom to look for.
import type { Tx } from '../db/connect.ts';
import { findAccountsOf } from '../identity/find-role.ts';
import { tell } from '../notices/tell.ts';
import type { Deps } from '../platform/deps.ts';

type News = { title: string; text: string; patientId: string; onceKey: string };

export async function tellTheDesk(tx: Tx, deps: Deps, { onceKey, ...news }: News): Promise<void> {
  for (const to of await findAccountsOf(tx, 'staff')) {
    await tell(tx, deps, { ...news, to, kind: 'triage', link: '/staff-dashboard', onceKey: `${onceKey}:${to}` });
  }
}
