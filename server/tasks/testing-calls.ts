import type { Examples } from '../testing-calls.ts';
import { takeTask } from './take-task.ts';
import { aTask } from './testing.ts';

export const EXAMPLES: Examples = {
  'POST /staff-tasks/{id}/take': async (app) => {
    const { id, nurse } = await aTask(app);
    return { cookie: nurse.cookie, id, leaves: 'task.taken' };
  },
  'POST /staff-tasks/{id}/done': async (app) => {
    const { id, nurse } = await aTask(app);
    await takeTask(app.deps, nurse.actor, id);
    return { cookie: nurse.cookie, id, body: { note: '96 %' }, leaves: 'task.done' };
  },
};
