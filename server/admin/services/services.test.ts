import { afterAll, expect, test } from 'vitest';
import { type ServiceTest, TESTS_PER_HOUR } from '#contract/clinic/services.ts';
import { openSmtpServer } from '#server/platform/mail/testing-smtp.ts';
import { startTestApp } from '#server/testing-app.ts';
import { startAiService } from '#server/triage/testing-ai-service.ts';

const mails = await openSmtpServer();
const model = await startAiService();
const app = await startTestApp({
  env: {
    ...{ SMTP_URL: mails.url, MAIL_FROM: 'Nadi <nadi@clinic.example>', SMS_URL: 'http://127.0.0.1:9/sms' },
    ...{ AI_PROVIDER: 'gemini', AI_BASE_URL: model.url, GEMINI_API_KEY: 'key-of-the-tests' },
  },
});
afterAll(async () => {
  await app.close();
  await mails.close();
  await model.close();
});
const admin = await app.anAdministrator();
const run = (body: object) => app.as(admin.cookie).post('/api/admin/services/test', body);
const told = async (body: object) => (await run(body)).json<ServiceTest>();

test('the list names hosts, and no key', async () => {
  const answer = await app.as(admin.cookie).get('/api/admin/services');
  expect(answer.json()).toMatchObject([
    { service: 'mail', isSetUp: true },
    { service: 'sms', isSetUp: true, host: '127.0.0.1:9' },
    { service: 'whatsapp', isSetUp: false, host: null },
    { service: 'ai', isSetUp: true },
  ]);
  expect(answer.body).not.toContain('key-of-the-tests');
});

test('a test of the mail goes to the administrator who asks, and says when the server refuses', async () => {
  expect(await told({ service: 'mail' })).toMatchObject({ isWell: true });
  expect(mails.received.map(({ to }) => to)).toEqual([[admin.email]]);
  mails.mood.refuses = true;
  expect(await told({ service: 'mail' })).toEqual({
    isWell: false,
    words: 'The mail server refuses the sender or your address.',
  });
});

test('a text needs a phone; a service that is away, and one that is not set up, are said in words', async () => {
  expect((await run({ service: 'sms' })).json().fields).toEqual({ phone: 'Enter the phone that the test goes to.' });
  const phone = '+91 98200 14477';
  expect((await told({ service: 'sms', phone })).words).toBe('The service cannot be reached.');
  expect((await told({ service: 'whatsapp', phone })).words).toMatch(/^No WhatsApp service is set up/);
});

test('the AI service is asked a question of nobody', async () => {
  expect((await told({ service: 'ai' })).words).toMatch(/^The AI service answered in \d+\.\d s\.$/);
});

test('of many tests at once no more pass than an hour allows, and each is in the trail', async () => {
  const answers = await Promise.all(Array.from({ length: TESTS_PER_HOUR + 4 }, () => run({ service: 'ai' })));
  expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThanOrEqual(4);
  const begun = (await app.trail()).filter(({ action }) => action === 'service.test_begun');
  expect(begun).toHaveLength(TESTS_PER_HOUR);
});

test('a restored clinic that was not let go sends nothing', async () => {
  const other = await app.anAdministrator();
  const at = app.clock.now();
  await app.db.insertInto('outgoing_holds').values({ held_at: at, made_at: at }).execute();
  const answer = await app.as(other.cookie).post('/api/admin/services/test', { service: 'mail' });
  expect(answer.json().words).toMatch(/^Nothing was sent: this clinic was restored/);
});
