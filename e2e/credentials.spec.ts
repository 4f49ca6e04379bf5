import type { Page } from '@playwright/test';
import { generate } from 'otplib';
import { logInAs } from './login.ts';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll } from './page-checks.ts';
import { aPatient, confirmAddress, linkIn, type NewPatient, readMail, test } from './people.ts';
import { unfold } from './unfold.ts';

const NEW_PASSWORD = 'seven owls on a wire';
const STEP_MS = 30_000;

const logIn = (page: Page, { pud, password }: NewPatient) => logInAs(page, { role: 'patient', login: pud, password });

async function typeLogin(page: Page, pud: string, password: string) {
  await page.goto('/login/patient');
  await page.getByLabel('PUD').fill(pud);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

// spec: 2.29
test('a forgotten password is set anew with the link from the mail, and the old session is gone', {
  tag: '@full',
}, async ({ page, anotherBrowser, administrator }) => {
  test.slow();
  const patient = await aPatient(page);
  await confirmAddress(administrator, patient.email);
  const elsewhere = await anotherBrowser();
  await logIn(elsewhere, patient);
  await elsewhere.goto('/you');
  await expect(elsewhere.getByRole('button', { name: 'Logout' })).toBeVisible();

  await page.goto('/forgot-password?role=patient');
  await page.getByLabel('PUD').fill(patient.pud.toLowerCase());
  await page.getByLabel('Email').fill(patient.email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('a mail with a link is on its way')).toBeVisible();
  await expect(page.getByText('they land in the administrator’s outbox')).toBeVisible();
  await expectNoAxeFindings(page);

  const link = linkIn(await readMail(administrator, patient.email, 'Set a new password'));
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set a new password');
  await expect(page).toHaveURL('/reset-password');
  await expectNoAxeFindings(page);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Your password is set')).toBeVisible();

  await expect(elsewhere.getByRole('heading', { name: 'Logged out' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Patient Login' }).click();
  await expect(page.getByLabel('PUD')).toHaveValue(patient.pud);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');

  await page.goto(link);
  await expect(page.getByText('This link does not work')).toBeVisible();
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
});

test('someone who is not known here reads exactly the same', { tag: '@full' }, async ({ page }) => {
  await page.goto('/forgot-password?role=doctor');
  await page.getByLabel('Email').fill('nobody@elsewhere.example');
  await page.getByRole('button', { name: 'Send me a link' }).click();

  await expect(page.getByText('a mail with a link is on its way')).toBeVisible();
});

test('a forgotten Health ID comes by mail', { tag: '@full' }, async ({ page, administrator }) => {
  test.slow();
  const patient = await aPatient(page);
  await confirmAddress(administrator, patient.email);
  await page.goto('/forgot-health-id');
  await page.getByLabel('Email').fill(patient.email);
  await page.getByRole('button', { name: 'Mail my Health ID' }).click();
  await expect(page.getByText('Look into your mail')).toBeVisible();

  expect(await readMail(administrator, patient.email, 'Your Health ID')).toContain(patient.pud);
});

test('a second step is set up, asked for at the next login, and opened with a recovery code', { tag: '@full' }, async ({
  page,
}) => {
  test.slow();
  const patient = await aPatient(page);
  await logIn(page, patient);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByLabel('Your password').fill(patient.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expectNoAxeFindings(page);
  const groups = await page
    .locator('code')
    .filter({ hasText: /^[A-Z2-7 ]{20,}$/ })
    .textContent();
  const secret = (groups ?? '').replace(/\s/g, '');
  const codeIn = (milliseconds: number) =>
    generate({ secret, epoch: Math.floor((Date.now() + milliseconds) / 1000) }) as Promise<string>;
  await page.getByLabel('6-digit code').fill(await codeIn(0));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('Keep these codes now')).toBeVisible();
  const recovery = await page
    .getByRole('listitem')
    .filter({ hasText: /^[A-Z2-9]{4}-[A-Z2-9]{4}$/ })
    .first()
    .textContent();
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('I have kept them in a safe place.').check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'You' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');

  await typeLogin(page, patient.pud, patient.password);
  // A code works once: the one that turned it on does not count again, the next one does.
  await page.getByLabel('6-digit code').fill(await codeIn(STEP_MS));
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  // A new patient is asked for the health profile first.
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'You' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');

  await typeLogin(page, patient.pud, patient.password);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recovery?.toLowerCase() ?? '');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('the list of sessions ends the session of another browser', { tag: '@full' }, async ({ page, anotherBrowser }) => {
  const patient = await aPatient(page);
  const elsewhere = await anotherBrowser();
  await logIn(elsewhere, patient);
  await elsewhere.goto('/you');
  await expect(elsewhere.getByRole('button', { name: 'Logout' })).toBeVisible();
  await logIn(page, patient);
  await page.goto('/account');

  await page.getByRole('button', { name: /^End: / }).click();

  await expect(page.getByRole('button', { name: /^End: / })).toHaveCount(0);
  await expect(page.getByText('This one')).toBeVisible();
  await expect(elsewhere.getByRole('heading', { name: 'Logged out' })).toBeVisible();
});

test('Log out everywhere asks first, then ends every session', { tag: '@full' }, async ({ page }) => {
  await logIn(page, await aPatient(page));
  await page.goto('/account');
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await expectNoAxeFindings(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/account');
  await expect(page).toHaveURL(/\/login\/patient/);
});

test('a changed password counts from the next login on', { tag: '@full' }, async ({ page }) => {
  const patient = await aPatient(page);
  await logIn(page, patient);
  await page.goto('/account');
  await unfold(page, 'Password');
  await page.getByLabel('Current password').fill('not this one');
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('That is not your password.')).toBeVisible();
  await expectNoAxeFindings(page);

  await page.getByLabel('Current password').fill(patient.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Current password')).toHaveValue('');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'You' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await typeLogin(page, patient.pud, NEW_PASSWORD);
  await expect(page).toHaveURL('/dashboard');
});

test('the colours that a patient chose stay after a reload', { tag: '@full' }, async ({ page }) => {
  await logIn(page, await aPatient(page));
  await page.goto('/you');
  await unfold(page, 'Appearance');
  await page.getByRole('radio', { name: 'Light', exact: true }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expectNoAxeFindings(page);
  await page.reload();
  await unfold(page, 'Appearance');

  await expect(page.getByRole('radio', { name: 'Light', exact: true })).toBeChecked();
  await page.getByRole('radio', { name: 'Dark', exact: true }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a clinic that has its administrator makes no second first one', { tag: '@full' }, async ({ page }) => {
  await page.goto('/setup#some-token');
  await page.getByLabel('Full Name').fill('Somebody Else');
  await page.getByLabel('Email').fill('somebody@elsewhere.example');
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Open the account' }).click();

  await expect(page.getByText('The first administrator is already there')).toBeVisible();
  await expect(page).toHaveURL('/setup');
});
