// A person of a test's own, so that no journey stumbles over another's.
import { randomInt, randomUUID } from 'node:crypto';
import { type APIRequestContext, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { logInAs } from './login.ts';

export type NewPatient = { name: string; pud: string; password: string; patientId: string };

const PASSWORD = 'lanterns over the quiet harbour';

/** Registered, and logged in on this page. `profile`: what the health profile says already. */
export async function logInNewPatient(page: Page, profile: object | null = COMPLETE): Promise<NewPatient> {
  const name = `Meena ${randomUUID().slice(0, 8)}`;
  const person = { name, email: `${randomUUID()}@mail.example`, phone: `+91 98${randomInt(10_000_000, 99_999_999)}` };
  const { pud } = await send(page.request, 'POST', '/api/patients/register', {
    ...person,
    password: PASSWORD,
    consent: true,
  });
  await logInAs(page, { role: 'patient', login: pud, password: PASSWORD });
  const { patientId } = await (await page.request.get('/api/me')).json();
  if (profile) await send(page.request, 'PUT', `/api/patients/${patientId}/profile`, profile);
  return { name, pud, password: PASSWORD, patientId };
}

export const COMPLETE = {
  dateOfBirth: '1992-03-12',
  sex: 'female',
  bloodGroup: 'B+',
  EmergencyContact: { name: 'Vikram Rao', phone: '+91 98200 55512' },
  allergyState: 'none-known',
};

/** A call as the browser of that page would make it. */
export async function send(request: APIRequestContext, method: string, path: string, data?: object) {
  const answer = await request.fetch(path, {
    method,
    data,
    headers: { Origin: new URL(test.info().project.use.baseURL ?? '').origin },
  });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** A day far enough ahead that its times are free at every hour, and on which doctors work. */
export function aWeekdayAhead(): string {
  const day = new Date(Date.now() + randomInt(30, 150) * 86_400_000);
  while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

export type FreeSlot = { doctorId: string; doctor: string; department: string; date: string; time: string };

/** A free time some weeks ahead, where no other test is likely to look. */
export async function aFreeSlot(request: APIRequestContext, isLateEnough = (_time: string) => true): Promise<FreeSlot> {
  const doctors = await (await request.get('/api/doctors')).json();
  for (let tries = 0; tries < 40; tries++) {
    const doctor = doctors[randomInt(doctors.length)];
    const date = new Date(Date.now() + randomInt(20, 170) * 86_400_000).toISOString().slice(0, 10);
    const { slots } = await (await request.get(`/api/doctors/${doctor.id}/slots?date=${date}`)).json();
    const free = slots.filter((slot: { isFree: boolean; time: string }) => slot.isFree && isLateEnough(slot.time));
    if (free.length > 8)
      return {
        doctorId: doctor.id,
        doctor: doctor.name,
        department: doctor.department,
        date,
        time: free[randomInt(2, free.length - 2)].time,
      };
  }
  throw new Error('No doctor has a free time.');
}

export const book = (request: APIRequestContext, { department, doctorId, date, time }: FreeSlot, reason?: string) =>
  send(request, 'POST', '/api/appointments/book', { department, doctor: doctorId, date, time, reason });

/** Another browser with another patient in it. */
export async function anotherPatient(context: BrowserContext): Promise<Page> {
  const other = await context.browser()?.newContext({ baseURL: test.info().project.use.baseURL });
  if (!other) throw new Error('There is no browser.');
  const page = await other.newPage();
  await logInNewPatient(page);
  return page;
}

/** The doctor of an appointment, in a browser of their own. */
export async function theDoctor(context: BrowserContext, name: string): Promise<Page> {
  const other = await context.browser()?.newContext({ baseURL: test.info().project.use.baseURL });
  if (!other) throw new Error('There is no browser.');
  const page = await other.newPage();
  const accounts = await (await page.request.get('/api/demo/accounts')).json();
  const account = accounts.find((each: { name: string }) => each.name === name);
  if (!account) throw new Error(`The demo clinic has no ${name}.`);
  await logInAs(page, account);
  return page;
}
