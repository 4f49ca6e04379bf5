// Who the doctor is, before one books: from Home to a booked time in four taps.
import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { logInNewPatient, theDoctor } from './new-patient.ts';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll } from './page-checks.ts';
import { test } from './people.ts';

test.describe.configure({ timeout: 60_000 });

/** A phone of 390 by 844. */
const SCREEN_PX = 844;

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Not the doctor whose figures other journeys count. */
const ABOUT = /^About Dr\. (?!Arjun)/;

test('from Home over the page of a doctor to a booked time in four taps, with the room and the way to it', {
  tag: '@full',
}, async ({ page }) => {
  await logInNewPatient(page);
  await page.goto('/dashboard');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Book' }).click();
  await page.getByRole('link', { name: ABOUT }).first().click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^Dr\. /);
  const doctor = (await heading.textContent()) ?? '';
  await expect(region(page, `About ${doctor}`)).toContainText('English');
  await expect(region(page, 'Where to go')).toContainText(/Room \d/);
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
  if (page.viewportSize()?.height === SCREEN_PX) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / SCREEN_PX).toBeLessThanOrEqual(2.5);
  }
  const times = region(page, 'Next free times').getByRole('link', { name: /^Book / });
  const time = times.nth(randomInt(await times.count()));
  expect((await time.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  const [, day, at] = /^Book (.+), (\d\d:\d\d)$/.exec((await time.getAttribute('aria-label')) ?? '') ?? [];
  await time.click();
  const form = region(page, 'QuickSchedule');
  await expect(form.getByRole('radio', { name: doctor })).toBeChecked();
  await expect(form).toContainText(`${day}, ${at}`);
  await form.getByRole('button', { name: 'Book appointment' }).click();

  await expect(form).toContainText('Your appointment is requested');
  await expect(form).toContainText(/Room \d/);
  const mine = region(page, 'My appointments').getByRole('listitem').filter({ hasText: doctor });
  await expect(mine).toContainText(at ?? '');
  await expect(mine).toContainText(/, Room \d/);
  await expectNoAxeFindings(page);
  await mine.getByRole('link', { name: doctor }).click();
  await expect(heading).toHaveText(doctor);
});

test('a doctor writes their page, an administrator corrects it, and whoever reads it sees the change', {
  tag: '@full',
}, async ({ page, context, administrator }) => {
  const name = 'Dr. Farah Sheikh';
  const doctor = await theDoctor(context, name);
  const { id } = await (await doctor.request.get('/api/me')).json();
  await logInNewPatient(page);
  await page.goto(`/book/doctors/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  await doctor.goto('/account');
  await region(doctor, 'Your page for patients').getByRole('button', { name: 'Change' }).click();
  const own = doctor.getByRole('dialog');
  const about = `Ask me anything (${randomInt(1_000_000)}).`;
  await own.getByLabel(/^About/).fill(about);
  await expectNoAxeFindings(doctor);
  await own.getByRole('button', { name: 'Save' }).click();
  await expect(own).toBeHidden();
  await expect(page.getByText(about)).toBeVisible();

  await administrator.goto('/admin/people');
  await administrator.getByRole('button', { name: `Manage ${name}` }).click();
  await administrator.getByRole('button', { name: 'Page for patients' }).click();
  const dialog = administrator.getByRole('dialog');
  const way = `First floor, door ${randomInt(1_000_000)}.`;
  await dialog.getByLabel(/^How to get there/).fill(way);
  await expectNoAxeFindings(administrator);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(region(page, 'Where to go')).toContainText(way);
  await expect(page.getByText(about)).toBeVisible();
});
