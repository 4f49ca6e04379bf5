import type { Page } from '@playwright/test';
import type { Role } from '#contract/endpoint.ts';
import { HOME_OF } from '#contract/screens.ts';
import { logIn } from './login.ts';
import { expect, expectNoAxeFindings, test } from './page-checks.ts';

const LOGINS: [role: Role, title: string, field: string, greeting: RegExp][] = [
  ['patient', 'Patient Login', 'PUD', /^Good \w+, Ananya$/],
  ['doctor', 'Doctor Login', 'Email', /^Good \w+, Dr\. Nair$/],
  ['staff', 'Staff Login', 'Email', /^Patient Overview$/],
];

const login = (page: Page) => page.getByRole('button', { name: 'Login', exact: true });
const password = (page: Page) => page.getByLabel('Password', { exact: true });

for (const [role, title, field, greeting] of LOGINS) {
  // spec: 1.1, 2.2, 2.3, 2.27
  test(`the demo account of the ${role} login is filled in and leads home`, {
    tag: role === 'patient' ? [] : '@full',
  }, async ({ page }) => {
    await page.goto(`/login/${role}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Nadi`);

    await page.getByRole('button', { name: 'Use the demo account' }).click();
    await expect(page.getByLabel(field)).not.toHaveValue('');
    await login(page).click();

    await expect(page).toHaveURL(HOME_OF[role]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting);
  });
}

test('the demo account of the administrator login leads home', { tag: '@full' }, async ({ page }) => {
  await page.goto('/login/admin');
  await page.getByRole('button', { name: 'Use the demo account' }).click();
  await login(page).click();

  await expect(page).toHaveURL(HOME_OF.admin);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
});

// spec: 2.26
test('a wrong password shows the red box and keeps what was typed', { tag: '@full' }, async ({ page }) => {
  await page.goto('/login/patient');
  await page.getByLabel('PUD').fill('PUD-7K3QX-2M9TD');
  await password(page).fill('not this one');
  await login(page).click();

  const box = page.getByRole('alert').filter({ hasText: 'Login failed' });
  await expect(box).toBeVisible();
  await expect(box).toBeFocused();
  await expect(page.getByLabel('PUD')).toHaveValue('PUD-7K3QX-2M9TD');
  await expect(password(page)).toHaveValue('not this one');
  await expectNoAxeFindings(page);
});

// spec: 2.30, 2.33
test('the links of the logins lead where they say', { tag: '@full' }, async ({ page }) => {
  await page.goto('/login/doctor');
  const hrefOf = (name: string) => page.getByRole('link', { name }).getAttribute('href');

  expect(await hrefOf('Forgot password?')).toBe('/forgot-password?role=doctor');
  expect(await hrefOf('Apply here')).toBe('/apply');
  expect(await hrefOf('Back')).toBe('/');
  await page.getByRole('link', { name: 'Patient Login' }).click();
  await expect(page).toHaveURL('/login/patient');
  expect(await hrefOf('Register')).toBe('/register');
  expect(await hrefOf('Forgot Health ID?')).toBe('/forgot-health-id');
});

test('a PUD in the address is filled in', { tag: '@full' }, async ({ page }) => {
  await page.goto('/login/patient?pud=PUD-7K3QX-2M9TD');

  await expect(page.getByLabel('PUD')).toHaveValue('PUD-7K3QX-2M9TD');
});

// spec: 2.5, 2.33
test('Remember me knows the person again after Logout', { tag: '@full' }, async ({ page }) => {
  await page.goto('/login/staff');
  await page.getByRole('button', { name: 'Use the demo account' }).click();
  const email = await page.getByLabel('Email').inputValue();
  await page.getByLabel('Remember me').check();
  await login(page).click();
  await expect(page).toHaveURL(HOME_OF.staff);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/login/staff');

  await expect(page.getByText(/Welcome back, /)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

// spec: 2.12
test('a guarded page sends to its login and comes back after it', async ({ page }) => {
  const refused: string[] = [];
  page.on('response', (answer) => answer.status() >= 400 && refused.push(answer.url()));
  await page.goto('/account?from=a-letter');
  await expect(page).toHaveURL(/\/login\/patient\?then=/);
  expect(refused).toEqual([]);

  await page.getByRole('button', { name: 'Use the demo account' }).click();
  await login(page).click();

  await expect(page).toHaveURL('/account?from=a-letter');
});

test('nobody is led to another site by the address of a login', { tag: '@full' }, async ({ page }) => {
  await logIn(page, 'doctor');

  await page.goto('/login/doctor?then=//elsewhere.example/');

  await expect(page).toHaveURL(HOME_OF.doctor);
});

// spec: 2.4
test("another role's session is told so and offered both ways on", { tag: '@full' }, async ({ page }) => {
  const doctor = await logIn(page, 'doctor');
  await page.goto('/dashboard');

  await expect(page.getByText(`You are logged in as ${doctor.name} (Doctor).`)).toBeVisible();
  await expect(page.getByText('This page is for patients.')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('link', { name: 'Go to my own page' }).click();
  await expect(page).toHaveURL(HOME_OF.doctor);

  await page.goto('/login/patient');
  await page.getByRole('button', { name: 'Log out and open Patient Login' }).click();
  await expect(page.getByLabel('PUD')).toBeVisible();
  await page.goto('/doctor-dashboard');
  await expect(page).toHaveURL(/\/login\/doctor/);
});
