import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { DOSE_UNITS, FREQUENCIES, ROUTES } from '#contract/medicines/medicines.ts';
import { createDatabase, dropDatabase, inDatabase } from '#server/db/create-database.ts';
import { prepareDatabase } from '#server/db/prepare-database.ts';
import { withClient } from '#server/db/with-client.ts';

const server = inject('testServer');
const name = `nadi_test_terms_${process.pid}`;
const urls = { ownerUrl: inDatabase(server.ownerUrl, name), appUrl: inDatabase(server.appUrl, name) };
const all = path.join(import.meta.dirname, '../db/migrations');
const before = fs.mkdtempSync(path.join(os.tmpdir(), 'nadi-migrations-'));

const ask = async (text: string) =>
  // Without foreign keys: the rows need no patient, and no order.
  withClient(inDatabase(server.superUrl, name), async (client) => {
    await client.query("set session_replication_role = 'replica'");
    return (await client.query(text)).rows;
  });

beforeAll(async () => {
  await createDatabase(server.superUrl, { name, owner: server.owner, app: server.app });
  for (const file of fs.readdirSync(all))
    if (file < '0053') fs.copyFileSync(path.join(all, file), path.join(before, file));
  const grantsFile = path.join(before, 'grants');
  // Those of today name tables that are not there yet.
  fs.writeFileSync(grantsFile, '');
  await prepareDatabase({ ...urls, migrationsFolder: before, grantsFile });
});
afterAll(async () => {
  await dropDatabase(server.superUrl, name);
  fs.rmSync(before, { recursive: true });
});

type Terms = { route: string; unit: string; frequency: string };
const prescribe = ({ route, unit, frequency }: Terms, index: number) => `
  insert into prescribed_medicines (prescription_id, patient_id, place, name, category, indication, amount, unit, route,
    frequency, gap_hours, most_in_24h, instructions, starts_on)
  values (gen_random_uuid(), gen_random_uuid(), ${index}, 'Any', '', '', 1, '${unit}', '${route}', '${frequency}', 4, 4, '', now())`;
const order = ({ route, unit, frequency }: Terms, version: number) => `
  insert into medication_order_versions (order_id, version, amount, unit, route, frequency, times, gap_hours, most_in_24h,
    indication, is_time_critical, priority, instructions, safety, least_gap_hours, written_by, written_at)
  values (gen_random_uuid(), ${version}, 1, '${unit}', '${route}', '${frequency}', '{}', 4, 4, '', false, 'low', '', '[]', 4,
    gen_random_uuid(), now())`;
const give = ({ route, unit }: Terms, version: number) => `
  insert into administrations (order_id, order_version, patient_id, outcome, given_at, recorded_at, recorded_by, amount, unit, route)
  values (gen_random_uuid(), ${version}, gen_random_uuid(), 'given', now(), now(), gen_random_uuid(), 1, '${unit}', '${route}')`;

const TABLES = ['prescribed_medicines', 'medication_order_versions', 'administrations'];
const frequencies = Object.keys(FREQUENCIES);
const stored = frequencies.map((frequency, index) => ({
  frequency,
  route: ROUTES[index % ROUTES.length] as string,
  unit: DOSE_UNITS[index % DOSE_UNITS.length] as string,
}));

test('a clinic keeps every route, unit and frequency that it stored before they became codes', async () => {
  const read = () =>
    Promise.all(
      TABLES.map((table) => ask(`select route, unit, to_jsonb(${table}) as whole from ${table} order by route, unit`)),
    );
  await ask(stored.flatMap((terms, index) => [prescribe, order, give].map((insert) => insert(terms, index))).join(';'));
  const kept = await read();
  expect(kept.map((rows) => rows.length)).toEqual([15, 15, 15]);
  for (const rows of kept) expect(new Set(rows.map(({ route }) => route))).toEqual(new Set(ROUTES));

  await prepareDatabase({ ...urls, migrationsFolder: all });

  // Later migrations may add columns.
  expect(await read()).toMatchObject(kept);
});

test.each([
  ['prescribed_route_known', prescribe, { route: 'by magic' }],
  ['prescribed_unit_known', prescribe, { unit: 'spoons' }],
  ['prescribed_frequency_known', prescribe, { frequency: 'now and then' }],
  ['ordered_route_known', order, { route: 'by magic' }],
  ['ordered_unit_known', order, { unit: 'spoons' }],
  ['ordered_frequency_known', order, { frequency: 'now and then' }],
  ['given_route_known', give, { route: 'by magic' }],
  ['given_unit_known', give, { unit: 'spoons' }],
] as const)('the database refuses a value that the contract does not know: %s', async (constraint, insert, wrong) => {
  const terms = { route: 'by mouth', unit: 'mg', frequency: 'once-a-day', ...wrong };
  await expect(ask(insert(terms, 99))).rejects.toMatchObject({ constraint });
});
