// What administrators set while the clinic runs: when screens lock, and how services outside are reached.
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { KeptServices } from '#contract/clinic/service-settings.ts';
import { type KeptSessionLimits, USUAL_SESSION_LIMITS } from '#contract/clinic/session-limits.ts';
import type { Clinic } from '#contract/clinic.ts';
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { makeChannels } from '#server/channels/make-channels.ts';
import { takeUpSettings } from '#server/clinic/settings/keep-settings.ts';
import { withStoredServices } from '#server/clinic/settings/stored-services.ts';
import { openSmtpServer } from '#server/platform/mail/testing-smtp.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Person } from '#server/testing-people.ts';
import { startAiService } from '#server/triage/testing-ai-service.ts';
import { aForm, aJpegWithMetadata, aWebp } from '#server/triage/testing-photos.ts';

const post = await openSmtpServer();
const model = await startAiService();
let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp({ env: { SMTP_URL: post.url, MAIL_FROM: 'Nadi <nadi@clinic.example>' } });
  admin = await app.anAdministrator({ name: 'Leela Nair' });
});
afterAll(async () => {
  await app.close();
  await post.close();
  await model.close();
});

describe('when screens lock', () => {
  const PATH = '/api/admin/session-limits';
  const read = async () => (await app.as(admin.cookie).get(PATH)).json<KeptSessionLimits>();
  const set = async (changes: object, version?: number) =>
    app.as(admin.cookie).put(PATH, {
      limits: { ...USUAL_SESSION_LIMITS, ...changes },
      version: version ?? (await read()).version,
    });

  test('is as usual until somebody sets it; then it holds at once for open sessions, here and on other servers', async () => {
    expect(await read()).toEqual({ limits: USUAL_SESSION_LIMITS, version: 0, changed: null });
    const nurse = await app.aNurse();
    const other = await startTestApp({ beside: app });
    expect((await set({ staff: { lockMinutes: 5, logOutHours: 1, endHours: 8 } })).statusCode).toBe(200);
    await takeUpSettings(other.deps);
    expect((await app.as(nurse.cookie).get('/api/me')).json().session.idleSeconds).toBe(300);
    app.clock.advance(5 * MINUTE_MS);
    for (const server of [app, other])
      expect((await server.as(nurse.cookie).get('/api/sessions')).statusCode).toBe(423);
    app.clock.advance(56 * MINUTE_MS);
    for (const server of [app, other])
      expect((await server.as(nurse.cookie).get('/api/sessions')).statusCode).toBe(401);
    await other.close();
  });

  test('a login lasts no longer than the clinic says, however busy somebody is', async () => {
    const { cookie } = await app.aNurse();
    for (let hour = 0; hour < 8 * 15; hour += 1) {
      app.clock.advance(4 * MINUTE_MS);
      await app.as(cookie).post('/api/session/touch');
    }
    expect((await app.as(cookie).get('/api/me')).statusCode).toBe(401);
    admin = await app.anAdministrator();
  });

  test.each([
    ['staff', 'lockMinutes', 31, 'At most 30 minutes.'],
    ['staff', 'lockMinutes', 2, 'At least 3 minutes.'],
    ['admin', 'endHours', 13, 'At most 12 hours.'],
    ['patient', 'lockMinutes', 61, 'At most 60 minutes.'],
    ['doctor', 'logOutHours', 0, 'At least one hour.'],
  ] as const)('%s %s of %i is refused at its field', async (role, field, value, sentence) => {
    const wrong = { [role]: { ...USUAL_SESSION_LIMITS[role], [field]: value } };
    expect((await set(wrong)).json().fields).toEqual({ [`limits.${role}.${field}`]: sentence });
  });

  test('an end after the login is not passed by the end without anybody; a second who saves is told', async () => {
    const wrong = await set({ doctor: { lockMinutes: 15, logOutHours: 12, endHours: 6 } });
    expect(wrong.json().fields).toEqual({ 'limits.doctor.logOutHours': 'Not longer than a login lasts at most.' });
    const { version } = await read();
    const answers = await Promise.all([set({}, version), set({}, version)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await app.trail()).filter(({ action }) => action === 'clinic.setting_set').at(-1)).toMatchObject({
      details: { setting: 'session-limits' },
      actor_id: admin.id,
    });
  });
});

describe('how services are reached', () => {
  const PATH = '/api/admin/services/settings';
  const read = async () => (await app.as(admin.cookie).get(PATH)).json<KeptServices>();
  const set = async (service: keyof KeptServices, settings: object | null, secret?: string) =>
    app.as(admin.cookie).put(PATH, {
      ...{ service, settings, version: (await read())[service].version },
      ...(secret === undefined ? {} : { secret }),
    });
  const MAIL = {
    ...{ host: 'mail.clinic.example', port: 587, security: 'starttls', user: 'desk', fromName: 'Lake Road' },
    fromAddress: 'desk@clinic.example',
  };
  const SMS = {
    url: 'https://sms.example/send',
    method: 'POST',
    headerName: 'Authorization',
    body: '{"to":"{to}","text":"{text}"}',
  };

  test('a secret goes in sealed, is used, and comes out nowhere: not in an answer, a row, the trail or a mail', async () => {
    const secret = 'Bearer wholly-secret-4711';
    const said = await set('sms', SMS, secret);
    expect(said.json<KeptServices>().sms).toMatchObject({ settings: SMS, hasSecret: true });
    expect(app.deps.config.sms).toEqual({
      ...SMS,
      headerName: undefined,
      header: { name: 'Authorization', value: secret },
    });
    const { rows } = await app.database.pool.query('select clinic_settings::text as row from clinic_settings');
    const everywhere = [
      said.body,
      JSON.stringify(rows),
      JSON.stringify(await app.trail()),
      JSON.stringify(await app.mails()),
    ];
    for (const text of everywhere) expect(text).not.toContain('4711');
  });

  test('the other fields change without typing it again, but never to another place', async () => {
    expect((await set('sms', { ...SMS, body: '{"number":"{to}","message":"{text}"}' })).json().sms.hasSecret).toBe(
      true,
    );
    const elsewhere = await set('sms', { ...SMS, url: 'https://thief.example/send' });
    expect(elsewhere.json().fields).toEqual({ secret: 'Type it again: it was given for another address.' });
    expect(app.deps.config.sms?.header?.value).toBe('Bearer wholly-secret-4711');
    expect(app.deps.config.sms?.url).toBe(SMS.url);
  });

  test.each([
    [
      'sms',
      { ...SMS, body: 'to={to}' },
      { 'settings.body': 'It must hold {to} and {text}, where number and text go.' },
    ],
    ['sms', { ...SMS, url: 'ftp://x' }, { 'settings.url': 'An address looks like https://sms.example.org/send.' }],
    ['mail', { ...MAIL, host: 'two words' }, { 'settings.host': 'A host looks like mail.example.org.' }],
    ['ai', { provider: 'gemini', baseUrl: '', model: '', imageModel: '' }, { secret: 'Enter the key.' }],
    [
      'ai',
      { provider: 'openai-compatible', baseUrl: '', model: 'm', imageModel: '' },
      { 'settings.baseUrl': 'Enter the address of the service.' },
    ],
  ] as const)('%s with a mistake is refused at its field: %o', async (service, settings, fields) => {
    const answer = await set(service, settings);
    expect([answer.statusCode, answer.json().fields]).toEqual([400, fields]);
  });

  test('a new mail server is told to all administrators through the old one, and every later mail leaves through the new', async () => {
    const other = await app.anAdministrator();
    const channels = makeChannels(app.deps);
    post.received.length = 0;
    await set('mail', MAIL, 'the password');
    expect(post.received.flatMap(({ to }) => to)).toEqual(expect.arrayContaining([admin.email, other.email]));
    expect(app.deps.config.smtpUrl).toBe('smtp://desk:the%20password@mail.clinic.example:587?requireTLS=true');
    expect(app.deps.config.mailFrom).toBe('"Lake Road" <desk@clinic.example>');
    expect(channels.mail.isConfigured).toBe(true);
    const news = (await app.as(other.cookie).get('/api/notices')).json<{ title: string }[]>();
    expect(news[0]?.title).toMatch(/changed how Mail is reached$/);
    await set('mail', null);
    expect(app.deps.config.smtpUrl).toBe(post.url);
    await channels.mail.send({ id: 'one', to: 'x@mail.example', subject: 'News', text: 'Hello' });
    expect(post.received.at(-1)?.to).toEqual(['x@mail.example']);
  });

  test('an AI service that is set here is asked by the test', async () => {
    await set('ai', { provider: 'gemini', baseUrl: model.url, model: '', imageModel: '' }, 'key');
    const told = await app.as(admin.cookie).post('/api/admin/services/test', { service: 'ai' });
    expect(told.json().words).toMatch(/^The AI service answered/);
  });

  test('three texts to one number within an hour are enough, whoever asks', async () => {
    await set('sms', { ...SMS, url: 'http://127.0.0.1:9/sms', headerName: '' }, '');
    const body = { service: 'sms', phone: '+91 98200 14477' };
    const asked = [admin, await app.anAdministrator(), admin, await app.anAdministrator()];
    const answers = [];
    for (const { cookie } of asked) answers.push(await app.as(cookie).post('/api/admin/services/test', body));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
    expect(JSON.stringify(await app.trail())).not.toContain('98200');
    app.clock.advance(HOUR_MS + 1);
    admin = await app.anAdministrator();
    expect((await app.as(admin.cookie).post('/api/admin/services/test', body)).statusCode).toBe(200);
  });

  test('what does not fit the rules of today leaves the environment’s setting', () => {
    const { usualServices } = app.deps.config;
    const broken = [{ service: 'mail' as const, shown: { host: '' }, secret: null }];
    expect(withStoredServices(usualServices, broken)).toEqual(usualServices);
  });
});

describe('the logo', () => {
  const send = (image: Buffer, fileName = 'logo.png') => {
    const { payload, type } = aForm({ image, fileName });
    return app.as(admin.cookie).send('POST', '/api/admin/clinic/logo', payload, { 'content-type': type });
  };

  test('is drawn anew as a small PNG, shown to everyone under an address of its own, and can be removed', async () => {
    expect((await app.as().get('/api/clinic/logo')).statusCode).toBe(404);
    expect((await send(await aJpegWithMetadata(), 'logo.jpg')).statusCode).toBe(200);
    const { logo } = (await app.as().get('/api/clinic')).json<Clinic>();
    expect(logo?.height).toBeLessThanOrEqual(192);
    const shown = await app.as().get(`/api/clinic/logo?v=${logo?.version}`);
    expect([shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
      'image/png',
      'public, max-age=31536000, immutable',
    ]);
    const { format, exif } = await sharp(shown.rawPayload).metadata();
    expect([format, exif]).toEqual(['png', undefined]);
    expect((await app.trail()).at(-1)).toMatchObject({ action: 'clinic.setting_set', details: { setting: 'logo' } });
    expect((await app.as(admin.cookie).delete('/api/admin/clinic/logo')).statusCode).toBe(200);
    expect((await app.as().get('/api/clinic')).json<Clinic>().logo).toBeUndefined();
    expect((await app.as(admin.cookie).delete('/api/admin/clinic/logo')).statusCode).toBe(404);
  });

  test('is a PNG or a JPEG: nothing else is taken', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const image of [svg, await aWebp()]) {
      expect((await send(image)).json()).toMatchObject({
        code: 'image_unreadable',
        fields: { image: 'Choose a PNG or a JPEG.' },
      });
    }
  });
});

test('in production an address without encryption is refused', async () => {
  const { requireUsable } = await import('./service-rules.ts');
  const settings = { url: 'http://sms.example', method: 'POST', headerName: '', body: '{to}{text}' } as const;
  const change = { service: 'sms', settings, version: 0 } as const;
  const state = { hasSecret: false, wasKept: false };
  expect(() => requireUsable({ mode: 'production' }, change, state)).toThrow();
  expect(() => requireUsable({ mode: 'demo' }, change, state)).not.toThrow();
});
