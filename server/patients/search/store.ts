import { type RawBuilder, sql } from 'kysely';
import { askTogether } from '#server/db/ask-together.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import { executePrepared } from '#server/db/prepared-statements.ts';
import { phoneWord } from './phone-word.ts';
import type { SearchKeys } from './read-query.ts';

export type PatientKeys = {
  patientId: string;
  name: string;
  words: string[];
  sounds: string[];
  pud: string;
  phone: string;
};

/** Replaces whatever the patient could be found by. */
export async function replaceKeys(tx: Tx, keys: PatientKeys): Promise<void> {
  await tx.deleteFrom('patient_keys').where('patient_id', '=', keys.patientId).execute();
  await addKeys(tx, keys);
}

/** What is there already stays as it is. */
export async function addKeys(tx: Tx, keys: PatientKeys): Promise<void> {
  const { patientId, name } = keys;
  const row = (kind: 'name' | 'pud' | 'phone', word: string) => ({ patient_id: patientId, kind, word, name });
  const allSounds = allSoundsOf(keys.sounds);
  const sounds = [...new Set(keys.sounds)].map((word) => ({
    patient_id: patientId,
    kind: 'sound' as const,
    word,
    name: allSounds,
  }));
  await tx
    .insertInto('patient_keys')
    .values([
      ...keys.words.map((word) => row('name', word)),
      ...sounds,
      row('pud', keys.pud),
      row('phone', phoneWord(tx, keys.phone)),
    ])
    .onConflict((known) => known.doNothing())
    .execute();
  if (keys.words.length === 0) return;
  await tx
    .insertInto('name_words')
    // In one order, so that two who register namesakes at once do not wait for each other in a circle.
    .values(keys.words.toSorted().map((word) => ({ word })))
    .onConflict((known) => known.doNothing())
    .execute();
}

/** `rank`: found by phone number or whole PUD, by name, or by what may also be the start of a PUD. */
export type Hit = { patient_id: string; rank: number; word: string };

const NAME_RANK = 1;

/** Reads in the order of the index: whole words come before longer ones, and no more is read than is shown. */
export async function findByKeys(db: Database, keys: SearchKeys, limit: number): Promise<Hit[]> {
  const [first, ...others] = await rarestFirst(db, keys.words, startsWith);
  const looks: string[] = [];
  const values: unknown[] = [];
  // Written out: composing takes longer than PostgreSQL takes to answer.
  const add = (kind: Kind, rank: number, start: string, also: readonly string[] = []) => {
    const value = (given: string) => `$${values.push(given)}`;
    const rest = also.map((word) => `and name like ${value(`% ${word}%`)}`).join(' ');
    looks.push(`(select patient_id, ${rank} as rank, word from patient_keys
      where kind = '${kind}' and word >= ${value(start)} and word < ${value(start + LAST)} ${rest}
      order by word, patient_id limit ${limit})`);
  };
  if (keys.phone) for (const word of phoneWords(db, keys.phone)) add('phone', 0, word);
  if (keys.pud) add('pud', keys.isPudForSure ? 0 : 2, keys.pud);
  if (first) add('name', NAME_RANK, first, others);
  if (looks.length === 0) return [];
  // Of two words that many have it may take longer than others should wait for it.
  const ask = others.length > 0 ? executePrepared : askTogether;
  return ask<Hit>(db, { text: looks.join(' union all '), values });
}

/** A typed word, and the known words that it may mean. */
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
  kind: 'name' | 'sound' = 'name',
): Promise<Word[]> {
  if (words.length < 2) return [...words];
  const counts = words.map((word) => {
    return sql`(select count(*) from
      (select from patient_keys where kind = ${sql.lit(kind)} and ${which(word)} limit ${RARE_ENOUGH}) as few)`;
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
  const { rows } = await sql<Hit>`${sql.join(lookByPhone(db, phone, 100), sql` union all `)}`.execute(db);
  return rows.map((row) => row.patient_id);
}

type BornThen = { days: string[]; words: string[]; sounds: string[] };

const MAX_BORN_THEN = 100;

/** Finds patients born on one of these days who share a word of the name by its sound, or an initial. */
export async function idsByBirthDate(db: Database, { days, words, sounds }: BornThen): Promise<string[]> {
  const letters = words.map((word) => [...word][0] ?? '');
  const initials = words.filter((word) => [...word].length === 1);
  // Many are entered as born on 1 January: their names are looked at here, so that the limit does not cut the right one.
  const { rows } = await sql<{ patient_id: string }>`
    select distinct patient_id from health_profiles
    where date_of_birth = any(${days}::text[]::date[]) and exists (
      select from patient_keys as keys where keys.patient_id = health_profiles.patient_id and (
        (keys.kind = 'sound' and keys.word = any(${sounds}::text[]))
        or (keys.kind = 'name' and left(keys.word, 1) = any(${initials}::text[]))
        or (keys.kind = 'name' and length(keys.word) = 1 and keys.word = any(${letters}::text[]))))
    limit ${MAX_BORN_THEN}`.execute(db);
  return rows.map((row) => row.patient_id);
}

type SameIdentity = { phone: string; sounds: string; dateOfBirth: string | null };

/** Serialises desks that register one phone number, one name or one birth date at once. */
export async function lockSameIdentity(tx: Tx, { phone, sounds, dateOfBirth }: SameIdentity): Promise<void> {
  // Always in this order, so that nobody waits for each other in a circle.
  for (const key of [`phone ${phone}`, `sounds ${sounds}`, ...(dateOfBirth ? [`born ${dateOfBirth}`] : [])]) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
  }
}

// Spaces around each sound, so that a whole one can be asked for.
const allSoundsOf = (sounds: readonly string[]) => ` ${sounds.join(' ')} `;

export type Namesake = {
  id: string;
  name: string;
  phone: string;
  place: string | null;
  date_of_birth: string | null;
  age_years: number | null;
  age_given_on: string | null;
  sex: 'male' | 'female' | 'other' | null;
};

type Namesakes = {
  sounds: string[];
  bornAround: number | null;
  orIds: readonly string[];
  /** Finds whoever lies here also at another age, and says where. */
  withPlaces: boolean;
};

// Wider than any rule that compares ages: this only keeps a common name from filling the list.
const YEARS_AROUND = 7;
const MAX_NAMESAKES = 300;

/**
 * Finds patients whose name holds the first and the last of these sounds, and who were born about then, lie here, or have no
 * birth date; and those with these ids.
 */
export async function findNamesakes(
  db: Database,
  { sounds, bornAround, orIds, withPlaces }: Namesakes,
): Promise<Namesake[]> {
  const [first, other] = await rarestFirst(
    db,
    [...new Set([sounds[0], sounds.at(-1)])].filter((word) => word !== undefined),
    isWord,
    'sound',
  );
  const which = !first
    ? sql`false`
    : other
      ? sql`${isWord(first)} and name like ${`% ${other} %`}`
      : sql`${isWord(first)} and name = ${allSoundsOf(sounds)}`;
  const isAboutThatAge =
    bornAround === null
      ? sql`true`
      : sql`coalesce(abs(coalesce(extract(year from profile.date_of_birth),
          extract(year from profile.age_given_on) - profile.age_years) - ${bornAround}) <= ${YEARS_AROUND}, true)`;
  const place = withPlaces ? sql`patients.place` : sql`null::text`;
  const people = sql`
    select patients.id, patients.name, patients.phone, ${place} as place, profile.*
    from patients left join lateral (
      select date_of_birth, age_years, age_given_on, sex from health_profiles
      where patient_id = patients.id order by version desc limit 1) as profile on true`;
  // The limit is for namesakes only: a common name pushes nobody out who was asked for.
  const { rows } = await sql<Namesake>`
    (${people} where patients.id = any(${orIds}::uuid[]))
    union
    (${people} where patients.id in (select patient_id from patient_keys where kind = 'sound' and ${which})
      and (${isAboutThatAge} or ${place} is not null)
    limit ${MAX_NAMESAKES})`.execute(db);
  return rows;
}

type LookedUp = { accountId: string; day: string; patientIds: readonly string[]; isOpened: boolean };

/** Counts the different people of a day with these. One statement: of many at once none is forgotten. */
export async function noteLookedUp(db: Database, { accountId, day, patientIds, isOpened }: LookedUp) {
  await db.deleteFrom('people_looked_up').where('account_id', '=', accountId).where('on_day', '<', day).execute();
  const { rows } = await sql<{ is_opened: boolean }>`
    insert into people_looked_up as known (account_id, on_day, patient_id, is_opened)
    select ${accountId}::uuid, ${day}::date, id, ${isOpened} from unnest(${[...new Set(patientIds)].toSorted()}::uuid[]) as id
    on conflict (account_id, on_day, patient_id) do update set is_opened = true
      where excluded.is_opened and not known.is_opened
    returning is_opened`.execute(db);
  const counts = await db
    .selectFrom('people_looked_up')
    .select([
      sql<number>`count(*)::int`.as('shown'),
      sql<number>`(count(*) filter (where is_opened))::int`.as('opened'),
    ])
    .where('account_id', '=', accountId)
    .where('on_day', '=', day)
    .executeTakeFirstOrThrow();
  return { ...counts, isNew: rows.length > 0 };
}

const isWord = (word: string) => sql`word = ${word}`;

/**
 * Some of those who were registered before sounds were written. The condition is written out: given as a value PostgreSQL would not use
 * the index that holds only them, and read all patients every few seconds.
 */
const withoutSounds = (db: Database) =>
  db.selectFrom('patients').select(['id', 'name', 'pud', 'phone']).where('needs_sounds', '=', sql.lit(true));

export const patientsWithoutSounds = (db: Database, limit: number) => withoutSounds(db).limit(limit).execute();

/** Undefined when they were written meanwhile, or somebody else is at it. */
export const lockWithoutSounds = (tx: Tx, id: string) =>
  withoutSounds(tx).where('id', '=', id).forUpdate().skipLocked().executeTakeFirst();

export async function markSoundsWritten(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('patients').set({ needs_sounds: false }).where('id', '=', id).execute();
}

/** Words from before numbers were sealed are digits, and stay so until their turn comes. */
const phoneWords = (db: Database, digits: string): string[] => [phoneWord(db, digits), digits];

const lookByPhone = (db: Database, digits: string, limit: number) =>
  phoneWords(db, digits).map((word) => look('phone', 0, startsWith(word), limit));

type Kind = 'name' | 'pud' | 'phone';

function look(kind: Kind, rank: number, which: RawBuilder<unknown>, limit: number) {
  return sql`(select patient_id, ${sql.lit(rank)} as rank, word from patient_keys
    where kind = ${sql.lit(kind)} and ${which} order by word, patient_id limit ${sql.lit(limit)})`;
}

// The highest character there is: everything that begins with the start lies below it.
const LAST = '\u{10ffff}';

const startsWith = (start: string) => sql`word >= ${start} and word < ${start + LAST}`;

// Words hold letters, signs of letters and digits only: nothing in them means something to LIKE.
const holdsStart = (word: string) => sql`name like ${`% ${word}%`}`;
