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

/** Without the picture. Undefined before there was one; without a width it was taken away. */
export const newestLogo = (db: Database) =>
  db
    .selectFrom('clinic_logos')
    .select(['number', 'width', 'height'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

export const pictureOfLogo = (db: Database, number: number) =>
  db.selectFrom('clinic_logos').select('picture').where('number', '=', number).executeTakeFirst();

type NewLogo = { picture: Buffer | null; width: number | null; height: number | null; set_by: string; set_at: Date };

export async function insertLogo(tx: Tx, logo: NewLogo): Promise<void> {
  await tx.insertInto('clinic_logos').values(logo).execute();
}
