import { cookieOf, type TestApp } from '#server/testing-app.ts';
import type { Examples } from '#server/testing-calls.ts';
import { waitForCode } from '../testing.ts';
import { addPasskey, anAuthenticator, challengeFrom } from './testing.ts';

async function withPasskey(app: TestApp) {
  const doctor = await app.aDoctor();
  const { key, added } = await addPasskey(app, doctor.cookie);
  return { doctor, key, cookie: cookieOf(added), id: added.json().passkey.id as string };
}

const ASKS = { nothing: 'it asks a key to sign, and changes nothing' };

export const PASSKEY_EXAMPLES: Examples = {
  'POST /passkeys/registration': async (app) => ({ cookie: (await app.aDoctor()).cookie, leaves: ASKS }),
  'POST /passkeys/challenge': async (app) => ({ cookie: (await withPasskey(app)).cookie, leaves: ASKS }),
  'POST /login/passkey/start': async () => ({ leaves: ASKS }),
  'POST /passkeys': async (app) => {
    const { cookie } = await app.aDoctor();
    const key = anAuthenticator(app).create(await challengeFrom(app, '/passkeys/registration', cookie));
    return { cookie, body: { name: 'Phone', key }, leaves: 'passkey.added' };
  },
  'PATCH /passkeys/{id}': async (app) => {
    const { cookie, id } = await withPasskey(app);
    return { cookie, id, body: { name: 'Blue key' }, leaves: 'passkey.renamed' };
  },
  'DELETE /passkeys/{id}': async (app) => {
    const { cookie, id } = await withPasskey(app);
    return { cookie, id, leaves: 'passkey.removed' };
  },
  'POST /passkeys/recovery-codes': async (app) => ({
    cookie: (await withPasskey(app)).cookie,
    leaves: 'second-factor.codes_renewed',
  }),
  'POST /login/passkey': async (app) => {
    const { key } = await withPasskey(app);
    const answer = key.answer(await challengeFrom(app, '/login/passkey/start'));
    return { body: { role: 'doctor', answer }, leaves: 'login.succeeded' };
  },
  'POST /login/second-factor/passkey': async (app) => {
    const { doctor, key } = await withPasskey(app);
    const cookie = await waitForCode(app, doctor);
    const answer = key.answer(await challengeFrom(app, '/passkeys/challenge', cookie));
    return { cookie, body: { answer }, leaves: 'second-factor.passed' };
  },
  'POST /session/step-up/passkey': async (app) => {
    const { key, cookie } = await withPasskey(app);
    const answer = key.answer(await challengeFrom(app, '/passkeys/challenge', cookie));
    return { cookie, body: { answer }, leaves: 'session.proven' };
  },
};
