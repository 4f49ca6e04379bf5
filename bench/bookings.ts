import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { bookBare } from './bare-booking.ts';
import type { Clinic } from './clinic.ts';
import { openConnection, requestsPerSecond, requestText } from './connection.ts';
import { type FreeSlot, freeSlots, wishFor } from './free-slots.ts';
import { type BenchPatient, manyPatients } from './many-patients.ts';
import { type Measurement, median } from './measurement.ts';

const CLIENTS = 32;
const ROUNDS = 6;
const BOOKINGS = 192;
/** As many as the server's own pool. */
const CONNECTIONS = 20;
/** Nobody has more requests waiting than that. */
const PER_PATIENT = 3;

type Booking = { patient: BenchPatient; slot: FreeSlot };

export async function bookingsPerSecond(clinic: Clinic): Promise<Measurement[]> {
  const count = (ROUNDS + 1) * 2 * BOOKINGS;
  const patients = await manyPatients(clinic, Math.ceil(count / PER_PATIENT));
  const slots = await freeSlots(clinic, 8, Math.ceil(count / 8 / 90));
  const bookings = slots
    .slice(0, count)
    .map((slot, n) => ({ slot, patient: patients[n % patients.length] as BenchPatient }));
  const connections = await Promise.all(Array.from({ length: CLIENTS }, () => openConnection(clinic.server.port)));
  const pool = new pg.Pool({ connectionString: clinic.appUrl, max: CONNECTIONS });
  const rates: { ours: number; bare: number }[] = [];
  try {
    // The first round only warms both up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const some = bookings.splice(0, 2 * BOOKINGS);
      const requests = some
        .slice(0, BOOKINGS)
        .map(({ patient, slot }) =>
          requestText('POST', '/api/appointments/book', { cookie: patient.cookie, body: wishFor(slot) }),
        );
      const one = {
        ours: await requestsPerSecond(connections, requests, 201),
        bare: await barePerSecond(pool, some.slice(BOOKINGS)),
      };
      if (round > 0) rates.push(one);
    }
  } finally {
    for (const connection of connections) connection.close();
    await pool.end();
  }
  const [our, its] = [median(rates.map((rate) => rate.ours)), median(rates.map((rate) => rate.bare))];
  return [
    {
      what: 'bookings of distinct slots, beside the same transaction by bare pg',
      value: median(rates.map((rate) => rate.ours / rate.bare)),
      unit: '×',
      atLeast: 0.5,
      note: `${our.toFixed(0)} against ${its.toFixed(0)} a second, ${CLIENTS} clients`,
    },
  ];
}

async function barePerSecond(pool: pg.Pool, bookings: Booking[]): Promise<number> {
  const queue = [...bookings];
  const sealedMail = randomBytes(220);
  const from = performance.now();
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (let booking = queue.pop(); booking; booking = queue.pop()) {
        const client = await pool.connect();
        try {
          await bookBare(client, booking, sealedMail);
        } finally {
          client.release();
        }
      }
    }),
  );
  return bookings.length / ((performance.now() - from) / 1000);
}
