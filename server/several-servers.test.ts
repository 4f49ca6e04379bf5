// Two servers on one database, each with its own data folder, as behind a balancer.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkpointFileIn } from './audit/checkpoint-file.ts';
import { type Verdict, verifyTrail } from './audit/verify/verify-trail.ts';
import { readConfig } from './platform/config.ts';
import { openSmtpServer } from './platform/mail/testing-smtp.ts';
import { startApp } from './start-app.ts';
import { cookieOf, startTestApp } from './testing-app.ts';
import { openStream, until } from './testing-stream.ts';

const post = await openSmtpServer();
// Only for its database, its people and its eyes.
const clinic = await startTestApp({ env: { SMTP_URL: post.url } });
const folders: string[] = [];
const [one, two] = [await openServer(), await openServer()];

async function openServer() {
  const dataDir = mkdtempSync(join(tmpdir(), 'nadi-server-'));
  folders.push(dataDir);
  const config = readConfig({
    DATA_DIR: dataDir,
    MASTER_KEY_FILE: clinic.deps.config.masterKeyFile,
    SMTP_URL: post.url,
    RATE_LIMIT_CALLS: '30',
    RATE_LIMIT_LOGINS: '60',
  });
  const app = await startApp({ config, log: clinic.deps.log, clock: clinic.clock, appUrl: clinic.database.url });
  const address = await app.fastify.listen({ host: '127.0.0.1', port: 0 });
  return { ...app, dataDir, address: async () => address };
}
type Server = typeof one;

afterAll(async () => {
  await Promise.all([one.stop(), two.stop()]);
  await clinic.close();
  await post.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const get = ({ fastify }: Server, url: string, cookie: string) => fastify.inject({ url, headers: { cookie } });
const send = ({ fastify }: Server, url: string, cookie: string, payload?: object) =>
  fastify.inject({ method: 'POST', url, headers: { cookie }, ...(payload ? { payload } : {}) });

describe('sessions', () => {
  test('who logs in at one is known at the other, and who logs out there is gone here', async () => {
    const nurse = await clinic.aNurse();
    const credentials = { email: nurse.email, password: nurse.password };
    const cookie = cookieOf(
      await one.fastify.inject({ method: 'POST', url: '/api/staff/login', payload: credentials }),
    );
    expect((await get(two, '/api/me', cookie)).json()).toMatchObject({ id: nurse.id, role: 'staff' });

    await send(two, '/api/logout', cookie);
    for (const server of [one, two]) expect((await get(server, '/api/me', cookie)).statusCode).toBe(401);
  });

  test('a locked screen is locked everywhere', async () => {
    const { cookie, password } = await clinic.aNurse();
    await send(one, '/api/session/lock', cookie);
    expect((await get(two, '/api/sessions', cookie)).statusCode).toBe(423);
    await send(two, '/api/session/unlock', cookie, { password });
    expect((await get(one, '/api/sessions', cookie)).statusCode).toBe(200);
  });

  test('an account disabled at one is refused at the other on its next request', async () => {
    const [nurse, admin] = [await clinic.aNurse(), await clinic.anAdministrator()];
    expect((await get(two, '/api/me', nurse.cookie)).statusCode).toBe(200);
    await send(one, `/api/admin/accounts/${nurse.id}/disable`, admin.cookie);
    expect((await get(two, '/api/me', nurse.cookie)).statusCode).toBe(401);
  });
});

describe('live updates', () => {
  test('what happens at one is heard at the other', async () => {
    const [admin, colleague] = [await clinic.anAdministrator(), await clinic.anAdministrator()];
    const streams = [await openStream(one, admin.cookie), await openStream(two, colleague.cookie)];
    const nurse = await clinic.aNurse();
    await send(one, `/api/admin/accounts/${nurse.id}/disable`, admin.cookie);
    const news = { event: 'change', data: { type: 'accounts', id: nurse.id } };
    for (const stream of streams) {
      // News of the accounts that other tests disabled may still be on its way.
      const ofNurse = () => stream.news().filter(({ data }) => data.id === nurse.id);
      await until(() => ofNurse().length > 0);
      expect(ofNurse()).toEqual([news]);
      stream.close();
    }
  });

  test('logging out at one ends the stream at the other', async () => {
    const { cookie } = await clinic.aPatient();
    const stream = await openStream(two, cookie);
    await send(one, '/api/logout', cookie);
    await stream.ended;
    expect(stream.news()).toEqual([{ event: 'ended', data: {} }]);
  });
});

describe('what may be done once is done once', () => {
  test('the trail that both write is sealed into one chain, and the file of each vouches for all of it', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => clinic.aNurse()));
    await Promise.all(people.map(({ cookie }, n) => send(n % 2 ? one : two, '/api/session/lock', cookie)));

    for (const { dataDir } of [one, two]) {
      let verdict: Verdict | undefined;
      // One look decides: what either server writes after it waits for the next round.
      await until(async () => {
        verdict = await verifyTrail({ ...clinic.deps, checkpointFile: checkpointFileIn(dataDir) });
        return !verdict.ok || (verdict.unsealed === 0 && verdict.checkpoints === verdict.batches);
      });
      expect(verdict).toMatchObject({ ok: true, unsealed: 0 });
    }
    const leaves = await clinic.db.selectFrom('audit_leaves').select('ids').execute();
    const sealed = leaves.flatMap(({ ids }) => ids);
    expect(new Set(sealed).size).toBe(sealed.length);
  });

  test('a mail is taken to the mail server by one of them', async () => {
    const { cookie } = await clinic.anAdministrator();
    const invite = (server: Server, n: number) =>
      send(server, '/api/admin/invitations', cookie, {
        name: 'Ila Sen',
        email: `ila${n}@mail.example`,
        employeeId: `BSC-${n}`,
        title: 'Nurse',
        role: 'staff',
      });
    await Promise.all(Array.from({ length: 12 }, (_, n) => invite(n % 2 ? one : two, n)));
    const isDone = async () => (await clinic.mails()).every(({ state }) => state === 'sent');
    await until(isDone);
    const recipients = post.received.flatMap(({ to }) => to);
    expect(recipients).toHaveLength(12);
    expect(new Set(recipients).size).toBe(12);
  });

  test('attempts at both servers are counted together', async () => {
    const probe = ({ fastify }: Server) =>
      fastify.inject({
        method: 'POST',
        url: '/api/password/link',
        payload: { token: 'made-up' },
        remoteAddress: '203.0.113.7',
      });
    const seen: Record<number, number> = {};
    // Ten at once: on a busy machine 80 would wait for a connection until they are answered 503, before they are counted.
    for (let round = 0; round < 8; round += 1) {
      const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => probe(n % 2 ? one : two)));
      for (const { statusCode } of answers) seen[statusCode] = (seen[statusCode] ?? 0) + 1;
    }
    expect(seen).toEqual({ 410: 60, 429: 20 });
  });

  test('so are the calls of one person, a moment later', async () => {
    const { cookie } = await clinic.aNurse();
    for (let call = 0; call < 30; call += 1) expect((await get(one, '/api/sessions', cookie)).statusCode).toBe(200);
    await until(async () => (await get(two, '/api/sessions', cookie)).statusCode === 429);
    expect((await get(one, '/api/sessions', cookie)).statusCode).toBe(429);
  });
});
