// Search over a million patients, beside its limits. `node bench/measurements/patient-search.ts 1000000`
import { randomBytes, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { openDatabase } from '#server/db/connect.ts';
import { createDatabase, inDatabase } from '#server/db/create-database.ts';
import { createRoles } from '#server/db/create-roles.ts';
import { throwAwayFolder } from '#server/db/embedded/data-folder/throw-away-folder.ts';
import { prepareDatabase } from '#server/db/prepare-database.ts';
import { openKeys } from '#server/db/sealed/open-keys.ts';
import { startTestServer } from '#server/db/start-test-server.ts';
import { withClient } from '#server/db/with-client.ts';
import { searchPatients } from '#server/patients/search/search-patients.ts';
import type { Actor } from '#server/platform/actor.ts';
import { systemClock } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config.ts';
import { openMasterKeys } from '#server/platform/encryption/master-keys.ts';
import { loadPatients, type Samples } from '../load-patients.ts';

export type Measured = { what: string; p50Ms: number; p99Ms: number; limitMs: number };

const PREFIX_LIMIT_MS = 50;
const TYPO_LIMIT_MS = 300;
const ROUNDS = 5;

export async function benchPatientSearch({ patients = 1_000_000 } = {}): Promise<Measured[]> {
  const server = await startTestServer();
  const mark = randomBytes(4).toString('hex');
  const [owner, app, name] = [`bench_owner_${mark}`, `bench_app_${mark}`, `bench_${mark}`];
  const password = randomBytes(16).toString('hex');
  try {
    await createRoles(server.superUrl, { [owner]: password, [app]: password });
    await createDatabase(server.superUrl, { name, owner, app });
    const as = (role: string) => {
      const url = new URL(inDatabase(server.superUrl, name));
      url.username = role;
      url.password = password;
      return url.href;
    };
    await prepareDatabase({ ownerUrl: as(owner), appUrl: as(app) });
    const samples = await withClient(inDatabase(server.superUrl, name), (client) => loadPatients(client, patients));
    const dataDir = throwAwayFolder();
    const config = readConfig({ DATA_DIR: dataDir });
    const database = openDatabase(as(app), { max: 2 });
    try {
      // Phone numbers are looked for by a keyed hash, too.
      await openKeys(database, openMasterKeys(config));
      return await measureAll({ db: database.db, clock: systemClock, config }, samples);
    } finally {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  } finally {
    if (server.isBorrowed)
      await withClient(server.superUrl, (client) => client.query(`drop database ${name} with (force)`));
    await server.stop();
  }
}

type Deps = Parameters<typeof searchPatients>[0];

async function measureAll(deps: Deps, { words, names, puds, phones }: Samples): Promise<Measured[]> {
  const mixed = names.map((name, n) => `${name.split(' ')[0]} ${names[(n + 1) % names.length]?.split(' ').at(-1)}`);
  const both = words.map((word, n) => `${word.slice(0, 3)} ${words[(n + 7) % words.length]?.slice(0, 3)}`);
  const searches: [string, string[], number][] = [
    ['the first three letters of a common name', words.map((word) => word.slice(0, 3)), PREFIX_LIMIT_MS],
    ['a common name', words, PREFIX_LIMIT_MS],
    ['first and last name', names, PREFIX_LIMIT_MS],
    ['three letters of two common names', both, PREFIX_LIMIT_MS],
    ['the start of a PUD', puds.map((pud) => pud.slice(0, 9)), PREFIX_LIMIT_MS],
    ['a phone number', phones, PREFIX_LIMIT_MS],
    ['the last four digits', phones.map((phone) => phone.slice(-4)), PREFIX_LIMIT_MS],
    ['a mistyped name', names.map((name) => swapped(name.split(' ')[0] ?? name)), TYPO_LIMIT_MS],
    ['first and last name, one mistyped', names.map(swapped), TYPO_LIMIT_MS],
    ['names that nobody has together', mixed, TYPO_LIMIT_MS],
  ];
  const results: Measured[] = [];
  for (const [what, queries, limitMs] of searches) results.push({ what, ...(await measure(deps, queries)), limitMs });
  return results;
}

async function measure(deps: Deps, queries: string[]): Promise<Pick<Measured, 'p50Ms' | 'p99Ms'>> {
  const actor: Actor = { accountId: randomUUID(), role: 'staff', sessionId: randomUUID(), requestId: null };
  const times: number[] = [];
  for (const query of queries) await searchPatients(deps, actor, query);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const query of queries) {
      const from = performance.now();
      await searchPatients(deps, actor, query);
      times.push(performance.now() - from);
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
  return { p50Ms: at(0.5), p99Ms: at(0.99) };
}

/** Two neighbouring letters the wrong way round, in the middle of the first word. */
const swapped = (name: string) => name.replace(/^(..)(.)(.)/, '$1$3$2');

export function sayMeasured({ what, p50Ms, p99Ms, limitMs }: Measured): string {
  const verdict = p99Ms <= limitMs ? 'ok' : 'TOO SLOW';
  return `search: ${what.padEnd(42)} p50 ${p50Ms.toFixed(1).padStart(6)} ms   p99 ${p99Ms.toFixed(1).padStart(6)} ms   limit ${limitMs} ms   ${verdict}`;
}

if (import.meta.main) {
  const results = await benchPatientSearch({ patients: Number(process.argv[2] ?? 1_000_000) });
  for (const result of results) console.log(sayMeasured(result));
}
