// Nothing suits: wait, be asked when a time comes free, and take it within ten minutes.
import type { Page } from '@playwright/test';
import { anotherPatient, book, logInNewPatient, send, theDoctor } from './new-patient.ts';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from './page-checks.ts';
import { unfold } from './unfold.ts';

test.describe.configure({ timeout: 60_000 });

const DAY_MS = 86_400_000;
const TIME = '10:15';
const card = (page: Page) => page.getByRole('region', { name: 'Tell me if an earlier time comes free' });

/** Doctors after the first see nobody on Sundays; each project has one to itself. */
async function aDoctorOnSunday(page: Page) {
  const doctors: { id: string; name: string; department: string }[] = await (
    await page.request.get('/api/doctors')
  ).json();
  const others = doctors.filter(({ name }) => name !== 'Dr. Arjun Nair');
  const index = ['phone', 'desk', 'phone by night', 'desk by day'].indexOf(test.info().project.name);
  const doctor = others[index % others.length];
  if (!doctor) throw new Error('The demo clinic has no such doctor.');
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
  const sunday = [8, 9, 10, 11, 12, 13, 14].map(inDays).find((day) => day.getUTCDay() === 0) ?? new Date();
  return { doctor, date: sunday.toISOString().slice(0, 10) };
}

test('a time that someone gives back is offered, and taken on the screen that books', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await logInNewPatient(page);
  const { doctor, date } = await aDoctorOnSunday(page);
  const { request: atWork } = await theDoctor(context, doctor.name);
  await send(atWork, 'POST', '/api/doctor/schedule/extra-sessions', { date, firstStart: TIME, lastStart: TIME });
  const other = await anotherPatient(context);
  const slot = { doctorId: doctor.id, doctor: doctor.name, department: doctor.department, date, time: TIME };
  const visit = await book(other.request, slot);

  await page.goto('/book');
  await page.getByRole('region', { name: 'QuickSchedule' }).getByLabel('Department').selectOption(doctor.department);
  await unfold(page, 'Tell me if an earlier time comes free');
  await card(page).getByRole('button', { name: 'Wait for a time' }).click();
  await card(page).getByLabel('With').selectOption({ label: doctor.name });
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']) {
    await card(page).getByRole('checkbox', { name: day }).uncheck();
  }
  await card(page).getByLabel('Until').fill(date);
  await expectNoAxeFindings(page);
  await card(page).getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(card(page)).toContainText('You are next in line.');
  await expectNoSidewaysScroll(page);

  await send(other.request, 'DELETE', `/api/appointments/${visit.id}`);

  // Without a reload: on the screen within a moment.
  await page.getByRole('link', { name: 'Take it or leave it' }).click();
  const offer = page.getByRole('region', { name: /10:15 came free/ });
  await expect(offer).toBeInViewport();
  await expect(offer.getByRole('timer')).toContainText(/^(10:00|9:\d\d)/);
  // The message that announces it stands aside.
  await offer.getByRole('heading').click({ trial: true });
  await expectNoAxeFindings(page);
  await offer.getByRole('button', { name: /^Take Sun/ }).click();

  await expect(page.getByRole('region', { name: 'My appointments' })).toContainText(doctor.name);
  await expect(offer).toBeHidden();
  await expect(card(page)).toContainText('Nothing suits?');
});
