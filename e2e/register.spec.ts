import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from './page-checks.ts';
import { unique } from './people.ts';

const PASSWORD = 'slow boat under the bridge';

const register = (page: Page) => page.getByRole('button', { name: 'Register', exact: true });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const shownPud = async (page: Page) => (await page.locator('output').first().textContent()) ?? '';

async function fillIn(page: Page, email = `${unique('anika')}@mail.example`) {
  await page.getByLabel('Full Name').fill('Anika Sen');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('+91 98200 24680');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
}

async function expectSound(page: Page) {
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
}

// spec: 2.20
test('a patient registers in three steps and logs in with the PUD', { tag: '@full' }, async ({ page, context }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/register');
  await expect(title(page)).toHaveText('Patient Registration');
  await expectSound(page);
  await fillIn(page);
  await register(page).click();

  await expect(title(page)).toHaveText('Generated Credentials');
  await expect(title(page)).toBeFocused();
  await expect(page.getByText('Registration Successful!')).toBeVisible();
  const pud = await shownPud(page);
  expect(pud).toMatch(/^PUD-[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  await page.getByRole('button', { name: 'Copy PUD' }).click();
  await expect(page.getByText(`Copied: ${pud}`)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(pud);
  await page.getByRole('button', { name: 'Copy password' }).click();
  await expect(page.getByText('Copied: password')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(PASSWORD);
  await expect(page.getByText(PASSWORD)).toBeHidden();
  await expectSound(page);

  await page.getByRole('button', { name: 'View Patient Card' }).click();
  await expect(title(page)).toHaveText('Patient Card');
  await expect(page.getByRole('link', { name: 'Go to login' })).toBeInViewport();
  const card = page.getByRole('article', { name: 'Patient Card' }).first();
  for (const fact of ['Anika Sen', pud, '+91 98200 24680']) await expect(card).toContainText(fact);
  await expect(card.getByRole('img', { name: 'QR code of the Health ID' })).toBeVisible();
  await expectSound(page);

  await page.getByRole('link', { name: 'Go to login' }).click();
  await expect(page.getByLabel('PUD')).toHaveValue(pud);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /, Anika$/ })).toBeVisible();
});

// spec: 2.9, 2.20
test('the three addresses open the registration, and Back leads to the front page', { tag: '@full' }, async ({
  page,
}) => {
  for (const address of ['/patient-register', '/dashboard/patient-registration', '/register']) {
    await page.goto(address);
    await expect(title(page)).toHaveText('Patient Registration');
  }
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/');
});

test('an empty form says beside each field what is missing', { tag: '@full' }, async ({ page }) => {
  await page.goto('/register');
  await register(page).click();

  await expect(page.getByText('Full name is needed.')).toBeVisible();
  await expect(page.getByText('Please agree to the privacy notice.')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await page.getByText('What we keep, and why').click();
  await expectSound(page);
});

test('a password that holds the name is refused at its field, and nothing typed is lost', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/register');
  await fillIn(page);
  await page.getByLabel('Password', { exact: true }).fill('anika at the river');
  await register(page).click();

  const box = page.getByRole('alert').filter({ hasText: 'Not registered yet' });
  await expect(box).toContainText('Do not use your name');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Full Name')).toHaveValue('Anika Sen');
  await expectSound(page);
});

test('a double click makes one patient', { tag: '@full' }, async ({ page }) => {
  const answers: Promise<{ pud: string }>[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/patients/register')) answers.push(answer.json());
  });
  await page.goto('/register');
  await fillIn(page);
  await register(page).dblclick();

  await expect(page.getByText('Registration Successful!')).toBeVisible();
  const puds = new Set((await Promise.all(answers)).map(({ pud }) => pud));
  expect([...puds]).toEqual([await shownPud(page)]);
});

test.describe('when the answer is lost on the way', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] });

  test('the page says so, keeps what was typed, and a retry makes one patient', { tag: '@full' }, async ({ page }) => {
    let first = '';
    await page.route('**/api/patients/register', async (route) => {
      if (first !== '') return route.continue();
      first = (await (await route.fetch()).json()).pud;
      await route.abort();
    });
    await page.goto('/register');
    await fillIn(page);
    await register(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Cannot connect to server' })).toBeVisible();

    await register(page).click();

    await expect(page.getByText('Registration Successful!')).toBeVisible();
    expect(await shownPud(page)).toBe(first);
    await expect(page.getByText('Nobody at the clinic can see it')).toBeVisible();
  });

  // spec: 2.20
  test('a reload in between still makes one patient, with the password that was typed both times', {
    tag: '@full',
  }, async ({ page }) => {
    let first = '';
    await page.route('**/api/patients/register', async (route) => {
      if (first !== '') return route.continue();
      first = (await (await route.fetch()).json()).pud;
      await route.abort();
    });
    await page.goto('/register');
    await fillIn(page);
    await register(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Cannot connect to server' })).toBeVisible();

    await page.reload();
    await expect(page.getByLabel('Full Name')).toHaveValue('Anika Sen');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('checkbox').check();
    await register(page).click();

    await expect(page.getByText('Registration Successful!')).toBeVisible();
    expect(await shownPud(page)).toBe(first);
    await expect(page.getByText('Nobody at the clinic can see it')).toBeVisible();
  });
});

test('a reload of the credentials keeps the PUD and not the password; a new visit begins anew', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/register');
  await fillIn(page);
  await register(page).click();
  const pud = await shownPud(page);

  await page.reload();
  await expect(page.getByText(pud).first()).toBeVisible();
  await expect(page.getByText('this page does not keep it')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(PASSWORD);

  await page.goto('/register');
  await expect(page.getByLabel('Full Name')).toHaveValue('');
});

test('Register Another clears everything', { tag: '@full' }, async ({ page }) => {
  await page.goto('/register');
  await fillIn(page);
  await register(page).click();
  await page.getByRole('button', { name: 'View Patient Card' }).click();
  await page.getByRole('button', { name: 'Register Another' }).click();

  await expect(title(page)).toHaveText('Patient Registration');
  for (const label of ['Full Name', 'Email', 'Phone', 'Password'])
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
});

// spec: 2.23
test('the card prints on one sheet, with the password only when it was shown', { tag: '@full' }, async ({ page }) => {
  await page.goto('/register');
  await fillIn(page);
  await register(page).click();
  const pud = await shownPud(page);
  await page.getByRole('button', { name: 'View Patient Card' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the Health ID' }).first()).toBeVisible();

  for (const format of ['A4', 'Letter']) {
    const sheet = (await page.pdf({ format })).toString('latin1');
    expect(sheet.match(/\/Type\s*\/Page\b(?!s)/g), format).toHaveLength(1);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Cut along the dashed line')).toBeVisible();
  await expect(page.getByText(pud).last()).toBeVisible();
  await expect(page.getByText(PASSWORD)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`Password: ${PASSWORD}`)).toBeVisible();
});

test('everything to press is large enough for a thumb', { tag: '@full' }, async ({ page }) => {
  // A link inside a sentence is as high as its line.
  const small = () =>
    page
      .locator('button, a[href]:not(dd a), input:not([type=checkbox]), summary, label:has(input)')
      .evaluateAll((elements) =>
        elements
          .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
          .filter(({ text, box }) => box.height > 0 && box.height < 48 && !text?.startsWith('Skip'))
          .map(({ text, box }) => `${text} (${box.height})`),
      );
  await page.goto('/register');
  await fillIn(page);
  expect(await small()).toEqual([]);
  await register(page).click();
  await expect(page.getByText('Registration Successful!')).toBeVisible();
  expect(await small()).toEqual([]);
  await page.getByRole('button', { name: 'View Patient Card' }).click();
  expect(await small()).toEqual([]);
});
