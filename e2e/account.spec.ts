import { randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import type { Role } from '#contract/endpoint.ts';
import { logIn } from './login.ts';
import { aFreeSlot, book, logInNewPatient, send, theDoctor } from './new-patient.ts';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from './page-checks.ts';
import { unfold } from './unfold.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const details = (page: Page) => card(page, 'My details');
const save = (page: Page) => details(page).getByRole('button', { name: 'Save' }).click();

async function expectWellMade(page: Page) {
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
}

/** Someone of the demo clinic in a browser of their own. */
async function someone(browser: Browser, role: Role): Promise<Page> {
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL });
  const page = await context.newPage();
  await logIn(page, role);
  return page;
}

async function openAccount(page: Page) {
  const patient = await logInNewPatient(page);
  await page.goto('/account');
  await expect(details(page).getByText(patient.pud)).toBeVisible();
  return patient;
}

test('a patient changes the phone number', { tag: '@full' }, async ({ page }) => {
  const { name, pud } = await openAccount(page);
  await expect(details(page)).toContainText(name);
  await expect(details(page)).toContainText(pud);
  await expectWellMade(page);

  await details(page).getByRole('button', { name: 'Change' }).click();
  await expect(details(page).getByLabel('Full Name')).toBeFocused();
  await details(page).getByLabel('Phone').fill('+91 90000 00001');
  await expectWellMade(page);
  await save(page);

  await expect(details(page).getByText('+91 90000 00001')).toBeVisible();
  await unfold(page, 'Who opened your record');
  await expect(card(page, 'Who opened your record').getByRole('listitem').first()).toContainText(
    'Changed contact details',
  );
});

test('a new e-mail address counts once the link in the mail was opened', { tag: '@full' }, async ({
  page,
  browser,
}) => {
  test.slow();
  const { password } = await openAccount(page);
  const newEmail = `${randomUUID()}@mail.example`;
  await details(page).getByRole('button', { name: 'Change' }).click();
  await details(page).getByLabel('Email').fill(newEmail);
  await details(page).getByLabel('Your password').fill(password);
  await save(page);

  await expect(details(page)).toContainText(`${newEmail} counts once you have opened the link`);
  await expectWellMade(page);
  const link = await linkMailedTo(browser, newEmail);
  const other = await page.context().newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('E-mail address confirmed');
  expect(new URL(other.url()).hash).toBe('');
  await expectWellMade(other);

  // The page that stayed open hears of it.
  await expect(details(page)).not.toContainText('not confirmed yet');
  await expect(details(page).getByText(newEmail)).toBeVisible();
});

test('a link that confirms nothing says so and leads on', { tag: '@full' }, async ({ page }) => {
  await page.goto('/confirm-email#made-up');

  await expect(page.getByRole('alert')).toContainText('This link does not work');
  expect(new URL(page.url()).hash).toBe('');
  await expect(page.getByRole('link', { name: 'Go to my account' })).toHaveAttribute('href', '/account');
  await expectWellMade(page);
});

async function linkMailedTo(browser: Browser, address: string): Promise<string> {
  const { request } = await someone(browser, 'admin');
  const mails: { id: string; to: string }[] = await (await request.get('/api/admin/mails')).json();
  const mail = mails.find(({ to }) => to === address);
  if (!mail) throw new Error(`No mail was sent to ${address}.`);
  const { text } = await (await request.get(`/api/admin/mails/${mail.id}`)).json();
  const { pathname, hash } = new URL(/http\S+/.exec(text)?.[0] ?? '');
  return pathname + hash;
}

test('who opened the record names the doctor after the doctor opened it', { tag: '@full' }, async ({
  page,
  context,
}) => {
  const { patientId } = await logInNewPatient(page);
  const slot = await aFreeSlot(page.request);
  await book(page.request, slot);
  const doctor = await theDoctor(context, slot.doctor);
  await send(doctor.request, 'GET', `/api/patients/${patientId}/profile`);

  await page.goto('/account');
  await unfold(page, 'Who opened your record');

  // The same doctor may have looked through the list of patients meanwhile, in another journey.
  const opened = card(page, 'Who opened your record').getByRole('listitem').filter({ hasText: 'opened the record' });
  await expect(opened.first()).toContainText(`${slot.doctor}Doctor, opened the record`);
  await expect(opened.first()).toContainText(/Today \d\d:\d\d/);
  await expectWellMade(page);
});

test('everything about me comes as a file and as pages to print', { tag: '@full' }, async ({ page }) => {
  const { name, pud } = await openAccount(page);
  await unfold(page, 'Everything about you');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything about me' }).click();
  const download = await downloading;

  expect(download.suggestedFilename()).toMatch(new RegExp(`^nadi-${pud}-\\d{4}-\\d\\d-\\d\\d\\.json$`));
  const copy = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(copy.person).toMatchObject({ healthId: pud, name });

  await page.getByRole('link', { name: 'Print it' }).click();
  await expect(page).toHaveURL('/account/everything');
  await expect(page.getByRole('heading', { name: 'Who opened or changed your record' })).toBeVisible();
  await page.getByRole('heading', { name: 'Who opened or changed your record' }).click();
  await expect(page.getByText('Downloaded the record')).toBeVisible();
  await expectWellMade(page);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByText(pud).first()).toBeVisible();
});

test('someone registered at the desk activates the account and logs in', { tag: '@full' }, async ({
  page,
  browser,
}) => {
  test.slow();
  const desk = await someone(browser, 'staff');
  const { patient, activationCode } = await send(desk.request, 'POST', '/api/patients', {
    name: `Gopal ${randomUUID().slice(0, 8)}`,
    dateOfBirth: '1961-02-03',
    sex: 'male',
    phone: `+91 97${randomInt(10_000_000, 99_999_999)}`,
    // The same journey in another browser has registered a Gopal of this day of birth.
    isNotDuplicate: true,
  });

  await page.goto('/login/patient');
  await page.getByRole('link', { name: 'Got a code at the desk?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activate account');
  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('Activation code is needed.')).toBeVisible();
  await expectWellMade(page);

  await page.getByLabel('PUD').fill(patient.pud.toLowerCase());
  await page.getByLabel('Activation code').fill('WRONG-WRONG');
  await page.getByLabel('New password', { exact: true }).fill('mangoes in the monsoon');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByRole('alert')).toContainText('Ask at the desk for a new one.');
  await expectWellMade(page);
  await page.getByLabel('Activation code').fill(activationCode);
  await page.getByRole('button', { name: 'Activate' }).click();

  await expect(page).toHaveURL(`/login/patient?pud=${patient.pud}`);
  await expect(page.getByLabel('PUD')).toHaveValue(patient.pud);
  await page.getByLabel('Password', { exact: true }).fill('mangoes in the monsoon');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
});
