// Nothing suits: wait, be asked when a time comes free, and take it within ten minutes.
import type { Page } from '@playwright/test';
import { aTakenTime, leaveTheLine } from './a-held-time.ts';
import { logInNewPatient } from './new-patient.ts';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from './page-checks.ts';
import { unfold } from './unfold.ts';

test.describe.configure({ timeout: 60_000 });

const card = (page: Page) => page.getByRole('region', { name: 'Tell me if an earlier time comes free' });

test.afterEach(({ page }) => leaveTheLine(page));

test('a time that someone gives back is offered, and taken on the screen that books', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await logInNewPatient(page);
  const { doctor, department, date, giveBack } = await aTakenTime(page, context);

  await page.goto('/book');
  await page.getByRole('region', { name: 'QuickSchedule' }).getByLabel('Department').selectOption(department);
  await unfold(page, 'Tell me if an earlier time comes free');
  await card(page).getByRole('button', { name: 'Wait for a time' }).click();
  await card(page).getByLabel('With').selectOption({ label: doctor });
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']) {
    await card(page).getByRole('checkbox', { name: day }).uncheck();
  }
  await card(page).getByLabel('Until').fill(date);
  await expectNoAxeFindings(page);
  await card(page).getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(card(page)).toContainText('You are next in line.');
  await expectNoSidewaysScroll(page);

  await giveBack();

  // Without a reload: on the screen within a moment.
  await card(page).getByRole('button', { name: 'Take it or leave it' }).click();
  const offer = page.getByRole('region', { name: /10:15 came free/ });
  await expect(offer).toBeInViewport();
  await expect(offer.getByRole('timer')).toContainText(/^(10:00|9:\d\d)/);
  // The message that announces it stands aside.
  await offer.getByRole('heading').click({ trial: true });
  await expectNoAxeFindings(page);
  await offer.getByRole('button', { name: /^Take Sun/ }).click();

  await expect(page.getByRole('region', { name: 'My appointments' })).toContainText(doctor);
  await expect(offer).toBeHidden();
  await expect(card(page)).toContainText('Nothing suits?');
});
