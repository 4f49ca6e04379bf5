import type { TestApp } from '../testing-app.ts';
import type { Examples } from '../testing-calls.ts';
import { NOBODY_KEYS } from './testing.ts';

const BODY = { endpoint: 'https://push.example.org/send/1', keys: NOBODY_KEYS };

const subscribed = async (app: TestApp, endpoint: string) => {
  const { cookie } = await app.aPatient();
  await app.as(cookie).post('/api/push-subscription', { ...BODY, endpoint });
  return cookie;
};

export const EXAMPLES: Examples = {
  'PUT /notice-settings': async (app) => {
    const { cookie } = await app.aPatient();
    const { choices, quietHours } = (await app.as(cookie).get('/api/notice-settings')).json();
    return { cookie, body: { choices, quietHours }, leaves: 'notice_settings.saved' };
  },
  'POST /push-subscription': async (app) => ({
    cookie: (await app.aPatient()).cookie,
    body: BODY,
    leaves: 'push.on',
  }),
  'POST /push-subscription/keep': async (app) => {
    const endpoint = 'https://push.example.org/send/2';
    await subscribed(app, endpoint);
    return { cookie: (await app.aPatient()).cookie, body: { endpoint }, leaves: 'push.off' };
  },
  'DELETE /push-subscription': async (app) => ({
    cookie: await subscribed(app, 'https://push.example.org/send/3'),
    leaves: 'push.off',
  }),
};
