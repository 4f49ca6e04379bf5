import type { Examples } from '../testing-calls.ts';

export const EXAMPLES: Examples = {
  'GET /medicines/read-allergy': async (app) => ({
    cookie: (await app.aNurse()).cookie,
    search: '?text=Penicillin',
    leaves: { nothing: 'it reads the safety table, and no record' },
  }),
};
