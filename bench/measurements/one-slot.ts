import type { Clinic } from '../clinic.ts';
import { openConnection, requestText } from '../connection.ts';
import { freeSlots, requestFor } from '../free-slots.ts';
import { manyPatients } from '../many-patients.ts';
import type { Measurement } from '../measurement.ts';

const CLIENTS = 100;
const ROUNDS = 5;

/** A hundred patients press the button at once, five times over. */
export async function oneSlot(clinic: Clinic): Promise<Measurement[]> {
  const slots = (await freeSlots(clinic, 1, 1)).slice(0, ROUNDS);
  const connections = await Promise.all(Array.from({ length: CLIENTS }, () => openConnection(clinic.server.port)));
  let worstMs = 0;
  let unfair = 0;
  for (const slot of slots) {
    // New ones each time: who has won before may have too many requests waiting, which is no lost race.
    const patients = await manyPatients(clinic, CLIENTS);
    const requests = patients.map(({ cookie }) =>
      requestText('POST', '/api/appointments/book', { cookie, body: requestFor(slot, 'A cough') }),
    );
    const from = performance.now();
    const answers = await Promise.all(connections.map((connection, n) => connection.send(requests[n] as Buffer)));
    worstMs = Math.max(worstMs, performance.now() - from);
    const won = answers.filter(({ status }) => status === 201).length;
    const told = answers.filter(({ status, body }) => status === 409 && body.includes('"slot_taken"')).length;
    if (won !== 1 || told !== CLIENTS - 1) unfair += 1;
  }
  for (const connection of connections) connection.close();
  return [
    {
      what: '100 clients, one slot: rounds without exactly one winner',
      value: unfair,
      unit: '',
      atMost: 0,
      note: `${ROUNDS} rounds, the other ${CLIENTS - 1} told slot_taken`,
    },
    { what: '100 clients, one slot: until the last is answered', value: worstMs / 1000, unit: 's', atMost: 2 },
  ];
}
