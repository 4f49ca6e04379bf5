import type { MergeListed } from '#contract/patients/merges.ts';
import type { TestApp } from '../testing-app.ts';
import type { Examples } from '../testing-calls.ts';
import { compareAs, mergeRecords, propose, REASON } from './testing.ts';

export const EXAMPLES: Examples = {
  'POST /merges': async (app) => {
    const { desk, two } = await atTheDesk(app);
    const { seen } = await compareAs(app, desk, two);
    const body = { ...two, reason: REASON, decisions: {}, seen };
    return { cookie: desk.cookie, body, leaves: 'patient.merge_proposed' };
  },
  'POST /merges/{id}/agree': async (app) => {
    const { desk, two } = await atTheDesk(app);
    const { id } = (await propose(app, desk, two)).json<MergeListed>();
    const second = await app.aReceptionist();
    const { seen } = await compareAs(app, second, two);
    return { cookie: second.cookie, id, body: { seen }, leaves: 'patient.merged' };
  },
  'POST /merges/{id}/decline': async (app) => {
    const { desk, two } = await atTheDesk(app);
    const { id } = (await propose(app, desk, two)).json<MergeListed>();
    return { cookie: desk.cookie, id, leaves: 'patient.merge_declined' };
  },
  'POST /merges/{id}/undo': async (app) => {
    const { desk, two } = await atTheDesk(app);
    const { id } = await mergeRecords(app, two);
    return { cookie: desk.cookie, id, body: { reason: REASON }, leaves: 'patient.separated' };
  },
};

/** Registered twice at the desk, without a login. */
async function atTheDesk(app: TestApp) {
  const desk = await app.aReceptionist();
  const register = async () => {
    const person = { name: 'Ila Sen', phone: '+91 98200 14477', dateOfBirth: '1981-04-09', sex: 'female' };
    const answer = await app.as((await app.aNurse()).cookie).post('/api/patients', { ...person, isNotDuplicate: true });
    return answer.json<{ patient: { id: string } }>().patient.id;
  };
  return { desk, two: { kept: await register(), other: await register() } };
}
