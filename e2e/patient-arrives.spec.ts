// On the day: here, with the code that the desk shows; the doctor sees it.
import type { BrowserContext, Page } from '@playwright/test';
import { logIn } from './login.ts';
import { book, logInNewPatient, send, theDoctor } from './new-patient.ts';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll } from './page-checks.ts';
import { test } from './people.ts';

test.describe.configure({ timeout: 60_000 });

const QUARTER_MS = 15 * 60_000;

/** The clinic's wall clock so many quarters of an hour from now. */
function inQuarters(count: number, timeZone: string): { date: string; time: string } {
  const start = new Date(Math.floor(Date.now() / QUARTER_MS + count) * QUARTER_MS);
  const [date = '', time = ''] = start.toLocaleString('sv-SE', { timeZone }).split(' ');
  return { date, time: time.slice(0, 5) };
}

/** Each project has a doctor to itself, who works today whatever day and hour it is. */
async function aDoctor(page: Page, context: BrowserContext) {
  const all: { id: string; name: string; department: string }[] = await (await page.request.get('/api/doctors')).json();
  const others = all.filter(({ name }) => name !== 'Dr. Arjun Nair');
  const index = ['phone', 'desk', 'phone by night', 'desk by day'].indexOf(test.info().project.name);
  const about = others[index % others.length];
  if (!about) throw new Error('The demo clinic has no such doctor.');
  return { ...about, page: await theDoctor(context, about.name) };
}

type Doctor = Awaited<ReturnType<typeof aDoctor>>;

/** Approved, and about to begin. */
async function aVisitSoon(page: Page, { id, name, department, page: doctor }: Doctor) {
  const { timeZone } = await (await page.request.get('/api/clinic')).json();
  for (const quarters of [3, 4, 5, 6]) {
    const { date, time } = inQuarters(quarters, timeZone);
    const session = { date, firstStart: time, lastStart: time };
    await send(doctor.request, 'POST', '/api/doctor/schedule/extra-sessions', session);
    const { slots } = await (await page.request.get(`/api/doctors/${id}/slots?date=${date}`)).json();
    if (!slots.some((slot: { time: string; isFree: boolean }) => slot.time === time && slot.isFree)) continue;
    const visit = await book(page.request, { doctorId: id, doctor: name, department, date, time });
    return send(doctor.request, 'PUT', `/api/doctor/appointments/${visit.id}/status`, { status: 'approved' });
  }
  throw new Error('The doctor has no free time soon.');
}

test('a patient says that they are here, and the doctor sees since when', { tag: '@full' }, async ({
  page,
  context,
  anotherBrowser,
}) => {
  const { name } = await logInNewPatient(page);
  const { page: doctor, ...about } = await aDoctor(page, context);
  await aVisitSoon(page, { ...about, page: doctor });

  const desk = await anotherBrowser();
  await logIn(desk, 'staff');
  await desk.goto('/staff-dashboard?view=patients');
  const strip = desk.getByRole('region', { name: 'Check-in code' });
  const code = (await strip.locator('b').textContent()) ?? '';
  expect(code).toMatch(/^\d{4}$/);
  await expectNoAxeFindings(desk);
  await strip.getByRole('button', { name: 'Show large' }).click();
  await expect(desk.getByRole('dialog')).toContainText(code);
  await expectNoAxeFindings(desk);

  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^I am here/ }).click();
  const dialog = page.getByRole('dialog');
  // It opens on the dark card, whose buttons are white: its own look as anywhere.
  await expect(dialog.getByRole('button', { name: 'I am here' })).not.toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  );
  await dialog.getByLabel('Code at the desk').fill(code === '0000' ? '0001' : '0000');
  await dialog.getByRole('button', { name: 'I am here' }).click();
  await expect(dialog).toContainText('Type the four digits that are shown at the desk.');
  await expectNoAxeFindings(page);
  await dialog.getByLabel('Code at the desk').fill(code);
  await dialog.getByRole('button', { name: 'I am here' }).click();
  await expect(page.getByRole('region', { name: 'What comes next' })).toContainText(
    /You are checked in\. Your token is [A-Z]+-\d+\. You are next\./,
  );
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);

  await doctor.goto('/doctor-dashboard?view=appointments');
  const row = doctor.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText(/Arrived \d\d:\d\d/);
  // The token is what the doctor calls: no button lies over it.
  const [badge, button] = [
    await row.getByText(/Arrived \d\d:\d\d/).boundingBox(),
    await row.getByRole('button', { name: `Call in ${name}` }).boundingBox(),
  ];
  if (!badge || !button) throw new Error('The badge or the button is not shown.');
  const isBeside = badge.x + badge.width <= button.x || button.y >= badge.y + badge.height;
  expect(isBeside, JSON.stringify({ badge, button })).toBe(true);
});
