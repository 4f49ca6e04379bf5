// Someone should be seen today and nothing says that they will be: the desk hears of it. No symptoms, only whom to look for.
import type { Tx } from '../db/connect.ts';
import { findAccountsOf } from '../identity/find-role.ts';
import { tell } from '../notices/tell.ts';
import type { Deps } from '../platform/deps.ts';

type News = { title: string; text: string; onceKey: string };

export async function tellTheDesk(tx: Tx, deps: Deps, news: News): Promise<void> {
  for (const to of await findAccountsOf(tx, 'staff')) {
    const onceKey = `${news.onceKey}:${to}`;
    await tell(tx, deps, { to, kind: 'triage', title: news.title, text: news.text, link: '/staff-dashboard', onceKey });
  }
}
