import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../../db/connect.ts';
import type { SearchKeys } from './read-query.ts';

export type PatientKeys = { patientId: string; name: string; words: string[]; pud: string; phone: string };

/** Replaces whatever the patient could be found by. */
export async function replaceKeys(tx: Tx, keys: PatientKeys): Promise<void> {
  const { patientId, name } = keys;
  const row = (kind: 'name' | 'pud' | 'phone', word: string) => ({ patient_id: patientId, kind, word, name });
  await tx.deleteFrom('patient_keys').where('patient_id', '=', patientId).execute();
  await tx
    .insertInto('patient_keys')
    .values([...keys.words.map((word) => row('name', word)), row('pud', keys.pud), row('phone', keys.phone)])
    .execute();
  if (keys.words.length === 0) return;
  await tx
    .insertInto('name_words')
    // In one order, so that two who register namesakes at once do not wait for each other in a circle.
    .values(keys.words.toSorted().map((word) => ({ word })))
    .onConflict((known) => known.doNothing())
    .execute();
}

/** Found by a phone number or a written-out PUD, by name, or by what may also be the start of a PUD. */
export type Hit = { patient_id: string; rank: number; word: string };

const NAME_RANK = 1;

/** In the order of the index: whole words come before longer ones, and no more is read than is shown. */
export async function findByKeys(db: Database, keys: SearchKeys, limit: number): Promise<Hit[]> {
  const looks: RawBuilder<unknown>[] = [];
  if (keys.phone) looks.push(look('phone', 0, startsWith(keys.phone), limit));
  if (keys.pud) looks.push(look('pud', keys.isPudForSure ? 0 : 2, startsWith(keys.pud), limit));
  const [first, ...others] = await rarestFirst(db, keys.words, startsWith);
  if (first) {
    const rest = others.map((word) => sql` and ${holdsStart(word)}`);
    looks.push(look('name', NAME_RANK, sql`${startsWith(first)}${sql.join(rest, sql``)}`, limit));
  }
  if (looks.length === 0) return [];
  return (await sql<Hit>`${sql.join(looks, sql` union all `)}`.execute(db)).rows;
}

/** For each typed word the known words that it may have been meant to be. */
export type MeantWord = { typed: string; meant: string[] };

export async function findByMeantWords(db: Database, words: MeantWord[], limit: number): Promise<Hit[]> {
  const isMeant = ({ meant }: MeantWord) => sql`word = any(${meant}::text[])`;
  const either = (word: MeantWord) => sql`(${startsWith(word.typed)} or ${isMeant(word)})`;
  const [first, ...others] = await rarestFirst(db, words, either);
  if (!first) return [];
  const rest = others.map(({ typed, meant }) => {
    return sql` and (${holdsStart(typed)} or string_to_array(name, ' ') && ${meant}::text[])`;
  });
  const looks = [startsWith(first.typed), isMeant(first)].map((which) =>
    look('name', NAME_RANK, sql`${which}${sql.join(rest, sql``)}`, limit),
  );
  return (await sql<Hit>`${sql.join(looks, sql` union all `)}`.execute(db)).rows;
}

// Beyond this, two words that many have are soon found together.
const RARE_ENOUGH = 10_000;

/** The index is read by the word that the fewest have; the others are looked for in what it gives. */
async function rarestFirst<Word>(
  db: Database,
  words: readonly Word[],
  which: (word: Word) => RawBuilder<unknown>,
): Promise<Word[]> {
  if (words.length < 2) return [...words];
  const counts = words.map((word) => {
    return sql`(select count(*) from
      (select from patient_keys where kind = 'name' and ${which(word)} limit ${RARE_ENOUGH}) as few)`;
  });
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`.execute(db);
  const countOf = new Map(words.map((word, n) => [word, rows[0]?.counts[n] ?? 0]));
  return words.toSorted((a, b) => (countOf.get(a) ?? 0) - (countOf.get(b) ?? 0));
}

/** Known words like this one, most alike first; those that share too few of their letters in threes are left out. */
export async function findAlikeWords(tx: Tx, word: string): Promise<{ word: string; likeness: number }[]> {
  await sql`select set_config('pg_trgm.similarity_threshold', '0.2', true)`.execute(tx);
  const { rows } = await sql<{ word: string; likeness: number }>`
    select word, similarity(word, ${word}) as likeness from name_words where word % ${word}
    order by likeness desc, word limit 60`.execute(tx);
  return rows;
}

/** Everyone with this phone number, however its country code was written. */
export async function idsByPhone(db: Database, phone: string): Promise<string[]> {
  const { rows } = await sql<Hit>`${look('phone', 0, startsWith(phone), 100)}`.execute(db);
  return rows.map((row) => row.patient_id);
}

/** Two desks that register people with one phone number at once come one after the other. */
export async function queueForPhone(tx: Tx, phone: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`phone ${phone}`}, 0))`.execute(tx);
}

function look(kind: 'name' | 'pud' | 'phone', rank: number, which: RawBuilder<unknown>, limit: number) {
  return sql`(select patient_id, ${sql.lit(rank)} as rank, word from patient_keys
    where kind = ${sql.lit(kind)} and ${which} order by word, patient_id limit ${limit})`;
}

// The highest character there is: everything that begins with the start lies below it.
const LAST = '\u{10ffff}';

const startsWith = (start: string) => sql`word >= ${start} and word < ${start + LAST}`;

// Words hold letters, signs of letters and digits only: nothing in them means something to LIKE.
const holdsStart = (word: string) => sql`name like ${`% ${word}%`}`;
