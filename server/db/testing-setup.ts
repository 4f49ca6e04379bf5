import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { createDatabase, dropDatabase, inDatabase } from './create-database.ts';
import { createRoles } from './create-roles.ts';
import { prepareDatabase } from './prepare-database.ts';
import { startTestServer } from './start-test-server.ts';
import { withClient } from './with-client.ts';

type TestServer = {
  superUrl: string;
  ownerUrl: string;
  appUrl: string;
  owner: string;
  app: string;
  template: string;
};

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/** Once per run: one server, and one migrated database that every test file gets a copy of. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  const mark = randomBytes(4).toString('hex');
  const names = { owner: `nadi_owner_${mark}`, app: `nadi_app_${mark}`, template: `nadi_template_${mark}` };
  const password = randomBytes(16).toString('hex');
  await createRoles(server.superUrl, { [names.owner]: password, [names.app]: password });
  await withClient(server.superUrl, async (client) => {
    // A quarter of the server's time was planning. The tables of tests hold a handful of rows: any order of a join will do.
    await client.query(`alter role ${names.app} set join_collapse_limit = 1`);
    await client.query(`alter role ${names.app} set enable_mergejoin = off`);
  });
  await createDatabase(server.superUrl, { ...names, name: names.template, template: undefined });

  const ownerUrl = asRole(inDatabase(server.superUrl, names.template), names.owner, password);
  const appUrl = asRole(inDatabase(server.superUrl, names.template), names.app, password);
  await prepareDatabase({ ownerUrl, appUrl });
  project.provide('testServer', { superUrl: server.superUrl, ownerUrl, appUrl, ...names });

  return async () => {
    if (!server.isBorrowed) return server.stop();
    await dropDatabase(server.superUrl, names.template);
    await withClient(server.superUrl, (client) => client.query(`drop role ${names.owner}, ${names.app}`));
  };
}

function asRole(url: string, role: string, password: string): string {
  const address = new URL(url);
  address.username = role;
  address.password = password;
  return address.href;
}
