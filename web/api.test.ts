// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { listMails } from '#contract/admin.ts';
import { readClinic } from '#contract/clinic.ts';
import { logInPatient, logOut, readMe } from '#contract/identity.ts';
import { registerPatient } from '#contract/patients/patients.ts';
import { approveApplication } from '#contract/staffing/staffing.ts';
import { markPresent } from './activity.ts';
import { call } from './api.ts';
import { type CallReport, onCallReport } from './call-reports.ts';
import { ApiRefusal, Unreachable } from './refusal.ts';
import { answerCalls, aPerson, refused, type Sent } from './testing.tsx';

const CREDENTIALS = { pud: 'PUD-7K3QX-2M9TD', password: 'slow river at dawn' };
const registration = {
  name: 'A',
  email: 'a@b.example',
  phone: '+91 98200 14477',
  password: 'x',
  consent: true as const,
};
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

function hearReports() {
  const reports: CallReport[] = [];
  stops.push(onCallReport((report) => reports.push(report)));
  return reports;
}

test('what the server answers is handed on', async () => {
  const me = aPerson();
  answerCalls({ 'GET /api/me': () => ({ body: me }) });

  expect(await call(readMe)).toEqual(me);
});

test('parameters and queries become part of the address', async () => {
  const id = '0197a1b2-0000-7000-8000-000000000003';
  const calls = answerCalls({
    [`POST /api/admin/applications/${id}/approve`]: () => ({ body: {} }),
    'GET /api/admin/mails?limit=20': () => ({ body: [] }),
    'GET /api/admin/mails': () => ({ body: [] }),
  });

  await call(approveApplication, { params: { id } });
  await call(listMails, { query: { limit: 20 } });
  await call(listMails);

  expect(calls).toHaveLength(3);
});

test('a refusal carries the sentence, the fields and the request id of the server', async () => {
  answerCalls({
    'POST /api/patients/login': () => refused(400, 'bad_input', 'Look again.', { pud: 'PUD is needed.' }),
  });

  const attempt = call(logInPatient, { body: CREDENTIALS });

  await expect(attempt).rejects.toMatchObject({
    status: 400,
    code: 'bad_input',
    message: 'Look again.',
    fields: { pud: 'PUD is needed.' },
    requestId: 'request-7',
  });
});

// spec: 8.2
test.each([
  ['an empty answer', {}],
  ['an unexpected error', { message: 'Something went wrong on our side.', code: 'unexpected', requestId: 'r' }],
])("%s gets the endpoint's own sentence, else a general one", async (_, body) => {
  answerCalls({
    'POST /api/patients/register': () => ({ status: 500, body }),
    'GET /api/me': () => ({ status: 500, body: {} }),
  });

  await expect(call(registerPatient, { body: registration })).rejects.toThrow('Registration failed. Please try again.');
  await expect(call(readMe)).rejects.toThrow('Server error. Please try again.');
});

test('a page of a proxy instead of JSON is a refusal too', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));

  await expect(call(readMe)).rejects.toBeInstanceOf(ApiRefusal);
});

// spec: 8.9, 9.19
test('when nobody answers, the sentence names the host and the notice is told', async () => {
  answerCalls({});
  const reports = hearReports();

  const attempt = call(readMe);

  await expect(attempt).rejects.toBeInstanceOf(Unreachable);
  await expect(attempt).rejects.toThrow(
    `Cannot connect to server. Please check if the server is running on ${location.host}`,
  );
  expect(reports).toContainEqual({ kind: 'unreachable' });
});

test('a call on an unattended screen says so, and does not count as someone being there', async () => {
  const sent: Sent[] = [];
  answerCalls({
    'GET /api/me': (each) => {
      sent.push(each);
      return { body: aPerson() };
    },
  });
  const reports = hearReports();

  markPresent();
  await call(readMe);
  markPresent(Date.now() - 61_000);
  await call(readMe);

  expect(sent.map(({ headers }) => headers.get('Nadi-Background'))).toEqual([null, '1']);
  expect(reports).toMatchObject([
    { kind: 'reached', isForeground: true },
    { kind: 'reached', isForeground: false },
  ]);
});

test('an idempotency key travels with the request', async () => {
  let key: string | null = null;
  answerCalls({
    'POST /api/patients/register': ({ headers }) => {
      key = headers.get('Idempotency-Key');
      return { status: 201, body: { pud: CREDENTIALS.pud } };
    },
  });

  await call(registerPatient, { body: registration, idempotencyKey: 'once' });

  expect(key).toBe('once');
});

// spec: 7.4
test('a read is given up after 15 seconds; a write is never cut off', async () => {
  const timeouts = vi.spyOn(AbortSignal, 'timeout');
  const signals: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    signals.push(init.signal);
    return Response.json({ message: 'ok' });
  });

  await call(readClinic);
  expect(timeouts).toHaveBeenCalledWith(15_000);
  expect(signals[0]).toBeInstanceOf(AbortSignal);

  timeouts.mockClear();
  await call(logOut);
  expect(timeouts).not.toHaveBeenCalled();
  expect(signals[1]).toBeUndefined();
  timeouts.mockRestore();
});
