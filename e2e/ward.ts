// A patient in a bed of their own, so that a journey on the ward changes nobody else's stay.
import { randomInt, randomUUID } from 'node:crypto';
import type { APIResponse, Page } from '@playwright/test';
import { expect } from './page-checks.ts';
import { asBrowser, unique } from './people.ts';

type People = { administrator: Page; nurse: Page; doctor: Page };
export type Stay = { id: string; patientId: string; name: string; bed: string; room: string };

export async function ask<Answer>(page: Page, path: string): Promise<Answer> {
  const answer = await page.request.get(`/api${path}`);
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

export async function notify<Answer>(page: Page, path: string, data: object = {}): Promise<Answer> {
  const headers = { ...asBrowser().headers, 'Idempotency-Key': randomUUID() };
  const answer: APIResponse = await page.request.post(`/api${path}`, { data, headers });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

export async function anInpatient({ administrator, nurse, doctor }: People): Promise<Stay> {
  const room = unique('N').slice(-6).toUpperCase();
  const { beds } = await notify<{ beds: { id: string }[] }>(administrator, '/rooms', { name: room, beds: ['A'] });
  // A name that is like no other: names that are alike name each other on every card.
  const person = { name: `Meena ${randomUUID().slice(0, 8)}`, email: `${randomUUID()}@mail.example` };
  const { pud } = await notify<{ pud: string }>(nurse, '/patients/register', {
    ...person,
    phone: `+91 98${randomInt(10_000_000, 99_999_999)}`,
    password: 'lanterns over the quiet harbour',
    consent: true,
  });
  const [found] = await ask<{ id: string; name: string }[]>(nurse, `/patients/search?q=${pud}`);
  const me = await ask<{ name: string }>(doctor, '/me');
  const doctors = await ask<{ id: string; name: string }[]>(nurse, '/doctors');
  const stay = await notify<{ id: string }>(nurse, '/inpatients', {
    patientId: found?.id,
    bedId: beds[0]?.id,
    doctorId: doctors.find(({ name }) => name === me.name)?.id,
    diagnosis: 'Pneumonia',
  });
  // Nobody opens the chart of a stay that its doctor has not accepted.
  await notify(doctor, `/inpatients/${stay.id}/accept`);
  // NEWS2 asks for the age, and a safety check for the allergies.
  const basics = { dateOfBirth: '1955-08-22', sex: 'female', allergyState: 'none-known' };
  const saved = await nurse.request.put(`/api/patients/${found?.id}/profile`, { data: basics, ...asBrowser() });
  expect(saved.ok(), await saved.text()).toBe(true);
  return { id: stay.id, patientId: found?.id ?? '', name: found?.name ?? '', bed: `${room}-A`, room };
}

type Finding = { key: string; needsReason: boolean };

/** Due in so many minutes; whatever the safety check finds is answered. */
export async function anOrder(doctor: Page, stay: Stay, medication: string, mg: number, minutes: number) {
  const { timeZone } = await ask<{ timeZone: string }>(doctor, '/clinic');
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  const order = {
    medication,
    dose: { amount: mg, unit: 'mg' },
    route: 'by mouth',
    frequency: 'once-a-day',
    times: [time.format(Date.now() + minutes * 60_000)],
    priority: 'high',
  };
  const path = `/inpatients/${stay.id}/medication-orders`;
  const { findings } = await notify<{ findings: Finding[] }>(doctor, `${path}/check`, order);
  const answers = findings
    .filter(({ needsReason }) => needsReason)
    .map(({ key }) => ({ finding: key, reason: 'Weighed with the patient at the bedside.' }));
  await notify(doctor, path, { ...order, answers });
}

/** Nothing of the journey stays on the screens of others. */
export async function leaveTheWard({ doctor, nurse }: Omit<People, 'administrator'>, stay: Stay) {
  const alerts = await ask<{ id: string; patientId: string; status: string }[]>(doctor, '/alerts');
  for (const { id, status } of alerts.filter(({ patientId }) => patientId === stay.patientId)) {
    if (status === 'acknowledged') await notify(doctor, `/alerts/${id}/attend`);
    if (status !== 'closed')
      await notify(doctor, `/alerts/${id}/close`, { outcome: 'Oxygen, antibiotics; breathing slower.' });
  }
  const { version } = await ask<{ version: number }>(nurse, `/inpatients/${stay.id}`);
  await notify(nurse, `/inpatients/${stay.id}/discharge`, { summary: 'Moved to the intensive care unit.', version });
}
