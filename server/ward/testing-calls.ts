import { anInpatient } from '../admissions/testing.ts';
import type { TestApp } from '../testing-app.ts';
import type { Examples } from '../testing-calls.ts';
import { handOver } from './handover/hand-over.ts';
import { readHandover } from './handover/read-handover.ts';
import { leaveToDo } from './handover/to-dos.ts';
import { observe } from './observe.ts';
import { WELL } from './testing.ts';

const versionOf = async ({ deps }: TestApp, nurse: Parameters<typeof readHandover>[1]) =>
  (await readHandover(deps, nurse)).current.version;

export const EXAMPLES: Examples = {
  'POST /inpatients/{id}/observations': async (app) => {
    const { id, nurse } = await anInpatient(app);
    return { cookie: nurse.cookie, id, body: WELL, leaves: 'observation.recorded' };
  },
  'POST /observations/{id}/entered-in-error': async (app) => {
    const { id, nurse } = await anInpatient(app);
    const { observation } = await observe(app.deps, nurse.actor, id, WELL);
    return {
      cookie: nurse.cookie,
      id: observation.id,
      body: { reason: 'The other bed.' },
      leaves: 'observation.marked_wrong',
    };
  },
  'POST /inpatients/{id}/notes': async (app) => {
    const { id, nurse } = await anInpatient(app);
    return { cookie: nurse.cookie, id, body: { note: 'Slept well.' }, leaves: 'ward-note.written' };
  },
  'POST /inpatients/{id}/status': async (app) => {
    const { id, nurse } = await anInpatient(app);
    const body = { status: 'attention', reason: 'Looks pale.' };
    return { cookie: nurse.cookie, id, body, leaves: 'ward-status.set' };
  },
  'PUT /inpatients/{id}/saturation-scale': async (app) => {
    const { id, doctor } = await anInpatient(app);
    const body = { scale: 2, reason: 'Hypercapnic before.' };
    return { cookie: doctor.cookie, id, body, leaves: 'saturation-scale.ordered' };
  },
  'PUT /inpatients/{id}/visit': async (app) => {
    const { id, doctor } = await anInpatient(app);
    return { cookie: doctor.cookie, id, body: { isSeen: true }, leaves: 'ward-visit.marked' };
  },
  'PUT /handovers/current': async (app) => {
    await anotherShift(app);
    const { cookie, actor } = await app.aNurse();
    const body = { patients: [], note: 'Quiet.', version: await versionOf(app, actor) };
    return { cookie, body, leaves: 'handover.written' };
  },
  'POST /handovers/to-dos': async (app) => ({
    cookie: (await app.aNurse()).cookie,
    body: { words: 'Order new masks.' },
    leaves: 'to-do.left',
  }),
  'POST /handovers/to-dos/{id}/done': async (app) => {
    await anotherShift(app);
    const { cookie, actor } = await app.aNurse();
    const { open } = await leaveToDo(app.deps, actor, { words: 'Order new masks.' });
    return { cookie, id: open.at(-1)?.id ?? '', leaves: 'to-do.done' };
  },
  'POST /handovers/current/hand-over': async (app) => {
    await anotherShift(app);
    const { cookie, actor } = await app.aNurse();
    return { cookie, body: { version: await versionOf(app, actor) }, leaves: 'handover.given' };
  },
  'POST /handovers/{id}/accept': async (app) => {
    await anotherShift(app);
    const [giver, taker] = [await app.aNurse(), await app.aNurse()];
    const { id } = await handOver(app.deps, giver.actor, await versionOf(app, giver.actor));
    return { cookie: taker.cookie, id: id ?? '', leaves: 'handover.accepted' };
  },
};

/** A shift is handed over once: what one test handed over, the next must not find. */
async function anotherShift({ db }: TestApp): Promise<void> {
  await db.deleteFrom('handovers').execute();
}
