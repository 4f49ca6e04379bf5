import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll } from './page-checks.ts';
import { linkIn, readMail, test, unique } from './people.ts';

const PASSWORD = 'four kites over the harbour';

async function fillIn(page: Page) {
  const email = `${unique('mira')}@mail.example`;
  await page.getByLabel('Full Name').fill('Dr. Mira Sethi');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('+91 98200 13579');
  await page.getByLabel('Licence number').fill(unique('KMC-'));
  await page.getByLabel('Department').selectOption('Cardiology');
  await page.getByLabel('Message').fill('Two mornings a week to begin with.');
  return email;
}

// spec: 2.30, 2.49
test('a doctor applies, the administrator approves, the invitation is read, the doctor logs in', {
  tag: '@full',
}, async ({ page, administrator }) => {
  test.slow();
  await page.goto('/login/doctor');
  await page.getByRole('link', { name: 'Apply here' }).click();
  const email = await fillIn(page);
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('Your application is with us')).toBeVisible();
  await expectNoAxeFindings(page);

  await administrator.goto('/admin/applications');
  const application = administrator.getByRole('listitem').filter({ hasText: email });
  await expect(application).toContainText('Two mornings a week to begin with.');
  await application.getByRole('button', { name: 'Approve Dr. Mira Sethi' }).click();
  await administrator.getByLabel('Title').fill('Senior Doctor');
  await administrator.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(application).toHaveCount(0);

  const mail = await readMail(administrator, email, 'Your account at');
  await page.goto(linkIn(mail));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome');
  await expect(page).toHaveURL('/reset-password');
  await page.getByLabel('New password').fill(PASSWORD);
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('link', { name: 'Go to Doctor Login' }).click();

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/doctor-dashboard');
  await expect(page.getByText('Senior Doctor').first()).toBeVisible();
});

test('the application is accessible, fits the screen and says beside each field what is missing', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/apply');
  await expect(page.getByLabel('Department')).toBeEnabled();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Send application' }).click();

  await expect(page.getByText('Licence number is needed.')).toBeVisible();
  await expect(page.getByText('Department is needed.')).toBeVisible();
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
});

test('what was written is still there after a reload, and a double click sends it once', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/apply');
  await expect(page.getByLabel('Department')).toBeEnabled();
  const email = await fillIn(page);
  await page.reload();
  await expect(page.getByLabel('Department')).toHaveValue('Cardiology');
  await expect(page.getByLabel('Email')).toHaveValue(email);

  await page.getByRole('button', { name: 'Send application' }).dblclick();

  await expect(page.getByText('Your application is with us')).toBeVisible();
});

test('a second application of the same address is refused while the first waits', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/apply');
  await expect(page.getByLabel('Department')).toBeEnabled();
  const email = await fillIn(page);
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('Your application is with us')).toBeVisible();

  await page.goto('/apply');
  await expect(page.getByLabel('Department')).toBeEnabled();
  await fillIn(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send application' }).click();

  await expect(page.getByRole('alert').filter({ hasText: 'is waiting for a decision' })).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Dr. Mira Sethi');
});
