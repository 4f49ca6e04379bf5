import type { PatientListed } from '#contract/patients/patients.ts';
import type { Database } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { patientsListed } from '../listing/listed.ts';
import { isSlip } from './edit-distance.ts';
import { readQuery, type SearchKeys } from './read-query.ts';
import { findAlikeWords, findByKeys, findByMeantWords, type Hit } from './store.ts';

const MOST = 30;
// Above this likeness a word is taken for the one that was meant even with more than a slip or two.
const VERY_ALIKE = 0.5;

/** Finds anybody; what is shown of someone who is not in the caller's care is enough to know the person, and no more. */
export async function searchPatients(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  actor: Actor,
  typed: string,
): Promise<PatientListed[]> {
  const keys = readQuery(typed);
  // More than are shown: one person may be found by several words.
  let hits = await findByKeys(deps.db, keys, MOST * 2);
  if (hits.length === 0) hits = await findMistyped(deps.db, keys);

  const best = new Map<string, string>();
  for (const hit of hits.toSorted((a, b) => orderOf(hitKey(a, keys), hitKey(b, keys)))) {
    if (!best.has(hit.patient_id)) best.set(hit.patient_id, hitKey(hit, keys));
  }
  const listed = await patientsListed(deps, actor, [...best.keys()].slice(0, MOST * 2));
  return listed
    .toSorted((a, b) => orderOf(best.get(a.id), best.get(b.id)) || orderOf(a.name, b.name) || orderOf(a.id, b.id))
    .slice(0, MOST);
}

async function findMistyped(db: Database, { words }: SearchKeys): Promise<Hit[]> {
  if (words.length === 0) return [];
  return transaction(db, async (tx) => {
    const meant = [];
    for (const typed of words) {
      const alike = await findAlikeWords(tx, typed);
      const fitting = alike.filter(({ word, likeness }) => likeness >= VERY_ALIKE || isSlip(typed, word));
      meant.push({ typed, meant: fitting.map(({ word }) => word) });
    }
    return findByMeantWords(tx, meant, MOST * 2);
  });
}

/** Sorts by kind of match, and whole words before the beginnings of longer ones. */
const hitKey = ({ rank, word }: Hit, { words }: SearchKeys) => `${rank}${words.includes(word) ? 0 : 1}`;

const orderOf = (a = '', b = '') => (a < b ? -1 : a > b ? 1 : 0);
