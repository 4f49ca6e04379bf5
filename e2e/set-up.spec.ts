// A clinic from nothing to its first visit, in production mode, as a real one would begin: no account, no demo, mails that leave.
import type { Browser, Page } from '@playwright/test';
import { generate } from 'otplib';
import { startNewClinic } from './clinic-from-nothing.ts';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, saveData, test } from './page-checks.ts';

test.describe.configure({ timeout: 180_000 });

const ADMIN = { name: 'Leela Krishnan', email: 'leela@riverside.example', password: 'green door on the hill' };
const DOCTOR = { name: 'Dr. Asha Rao', email: 'asha@riverside.example', password: 'four herons by the weir' };
const NURSE = { name: 'Sita Pillai', email: 'sita@riverside.example', password: 'nine lanterns on the quay' };
const DESK = { name: 'Rukmini Hegde', email: 'rukmini@riverside.example', password: 'two keys under the bell' };
const PATIENT = 'Kiran Desai';

test('a clinic is set up from nothing: token, second factor, departments, people, hours, rooms, a walk-in whom the doctor sees', {
  tag: '@full',
}, async ({ browser, viewport, colorScheme }) => {
  const clinic = await startNewClinic();
  const open = async () => {
    const context = await browser.newContext({
      ...{ baseURL: clinic.url, ignoreHTTPSErrors: true, serviceWorkers: 'block', reducedMotion: 'reduce' },
      ...{ locale: 'en-GB', viewport, colorScheme },
    } satisfies Parameters<Browser['newContext']>[0]);
    // A step that fails says so, long before the journey is over.
    context.setDefaultTimeout(20_000);
    await saveData(context);
    return context.newPage();
  };
  try {
    const admin = await open();
    await makeFirstAdministrator(admin, clinic.setUpUrl);
    await admin.getByRole('link', { name: 'Go on with the guided set-up' }).click();
    await setUp(admin);

    // Each comes in by the link in the mail, and none without a second factor.
    const desk = await open();
    const doctor = await open();
    const nurse = await open();
    for (const [page, person] of [
      [doctor, DOCTOR],
      [desk, DESK],
      [nurse, NURSE],
    ] as const) {
      await comeIn(page, person, await clinic.linkFor(person.email));
    }
    await expect(nurse).toHaveURL('/staff-dashboard');

    const token = await takeWalkIn(desk);
    await doctor.goto('/doctor-dashboard?view=appointments');
    const waiting = doctor.getByRole('listitem').filter({ hasText: PATIENT });
    await expect(waiting).toContainText(token);
    await waiting.getByRole('button', { name: `Call in ${PATIENT}` }).click();
    await doctor.goto('/doctor-dashboard?view=patients');
    // At a desk there are two: to the diagnosis, and to the chart.
    await doctor
      .getByRole('link', { name: new RegExp(PATIENT) })
      .last()
      .click();
    const banner = doctor.getByRole('region', { name: 'Patient', exact: true });
    await expect(banner.getByRole('heading', { level: 2 })).toHaveText(PATIENT);
    await expectNoAxeFindings(doctor);

    await admin.goto('/admin');
    await expect(admin.getByRole('region', { name: 'Set-up' })).not.toContainText('Nobody has booked yet');
  } finally {
    await clinic.stop();
  }
});

async function makeFirstAdministrator(page: Page, setUpUrl: string) {
  await page.goto(setUpUrl);
  await page.getByLabel('Full Name').fill(ADMIN.name);
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Open the account' }).click();
  await page.getByRole('link', { name: 'Go to Administrator Login' }).click();
  await logIn(page, ADMIN);
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('region', { name: 'Set-up' })).toContainText('No doctor works here yet');
  await expectNoAxeFindings(page);
}

/** Password first; then the second factor is set up, because nobody works here without one. */
async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^One more step/);
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const groups = page.locator('code').filter({ hasText: /^[A-Z2-7 ]{20,}$/ });
  const secret = ((await groups.textContent()) ?? '').replace(/\s/g, '');
  await page.getByLabel('6-digit code').fill(await generate({ secret }));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByLabel('I have kept them in a safe place.').check();
  await page.getByRole('button', { name: 'Done' }).click();
}

async function comeIn(page: Page, person: typeof DOCTOR, link: string) {
  await page.goto(link);
  await page.getByLabel('New password').fill(person.password);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('link', { name: /^Go to .* Login$/ }).click();
  await logIn(page, person);
}

/** Five steps, each saved by the buttons of the workspace, and the doors. */
async function setUp(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Five steps, then open the doors');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Riverside Clinic');
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'This is right. Next: departments' }).click();

  await page.getByLabel('New department').fill('Paediatrics');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Departments' })).toContainText('Paediatrics');
  await page.getByRole('button', { name: 'This is right. Next: people' }).click();

  await invite(page, 'Invite a doctor', DOCTOR, async (dialog) => {
    await dialog.getByLabel('Department').selectOption('Paediatrics');
    await dialog.getByLabel('Licence number').fill('KMC-41027');
    await dialog.getByLabel('Licence holds until').fill('31/03/2031');
    await dialog.getByLabel('Title').fill('Consultant');
  });
  await invite(page, 'Invite a nurse', NURSE, async (dialog) => {
    await dialog.getByLabel('Employee ID').fill('RC-0107');
    await dialog.getByLabel('Title').fill('Senior Nurse');
  });
  await invite(page, 'Invite a receptionist', DESK, async (dialog) => {
    await dialog.getByLabel('Employee ID').fill('RC-0131');
    await dialog.getByLabel('Title').fill('Front desk');
  });
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Next: hours' }).click();

  // Whatever day it is, the doctor works on it.
  await page.getByRole('button', { name: 'Add hours on Sunday' }).click();
  await page.getByRole('button', { name: 'Give 1 doctor these hours' }).click();
  await expect(page.getByText(`${DOCTOR.name} has hours already.`)).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Next: rooms and beds' }).click();

  await page.getByLabel('First room number').fill('101');
  await page.getByLabel('Rooms', { exact: true }).fill('2');
  await page.getByRole('button', { name: 'Add rooms' }).click();
  await expect(page.getByRole('list', { name: 'Rooms' })).toContainText('102');
  await page.getByRole('button', { name: 'Next: the doors' }).click();

  const doors = page.getByRole('region', { name: 'Open the doors' });
  await expect(doors).toContainText('You are the only administrator');
  await expect(doors).toContainText('3 invitations are on the way');
  await doors.getByRole('button', { name: 'Open the doors' }).click();
  await expect(page.getByRole('region', { name: 'The doors are open' })).toContainText(ADMIN.name);
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
}

async function invite(
  page: Page,
  button: string,
  { name, email }: typeof DOCTOR,
  fillIn: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
) {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full Name').fill(name);
  await dialog.getByLabel('Email').fill(email);
  await fillIn(dialog);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('list', { name: 'People' })).toContainText(email);
}

/** Registers somebody who has never been here, and gives them a place in the queue of the doctor. */
async function takeWalkIn(page: Page): Promise<string> {
  await page.goto('/reception?view=patients&tab=register');
  await page.getByLabel('Full Name').fill(PATIENT);
  await page.getByLabel('or age in years').fill('34');
  await page.getByLabel('Male', { exact: true }).check();
  await page.getByLabel('Phone').fill('+91 98200 14477');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText(/PUD-/).first()).toBeVisible();
  await page.goto('/reception?view=patients');
  await page.getByLabel('Find a patient').fill(PATIENT);
  await page.getByRole('button', { name: new RegExp(PATIENT) }).click();
  const walkIn = page.getByRole('region', { name: 'Walk-in' });
  await walkIn.getByRole('radio').check();
  await walkIn.getByRole('button', { name: 'Give a token' }).click();
  await expect(walkIn.getByRole('status')).toContainText(DOCTOR.name);
  return /[A-Z]+-\d\d/.exec((await walkIn.getByRole('status').textContent()) ?? '')?.[0] ?? 'no token';
}
