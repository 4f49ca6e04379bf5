// A patient is told at their own account; one without a login through those who act for them: what their parts allow, and nothing
// private.
import type { RecordPart } from '#contract/endpoint.ts';
import type { Tx } from '#server/db/connect.ts';
import type { Said } from '#server/notices/mails/write-mail.ts';
import { notify, type PatientNotification } from '#server/notices/notify.ts';
import { rewordNotice } from '#server/notices/reword-notice.ts';
import type { Deps } from '#server/platform/deps.ts';
import { factsOf } from '../access/find-access.ts';
import { accessesTo, type FamilyRow } from '../access/store.ts';
import { mayAct, withheldBy } from '../access/who-may-act.ts';
import { isShownTo, type PartRow } from './store.ts';

type Needs = Pick<Deps, 'clock' | 'config' | 'seal'>;
type Rules = Pick<Deps, 'clock' | 'config'>;
type Told = Awaited<ReturnType<typeof notify>>;

export type Whom = {
  patientId: string;
  accountId: string | null;
  /** Only those who may open this part are told. */
  part: Exclude<RecordPart, 'own'>;
  /** What it is about; from whom any of that is withheld is not told. */
  about?: PartRow | readonly PartRow[];
  /** Whoever did it knows. */
  exceptAccount?: string;
};

/** `recipient`: the patient's own. */
export type PatientNews = Omit<PatientNotification, 'to' | 'person' | 'patientId' | 'part'>;

/** Answers the notice of the first who is told; null: nobody, or the same news was told before. */
export async function tellPatient(tx: Tx, deps: Needs, whom: Whom, news: PatientNews): Promise<Told> {
  if (whom.accountId) return notify(tx, deps, { ...news, to: whom.accountId });
  const [first, ...others] = await findActing(tx, deps, whom);
  if (!first) return null;
  // The first carries the key itself: what was told before is told to nobody again.
  const told = await tellOne(tx, deps, whom, first, news);
  if (!told) return null;
  for (const other of others) {
    const key = news.dedupeKey ? { dedupeKey: `${news.dedupeKey}@${other.account_id}` } : {};
    await tellOne(tx, deps, whom, other, { ...news, ...key });
  }
  return told;
}

const partsOf = ({ about }: Whom): readonly PartRow[] => (about ? [about].flat() : []);

const tellOne = (tx: Tx, deps: Needs, whom: Whom, row: FamilyRow, news: PatientNews): Promise<Told> =>
  notify(tx, deps, {
    ...news,
    recipient: null,
    to: row.account_id,
    part: whom.part,
    person: { id: whom.patientId, name: row.patient_name, partId: partsOf(whom)[0]?.id ?? null },
  });

async function areShown(tx: Tx, from: Parameters<typeof isShownTo>[1], parts: readonly PartRow[]): Promise<boolean> {
  for (const part of parts) if (!(await isShownTo(tx, from, part))) return false;
  return true;
}

/** Who may open this part now, the longest first. Whoever has not been seen, or cannot log in, is told nothing. */
async function findActing(tx: Tx, deps: Rules, whom: Whom): Promise<FamilyRow[]> {
  const { patientId, part } = whom;
  const [now, ages] = [deps.clock.now(), deps.config.family];
  const allowed = (await accessesTo(tx, patientId)).filter(
    (row) =>
      !row.is_holder_out && row.account_id !== whom.exceptAccount && mayAct(factsOf(deps, row), { part }, now, ages),
  );
  const told: FamilyRow[] = [];
  for (const row of allowed) {
    const withholds = withheldBy(factsOf(deps, row), ages);
    if (!withholds || (await areShown(tx, { patientId, withholds }, partsOf(whom)))) told.push(row);
  }
  return told;
}

/** The accounts that are told now: one's own, or those of who acts for a patient without a login. */
export const findToldAccounts = async (tx: Tx, deps: Rules, whom: Whom): Promise<string[]> =>
  whom.accountId ? [whom.accountId] : (await findActing(tx, deps, whom)).map((row) => row.account_id);

/** What was told under this key, and nobody has read yet, says this instead. */
export async function retellPatient(tx: Tx, deps: Rules, whom: Whom, news: { key: string; says: Said }): Promise<void> {
  if (whom.accountId) return rewordNotice(tx, whom.accountId, news);
  for (const { account_id, patient_name: name } of await findActing(tx, deps, whom)) {
    await rewordNotice(tx, account_id, { ...news, person: { name } });
  }
}

/** Whether a patient without a login has someone who may open this part for them. */
export const hasSomeoneFor = async (tx: Tx, deps: Rules, whom: Omit<Whom, 'accountId'>): Promise<boolean> =>
  (await findActing(tx, deps, { ...whom, accountId: null })).length > 0;

/** The most that is withheld from any of those who would be told: one sentence for all of them leaves it out. */
export async function findWithheld(tx: Tx, deps: Needs, whom: Whom): Promise<'all' | 'marked' | null> {
  const levels = (await findActing(tx, deps, whom)).map((row) => withheldBy(factsOf(deps, row), deps.config.family));
  return levels.includes('all') ? 'all' : levels.includes('marked') ? 'marked' : null;
}
