// Tells both sides when an access begins, changes or ends; their lists are fetched again.
import type { Tx } from '#server/db/connect.ts';
import { notify } from '#server/notices/notify.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { linkTo } from '#server/platform/link.ts';
import type { FamilyRow } from './store.ts';

type Needs = Pick<Deps, 'clock' | 'config' | 'seal'>;
type Words = { title: string; text: string };
type Sides = Pick<FamilyRow, 'account_id' | 'owner_id' | 'patient_id'>;

/** Names stand on the screen, after the login; the mail says only that something has changed. */
export async function tell(tx: Tx, deps: Needs, to: string, words: Words, dedupeKey?: string): Promise<void> {
  await notify(tx, deps, {
    to,
    kind: 'family',
    ...words,
    link: '/family',
    ...(dedupeKey ? { dedupeKey } : {}),
    mail: {
      subject: `Something has changed at ${deps.config.clinic.name}`,
      text: `Who may act for whom has changed or will change. Please log in and read it.\n\n${linkTo(deps.config, '/family')}`,
    },
  });
}

/** Someone with a login of their own learns who may act for them. */
export async function tellOfGuardian(tx: Tx, deps: Needs, ownerId: string | null, name: string): Promise<void> {
  if (!ownerId) return;
  const text = 'Our desk has confirmed it. What you keep private stays private. If this is wrong, tell our desk.';
  await tell(tx, deps, ownerId, { title: `${name} can act for you as your guardian`, text });
}

export async function publishFamily(tx: Tx, { account_id, owner_id, patient_id }: Sides): Promise<void> {
  const accounts = [account_id, ...(owner_id ? [owner_id] : [])];
  await publish(tx, { type: 'family', id: patient_id, to: { accounts, roles: ['staff', 'desk'] } });
}
