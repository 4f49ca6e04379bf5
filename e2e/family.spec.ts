// Acting for others: what a teenager keeps private, and what a helper may see.
import type { Page } from '@playwright/test';
import { askDoctorNair } from './ask-doctor-nair.ts';
import { sendFrom, startBeforeMidnight } from './clinic-with-clock.ts';
import { logIn, logInAs } from './login.ts';
import { logInNewPatient, send } from './new-patient.ts';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll } from './page-checks.ts';
import { test } from './people.ts';

test.describe.configure({ timeout: 120_000 });

test('a teenager hides a visit, and no door, count, mail or event tells the parent', { tag: '@full' }, async ({
  page,
  anotherBrowser,
  administrator,
}) => {
  // A mother registers her daughter of 15; the desk confirms it; the daughter opens an account of her own.
  const mother = await anotherBrowser();
  await logInNewPatient(mother);
  const born = `${new Date().getFullYear() - 15}-01-01`;
  const daughter = await send(mother.request, 'POST', '/api/family/children', {
    ...{ name: 'Diya Sen', dateOfBirth: born, sex: 'female', isGuardian: true },
  });
  const desk = await anotherBrowser();
  await logIn(desk, 'staff');
  await send(desk.request, 'POST', `/api/access/${daughter.accessId}/confirm`, {});
  await send(mother.request, 'POST', `/api/family/access/${daughter.accessId}/own-login`);
  // The code is given to the daughter herself.
  const { pud, activationCode } = await send(
    desk.request,
    'POST',
    `/api/patients/${daughter.patientId}/activation-code`,
  );
  const password = 'lanterns over the quiet harbour';
  await send(page.request, 'POST', '/api/patients/activate', { pud, code: activationCode, password });
  await logInAs(page, { role: 'patient', login: pud, password });

  const reason = 'Alone with the doctor';
  const visit = await askDoctorNair(page.request, reason);
  const forHer = `for=${daughter.patientId}`;
  expect(await (await mother.request.get(`/api/appointments?${forHer}`)).text()).toContain(visit.id);

  await page.goto('/book');
  await page.getByRole('switch', { name: 'Private', exact: true }).first().click();
  await expect(page.getByRole('switch', { name: 'Private', exact: true }).first()).toBeChecked();
  await expectNoAxeFindings(page);
  await page.goto('/private');
  await expect(page.getByRole('switch', { name: 'Visit: Dr. Arjun Nair' })).toBeChecked();
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);

  // Every door that the mother has.
  for (const path of [
    `/api/appointments?${forHer}`,
    `/api/appointments/patient/${daughter.patientId}?${forHer}`,
    `/api/patients/${daughter.patientId}/diagnoses?${forHer}`,
    '/api/family/week',
    '/api/notices',
  ]) {
    const said = await (await mother.request.get(path)).text();
    expect(said, path).not.toContain(visit.id);
    expect(said, path).not.toContain(reason);
    expect(said, path).not.toContain('Arjun Nair');
  }
  expect((await mother.request.get(`/api/appointments/${visit.id}?${forHer}`)).status()).toBe(404);
  await mother.goto(`/book?${forHer}`);
  await expect(mother.getByText('You are acting for Diya')).toBeVisible();
  await expect(mother.getByText('Nothing is booked.', { exact: false })).toBeVisible();
  await expect(mother.getByText(reason)).toBeHidden();

  const mails = await (await administrator.request.get('/api/admin/mails')).text();
  expect(mails).not.toContain(reason);
});

test('a daughter helps her father with medicines only, and cannot see results', { tag: '@full' }, async ({
  page,
  anotherBrowser,
}) => {
  const father = await anotherBrowser();
  const { patientId } = await logInNewPatient(father, {
    ...{ dateOfBirth: '1950-03-12', sex: 'male', bloodGroup: 'B+', allergyState: 'none-known' },
    EmergencyContact: { name: 'Vikram Rao', phone: '+91 98200 55512' },
  });
  await askDoctorNair(father.request, 'Hay fever');
  const doctor = await anotherBrowser();
  await logIn(doctor, 'doctor');
  await send(doctor.request, 'POST', '/api/diagnoses', {
    patient: patientId,
    diagnosis: 'Allergic rhinitis',
    medications: [
      { name: 'Cetirizine', dose: { amount: 10, unit: 'mg' }, route: 'by mouth', frequency: 'once-a-day', days: 5 },
    ],
  });
  const daughter = await logInNewPatient(page);
  const { invitation, code } = await send(father.request, 'POST', '/api/family/invitations', {
    ...{ pud: daughter.pud, parts: ['medicines'], months: 6 },
  });
  await send(page.request, 'POST', `/api/family/invitations/${invitation.id}/accept`, { code });

  await page.goto('/family');
  const week = page.getByRole('region', { name: 'The next seven days' });
  await expect(week).toContainText('Cetirizine');
  const shares = page.getByRole('region', { name: 'What each share allows' });
  await expect(shares).toContainText('See medicines and mark doses');
  await expect(shares.getByRole('listitem').filter({ hasText: 'See test results' })).toContainText('Not:');
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);

  await shares.getByRole('link', { name: /^Act for / }).click();
  await expect(page).toHaveURL(/\/doses\?for=/);
  await expect(page.getByText('You are acting for')).toBeVisible();
  await expect(page.getByText('Cetirizine').first()).toBeVisible();
  const closed = [
    `/api/patients/${patientId}/lab-reports`,
    `/api/patients/${patientId}/diagnoses`,
    '/api/appointments',
  ];
  for (const path of closed) expect((await page.request.get(`${path}?for=${patientId}`)).status(), path).toBe(404);

  await father.goto('/family');
  const mine = father.getByRole('region', { name: 'Who may act for you' });
  await mine.getByRole('switch', { name: 'Told when you miss a dose' }).click();
  await expect(mine.getByRole('switch', { name: 'Told when you miss a dose' })).toBeChecked();
  await mine.getByRole('button', { name: /emergency contact$/ }).click();
  await expect(mine).toContainText(`In an emergency we call ${daughter.name}.`);
  await expectNoAxeFindings(father);
});

const YEAR = new Date().getFullYear();

test('a mother registers a child, the desk confirms, she books and reads the growth chart', { tag: '@full' }, async ({
  page,
  anotherBrowser,
}) => {
  const mother = await logInNewPatient(page);
  const child = `Kabir ${mother.name.split(' ')[1]}`;
  await page.goto('/family');
  await page.getByRole('button', { name: 'Add a child' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a child' });
  await dialog.getByLabel('Full name').fill(child);
  await dialog.getByLabel('Date of birth').fill(`01/05/${YEAR - 6}`);
  await dialog.getByLabel('Male', { exact: true }).check();
  await dialog.getByLabel('I am a parent or legal guardian of this child').check();
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Register the child' }).click();
  const shares = page.getByRole('region', { name: 'What each share allows' });
  await expect(shares).toContainText('Everything else, until the desk has confirmed it');

  const desk = await anotherBrowser();
  await desk.setViewportSize({ width: 1440, height: 900 });
  await logIn(desk, 'desk');
  await desk.goto('/reception?view=family');
  await desk.getByRole('button', { name: `Confirm ${mother.name} for ${child}` }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(desk.getByRole('button', { name: `Confirm ${mother.name} for ${child}` })).toBeHidden();

  // Without loading the page again: the share has opened.
  await expect(shares).toContainText('See everything, book, message');
  await shares.getByRole('link', { name: 'Act for Kabir' }).click();
  await expect(page.getByText('You are acting for Kabir')).toBeVisible();
  const whom = new URL(page.url()).searchParams.get('for') ?? '';
  await page.goto(`/book?for=${whom}`);
  const form = page.getByRole('region', { name: 'QuickSchedule' });
  await form.getByRole('group', { name: 'Time' }).getByRole('radio').first().waitFor({ state: 'attached' });
  const free = form.getByRole('group', { name: 'Time' }).locator('input[type=radio]:not(:disabled)').first();
  await free.check({ force: true });
  await form.getByRole('button', { name: 'Book for Kabir' }).click();
  await expect(form).toContainText('requested');
  await page.goto(`/record/growth?for=${whom}`);
  await expect(page.getByText('You are acting for Kabir')).toBeVisible();
  await expect(page.getByRole('heading', { name: /Growth/ }).first()).toBeVisible();
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);

  // Two children one after the other, and the doctor's yes reaches the mother.
  const sister = await send(page.request, 'POST', '/api/family/children', {
    ...{ name: 'Diya Rao', dateOfBirth: `${YEAR - 8}-03-01`, sex: 'female', isGuardian: true },
  });
  expect(sister.pud).toMatch(/^PUD-/);
  await page.goto('/family');
  await page.getByRole('button', { name: 'Book two visits one after the other' }).click();
  const both = page.getByRole('dialog', { name: 'Book two visits one after the other' });
  await both.getByLabel(/^Dr\. Arjun Nair/).check({ force: true });
  await both.getByRole('group', { name: 'Times' }).getByRole('radio').first().check({ force: true });
  await both.getByLabel('Reason for both visits').fill('Cough');
  await expectNoAxeFindings(page);
  await both.getByRole('button', { name: 'Book both' }).click();
  await expect(both).toBeHidden();
  const doctor = await anotherBrowser();
  await logIn(doctor, 'doctor');
  const visits = await (await page.request.get(`/api/appointments?for=${sister.patientId}`)).json();
  await send(doctor.request, 'PATCH', `/api/appointments/${visits[0].id}/status`, { status: 'approved' });
  await page.getByRole('button', { name: /new notification/ }).click();
  const told = page.getByRole('region', { name: 'What you were told' });
  await expect(told).toContainText('Dr. Arjun Nair approved the appointment of Diya Rao');
});

/** A mother's open tab with her child's visits in it. */
async function anOpenTab(page: Page, desk: Page, dateOfBirth: string) {
  await logInNewPatient(page);
  const child = await send(page.request, 'POST', '/api/family/children', {
    ...{ name: 'Kabir Sen', dateOfBirth, sex: 'male', isGuardian: true },
  });
  await logIn(desk, 'desk');
  await send(desk.request, 'POST', `/api/access/${child.accessId}/confirm`, {});
  await page.goto(`/book?for=${child.patientId}`);
  await expect(page.getByText('You are acting for Kabir')).toBeVisible();
  return child;
}

test('a revocation empties an open tab at once', { tag: '@full' }, async ({ page, anotherBrowser }) => {
  const desk = await anotherBrowser();
  const { accessId, patientId } = await anOpenTab(page, desk, `${YEAR - 6}-05-01`);
  await send(desk.request, 'POST', `/api/access/${accessId}/end`, { reason: 'The court has decided.' });
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('You are acting for')).toBeHidden();
  // The one word that is left of the child says why.
  await expect(page.getByText('You no longer act for Kabir Sen')).toBeVisible();
  await expect(page.getByText('Book for Kabir')).toBeHidden();
  expect((await page.request.get(`/api/appointments?for=${patientId}`)).status()).toBe(404);
});

test('at midnight of the eighteenth birthday access is gone in an open tab', { tag: '@full' }, async ({
  page,
  anotherBrowser,
}) => {
  test.setTimeout(300_000);
  const clinic = await startBeforeMidnight();
  try {
    const [year = '', month = '', date = ''] = clinic.today.split('-');
    const tomorrow = new Date(Date.UTC(Number(year) - 18, Number(month) - 1, Number(date) + 1));
    const desk = await anotherBrowser();
    await desk.goto(clinic.url);
    const accounts: { role: string; login: string; password: string }[] = await sendFrom(
      ...([desk, 'GET', '/api/demo/accounts'] as const),
    );
    const { login = '', password = '' } = accounts.find(({ role }) => role === 'desk') ?? {};
    await sendFrom(desk, 'POST', '/api/desk/login', { email: login, password });

    await page.goto(clinic.url);
    const mine = { password: 'lanterns over the quiet harbour' };
    const mother = { name: 'Meera Sen', email: 'meera.sen@mail.example', phone: '+91 98200 41234', consent: true };
    const { pud } = await sendFrom(page, 'POST', '/api/patients/register', { ...mother, ...mine });
    await sendFrom(page, 'POST', '/api/patients/login', { pud, ...mine });
    const child = await sendFrom(page, 'POST', '/api/family/children', {
      ...{ name: 'Kabir Sen', dateOfBirth: tomorrow.toISOString().slice(0, 10), sex: 'male', isGuardian: true },
    });
    await sendFrom(desk, 'POST', `/api/access/${child.accessId}/confirm`, {});
    await page.goto(`${clinic.url}/book?for=${child.patientId}`);
    await expect(page.getByText('You are acting for Kabir, 17')).toBeVisible();

    // Nobody ends it: some minutes later it is the day.
    await clinic.passMidnight();
    const asked = await page.request.get(`${clinic.url}/api/appointments?for=${child.patientId}`);
    expect(asked.status()).toBe(404);
    await expect(page).toHaveURL(/\/dashboard$/, { timeout: 40_000 });
    await expect(page.getByText('You are acting for')).toBeHidden();
    await expect(page.getByText('Kabir')).toBeHidden();
    // Only the access is over: she is still herself.
    const me = await (await page.request.get(`${clinic.url}/api/me`)).json();
    expect(me).toMatchObject({ name: 'Meera Sen' });
    await page.goto(`${clinic.url}/family`);
    await expect(page.getByText('You act for nobody yet.', { exact: false })).toBeVisible();
  } finally {
    // No open page misses the clinic when it closes.
    await page.goto('about:blank');
    await clinic.stop();
  }
});
