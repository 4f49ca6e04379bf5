import { hashPassword } from '#server/identity/password-hash.ts';
import { drawPud } from '#server/patients/draw-pud.ts';
import type { Clinic } from '../clinic.ts';
import { openConnection, requestText } from '../connection.ts';
import { manyPatients } from '../many-patients.ts';
import { elapsedMs, type Measurement, median } from '../measurement.ts';

const TRIES = 60;

/** A wrong password for someone who exists, and for nobody, in turns: whoever holds a stopwatch learns nothing. */
export async function loginTiming(clinic: Clinic): Promise<Measurement[]> {
  // One try each: nobody is locked out.
  const patients = await manyPatients(clinic, TRIES, await hashPassword('a lantern on the shore'));
  const connection = await openConnection(clinic.server.port);
  const timeOf = (pud: string) =>
    elapsedMs(async () => {
      const body = { pud, password: 'not the right one' };
      const { status } = await connection.send(requestText('POST', '/api/patients/login', { body }));
      if (status !== 401) throw new Error(`A wrong password was answered ${status}.`);
    });
  const known: number[] = [];
  const unknown: number[] = [];
  for (const [index, { login }] of patients.entries()) {
    // Who comes first must not matter either.
    if (index % 2) known.push(await timeOf(login));
    unknown.push(await timeOf(drawPud()));
    if (!(index % 2)) known.push(await timeOf(login));
  }
  connection.close();
  return [
    {
      what: 'login of an unknown name, beside a known one with a wrong password',
      value: median(unknown) / median(known),
      unit: '×',
      atLeast: 0.85,
      atMost: 1.15,
      note: `medians ${median(unknown).toFixed(1)} and ${median(known).toFixed(1)} ms`,
    },
  ];
}
