// News for screens. It leaves with the transaction that made it (a rollback tells nobody), carries ids only, and
// reaches the streams of every server: through the outbox, a publisher, and LISTEN/NOTIFY.
import type { Role } from '#contract/endpoint.ts';
import type { LiveType } from '#contract/live.ts';
import type { Database } from '../db/connect.ts';
import { putInOutbox } from '../db/outbox.ts';

export const CHANNEL = 'nadi_events';

/** PostgreSQL takes 8,000 bytes a notification: 150 ids are about 6,000. */
const IDS_PER_EVENT = 150;

/** Whoever looks at free times. */
export const SEE_SLOTS: readonly Role[] = ['patient', 'doctor', 'staff', 'desk'];

/** `patients`: whoever has the screens of this person open, the patient or someone who acts for them. */
export type Audience = { accounts?: readonly string[]; roles?: readonly Role[]; patients?: readonly string[] };

export type LiveEvent =
  | {
      kind: 'change';
      type: LiveType;
      id: string | null;
      accounts: readonly string[];
      roles: readonly Role[];
      patients: readonly string[];
    }
  | { kind: 'access-ended'; access: string }
  | { kind: 'ended'; sessions: readonly string[] }
  | { kind: 'renewed'; session: string };

/** `type` is the name of the list that changed; screens fetch it anew, and are checked again when they do. */
export async function publish(db: Database, news: { type: LiveType; id?: string; to: Audience }): Promise<void> {
  const { accounts = [], roles = [], patients = [] } = news.to;
  const change = { kind: 'change', type: news.type, id: news.id ?? null } as const;
  const [first = [], ...others] = inPortions(accounts);
  await enqueue(db, { ...change, accounts: first, roles, patients });
  for (const some of others) await enqueue(db, { ...change, accounts: some, roles: [], patients: [] });
}

/** Streams of these sessions end at once, on every server. */
export async function publishEnd(db: Database, { sessions }: { sessions: string[] }): Promise<void> {
  for (const some of inPortions(sessions)) await enqueue(db, { kind: 'ended', sessions: some });
}

/** Streams that were opened under the old token are cut; the browser comes back by itself with the new one. */
export const publishRenewal = (db: Database, session: string): Promise<void> =>
  enqueue(db, { kind: 'renewed', session });

/** Streams of someone who may no longer act for another person are cut; coming back, the browser is refused. */
export const publishAccessEnd = (db: Database, access: string): Promise<void> =>
  enqueue(db, { kind: 'access-ended', access });

function inPortions(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / IDS_PER_EVENT);
  return Array.from({ length: count }, (_, n) => ids.slice(n * IDS_PER_EVENT, (n + 1) * IDS_PER_EVENT));
}

const enqueue = (db: Database, event: LiveEvent): Promise<void> => putInOutbox(db, event);
