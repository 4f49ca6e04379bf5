// Someone should be seen today and nothing says that they will be: the desk hears of it. No symptoms, only whom to look for.
import type { Tx } from '#server/db/connect.ts';
import { findAccountsOf } from '#server/identity/public.ts';
import { notify } from '#server/notices/notify.ts';
import type { Deps } from '#server/platform/deps.ts';

type Notification = { title: string; text: string; patientId: string; dedupeKey: string };

export async function notifyTheDesk(tx: Tx, deps: Deps, { dedupeKey, ...news }: Notification): Promise<void> {
  for (const to of await findAccountsOf(tx, 'staff')) {
    await notify(tx, deps, { ...news, to, kind: 'triage', link: '/staff-dashboard', dedupeKey: `${dedupeKey}:${to}` });
  }
}
