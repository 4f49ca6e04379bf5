// Nothing that names a person may reach the log: real requests go through the whole server, and then the log is searched.
import { afterAll, describe, expect, test } from 'vitest';
import { withClient } from '../db/with-client.ts';
import { application } from '../staffing/testing-calls.ts';
import { startTestApp } from '../testing-app.ts';
import { makeWebFolder } from './http/testing-web.ts';
import { describeError, makeLog } from './logger.ts';

const web = makeWebFolder();
const app = await startTestApp({ webFolder: web.folder });
afterAll(async () => {
  await app.close();
  web.remove();
});

const linesOf = () => app.logged.map((line) => JSON.parse(line) as Record<string, unknown>);

describe('a day of requests', () => {
  // spec: 7.3
  test('leaves no name, address, PUD, password, token or free text in the log', async () => {
    const patient = await app.aPatient({ name: 'Zarina Quill', email: 'zarina.quill@mail.example' });
    const visitor = app.as();
    const input = { ...application('harbhajan@mail.example'), name: 'Dr. Harbhajan', message: 'I play the sitar.' };
    await visitor.post('/api/applications', input);
    await visitor.post('/api/applications', { ...input, phone: 'my secret phone' });
    await visitor.post('/api/patients/register', { name: 'Zarina Quill', email: 'zarina.quill@mail.example' });
    await visitor.post('/api/patients/login', { pud: patient.pud, password: 'wrong-guess-here' });
    const cookie = await app.login(patient);
    await app.as(cookie).get('/api/me');
    await app.as(cookie).get('/api/me?email=zarina.quill@mail.example');
    await app.as(cookie).get(`/api/admin/mails/${patient.id}`);
    await visitor.get(`/login/patient/${patient.pud}`);
    await visitor.get('/zarina.quill@mail.example', { accept: 'text/html' });
    await visitor.get('/Zarina-Quill?token=wrong-guess-here');
    await visitor.get(`/api/${patient.pud}`);
    await visitor.send('POST', '/api/applications', '{"name":"Zarina Quill",', { 'content-type': 'application/json' });
    await visitor.get('/healthz', { 'user-agent': 'Zarina-Browser', referer: 'https://quill.example' });
    await app.as(cookie).post('/api/logout');

    const log = app.logged.join('');
    expect(linesOf().length).toBeGreaterThan(14);
    for (const secret of [
      /zarina/i,
      /quill/i,
      /harbhajan/i,
      /@|%40/,
      /sitar/,
      /secret phone/,
      /98200/,
      /wrong-guess/,
      /lantern/,
      /PUD-/i,
    ]) {
      expect(log).not.toMatch(secret);
    }
    for (const value of [patient.pud, patient.id, cookie.split('=')[1] ?? '', input.licenseNumber]) {
      expect(log).not.toContain(value);
    }
  });

  test('says of each request what was asked, what was answered and how long it took', async () => {
    const answer = await app.as().get('/api/clinic');
    expect(linesOf().find(({ requestId }) => requestId === answer.headers['x-request-id'])).toMatchObject({
      method: 'GET',
      route: '/api/clinic',
      status: 200,
      milliseconds: expect.any(Number),
      msg: 'answered',
    });
  });
});

test('an unexpected error is a bare 500 with its id; the log has where it happened and not what it said', async () => {
  await withClient(app.database.ownerUrl, (client) =>
    client.query(`
      create function stumble() returns trigger language plpgsql as
        $$ begin raise exception 'broken over % and %', new.email, new.message; end $$;
      create trigger stumble before insert on doctor_applications for each row execute function stumble()`),
  );

  const input = { ...application('surya@mail.example'), message: 'My mother is ill.' };
  const answer = await app.as().post('/api/applications', input);

  const { requestId } = answer.json();
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { message: 'Something went wrong on our side.', code: 'unexpected', requestId },
  ]);
  expect(linesOf().find((one) => one.msg === 'unexpected error')).toMatchObject({
    requestId,
    route: '/api/applications',
    err: { code: 'P0001', stack: expect.arrayContaining([expect.stringMatching(/^at /)]) },
  });
  expect(app.logged.join('')).not.toMatch(/surya|mother|broken over/);
});

describe('an error is described without its sentence', () => {
  test('even when the sentence looks like a place in the code', () => {
    const error = new Error('Key (email)=(a@b.example)\n    at a@b.example (secret.ts:1:1)');
    const described = JSON.stringify(describeError(error));
    expect(described).not.toMatch(/a@b|secret\.ts/);
    expect(described).toContain('logger.test.ts');
  });

  test('and whatever is thrown', () => {
    expect(describeError('zarina@mail.example')).toEqual({ type: 'string' });
    expect(describeError(null)).toEqual({ type: 'object' });
  });

  test('and when it is logged on its own', () => {
    const lines: string[] = [];
    makeLog('info', { write: (line) => void lines.push(line) }).error({ err: new Error('zarina@mail.example') });
    makeLog('info', { write: (line) => void lines.push(line) }).error(new Error('zarina@mail.example'));
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toContain('zarina');
  });
});
