import type { Examples } from '../testing-calls.ts';

export const EXAMPLES: Examples = {
  'POST /notices/{id}/read': async (app) => {
    const { id: account_id, cookie } = await app.aPatient();
    const notice = { account_id, kind: 'test', title: 'News', text: 'Something happened.', at: app.clock.now() };
    const { id } = await app.db.insertInto('notices').values(notice).returning('id').executeTakeFirstOrThrow();
    return { cookie, id, leaves: { nothing: 'it says only that someone has seen their own news' } };
  },
  'POST /notices/read': async (app) => ({
    cookie: (await app.aPatient()).cookie,
    leaves: { nothing: 'it says only that someone has seen their own news' },
  }),
};
