// Tells both sides when an access begins, changes or ends; their lists are fetched again.
import type { FamilyNoticeCode } from '#contract/notice-words/family-english.ts';
import type { Tx } from '#server/db/connect.ts';
import type { Said } from '#server/notices/mails/write-mail.ts';
import { notify } from '#server/notices/notify.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import type { FamilyRow } from './store.ts';

type Needs = Pick<Deps, 'clock' | 'config' | 'seal'>;
type FamilyNews = Extract<Said, { code: FamilyNoticeCode }>;
type Sides = Pick<FamilyRow, 'account_id' | 'owner_id' | 'patient_id'>;

/** Names stand on the screen, after the login; the mail says only that something has changed. */
export async function tell(tx: Tx, deps: Needs, to: string, says: FamilyNews): Promise<void> {
  await notify(tx, deps, { to, kind: 'family', says, link: '/family' });
}

/** Someone with a login of their own learns who may act for them. */
export async function tellOfGuardian(tx: Tx, deps: Needs, ownerId: string | null, name: string): Promise<void> {
  if (ownerId) await tell(tx, deps, ownerId, { code: 'family-has-guardian', values: { name } });
}

export async function publishFamily(tx: Tx, { account_id, owner_id, patient_id }: Sides): Promise<void> {
  const accounts = [account_id, ...(owner_id ? [owner_id] : [])];
  await publish(tx, { type: 'family', id: patient_id, to: { accounts, roles: ['staff', 'desk'] } });
}
