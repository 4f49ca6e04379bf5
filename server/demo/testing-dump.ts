import type { DraftForm } from '#contract/patients/diagnoses.ts';
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

/** Reasons that are also the name of a diagnosis, of a test or of what a doctor offers, which stay readable. */
const CLINICAL_TERMS = ['Hay fever', 'Blood pressure', 'Vaccination'];
/** Of a longer text also a part of it would tell: this many words in a row. */
const WORDS_IN_A_ROW = 5;

/** What people told the clinic, as the app reads it: each must be missing from a copy. */
export async function whatWasTold({ db, deps }: Pick<TestApp, 'db' | 'deps'>): Promise<string[]> {
  const patients = await db.selectFrom('patients').select(['id', 'phone', 'email']).execute();
  const accounts = await db.selectFrom('accounts').select(['id', 'phone', 'email', 'login', 'role']).execute();
  const contacts = await db.selectFrom('health_profiles').select(['id', 'emergency_name', 'emergency_phone']).execute();
  const reached = await db.selectFrom('video_visits').select(['appointment_id', 'phone', 'place']).execute();
  const mails = await db.selectFrom('mails').select(['id', 'to_address']).execute();
  const named = [
    ...patients.flatMap(({ phone, email }) => [phone, email]),
    ...accounts.flatMap(({ phone, email, login, role }) => [phone, email, role === 'patient' ? null : login]),
    ...contacts.flatMap((contact) => [contact.emergency_name, contact.emergency_phone]),
    ...reached.flatMap(({ appointment_id: row, phone, place }) => [
      phone && deps.seal.openText(phone, { table: 'video_visits', column: 'phone', row }),
      place && deps.seal.openText(place, { table: 'video_visits', column: 'place', row }),
    ]),
    ...mails.map(({ to_address }) => to_address),
  ].filter((text) => text !== null);
  const phones = named.filter((text) => text.startsWith('+')).map((phone) => phone.replaceAll(/\D/g, ''));
  const texts = (await textsOf(db)).filter((text) => text !== null && !CLINICAL_TERMS.includes(text)) as string[];
  return [...new Set([...named, ...phones, ...texts, ...texts.flatMap(inARow)])].filter((text) => text !== '');
}

/** Symptoms, reasons, messages and notes. */
async function textsOf(db: TestApp['db']): Promise<(string | null)[]> {
  const checks = await db.selectFrom('triage_results').select(['id', 'symptoms']).execute();
  const visits = await db
    .selectFrom('appointments')
    .select(['id', 'reason', 'decision_reason', 'move_reason'])
    .execute();
  const stays = await db.selectFrom('admissions').select(['id', 'summary', 'advice']).execute();
  const orders = await db.selectFrom('lab_orders').select(['id', 'review_note', 'cancel_reason']).execute();
  const results = await db.selectFrom('lab_results').select(['order_id', 'version', 'text']).execute();
  const glass = await db.selectFrom('broken_glass').select(['id', 'reason']).execute();
  const ended = await db.selectFrom('patient_access').select(['id', 'end_reason']).execute();
  const wishes = await db.selectFrom('waitlist_wishes').select(['id', 'reason']).execute();
  const messages = await db.selectFrom('messages').select(['id', 'body']).execute();
  const alerts = await db
    .selectFrom('alerts')
    .select(['id', 'reason', 'outcome'])
    .where('source', '<>', 'news2')
    .execute();
  const board = await db.selectFrom('board_notes').select(['id', 'title', 'detail']).execute();
  const readings = await db.selectFrom('readings').select(['id', 'note', 'correction_reason']).execute();
  const custody = await db.selectFrom('custody_notes').select(['id', 'note']).execute();
  const ward = await db.selectFrom('ward_notes').select(['id', 'note']).execute();
  const tasks = await db.selectFrom('staff_tasks').select(['id', 'task', 'note']).execute();
  return [
    ...[...checks.map(({ symptoms }) => symptoms), ...visits.map(({ reason }) => reason)],
    ...[...wishes.map(({ reason }) => reason), ...messages.map(({ body }) => body)],
    ...alerts.flatMap(({ reason, outcome }) => [reason, outcome]),
    ...board.flatMap(({ title, detail }) => [title, detail]),
    ...[...readings, ...custody, ...ward].map(({ note }) => note),
    ...tasks.flatMap(({ task, note }) => [task, note]),
    ...visits.flatMap(({ decision_reason, move_reason }) => [decision_reason, move_reason]),
    ...stays.flatMap(({ summary, advice }) => [summary, advice]),
    ...orders.flatMap(({ review_note, cancel_reason }) => [review_note, cancel_reason]),
    ...[...results.map(({ text }) => text), ...glass.map(({ reason }) => reason)],
    ...[...ended.map(({ end_reason }) => end_reason), ...readings.map((reading) => reading.correction_reason)],
    ...(await laterTextsOf(db)),
  ];
}

/** Those that 0100 sealed. What an allergy does to somebody is one common word: sealed.test.ts looks at it. */
async function laterTextsOf(db: TestApp['db']): Promise<(string | null)[]> {
  const drafts = await db.selectFrom('diagnosis_drafts').select(['id', 'form']).execute();
  const statuses = await db.selectFrom('ward_statuses').select(['id', 'reason']).execute();
  const sets = await db.selectFrom('observations').select(['id', 'wrong_reason']).execute();
  const doses = await db.selectFrom('administrations').select(['id', 'reason', 'wrong_reason']).execute();
  const merges = await db.selectFrom('patient_merges').select(['id', 'reason', 'undo_reason']).execute();
  const repeats = await db.selectFrom('repeat_requests').select(['id', 'answer']).execute();
  const decisions = await db.selectFrom('vaccine_decisions').select(['id', 'reason']).execute();
  const scales = await db.selectFrom('admissions').select(['id', 'scale_reason']).execute();
  return [
    ...drafts.map(({ form }) => (form as DraftForm).notes),
    ...[...statuses, ...doses, ...merges, ...decisions].map(({ reason }) => reason),
    ...[...sets, ...doses].map(({ wrong_reason }) => wrong_reason),
    ...[...merges.map(({ undo_reason }) => undo_reason), ...repeats.map(({ answer }) => answer)],
    ...scales.map(({ scale_reason }) => scale_reason),
  ];
}

function inARow(text: string): string[] {
  const words = text.split(' ');
  return words.slice(WORDS_IN_A_ROW - 1).map((_last, n) => words.slice(n, n + WORDS_IN_A_ROW).join(' '));
}
