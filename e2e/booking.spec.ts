// Booking when things go wrong: someone is quicker, the answer is lost, the server is away.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { aFreeSlot, anotherPatient, book, type FreeSlot, logInNewPatient, send, theDoctor } from './new-patient.ts';
import { expect, expectNoAxeFindings, test } from './page-checks.ts';

const form = (page: Page) => page.getByRole('region', { name: 'QuickSchedule' });
const mine = (page: Page) => page.getByRole('region', { name: 'My appointments' });
const time = (page: Page, at: string) => form(page).getByRole('radio', { name: new RegExp(`^${at}`) });
const bookButton = (page: Page) => form(page).getByRole('button', { name: 'Book appointment' });

// Several people, several pages: more than one browser's worth of work.
test.describe.configure({ timeout: 60_000 });

async function choose(page: Page, slot: FreeSlot) {
  await form(page).getByLabel('Department').selectOption(slot.department);
  await form(page).getByRole('radio', { name: slot.doctor }).check();
  await form(page).getByLabel('Another day').fill(slot.date);
  const more = form(page).getByRole('button', { name: /^Show until/ });
  await expect(form(page).getByRole('group', { name: 'Time' }).getByRole('radio').first()).toBeAttached();
  if (await more.isVisible()) await more.click();
  await time(page, slot.time).check();
}

test('a time that another takes is crossed out at once, and the nearest free ones are offered', async ({
  page,
  context,
}) => {
  await logInNewPatient(page);
  const other = await anotherPatient(context);
  const slot = await aFreeSlot(page.request);
  await page.goto('/book');
  await choose(page, slot);
  await form(page).getByLabel('Reason').fill('Dry cough since Monday');

  await book(other.request, slot);

  await expect(time(page, slot.time)).toBeDisabled();
  const gone = form(page).getByRole('alert');
  await expect(gone).toContainText(`${slot.time} has just been taken.`);
  await expectNoAxeFindings(page);
  const nearest = gone.getByRole('button').first();
  const offered = (await nearest.textContent()) ?? '';
  await nearest.click();
  await bookButton(page).click();

  await expect(form(page)).toContainText('Your appointment is requested');
  await expect(form(page)).toContainText(offered);
  await expect(mine(page)).toContainText('Dry cough since Monday');
});

test.describe('without live updates', () => {
  test.use({ expectedComplaints: [/api\/events/] });

  test('losing the race keeps everything typed and offers the nearest free times', { tag: '@full' }, async ({
    page,
    context,
  }) => {
    await logInNewPatient(page);
    const other = await anotherPatient(context);
    const slot = await aFreeSlot(page.request);
    await page.route('**/api/events*', (route) => route.abort());
    await page.goto('/book');
    await choose(page, slot);
    await form(page).getByLabel('Reason').fill('Dry cough since Monday');
    await book(other.request, slot);

    await bookButton(page).click();

    const gone = form(page).getByRole('alert');
    await expect(gone).toContainText('That time has just been taken.');
    await expect(gone).toBeFocused();
    await expect(form(page).getByLabel('Reason')).toHaveValue('Dry cough since Monday');
    await expect(form(page).getByLabel('Another day')).toHaveValue(slot.date.split('-').reverse().join('/'));
    await gone.getByRole('button').first().click();
    await bookButton(page).click();
    await expect(form(page)).toContainText('Your appointment is requested');
  });
});

// spec: 5.6
test('nothing is sent before a time is chosen', { tag: '@full' }, async ({ page }) => {
  await logInNewPatient(page);
  await page.goto('/book');
  await bookButton(page).click();

  await expect(form(page).getByRole('alert')).toContainText('Please fill in all fields.');
  await expect(form(page).getByRole('alert')).toContainText('Still missing: time.');
});

test.describe('when the server does not answer as it should', () => {
  test.use({ expectedComplaints: [/appointments\/book/] });

  // spec: 8.5, 8.6, 8.7
  test('it says what happened, and keeps what was chosen', { tag: '@full' }, async ({ page }) => {
    await logInNewPatient(page);
    const slot = await aFreeSlot(page.request);
    await page.goto('/book');
    await choose(page, slot);
    for (const [answer, message] of [
      [{ status: 404, body: '' }, 'API endpoint not found. Please check if the server is running.'],
      [{ status: 409, body: '{"message":"No.","code":"day_full"}' }, 'No.'],
      [{ status: 500, body: '{}' }, 'Failed to book appointment'],
      [{ status: 502, body: '<h1>Bad</h1>' }, 'Server error: 502 Bad Gateway'],
    ] as const) {
      await page.route('**/api/appointments/book', (route) => route.fulfill(answer));

      await bookButton(page).click();

      await expect(form(page).getByRole('alert')).toContainText(message);
      await expect(time(page, slot.time)).toBeChecked();
    }
  });

  // spec: 8.9
  test('a lost answer is asked for again with the same key: one appointment, also after a reload', {
    tag: '@full',
  }, async ({ page }) => {
    const { patientId } = await logInNewPatient(page);
    const slot = await aFreeSlot(page.request);
    await page.goto('/book');
    await choose(page, slot);
    await page.route('**/api/appointments/book', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await bookButton(page).click();
    await expect(form(page).getByRole('alert')).toContainText(
      `Cannot connect to server. Please check if the server is running on ${new URL(page.url()).host}`,
    );
    await page.unroute('**/api/appointments/book');

    await page.reload();
    await bookButton(page).click();

    await expect(form(page)).toContainText('Your appointment is requested');
    const all = await (await page.request.get(`/api/appointments/patient/${patientId}`)).json();
    expect(all).toHaveLength(1);
  });
});

test('what was booked goes into the calendar with its time in UTC', { tag: '@full' }, async ({ page }) => {
  await logInNewPatient(page);
  const slot = await aFreeSlot(page.request);
  await page.goto('/book');
  await choose(page, slot);
  await bookButton(page).click();
  const coming = page.waitForEvent('download');
  await form(page).getByRole('button', { name: 'Add to calendar' }).click();

  const file = await readFile(await (await coming).path(), 'utf8');

  const [booked] = await (await page.request.get('/api/appointments')).json();
  expect(file).toContain(`DTSTART:${booked.startsAt.replace(/[-:]|\.\d+/g, '')}\r\n`);
  expect(file).toContain(`UID:${booked.id}@nadi\r\n`);
  await form(page).getByRole('button', { name: 'Book another' }).click();
  await expect(bookButton(page)).toBeVisible();
});

test('the doctor’s answers arrive while the page is open: approved, confirmed; or rejected, with other times', {
  tag: '@full',
}, async ({ page, context }) => {
  await logInNewPatient(page);
  const slot = await aFreeSlot(page.request);
  const { id } = await book(page.request, slot, 'Dry cough');
  const again = await book(page.request, await aFreeSlot(page.request), 'Skin rash');
  const doctor = await theDoctor(context, slot.doctor);
  const otherDoctor = await theDoctor(context, again.doctor);
  await page.goto('/book');
  const row = mine(page).getByRole('listitem').filter({ hasText: 'Dry cough' });
  await expect(row).toContainText('Pending');

  await send(doctor.request, 'PATCH', `/api/appointments/${id}/status`, { status: 'approved' });
  await expect(row).toContainText('Approved');
  await row.getByRole('button', { name: /^I will come/ }).click();
  await expect(row).toContainText('Confirmed');

  await send(otherDoctor.request, 'PATCH', `/api/appointments/${again.id}/status`, {
    status: 'rejected',
    reason: 'I am away that week.',
  });
  const rejected = mine(page).getByRole('listitem').filter({ hasText: 'Skin rash' });
  await expect(rejected).toContainText('Rejected');
  await expect(rejected).toContainText('I am away that week.');
  await rejected.getByRole('button', { name: /^Choose another time/ }).click();
  await expect(form(page).getByRole('radio', { name: again.doctor })).toBeChecked();
  await expect(form(page).getByLabel('Reason')).toHaveValue('Skin rash');
});
