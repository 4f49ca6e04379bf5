import type { TestApp } from '../testing-app.ts';

/**
 * Every table as text, as whoever copies the database would have it. Without the settings: those of the demo hold the accounts that
 * its login pages show to everyone.
 */
export async function dumpOf({ database }: Pick<TestApp, 'database'>): Promise<string> {
  const { keyPool } = database.opened;
  const { rows: tables } = await keyPool.query(
    "select format('%I', table_name) as name from information_schema.tables where table_schema = 'public'" +
      " and table_name <> 'settings' order by 1",
  );
  const texts = [];
  for (const { name } of tables) {
    const { rows } = await keyPool.query(`select ${name}::text as line from ${name}`);
    texts.push(name, ...rows.map(({ line }) => line));
  }
  return texts.join('\n');
}

/** Reasons that are also names of a diagnosis and of a test, which stay readable. */
const CLINICAL_TERMS = ['Hay fever', 'Blood pressure'];

/** What people told the clinic, as the app reads it: each must be missing from a copy. */
export async function whatWasTold({ db }: Pick<TestApp, 'db'>): Promise<string[]> {
  const patients = await db.selectFrom('patients').select(['id', 'phone', 'email']).execute();
  const accounts = await db.selectFrom('accounts').select(['id', 'phone', 'email', 'login', 'role']).execute();
  const contacts = await db
    .selectFrom('health_profiles')
    .select(['patient_id', 'version', 'emergency_name', 'emergency_phone'])
    .execute();
  const checks = await db.selectFrom('triage_results').select(['id', 'symptoms']).execute();
  const visits = await db.selectFrom('appointments').select(['id', 'reason']).execute();
  const messages = await db.selectFrom('messages').select(['id', 'body']).execute();
  const texts = [
    ...patients.flatMap(({ phone, email }) => [phone, email]),
    ...accounts.flatMap(({ phone, email, login, role }) => [phone, email, role === 'patient' ? null : login]),
    ...contacts.flatMap((contact) => [contact.emergency_name, contact.emergency_phone]),
    ...checks.map(({ symptoms }) => symptoms),
    ...visits.map(({ reason }) => reason).filter((reason) => !CLINICAL_TERMS.includes(reason)),
    ...messages.map(({ body }) => body),
  ];
  const phones = texts.filter((text) => text?.startsWith('+')).map((phone) => phone?.replaceAll(/\D/g, ''));
  return [...new Set([...texts, ...phones])].filter(
    (text) => text !== null && text !== undefined && text !== '',
  ) as string[];
}
