import type { TrailLine } from '#contract/trail/trail.ts';
import type { Database } from '#server/db/connect.ts';
import { noteOf } from './note-words.ts';
import { type EntryRow, type Named, namesOf } from './store.ts';
import { aroundAbout, wordsOf } from './trail-words.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ROLES = ['patient', 'doctor', 'staff', 'admin', 'visitor', 'system'] as const;

/** Entries as an administrator reads them, and the patients whose PUDs are in them. */
export async function describeLines(
  db: Database,
  rows: readonly EntryRow[],
): Promise<{ lines: TrailLine[]; patients: string[] }> {
  const accounts = unique(rows.flatMap((row) => [row.actor_id, accountAbout(row)]));
  const patients = unique(rows.map(({ patient_id }) => patient_id));
  const named = await namesOf(db, accounts, patients);
  return { lines: rows.map((row) => describeLine(row, named)), patients: named.patients };
}

function describeLine(row: EntryRow, named: Named): TrailLine {
  const who = doerOf(row, named);
  const about = aboutOf(row, named);
  // Of what one does to oneself the name is said once.
  const other = about && about.name !== who.name ? about : null;
  const { kind, sentence } = wordsOf(row.action);
  const [before, after] = other ? aroundAbout(sentence, true) : aroundAbout(withoutAnybody(row, sentence), false);
  return {
    id: row.id,
    at: row.at.toISOString(),
    kind,
    who,
    before,
    about: other,
    after,
    note: noteOf(row.action, row.details),
    isFlagged: kind === 'glass',
  };
}

/** A list that held several people, or nobody, has no @. */
function withoutAnybody({ action, patient_id, details }: EntryRow, sentence: string): string {
  if (action !== 'list.opened' || patient_id !== null) return sentence;
  return details.found === 0 ? 'searched and found nobody' : 'saw several patients in a list';
}

export function doerOf({ actor_id, actor_role }: { actor_id: string | null; actor_role: string | null }, named: Named) {
  const role = ROLES.find((one) => one === actor_role) ?? 'system';
  const account = actor_id ? named.accounts.get(actor_id) : undefined;
  if (!actor_id || !account) {
    return { accountId: null, name: role === 'visitor' ? 'Someone not logged in' : 'Nadi', role };
  }
  const pud = named.puds.get(actor_id);
  if (account.role === 'patient' || role === 'patient') return { accountId: null, name: pud ?? 'A patient', role };
  return { accountId: actor_id, name: account.name, role };
}

const accountAbout = ({ subject, subject_id }: EntryRow): string | null =>
  subject === 'account' && subject_id && UUID.test(subject_id) ? subject_id : null;

function aboutOf(row: EntryRow, { accounts, puds }: Named): TrailLine['about'] {
  const accountId = accountAbout(row);
  const pud = (row.patient_id && puds.get(row.patient_id)) ?? (accountId && puds.get(accountId));
  if (pud) return { name: pud, isPud: true };
  const account = accountId ? accounts.get(accountId) : undefined;
  return account && account.role !== 'patient' ? { name: account.name, isPud: false } : null;
}

const unique = (ids: readonly (string | null)[]): string[] => [...new Set(ids.filter((id) => id !== null))];
