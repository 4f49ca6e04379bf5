// The whole way of a patient: from registration to a booked slot, and out of it again.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { byKeyboard, byMouse, type Hands } from './mouse-and-keyboard.ts';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from './page-checks.ts';

const PASSWORD = 'paper boats in the rain';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const goTo = (page: Page, { press }: Hands, name: string) =>
  press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }));
const freeTimes = (place: ReturnType<typeof part>) =>
  place.getByRole('group', { name: 'Time' }).getByRole('radio', { disabled: false });

async function register(page: Page, { press, write, tick }: Hands) {
  await page.goto('/register');
  await write(page.getByLabel('Full Name'), `Lakshmi ${randomUUID().slice(0, 6)}`);
  await write(page.getByLabel('Email'), `${randomUUID()}@mail.example`);
  await write(page.getByLabel('Phone'), '+91 98200 14477');
  await write(page.getByLabel('Password', { exact: true }), PASSWORD);
  await tick(page.getByRole('checkbox'));
  await press(page.getByRole('button', { name: 'Register', exact: true }));
  await press(page.getByRole('button', { name: 'View Patient Card' }));
  await press(page.getByRole('link', { name: 'Go to login' }));
  await write(page.getByLabel('Password', { exact: true }), PASSWORD);
  await press(page.getByRole('button', { name: 'Login', exact: true }));
  await expect(page).toHaveURL(/\/dashboard$/);
}

async function completeProfile(page: Page, hands: Hands) {
  const { press, write, pick, choose } = hands;
  await expect(dialog(page)).toContainText('Complete Your Health Profile');
  await expectNoAxeFindings(page);
  await write(page.getByLabel('or age in years'), '34');
  await choose(page.getByLabel('Sex'), 'Female');
  await choose(page.getByLabel('Blood group'), 'B+');
  await write(page.getByLabel('Blood pressure (mmHg)'), '121/79');
  await write(page.getByRole('textbox', { name: 'Temperature' }), '36.6');
  await pick(page.getByRole('radio', { name: 'None that I know of' }));
  await write(dialog(page).getByLabel('Name', { exact: true }), 'Vikram Rao');
  await write(dialog(page).getByLabel('Phone', { exact: true }), '+91 98200 55512');
  await press(page.getByRole('button', { name: 'Complete Profile Setup' }));

  await expect(dialog(page)).toBeHidden();
  await goTo(page, hands, 'You');
  await expect(page.getByText('34 years, female, B+')).toBeVisible();
  await goTo(page, hands, 'Record');
  await expect(part(page, 'Vital Signs')).toContainText('121/79');
  await expect(part(page, 'Your record')).toContainText('No known allergies');
}

async function goToBoard(page: Page, hands: Hands) {
  await goTo(page, hands, 'Record');
  await hands.press(page.getByRole('link', { name: /^HealthBoard/ }));
}

async function book(page: Page, hands: Hands, department: string) {
  const { press, write, pick, choose } = hands;
  await goTo(page, hands, 'Book');
  const form = part(page, 'QuickSchedule');
  await expect(form).toContainText('Times in Asia/Kolkata');
  await choose(form.getByLabel('Department'), department);
  await expect(form.getByRole('group', { name: 'Doctor' }).getByRole('radio').first()).toBeChecked();
  await write(form.getByLabel('Reason'), 'Dry cough since Monday');
  await pick(freeTimes(form).first());
  await press(form.getByRole('button', { name: 'Book appointment' }));

  await expect(form.getByRole('heading', { name: 'Your appointment is requested' })).toBeFocused();
  await expect(form).toContainText(department);
  await goToBoard(page, hands);
  await expect(part(page, 'HealthBoard')).toContainText('Pending');
  await expect(part(page, 'HealthBoard')).toContainText(department);
}

async function reschedule(page: Page, hands: Hands) {
  const { press, pick } = hands;
  await goTo(page, hands, 'Book');
  const mine = part(page, 'My appointments');
  await expect(mine).toContainText('Pending');
  const timeBefore = await mine.getByRole('listitem').first().textContent();
  await press(mine.getByRole('button', { name: /^Reschedule/ }));
  const times = dialog(page).getByRole('group', { name: 'Time' });
  const time = (await times.locator('label:has(:enabled)').nth(2).textContent()) ?? '';
  await pick(times.getByRole('radio', { name: time }));
  await press(dialog(page).getByRole('button', { name: /^Move to/ }));

  await expect(dialog(page)).toBeHidden();
  await expect(mine.getByRole('listitem').first()).toContainText(time);
  expect(timeBefore).not.toContain(time);
  await goToBoard(page, hands);
  await expect(part(page, 'HealthBoard')).toContainText(time);
}

async function cancel(page: Page, hands: Hands) {
  const { press } = hands;
  await goTo(page, hands, 'Book');
  const mine = part(page, 'My appointments');
  await press(mine.getByRole('button', { name: /^Cancel/ }));
  await press(dialog(page).getByRole('button', { name: 'Cancel appointment' }));

  await expect(mine).toContainText('Cancelled');
  await expect(mine).toContainText('Nothing is booked.');
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
  await goToBoard(page, hands);
  await expect(part(page, 'HealthBoard')).toContainText('Nothing is booked.');
}

async function journey(page: Page, hands: Hands, department: string) {
  await register(page, hands);
  await completeProfile(page, hands);
  await book(page, hands, department);
  await reschedule(page, hands);
  await cancel(page, hands);
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
}

test.describe.configure({ timeout: 90_000 });

// spec: 1.2, 2.37, 2.44, 3.20
test('a patient registers, completes the profile, books, sees it on the board, moves it and cancels it', {
  tag: '@full',
}, async ({ page }) => {
  await journey(page, byMouse, test.info().project.name.startsWith('phone') ? 'Cardiology' : 'Dermatology');
});

// spec: 2.44
test('the keyboard alone is enough for all of it', { tag: '@full' }, async ({ page }) => {
  await journey(page, byKeyboard(page), test.info().project.name.startsWith('phone') ? 'Ayurveda' : 'General Medicine');
});
