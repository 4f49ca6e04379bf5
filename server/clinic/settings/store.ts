import { sql } from 'kysely';
import type { Database, Tx } from '#server/db/connect.ts';

/** The newest of each. */
export const newestSettings = (db: Database) =>
  db
    .selectFrom('clinic_settings')
    .innerJoin('accounts', 'accounts.id', 'clinic_settings.set_by')
    .distinctOn('clinic_settings.setting')
    .selectAll('clinic_settings')
    .select('accounts.name as setter')
    .orderBy('clinic_settings.setting')
    .orderBy('clinic_settings.number', 'desc')
    .execute();

export type SettingRow = Awaited<ReturnType<typeof newestSettings>>[number];
export type SettingName = SettingRow['setting'];

/** One change after the other: the version that was read still holds at the write. */
export const lockSettings = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('clinic-settings', 0))`.execute(tx);

type NewSetting = {
  id: string;
  setting: SettingName;
  shown: object | null;
  sealed: Buffer | null;
  set_by: string;
  set_at: Date;
};

export async function insertSetting(tx: Tx, { shown, ...setting }: NewSetting): Promise<void> {
  await tx
    .insertInto('clinic_settings')
    .values({ ...setting, shown: shown && JSON.stringify(shown) })
    .execute();
}
