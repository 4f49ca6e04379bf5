// Writes as patients send them, each with a key: registrations and bookings. What was acknowledged is remembered here and
// looked for in the database afterwards.
import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/connect.ts';
import { type FreeSlot, requestFor } from './free-slots.ts';
import type { BenchPatient } from './many-patients.ts';

export type Write = {
  kind: 'registration' | 'booking';
  path: string;
  body: object;
  headers: Record<string, string>;
  /** What makes it this one and no other: the name that was registered, the place and time that was booked. */
  mark: string;
  /** The PUD or the id of the appointment that was answered. */
  acknowledged: string | null;
};

export function newRegistration(): Write {
  const name = `Asha ${randomUUID()}`;
  return {
    kind: 'registration',
    path: '/api/patients/register',
    body: {
      name,
      email: 'asha@mail.example',
      phone: '+91 98200 14477',
      password: 'eleven herons at the weir',
      consent: true,
    },
    headers: { 'idempotency-key': randomUUID() },
    mark: name,
    acknowledged: null,
  };
}

export const newBooking = (slot: FreeSlot, { cookie }: BenchPatient): Write => ({
  kind: 'booking',
  path: '/api/appointments/book',
  body: requestFor(slot, 'A cough'),
  headers: { cookie, 'idempotency-key': randomUUID() },
  mark: `${slot.doctorId} ${slot.startsAt.toISOString()}`,
  acknowledged: null,
});

/** True when it was acknowledged; a lost answer and a refusal for the moment are both false. */
export async function send(url: string, write: Write): Promise<boolean> {
  try {
    const answer = await fetch(url + write.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...write.headers },
      body: JSON.stringify(write.body),
      signal: AbortSignal.timeout(10_000),
    });
    const said = (await answer.json()) as { pud?: string; id?: string };
    if (answer.status === 201) write.acknowledged = (write.kind === 'booking' ? said.id : said.pud) ?? null;
    return write.acknowledged !== null;
  } catch {
    return false;
  }
}

/** What became of them: lost is what was acknowledged and is not there; doubled is what is there twice. */
export async function countInDatabase(
  db: Database,
  writes: readonly Write[],
): Promise<{ lost: number; doubled: number }> {
  const found = new Map<string, string[]>();
  const note = (mark: string, answer: string) => found.set(mark, [...(found.get(mark) ?? []), answer]);
  for (const { name, pud } of await db.selectFrom('patients').select(['name', 'pud']).execute()) note(name, pud);
  const booked = await db.selectFrom('appointments').select(['id', 'doctor_id', 'during']).execute();
  for (const { id, doctor_id, during } of booked) note(`${doctor_id} ${startOf(during)}`, id);

  const answersFor = ({ mark }: Write) => found.get(mark) ?? [];
  const lost = writes.filter((write) => write.acknowledged && !answersFor(write).includes(write.acknowledged));
  return { lost: lost.length, doubled: writes.filter((write) => answersFor(write).length > 1).length };
}

/** '["2026-11-18 06:00:00+00","2026-11-18 06:15:00+00")' */
const startOf = (during: string) => new Date(during.slice(2, during.indexOf('",'))).toISOString();
