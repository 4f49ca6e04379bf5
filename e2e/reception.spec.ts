// The front desk: someone phones, is found and booked, arrives, and the doctor sees it; the board calls a token, not a name.
import type { Page } from '@playwright/test';
import { logIn } from './login.ts';
import { logInNewPatient, send, theDoctor } from './new-patient.ts';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll } from './page-checks.ts';
import { test } from './people.ts';

test.describe.configure({ timeout: 90_000 });

const QUARTER_MS = 15 * 60_000;
const DOCTOR = 'Dr. Farah Sheikh';

/** A free time of the doctor within the next hours, whatever day and hour it is. */
async function aTimeSoon(page: Page, doctor: Page): Promise<{ date: string; time: string }> {
  const { timeZone } = await (await page.request.get('/api/clinic')).json();
  const all: { id: string; name: string }[] = await (await page.request.get('/api/doctors')).json();
  const id = all.find(({ name }) => name === DOCTOR)?.id;
  for (const quarters of [2, 3, 4, 5, 6, 7, 8]) {
    const start = new Date(Math.floor(Date.now() / QUARTER_MS + quarters) * QUARTER_MS);
    const [date = '', clock = ''] = start.toLocaleString('sv-SE', { timeZone }).split(' ');
    const time = clock.slice(0, 5);
    const session = { date, firstStart: time, lastStart: time };
    await send(doctor.request, 'POST', '/api/doctor/schedule/extra-sessions', session);
    const { slots } = await (await page.request.get(`/api/doctors/${id}/slots?date=${date}`)).json();
    if (slots.some((slot: { time: string; isFree: boolean }) => slot.time === time && slot.isFree)) {
      return { date, time };
    }
  }
  throw new Error('The doctor has no free time soon.');
}

test('the desk finds a patient, books, marks the arrival, and the doctor sees it', { tag: '@full' }, async ({
  page: desk,
  context,
  anotherBrowser,
}) => {
  const { name, pud } = await logInNewPatient(await anotherBrowser());
  const doctor = await theDoctor(context, DOCTOR);
  const { time } = await aTimeSoon(desk, doctor);

  await logIn(desk, 'desk');
  await desk.goto('/reception');
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Front desk');
  await expectNoAxeFindings(desk);
  await desk.getByRole('link', { name: 'Find or book' }).click();
  await desk.getByLabel('Find a patient').fill(pud);
  await desk.getByRole('button', { name: new RegExp(name) }).click();

  const booking = desk.getByRole('region', { name: 'Book a visit' });
  await booking.getByLabel('Doctor').selectOption({ label: await optionOf(booking, DOCTOR) });
  const more = booking.getByRole('button', { name: /^Show until / });
  if (await more.isVisible()) await more.click();
  await booking.getByText(time, { exact: true }).click();
  await expectNoAxeFindings(desk);
  await expectNoSidewaysScroll(desk);
  await booking.getByRole('button', { name: /^Book / }).click();
  const coming = desk.getByRole('list', { name: 'Visits from today on' });
  await expect(coming).toContainText(time);
  await expect(coming).toContainText('Booked');

  await desk.goto('/reception');
  const row = desk.getByRole('listitem').filter({ hasText: pud });
  await row.getByRole('button', { name: /^Arrived: / }).click();
  await expect(row).toContainText(/[A-Z]-\d\d/);
  await expect(row).toContainText('Arrived');
  const token = /[A-Z]+-\d\d/.exec((await row.textContent()) ?? '')?.[0] ?? '';
  await expectNoAxeFindings(desk);
  await expectNoSidewaysScroll(desk);

  await doctor.goto('/doctor-dashboard?view=appointments');
  const theirs = doctor.getByRole('listitem').filter({ hasText: name });
  await expect(theirs).toContainText(new RegExp(`Arrived \\d\\d:\\d\\d, ${token}`));
  await theirs.getByRole('button', { name: `Call in ${name}` }).click();
  await expect(row).toContainText('With the doctor');

  await desk.goto('/reception?view=boards');
  await desk.getByLabel('Where it hangs').fill('Ground floor');
  await desk.getByRole('button', { name: 'Make an address' }).click();
  const address = (await desk.getByText(/\/board#/).textContent()) ?? '';
  const board = await anotherBrowser();
  await board.goto(new URL(address).pathname + new URL(address).hash);
  await expect(board.getByRole('table')).toContainText(token);
  await expect(board.getByRole('main')).not.toContainText(name);
  await expectNoAxeFindings(board);
  await desk.getByRole('button', { name: 'End the key of Ground floor' }).first().click();
  await expect(board.getByRole('heading', { level: 1 })).toHaveText('This board is switched off.');
});

/** The words of the option that begins with the name of the doctor: they end with the next free time. */
async function optionOf(booking: ReturnType<Page['getByRole']>, name: string): Promise<string> {
  const options = booking.locator('option').filter({ hasText: name });
  await expect(options).toHaveCount(1);
  return (await options.textContent()) ?? '';
}
