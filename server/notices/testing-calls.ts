import type { Examples } from '../testing-calls.ts';

export const EXAMPLES: Examples = {
  'POST /notices/{id}/read': async (house) => {
    const { id: account_id, cookie } = await house.aPatient();
    const notice = { account_id, kind: 'test', title: 'News', text: 'Something happened.', at: house.clock.now() };
    const { id } = await house.db.insertInto('notices').values(notice).returning('id').executeTakeFirstOrThrow();
    return { cookie, id, leaves: { nothing: 'it says only that someone has seen their own news' } };
  },
  'POST /notices/read': async (house) => ({
    cookie: (await house.aPatient()).cookie,
    leaves: { nothing: 'it says only that someone has seen their own news' },
  }),
};
