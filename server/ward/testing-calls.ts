import { anInpatient } from '../admissions/testing.ts';
import type { Examples } from '../testing-calls.ts';
import type { TestHouse } from '../testing-house.ts';
import { handOver } from './handover/hand-over.ts';
import { readHandover } from './handover/read-handover.ts';
import { leaveToDo } from './handover/to-dos.ts';
import { observe } from './observe.ts';
import { WELL } from './testing.ts';

const versionOf = async ({ deps }: TestHouse, nurse: Parameters<typeof readHandover>[1]) =>
  (await readHandover(deps, nurse)).current.version;

export const EXAMPLES: Examples = {
  'POST /inpatients/{id}/observations': async (house) => {
    const { id, nurse } = await anInpatient(house);
    return { cookie: nurse.cookie, id, body: WELL, leaves: 'observation.recorded' };
  },
  'POST /observations/{id}/entered-in-error': async (house) => {
    const { id, nurse } = await anInpatient(house);
    const { observation } = await observe(house.deps, nurse.actor, id, WELL);
    return {
      cookie: nurse.cookie,
      id: observation.id,
      body: { reason: 'The other bed.' },
      leaves: 'observation.marked_wrong',
    };
  },
  'POST /inpatients/{id}/notes': async (house) => {
    const { id, nurse } = await anInpatient(house);
    return { cookie: nurse.cookie, id, body: { note: 'Slept well.' }, leaves: 'ward-note.written' };
  },
  'POST /inpatients/{id}/status': async (house) => {
    const { id, nurse } = await anInpatient(house);
    const body = { status: 'attention', reason: 'Looks pale.' };
    return { cookie: nurse.cookie, id, body, leaves: 'ward-status.set' };
  },
  'PUT /inpatients/{id}/saturation-scale': async (house) => {
    const { id, doctor } = await anInpatient(house);
    const body = { scale: 2, reason: 'Hypercapnic before.' };
    return { cookie: doctor.cookie, id, body, leaves: 'saturation-scale.ordered' };
  },
  'PUT /inpatients/{id}/visit': async (house) => {
    const { id, doctor } = await anInpatient(house);
    return { cookie: doctor.cookie, id, body: { isSeen: true }, leaves: 'ward-visit.marked' };
  },
  'PUT /handovers/current': async (house) => {
    await anotherShift(house);
    const { cookie, actor } = await house.aNurse();
    const body = { patients: [], note: 'Quiet.', version: await versionOf(house, actor) };
    return { cookie, body, leaves: 'handover.written' };
  },
  'POST /handovers/to-dos': async (house) => ({
    cookie: (await house.aNurse()).cookie,
    body: { words: 'Order new masks.' },
    leaves: 'to-do.left',
  }),
  'POST /handovers/to-dos/{id}/done': async (house) => {
    const { cookie, actor } = await house.aNurse();
    const { open } = await leaveToDo(house.deps, actor, { words: 'Order new masks.' });
    return { cookie, id: open.at(-1)?.id ?? '', leaves: 'to-do.done' };
  },
  'POST /handovers/current/hand-over': async (house) => {
    await anotherShift(house);
    const { cookie, actor } = await house.aNurse();
    return { cookie, body: { version: await versionOf(house, actor) }, leaves: 'handover.given' };
  },
  'POST /handovers/{id}/accept': async (house) => {
    await anotherShift(house);
    const [giver, taker] = [await house.aNurse(), await house.aNurse()];
    const { id } = await handOver(house.deps, giver.actor, await versionOf(house, giver.actor));
    return { cookie: taker.cookie, id: id ?? '', leaves: 'handover.accepted' };
  },
};

/** A shift is handed over once: what one test handed over, the next must not find. */
async function anotherShift({ db }: TestHouse): Promise<void> {
  await db.deleteFrom('handovers').execute();
}
