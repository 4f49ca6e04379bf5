import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WEB_FOLDER } from '../app.ts';
import { answerAllForgotten } from '../credentials/testing.ts';
import { seenFromOutside } from '../identity/testing.ts';
import { DEMO_CLINIC } from '../platform/clinic-details.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { INHERITED } from '../testing-process.ts';
import { PRODUCTION } from '../testing-production.ts';
import { keepDemoAccounts } from './demo-accounts.ts';

const isFull = process.env.NADI_TEST_FULL === '1';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: PRODUCTION });
  await keepDemoAccounts(app.db, [{ role: 'admin', login: 'leela@mail.example', password: 'public', name: 'Leela' }]);
});
afterAll(() => app.close());

type Ended = { code: number | null; said: string };

/** Starts the real server on the database of this test, as an operator would. */
function startServer(env: Record<string, string>): Promise<Ended> {
  const main = join(import.meta.dirname, '../main.ts');
  const { database, deps } = app;
  const settings = {
    ...INHERITED,
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    DATA_DIR: deps.config.dataDir,
    PORT: '0',
    ...env,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [main], { env: settings, timeout: 60_000 }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? -1) : 0, said: stdout + stderr });
    });
  });
}

describe('in production', () => {
  test('the list of demo accounts looks like an address that does not exist', async () => {
    const answer = seenFromOutside(await app.as().get('/api/demo/accounts'));
    expect(answer).toEqual(seenFromOutside(await app.as().get('/api/no-such-endpoint')));
    expect(answer.status).toBe(404);
  });

  test('nothing of the demo’s address, telephone and mail is on a page, in an answer or in a mail', async () => {
    const pages = await startTestApp({ env: PRODUCTION, beside: app, webFolder: WEB_FOLDER });
    const said = await Promise.all(
      ['/', '/privacy', '/security', '/login/patient', '/api/clinic', '/api/openapi.json'].map(
        async (url) => (await pages.as().get(url)).body,
      ),
    );
    expect(said[0]).toContain(PRODUCTION.CLINIC_PHONE);
    const patient = await app.aPatient();
    await app.as().post('/api/password/forgot', { role: 'patient', pud: patient.pud, email: patient.email });
    await answerAllForgotten(app);
    const mails = (await app.mails()).map(({ subject, text }) => `${subject} ${text}`);
    expect(mails.length).toBeGreaterThan(0);
    for (const text of [...said, ...mails]) {
      for (const demo of Object.values(DEMO_CLINIC)) expect(text).not.toContain(demo);
    }
    await pages.close();
  });

  test.runIf(isFull)(
    'the server does not start on a database that holds the demo clinic, and says why in one sentence',
    async () => {
      const { code, said } = await startServer(PRODUCTION);
      expect(code).toBe(1);
      expect(said.trim()).toBe(
        'This database holds the demo clinic, whose passwords are public. Start production with a new one.',
      );
    },
    90_000,
  );
});
