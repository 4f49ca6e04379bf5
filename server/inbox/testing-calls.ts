import type { TestApp } from '../testing-app.ts';
import type { Examples } from '../testing-calls.ts';
import { aForm, aJpeg } from '../triage/testing-photos.ts';
import { aThread } from './testing.ts';

const toDesk = async (app: TestApp) => {
  const nurse = await app.aNurse();
  const { id, messages, version } = await aThread(app, await app.aPatient(), null);
  return { cookie: nurse.cookie, id, seen: messages.at(-1)?.id ?? '', version };
};

export const EXAMPLES: Examples = {
  'POST /inbox': async (app) => ({
    cookie: (await app.aPatient()).cookie,
    body: { doctorId: null, message: 'Please send me the bill of Tuesday.' },
    leaves: 'inbox.sent',
  }),
  'POST /inbox/photos': async (app) => ({
    cookie: (await app.aPatient()).cookie,
    body: {},
    ...aForm({ image: await aJpeg() }),
    leaves: 'inbox.photo_added',
  }),
  'POST /inbox/{id}/replies': async (app) => {
    const { seen, version, ...call } = await toDesk(app);
    return { ...call, body: { message: 'Yes, for eight hours.', seen, version }, leaves: 'inbox.answered' };
  },
  'POST /inbox/{id}/read': async (app) => {
    const { seen, ...call } = await toDesk(app);
    return { ...call, body: { upTo: seen }, leaves: 'inbox.read' };
  },
  'POST /inbox/{id}/assign': async (app) => {
    const { version, ...call } = await toDesk(app);
    return { ...call, body: { to: (await app.aNurse()).id, version }, leaves: 'inbox.assigned' };
  },
  'POST /inbox/{id}/close': async (app) => {
    const { version, ...call } = await toDesk(app);
    return { ...call, body: { version }, leaves: 'inbox.closed' };
  },
};
