// A time that somebody can give back, and that nobody else waits for.
import { type APIRequestContext, type BrowserContext, type Page, test } from '@playwright/test';
import { anotherPatient, book, type FreeSlot, send, theDoctor } from './new-patient.ts';

const DAY_MS = 86_400_000;
const TIME = '10:15';
const WEEKS = 8;
/** As many as playwright.config.ts lets run side by side. */
const WORKERS = 3;

type Doctor = { id: string; name: string; department: string };

const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const isSunday = (day: string) => new Date(day).getUTCDay() === 0;

type TakenTime = FreeSlot & { giveBack: () => Promise<unknown> };

/** On a Sunday, when doctors after the first see nobody. */
export async function aTakenTime(page: Page, context: BrowserContext): Promise<TakenTime> {
  const slot = await aSundayOfTheirOwn(page.request);
  const { request: atWork } = await theDoctor(context, slot.doctor);
  const session = { date: slot.date, firstStart: slot.time, lastStart: slot.time };
  await send(atWork, 'POST', '/api/doctor/schedule/extra-sessions', session);
  const other = await anotherPatient(context);
  const visit = await book(other.request, slot);
  return { ...slot, giveBack: () => send(other.request, 'DELETE', `/api/appointments/${visit.id}`) };
}

/** Journeys before this one may have opened some Sundays, and those beside it have doctors of their own. */
async function aSundayOfTheirOwn(request: APIRequestContext): Promise<FreeSlot> {
  const doctors: Doctor[] = await (await request.get('/api/doctors')).json();
  const mine = doctors
    .filter(({ name }) => name !== 'Dr. Arjun Nair')
    .filter((_, index) => index % WORKERS === test.info().parallelIndex % WORKERS);
  const sundays = Array.from({ length: 7 * WEEKS }, (_, days) => dayIn(days + 2)).filter(isSunday);
  for (const doctor of mine) {
    const offered = await Promise.all(sundays.map((day) => slotsOn(request, doctor.id, day)));
    // Whoever waits for a Sunday is asked for each one before it too.
    const used = offered.findLastIndex((slots) => slots.length > 0);
    const date = sundays[used + 1];
    if (date) return { doctorId: doctor.id, doctor: doctor.name, department: doctor.department, date, time: TIME };
  }
  throw new Error('Each of the doctors sees somebody on the last Sunday.');
}

/** Nobody of a journey goes on waiting after it: the next one would find them before it in the line. */
export async function leaveTheLine({ request }: Page): Promise<void> {
  const answer = await request.get('/api/waitlist');
  if (!answer.ok()) return;
  const wishes: { id: string }[] = await answer.json();
  for (const { id } of wishes) await send(request, 'DELETE', `/api/waitlist/${id}`);
}

const slotsOn = async (request: APIRequestContext, doctorId: string, day: string): Promise<unknown[]> =>
  (await (await request.get(`/api/doctors/${doctorId}/slots?date=${day}`)).json()).slots;
