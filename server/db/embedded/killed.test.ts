import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withClient } from '../with-client.ts';
import { isAlive } from './postmaster.ts';
import { aFolder, anotherNadi, start, until } from './testing.ts';

const isFull = process.env.NADI_TEST_FULL === '1';

let folder: string;
let remove: () => Promise<void>;
beforeEach(() => {
  ({ folder, remove } = aFolder());
});
afterEach(() => remove());

test.runIf(isFull)('the server of a killed Nadi is taken over by the next one, which also stops it', async () => {
  const killed = anotherNadi(folder);
  const { pid, superUrl } = await killed.says();
  await withClient(superUrl, (client) => client.query('create table kept as select 1 as one'));
  await killed.kill();
  expect(isAlive(pid)).toBe(true);

  const server = await start(folder);

  expect(server).toMatchObject({ adopted: true, pid, superUrl });
  const { rows } = await withClient(server.superUrl, (client) => client.query('select one from kept'));
  expect(rows).toEqual([{ one: 1 }]);
  await server.stop();
  await until(() => !isAlive(pid));
});

test('a Nadi and its server killed together start again with everything that was written', async () => {
  const killed = anotherNadi(folder, 'durable');
  const { pid, superUrl } = await killed.says();
  await withClient(superUrl, (client) => client.query('create table kept as select 1 as one'));
  await killed.kill();
  process.kill(pid, 'SIGKILL');

  const server = await start(folder);

  expect(server.adopted).toBe(false);
  const { rows } = await withClient(server.superUrl, (client) => client.query('select one from kept'));
  expect(rows).toEqual([{ one: 1 }]);
  await server.stop();
});

test.runIf(isFull)('a database whose making was interrupted is never opened', async () => {
  const killed = anotherNadi(folder);
  await until(() => fs.readdirSync(folder).some((name) => name.startsWith('pg18.making-')));
  await killed.kill();
  expect(fs.existsSync(path.join(folder, 'pg18'))).toBe(false);

  const server = await start(folder);

  expect(server.adopted).toBe(false);
  await server.stop();
});

test.runIf(isFull)('what was left half made long ago is cleared away', async () => {
  const left = path.join(folder, 'pg18.making-123456');
  fs.mkdirSync(left);
  fs.writeFileSync(path.join(left, 'PG_VERSION'), '18');
  const twoHoursAgo = Date.now() / 1000 - 7200;
  fs.utimesSync(left, twoHoursAgo, twoHoursAgo);

  const server = await start(folder);

  expect(fs.existsSync(left)).toBe(false);
  await server.stop();
});

test.runIf(isFull)('two first starts at once end with one database and one Nadi', async () => {
  const both = [anotherNadi(folder), anotherNadi(folder)];
  const said = await Promise.all(both.map((nadi) => nadi.says()));

  const [winner] = both.filter((_, position) => !said[position]?.refusal);
  expect(said.map(({ refusal }) => refusal ?? 'runs').sort()).toEqual([
    `Nadi is already running on this data folder (process ${winner?.process.pid}).`,
    'runs',
  ]);
  await Promise.all(both.filter(({ process }) => process.exitCode === null).map((nadi) => nadi.kill()));
});
