// Loads a million patients in a minute or two, with the keys that the patients module would have written for them.
import type pg from 'pg';

/** What to search for. */
export type Samples = { words: string[]; names: string[]; puds: string[]; phones: string[] };

const SYLLABLES = `array['ra','mi','ka','na','sha','vi','ta','pra','gu','ni','lo','de','an','ya','sri','va','san','ku','mar',
  'pil','lai','me','non','chan','dra','su','ja','bha','kri','po']`;

/** As a superuser: millions of checks of what is right by construction are left out. */
export async function loadPatients(client: pg.Client, patients: number): Promise<Samples> {
  await client.query('set session_replication_role = replica');
  await client.query(`set maintenance_work_mem = '512MB'`);
  await client.query('select setseed(0.4477)');
  await drawWords(client);
  const rebuild = await dropIndexes(client, ['patients', 'patient_keys', 'name_words']);
  await drawPatients(client, patients);
  await writeKeys(client);
  for (const statement of rebuild) await client.query(statement);
  for (const table of ['patients', 'patient_keys', 'name_words']) await client.query(`vacuum analyze ${table}`);
  return pickSamples(client);
}

/** Some 30,000 different words of two to four syllables; the first ones will be the common ones. */
async function drawWords(client: pg.Client): Promise<void> {
  await client.query('create unlogged table drawn (rank int primary key, word text)');
  await client.query(`
    insert into drawn
    select row_number() over (order by random()), word from (
      select distinct string_agg((${SYLLABLES})[1 + floor(random() * 30)::int], '') as word
      from generate_series(1, 60000) n, generate_series(1, 2 + n % 3) group by n
    ) words`);
  await client.query('analyze drawn');
}

/** Names as they are: a few first and last names are everywhere, most are rare, and a third has a middle name. */
async function drawPatients(client: pg.Client, patients: number): Promise<void> {
  await client.query(
    `insert into patients (pud, name, name_key, email, phone, registered_at)
     select 'PUD-' || left(code, 5) || '-' || right(code, 5), initcap(name), name, 'p' || n || '@mail.example',
       '+91 9' || lpad((random() * 999999999)::bigint::text, 9, '0'), now()
     from (
       select n, upper(lpad(to_hex((n::bigint * 7919 * 104729) % 1099511627776), 10, '0')) as code,
         first.word || case when n % 3 = 0 then ' ' || middle.word else '' end || ' ' || last.word as name
       from (
         select n, 1 + floor(words * power(random(), 4))::int as a, 1 + floor(words * power(random(), 4))::int as b,
           1 + floor(words * random())::int as c
         from generate_series(1, $1::int) n, (select count(*)::int - 1 as words from drawn) known
       ) draws
       join drawn first on first.rank = a join drawn last on last.rank = b join drawn middle on middle.rank = c
     ) people`,
    [patients],
  );
}

/** The names are plain already, so that nothing needs folding. */
async function writeKeys(client: pg.Client): Promise<void> {
  await client.query(`
    insert into patient_keys (patient_id, kind, word, name)
    select distinct id, 'name', word, ' ' || name_key from patients, unnest(string_to_array(name_key, ' ')) as word
    union all select id, 'pud', replace(substr(pud, 5), '-', ''), ' ' || name_key from patients
    union all select id, 'phone', reverse(regexp_replace(phone, '[^0-9]', '', 'g')), ' ' || name_key from patients`);
  await client.query('insert into name_words select word from drawn');
}

/** Answers the statements that make them again: an index built at the end is built ten times as fast. */
async function dropIndexes(client: pg.Client, tables: string[]): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; make: string }>(
    `select format('alter table %s drop constraint %I cascade', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
     from pg_constraint where conrelid = any($1::regclass[]) and contype in ('p', 'u') and conname <> 'patients_pkey'
     union all
     select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
     from pg_index where indrelid = any($1::regclass[])
       and not exists (select from pg_constraint where conindid = indexrelid)`,
    [tables],
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ make }) => make);
}

async function pickSamples(client: pg.Client): Promise<Samples> {
  const read = async (query: string) => (await client.query<{ it: string }>(query)).rows.map(({ it }) => it);
  const some = (what: string) => read(`select ${what} as it from patients order by md5(pud) limit 40`);
  return {
    // The common ones on purpose: they are asked for most and are the hardest.
    words: await read('select word as it from drawn order by rank limit 40'),
    names: await some('name_key'),
    puds: await some('pud'),
    phones: await some('phone'),
  };
}
