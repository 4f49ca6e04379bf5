import type { Examples } from '../testing-calls.ts';
import { takeTask } from './take-task.ts';
import { aTask } from './testing.ts';

export const EXAMPLES: Examples = {
  'POST /staff-tasks/{id}/take': async (house) => {
    const { id, nurse } = await aTask(house);
    return { cookie: nurse.cookie, id, leaves: 'task.taken' };
  },
  'POST /staff-tasks/{id}/done': async (house) => {
    const { id, nurse } = await aTask(house);
    await takeTask(house.deps, nurse.actor, id);
    return { cookie: nurse.cookie, id, body: { note: '96 %' }, leaves: 'task.done' };
  },
};
