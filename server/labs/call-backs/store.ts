import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '#server/db/connect.ts';
import type { DB } from '#server/db/rows.generated.ts';

/** Read as one JSON object beside its order, because most orders have none. */
export type CallBackFacts = {
  id: string;
  version: number;
  openedAt: string;
  openedBy: string;
  closedAs: 'read-back' | 'reviewed' | 'corrected' | null;
  closedAt: string | null;
  closedBy: string | null;
  doctor: string | null;
  calledAt: string | null;
  request: string | null;
  acknowledgedBy: string | null;
  acknowledgedAt: string | null;
  attempts: { doctor: string; by: string; at: string }[];
};

/** The call-back of the newest result, where it is critical. */
export const callBackOfOrder = (): RawBuilder<CallBackFacts | null> => sql<CallBackFacts | null>`
  case when lab_orders.is_critical then (
    select jsonb_build_object(
      'id', c.id, 'version', c.result_version, 'openedAt', c.opened_at, 'openedBy', opener.name,
      'closedAs', c.closed_as, 'closedAt', c.closed_at, 'closedBy', closer.name,
      'doctor', reached.name, 'calledAt', c.called_at, 'request', c.request,
      'acknowledgedBy', ack.name, 'acknowledgedAt', ack.acknowledged_at,
      'attempts', coalesce((
        select jsonb_agg(jsonb_build_object('doctor', d.name, 'by', n.name, 'at', a.called_at) order by a.number)
        from lab_call_attempts a
        join accounts d on d.id = a.doctor_id
        join accounts n on n.id = a.called_by
        where a.call_back_id = c.id), '[]'))
    from lab_call_backs c
    join accounts opener on opener.id = c.opened_by
    left join accounts closer on closer.id = c.closed_by
    left join accounts reached on reached.id = c.doctor_id
    left join lateral (
      select who.name, t.acknowledged_at
      from lab_call_messages m
      join message_threads t on t.id = m.thread_id
      join accounts who on who.id = t.acknowledged_by
      where m.call_back_id = c.id
      order by t.acknowledged_at limit 1) ack on true
    where c.order_id = lab_orders.id and c.result_version = lab_orders.result)
  end`;

/** No doctor knows: not read back, not reviewed, and none of the messages acknowledged. */
const isOpen = (callBacks: string) => sql<boolean>`${sql.ref(callBacks)}.closed_at is null and not exists (
  select from lab_call_messages m join message_threads t on t.id = m.thread_id
  where m.call_back_id = ${sql.ref(callBacks)}.id and t.acknowledged_at is not null)`;

export const hasOpenCallBack = (): RawBuilder<boolean> => sql<boolean>`exists (
  select from lab_call_backs
  where lab_call_backs.order_id = lab_orders.id and lab_call_backs.result_version = lab_orders.result
  and ${isOpen('lab_call_backs')})`;

export async function insertCallBack(tx: Tx, row: Insertable<DB['lab_call_backs']>): Promise<string> {
  return (await tx.insertInto('lab_call_backs').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** True while no doctor knows; nobody else can close it until the transaction ends. */
export async function lockOpenCallBack(tx: Tx, id: string): Promise<boolean> {
  await tx.selectFrom('lab_call_backs').select('id').where('id', '=', id).forUpdate().execute();
  const row = await tx
    .selectFrom('lab_call_backs')
    .select('id')
    .where('id', '=', id)
    .where(isOpen('lab_call_backs'))
    .executeTakeFirst();
  return row !== undefined;
}

type End = Pick<Insertable<DB['lab_call_backs']>, 'closed_as' | 'closed_by' | 'closed_at'>;

export async function closeWithReadBack(
  tx: Tx,
  id: string,
  end: End & Pick<Insertable<DB['lab_call_backs']>, 'doctor_id' | 'called_at' | 'read_back' | 'request'>,
): Promise<void> {
  await tx.updateTable('lab_call_backs').set(end).where('id', '=', id).execute();
}

/** All that are open for this order: a correction closes those of earlier results. */
export async function closeOfOrder(tx: Tx, orderId: string, end: End): Promise<string[]> {
  const rows = await tx
    .updateTable('lab_call_backs')
    .set(end)
    .where('order_id', '=', orderId)
    .where(isOpen('lab_call_backs'))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertAttempt(tx: Tx, row: Insertable<DB['lab_call_attempts']>): Promise<void> {
  await tx.insertInto('lab_call_attempts').values(row).execute();
}

export async function insertCallMessage(tx: Tx, row: Insertable<DB['lab_call_messages']>): Promise<void> {
  await tx.insertInto('lab_call_messages').values(row).execute();
}

export const isDoctorTold = async (db: Database, callBackId: string, doctorId: string): Promise<boolean> =>
  (await db
    .selectFrom('lab_call_messages')
    .select('thread_id')
    .where('call_back_id', '=', callBackId)
    .where('doctor_id', '=', doctorId)
    .executeTakeFirst()) !== undefined;

/** Messages about results of this order that nobody has acknowledged, to each of their doctors. */
export const unacknowledgedOf = (db: Database, orderId: string) =>
  db
    .selectFrom('lab_call_messages')
    .innerJoin('lab_call_backs', 'lab_call_backs.id', 'lab_call_messages.call_back_id')
    .innerJoin('message_threads', 'message_threads.id', 'lab_call_messages.thread_id')
    .select(['lab_call_messages.thread_id', 'lab_call_messages.doctor_id'])
    .where('lab_call_backs.order_id', '=', orderId)
    .where('message_threads.acknowledged_at', 'is', null)
    .execute();

/** Reads the phone numbers that doctors have left with the clinic, for nurses who must call. */
export async function phonesOfDoctors(db: Database): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('accounts')
    .where('role', '=', 'doctor')
    .where('phone', 'is not', null)
    .select(['id', 'phone'])
    .execute();
  return new Map(rows.flatMap(({ id, phone }) => (phone?.trim() ? [[id, phone] as const] : [])));
}
