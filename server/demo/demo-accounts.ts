import type { Role } from '#contract/endpoint.ts';
import type { Database } from '../db/connect.ts';

export type DemoAccount = { role: Role; login: string; password: string; name: string };

const ACCOUNTS = 'demo_accounts';
const LAST_DAY = 'demo_last_day';

export async function readDemoAccounts(db: Database): Promise<DemoAccount[]> {
  return ((await read(db, ACCOUNTS)) as DemoAccount[] | undefined) ?? [];
}

export const keepDemoAccounts = (db: Database, accounts: DemoAccount[]) => keep(db, ACCOUNTS, accounts);

export const hasDemoClinic = async (db: Database): Promise<boolean> => (await read(db, ACCOUNTS)) !== undefined;

export const readLastDay = async (db: Database) => (await read(db, LAST_DAY)) as string | undefined;

export const keepLastDay = (db: Database, day: string) => keep(db, LAST_DAY, day);

async function read(db: Database, key: string): Promise<unknown> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
}

async function keep(db: Database, key: string, content: unknown): Promise<void> {
  const value = JSON.stringify(content);
  await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((earlier) => earlier.column('key').doUpdateSet({ value }))
    .execute();
}
