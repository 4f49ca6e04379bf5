import type { Database } from '../db/connect.ts';

export async function mailsNewestFirst(db: Database, { limit, after }: { limit: number; after?: string }) {
  let query = db.selectFrom('mails').selectAll().orderBy('queued_at', 'desc').orderBy('id').limit(limit);
  if (after) {
    const last = await mailById(db, after);
    if (!last) return [];
    query = query.where((where) =>
      where.or([
        where('queued_at', '<', last.queued_at),
        where.and([where('queued_at', '=', last.queued_at), where('id', '>', last.id)]),
      ]),
    );
  }
  return query.execute();
}

export type MailRow = NonNullable<Awaited<ReturnType<typeof mailById>>>;

export const mailById = (db: Database, id: string) =>
  db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
