import type { Page } from '@playwright/test';
import { followMenu } from './follow-menu.ts';
import { logIn } from './login.ts';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from './page-checks.ts';
import { asBrowser, readMail, unique } from './people.ts';

async function anApplication(page: Page) {
  const email = `${unique('dev')}@mail.example`;
  const data = {
    name: 'Dr. Dev Anand',
    email,
    phone: '+91 98200 97531',
    licenseNumber: unique('KMC-'),
    department: 'Ayurveda',
    message: '',
  };
  const answer = await page.request.post('/api/applications', { data, ...asBrowser() });
  expect(answer.status(), await answer.text()).toBe(201);
  return email;
}

/** The one dialog before what is sensitive. */
async function prove(page: Page, password: string) {
  const asked = page.getByRole('dialog', { name: /^Is it you/ });
  await asked.getByLabel('Your password', { exact: true }).fill(password);
  await asked.getByRole('button', { name: 'Go on' }).click();
}

async function inviteNurse(page: Page, password: string) {
  const email = `${unique('nurse')}@mail.example`;
  await page.goto('/admin/people');
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full Name').fill('Sita Pillai');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Employee ID').fill(unique('BSC-'));
  await dialog.getByLabel('Title').fill('Nurse');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await prove(page, password);
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row).toBeVisible();
  return { email, row };
}

test('the menu leads to each place, Back leads back, and an address of before leads on', { tag: '@full' }, async ({
  page,
}) => {
  await logIn(page, 'admin');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('The house is well.');
  await followMenu(page, /^People/);
  await expect(page).toHaveURL('/admin/people');
  await followMenu(page, /^Mails/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mails');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('People');

  await page.goto('/admin?view=closed-days');
  await expect(page).toHaveURL('/admin/closed-days');
});

test('an application appears without a reload, and a declined one is answered by mail', { tag: '@full' }, async ({
  page,
}) => {
  test.slow();
  await logIn(page, 'admin');
  await page.goto('/admin/applications');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  const email = await anApplication(page);
  const application = page.getByRole('listitem').filter({ hasText: email });
  await application.getByRole('button', { name: 'Decline Dr. Dev Anand' }).click();
  await expectNoAxeFindings(page);
  await page.getByLabel('Reason').fill('There is no place free in Ayurveda this year.');
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();

  await expect(application).toHaveCount(0);
  expect(await readMail(page, email, 'Your application at')).toContain('no place free in Ayurveda');
});

test('a decision that came second says who was first, and the list shows what is true', { tag: '@full' }, async ({
  page,
}) => {
  const { password } = await logIn(page, 'admin');
  const email = await anApplication(page);
  await page.goto('/admin/applications');
  const application = page.getByRole('listitem').filter({ hasText: email });
  await application.getByRole('button', { name: 'Approve Dr. Dev Anand' }).click();

  const all: { id: string; email: string }[] = await (await page.request.get('/api/admin/applications')).json();
  const id = all.find((each) => each.email === email)?.id;
  const data = { reason: 'Decided by a colleague.' };
  const faster = await page.request.post(`/api/admin/applications/${id}/decline`, { data, ...asBrowser() });
  expect(faster.status()).toBe(200);
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await prove(page, password);

  await expect(page.getByRole('alert').filter({ hasText: 'has already declined this application' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(application.getByRole('button')).toHaveCount(0);
});

// spec: 2.36
test('a nurse is invited, made administrator, disabled and enabled again', { tag: '@full' }, async ({ page }) => {
  test.slow();
  const { password } = await logIn(page, 'admin');
  const { email, row } = await inviteNurse(page, password);
  await expect(row).toContainText('Invited');
  await row.getByRole('button', { name: 'Manage Sita Pillai' }).click();
  await expectNoAxeFindings(page);
  const sentAgain = page.waitForResponse((answer) => answer.url().endsWith('/invite'));
  await page.getByRole('button', { name: 'Send it again' }).click();
  expect((await sentAgain).status()).toBe(200);

  await page.getByRole('button', { name: 'Make administrator' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make administrator' }).click();
  await expect(page.getByRole('button', { name: 'Make nurse' })).toBeVisible();
  await page.getByRole('button', { name: 'Disable account' }).click();
  await expectNoAxeFindings(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Disable account' }).click();
  await expect(page.getByRole('button', { name: 'Enable account' })).toBeVisible();
  await page.getByRole('button', { name: 'Enable account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enable account' }).click();
  await expect(page.getByRole('button', { name: 'Disable account' })).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(row).toContainText('Invited');
  expect(await readMail(page, email, 'Your account at')).toContain('/reset-password#');
});

test('an e-mail address that is taken is said at its field', { tag: '@full' }, async ({ page }) => {
  const { password } = await logIn(page, 'admin');
  await page.goto('/admin/people');
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full Name').fill('Priya Thomas');
  await dialog.getByLabel('Email').fill('priya.thomas@banyanstreet.example');
  await dialog.getByLabel('Employee ID').fill(unique('BSC-'));
  await dialog.getByLabel('Title').fill('Nurse');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await prove(page, password);

  await expect(dialog.getByText('This e-mail address is taken.')).toBeVisible();
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Priya Thomas');
  await expectNoAxeFindings(page);
});

test('an administrator cannot disable their own account', { tag: '@full' }, async ({ page }) => {
  await logIn(page, 'admin');
  await page.goto('/admin/people');
  await page.getByRole('listitem').filter({ hasText: 'You' }).getByRole('button').click();

  await expect(page.getByRole('dialog')).toContainText('This is you.');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Disable account' })).toHaveCount(0);
});

test('a mail stays open after a reload, and only our own links can be followed', { tag: '@full' }, async ({ page }) => {
  test.slow();
  const { password } = await logIn(page, 'admin');
  const { email } = await inviteNurse(page, password);
  await readMail(page, email, 'Your account at');
  await page.reload();

  const mail = page.getByRole('region', { name: 'Mail', exact: true });
  await expect(mail).toContainText('has opened an account for you');
  await expect(mail.getByRole('link', { name: /\/reset-password#/ })).toHaveAttribute('href', /\/reset-password#/);
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
});

test('an administrator makes a backup, and sees it opened and compared', { tag: '@full' }, async ({ page }) => {
  // Another PostgreSQL is started for it, filled and thrown away.
  test.setTimeout(180_000);
  await logIn(page, 'admin');
  await page.goto('/admin');
  await page.getByRole('main').getByRole('link', { name: 'Backups', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Backups');
  const button = page.getByRole('button', { name: 'Back up now' });
  // Another size of this journey may be at it on the same server.
  await expect(button).toBeEnabled({ timeout: 60_000 });
  await button.click();
  await expect(page.getByRole('progressbar', { name: 'Backup' })).toBeVisible();
  await expectNoAxeFindings(page);
  await expect(button).toBeEnabled({ timeout: 120_000 });
  await expect(page.getByRole('heading', { name: 'The last backup opens.' })).toBeVisible();
  const files = page.getByRole('region', { name: 'Backups, newest first' });
  await expect(files.getByText('opened, identical').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoAxeFindings(page);
});
