import type { Database, Tx } from '../db/connect.ts';

export async function mailsNewestFirst(db: Database, { limit, after }: { limit: number; after?: string }) {
  let query = db.selectFrom('mails').selectAll().orderBy('queued_at', 'desc').orderBy('number', 'desc').limit(limit);
  if (after) {
    const last = await mailById(db, after);
    if (!last) return [];
    query = query.where((where) =>
      where.or([
        where('queued_at', '<', last.queued_at),
        where.and([where('queued_at', '=', last.queued_at), where('number', '<', last.number)]),
      ]),
    );
  }
  return query.execute();
}

export type MailRow = NonNullable<Awaited<ReturnType<typeof mailById>>>;

export const mailById = (db: Database, id: string) =>
  db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();

export async function activeAdministrators(db: Database): Promise<{ id: string; email: string }[]> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .where('password_hash', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, email }) => (email ? [{ id, email }] : []));
}

/** True for exactly one of those who try on this day. */
export async function claimDay(tx: Tx, key: string, day: string): Promise<boolean> {
  const claimed = await tx
    .insertInto('settings')
    .values({ key, value: JSON.stringify(day) })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ value: JSON.stringify(day) })
        .where('settings.value', '<>', JSON.stringify(day)),
    )
    .executeTakeFirst();
  return claimed.numInsertedOrUpdatedRows === 1n;
}
