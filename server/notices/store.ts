import { randomUUID } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import type { Language } from '#contract/language/language.ts';
import type { Database, Tx } from '../db/connect.ts';
import { executeLater, executePrepared } from '../db/prepared-statements.ts';
import type { DB } from '../db/rows.generated.ts';
import { sealCells } from '../db/sealed/open-results.ts';
import { SEALED } from '../db/sealed/sealed-columns.ts';
import type { Deps } from '../platform/deps.ts';
import type { OwnHours } from './quiet-hours.ts';
import { isStillTold } from './still-told/store.ts';
import type { AnyTopic } from './topics.ts';

const INSERT = `insert into notices (id, account_id, kind, title, text, code, said, link, patient_id, at, mail_id, part_id, part)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`;

type NewNotice = Insertable<DB['notices']>;

/** Adds a notice without a dedupe key. It travels with the next statement of the transaction. */
export async function addNotice(tx: Tx, notice: Omit<NewNotice, 'once_key'>, mailId: string | null): Promise<string> {
  const id = randomUUID();
  const { account_id, kind, code, link, patient_id, at, part_id, part } = notice;
  const { title, text, said } = await sealedWords(tx, id, notice);
  await executeLater(tx, {
    text: INSERT,
    values: [
      ...[id, account_id, kind, title, text, code, said, link, patient_id, at, mailId],
      ...[part_id ?? null, part ?? null],
    ],
  });
  return id;
}

/** Under the key of whom it is about, or else of whom it is for. */
const sealedWords = <Notice extends Omit<NewNotice, 'once_key'>>(tx: Tx, id: string, notice: Notice): Promise<Notice> =>
  sealCells(tx, { owner: notice.patient_id ?? notice.account_id, row: [id] }, WORDS, notice);

const WORDS = { title: SEALED.noticeTitle, text: SEALED.noticeText, said: SEALED.noticeSaid };

/** Null when the same news was told before. */
export async function insertNotice(tx: Tx, notice: NewNotice): Promise<string | null> {
  const id = randomUUID();
  const row = await tx
    .insertInto('notices')
    .values({ ...(await sealedWords(tx, id, notice)), id })
    .onConflict((told) => told.constraint('told_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function attachMail(tx: Tx, noticeId: string, mailId: string): Promise<void> {
  await tx.updateTable('notices').set({ mail_id: mailId }).where('id', '=', noticeId).execute();
}

export async function noticesOf(
  db: Database,
  accountId: string,
  page: { limit: number; after?: string | undefined },
  rules: Pick<Deps, 'clock' | 'config'>,
) {
  let query = db
    .selectFrom('notices')
    .leftJoin('mails', 'mails.id', 'notices.mail_id')
    .selectAll('notices')
    .select('mails.state as mail_state')
    .where('notices.account_id', '=', accountId)
    .where(isStillTold(rules))
    .orderBy('notices.at', 'desc')
    .orderBy('notices.id')
    .limit(page.limit);
  if (page.after) {
    const last = await db
      .selectFrom('notices')
      .select(['at', 'id'])
      .where('id', '=', page.after)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (!last) return [];
    query = query.where((where) =>
      where.or([
        where('notices.at', '<', last.at),
        where.and([where('notices.at', '=', last.at), where('notices.id', '>', last.id)]),
      ]),
    );
  }
  return query.execute();
}

/** One of them, or all that are unread. Answers how many there were; what was read before keeps its time. */
export async function markRead(tx: Tx, accountId: string, now: Date, id?: string): Promise<number> {
  let query = tx
    .updateTable('notices')
    .set((notice) => ({ read_at: notice.fn.coalesce('read_at', notice.val(now)) }))
    .where('account_id', '=', accountId);
  query = id ? query.where('id', '=', id) : query.where('read_at', 'is', null);
  const marked = await query.executeTakeFirst();
  return Number(marked.numUpdatedRows);
}

/** Whether this is a patient's account that nobody has seen the owner of. */
export async function isRecordHeld(db: Database, accountId: string): Promise<boolean> {
  const held = await db
    .selectFrom('patients')
    .select('id')
    .where('account_id', '=', accountId)
    .where('record_held_since', 'is not', null)
    .executeTakeFirst();
  return held !== undefined;
}

export type Recipient = {
  name: string;
  email: string | null;
  record_held_since: Date | null;
  is_patient: boolean;
  language: Language | null;
  /** Null while nothing was chosen. */
  mail_is_on: boolean | null;
  quiet: OwnHours | null;
  /** The address is also that of someone who acts for them and does not see what is confidential. */
  is_shared: boolean;
  /** A browser of theirs takes notices. */
  has_push: boolean;
};

const RECIPIENT = `select accounts.id, accounts.name, accounts.email, patients.record_held_since, accounts.role = 'patient' as is_patient,
    accounts.language, choice.is_on as mail_is_on, to_jsonb(quiet_hours) as quiet,
    exists (select from patient_access a join accounts other on other.id = a.account_id
      where a.patient_id = patients.id and a.relation <> 'self' and a.ended_at is null and not a.sees_confidential
        and (other.email_hash = accounts.email_hash or (other.email is not null and accounts.email is not null
          -- Not sealed yet: it cannot be compared, and counts as shared.
          and (other.email_hash is null or accounts.email_hash is null)))) as is_shared,
    exists (select from push_subscriptions where account_id = accounts.id) as has_push
  from accounts left join patients on patients.account_id = accounts.id
    left join notice_choices choice
      on choice.account_id = accounts.id and choice.topic = $2 and choice.channel = 'mail'
    left join quiet_hours on quiet_hours.account_id = accounts.id
  where accounts.id = `;

/** An account by its id, or by a query of another module for one value: what is not known yet need not be waited for. */
export type Whose = string | { text: string; values: readonly [unknown] };

const BY_ID = '$1';

/** Reads whom a mail of this topic goes to; `record_held_since` is null for anyone who is no patient. */
export async function recipientOf(db: Database, whose: Whose, topic: AnyTopic): Promise<Recipient | null> {
  const { text, values } = typeof whose === 'string' ? { text: BY_ID, values: [whose] } : whose;
  const [row] = await executePrepared<Recipient>(db, { text: `${RECIPIENT} (${text})`, values: [...values, topic] });
  return row ?? null;
}

export type NewOutboxRow = {
  topic: AnyTopic;
  isUrgent: boolean;
  dependsOn: string | null;
  dueAt: Date;
  /** The clinic sends texts. Without them only patients whose browser takes notices can be reached. */
  hasTexts: boolean;
};

const PUT_IN_OUTBOX = `insert into notice_outbox (notice_id, account_id, topic, is_urgent, depends_on, due_at)
  select $1, id, $3, $4, $5, $6 from accounts
  where id = $2 and role = 'patient' and ($7 or exists (select from push_subscriptions where account_id = $2))`;

/** Writes that the notice may leave the screen, for a patient who can be reached elsewhere. Travels with the next statement. */
export async function putInNoticeOutbox(tx: Tx, noticeId: string, to: string, row: NewOutboxRow): Promise<void> {
  const { topic, isUrgent, dependsOn, dueAt, hasTexts } = row;
  await executeLater(tx, {
    text: PUT_IN_OUTBOX,
    values: [noticeId, to, topic, isUrgent, dependsOn, dueAt, hasTexts],
  });
}

export async function knownOnceKeys(db: Database, onceKeys: string[]): Promise<Set<string>> {
  if (onceKeys.length === 0) return new Set();
  // As one list, however many they are: it stays one statement.
  const text = 'select once_key from notices where once_key = any($1::text[])';
  const rows = await executePrepared<{ once_key: string }>(db, { text, values: [onceKeys] });
  return new Set(rows.map(({ once_key }) => once_key));
}

/** What these notices were about is done: they are read. Returns how many were not. */
export async function markReadByKeys(tx: Tx, accountId: string, keys: string[], now: Date): Promise<number> {
  const marked = await tx
    .updateTable('notices')
    .set({ read_at: now })
    .where('account_id', '=', accountId)
    .where('once_key', 'in', keys)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return Number(marked.numUpdatedRows);
}

type Under = { beginning: string; except: readonly string[]; since: Date };

export async function markReadUnder(
  tx: Tx,
  accountId: string,
  { beginning, except, since }: Under,
  now: Date,
): Promise<number> {
  const marked = await tx
    .updateTable('notices')
    .set({ read_at: now })
    .where('account_id', '=', accountId)
    .where('at', '>=', since)
    .where(sql<boolean>`starts_with(once_key, ${beginning})`)
    .where(sql<boolean>`once_key <> all(${except}::text[])`)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return Number(marked.numUpdatedRows);
}

/** Returns how many had been read since then. */
export async function markUnreadByKeys(tx: Tx, accountId: string, keys: string[], since: Date): Promise<number> {
  const marked = await tx
    .updateTable('notices')
    .set({ read_at: null })
    .where('account_id', '=', accountId)
    .where('once_key', 'in', keys)
    .where('read_at', '>=', since)
    .executeTakeFirst();
  return Number(marked.numUpdatedRows);
}

/** Those of them that are unread. */
export const unreadByKeys = (tx: Tx, accountId: string, keys: readonly string[]) =>
  tx
    .selectFrom('notices')
    .select(['id', 'account_id', 'patient_id', 'code', 'said'])
    .where('account_id', '=', accountId)
    .where('once_key', 'in', [...keys])
    .where('read_at', 'is', null)
    .execute();

type Unread = Awaited<ReturnType<typeof unreadByKeys>>[number];

export async function setWords(tx: Tx, notice: Unread, words: { code: string; said: string }): Promise<void> {
  const { said } = await sealedWords(tx, notice.id, { ...notice, ...words } as unknown as NewNotice);
  await tx.updateTable('notices').set({ code: words.code, said }).where('id', '=', notice.id).execute();
}

/** What one account was told about this patient: mails and phone notices that wait do not leave. */
export async function takeBackNotices(tx: Tx, accountId: string, patientId: string, now: Date): Promise<void> {
  const told = await tx
    .updateTable('notices')
    .set((notice) => ({ read_at: notice.fn.coalesce('read_at', notice.val(now)) }))
    .where('account_id', '=', accountId)
    .where('patient_id', '=', patientId)
    .returning(['id', 'mail_id'])
    .execute();
  if (told.length === 0) return;
  const ids = told.map(({ id }) => id);
  await tx.deleteFrom('notice_outbox').where('notice_id', 'in', ids).execute();
  const mails = told.flatMap(({ mail_id }) => mail_id ?? []);
  if (mails.length === 0) return;
  const waiting = tx.selectFrom('mails').select('id').where('id', 'in', mails).where('state', '=', 'queued');
  await tx.updateTable('notices').set({ mail_id: null }).where('mail_id', 'in', waiting).execute();
  await tx.deleteFrom('mails').where('id', 'in', mails).where('state', '=', 'queued').execute();
}
