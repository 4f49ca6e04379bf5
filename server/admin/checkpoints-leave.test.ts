import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sealEntries } from '../audit/seal-entries.ts';
import { readKeptCheckpoint } from '../audit/verify/read-kept-checkpoint.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import { until } from '../testing-stream.ts';
import { mailCheckpoint } from './mail-checkpoint.ts';
import { makeCheckpointPoster } from './post-checkpoint.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const batches = async () => (await app.db.selectFrom('audit_batches').select('number').execute()).length;
/** Another test file's open transaction may hold entries back for a moment. */
async function seal() {
  const before = await batches();
  await until(async () => {
    await sealEntries(app.deps);
    return (await batches()) > before;
  });
}
const checkpointMails = async (to?: string) => (await app.mails(to)).filter(({ kind }) => kind === 'audit-checkpoint');

test('the checkpoint of the day is mailed to every administrator once, however many servers run', async () => {
  const admins = [await app.anAdministrator(), await app.anAdministrator()];
  const nurse = await app.aNurse();
  await app.login(nurse);
  await seal();

  await Promise.all([mailCheckpoint(app.deps), mailCheckpoint(app.deps), mailCheckpoint(app.deps)]);
  for (const { email } of admins) {
    const [mail, ...more] = await checkpointMails(email);
    expect(more).toEqual([]);
    expect(readKeptCheckpoint(mail?.text ?? '')).toMatchObject({ number: await batches() });
    expect(mail?.text).toContain('npm run audit:verify -- --checkpoint=');
  }
  expect(await checkpointMails(nurse.email)).toEqual([]);
  expect((await app.trail()).at(-1)).toMatchObject({ action: 'audit.checkpoint_mailed', actor_role: 'system' });

  app.clock.advance(DAY_MS);
  await seal();
  await mailCheckpoint(app.deps);
  expect(await checkpointMails(admins[0]?.email)).toHaveLength(2);
});

describe('with an address of the clinic', () => {
  test('a new checkpoint is posted there, and sent again when it was not taken', async () => {
    const taken: { clinic: string; checkpoint: { number: number } }[] = [];
    let status = 503;
    const server = createServer((request, reply) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        if (status === 200) taken.push(JSON.parse(body));
        reply.writeHead(status).end();
      });
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const auditPostUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/checkpoints`;
    const post = makeCheckpointPoster({ ...app.deps, config: { ...app.deps.config, auditPostUrl } });
    await app.login('staff');
    await seal();

    await expect(post()).rejects.toThrow('answered 503');
    status = 200;
    await post();
    await post();
    expect(taken).toHaveLength(1);
    expect(taken[0]?.checkpoint.number).toBe(await batches());

    await app.login('staff');
    await seal();
    await post();
    expect(taken).toHaveLength(2);
    await new Promise((closed) => server.close(closed));
  });

  test('without one nothing is sent', async () => {
    await expect(makeCheckpointPoster(app.deps)()).resolves.toBeUndefined();
  });
});
