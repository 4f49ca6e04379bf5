// The patient's own screens: the record, the board, the bell, and how they fit every device.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { COMPLETE, logInNewPatient, send } from './new-patient.ts';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from './page-checks.ts';
import { expectFocusInSightAndInOrder } from './visibility-checks.ts';

const BUDGET = 215_000;

/** Each with something of its own to wait for: with a board that is filled, and for a new patient. */
const SCREENS = [
  { address: '/patient-dashboard', shows: 'Fasting blood test', showsNew: 'HealthBoard' },
  { address: '/symptom-checks', shows: 'Your symptom checks', showsNew: 'SymptomScan' },
  { address: '/book', shows: 'Tell me if an earlier time comes free', showsNew: 'My appointments' },
  { address: '/record', shows: '1 reminder', showsNew: 'A result is here as soon as' },
  { address: '/record/vitals', shows: '151/92', showsNew: 'Blood glucose' },
  { address: '/record/results', shows: 'A result is here as soon as', showsNew: 'A result is here as soon as' },
  { address: '/record/visits', shows: 'After a visit', showsNew: 'After a visit' },
  { address: '/record/board', shows: 'Fasting blood test', showsNew: 'Add what you take' },
  { address: '/record/documents', shows: 'No document yet', showsNew: 'No document yet' },
  { address: '/you', shows: 'PUD-', showsNew: 'PUD-' },
];
const sizeOf = async (page: Page, url: string) => gzipSync(await (await page.request.get(url)).body()).length;

/** A phone of 390 by 844. */
const SCREEN_PX = 844;

const firstFilesOfHome = (): string[] =>
  JSON.parse(readFileSync('dist/web/.vite/first-files.json', 'utf8'))['/dashboard'];

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const said = (page: Page, text: string) => expect(page.getByRole('status').getByText(text)).toBeVisible();

// Several people, several pages: more than one browser's worth of work.
test.describe.configure({ timeout: 60_000 });

test('a first visit stays inside its size', { tag: '@full' }, async ({ page }) => {
  await logInNewPatient(page);
  // What a page fetches ahead when it is idle is not part of the visit.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  for (const { address, showsNew } of SCREENS) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('main')).toContainText(showsNew);

    const loaded = await page.evaluate(() => {
      const later = new Set(
        [...document.querySelectorAll('link')].filter(({ rel }) => rel === 'prefetch').map(({ href }) => href),
      );
      return performance.getEntriesByType('resource').flatMap(({ name }) => (later.has(name) ? [] : [name]));
    });
    const code = [...new Set(loaded)];
    const sizes = await Promise.all(code.filter((url) => /\.(js|css)$/.test(url)).map((url) => sizeOf(page, url)));
    expect(
      sizes.reduce((sum, size) => sum + size, 0),
      address,
    ).toBeLessThan(BUDGET);
  }
});

test('each screen is accessible, short, and fits every device, with room for a thumb on all that can be pressed', {
  tag: '@full',
}, async ({ page }) => {
  const { patientId } = await logInNewPatient(page);
  await fillTheBoard(page, patientId);
  for (const { address, shows } of SCREENS) {
    await page.goto(address);
    await expect(page.getByRole('main')).toContainText(shows);
    await expectNoAxeFindings(page);
    for (const width of [320, 390, 768, 999, 1000, 1280, 1440]) {
      await page.setViewportSize({ width, height: SCREEN_PX });
      await expectNoSidewaysScroll(page);
      expect(await tooSmallToPress(page), `${address} at ${width}`).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: SCREEN_PX });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / SCREEN_PX, address).toBeLessThanOrEqual(2.5);
  }
});

test('Tab goes through the page from top to bottom, and what has the focus is never hidden', { tag: '@full' }, async ({
  page,
}) => {
  const { patientId } = await logInNewPatient(page);
  await fillTheBoard(page, patientId);
  let stops = 0;
  for (const { address, shows } of SCREENS) {
    await page.goto(address);
    await expect(page.getByRole('main')).toContainText(shows);
    stops += await expectFocusInSightAndInOrder(page);
  }
  expect(stops).toBeGreaterThan(60);
});

// spec: 2.24, 2.40
test('the Health ID is copied and said', { tag: '@full' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { pud } = await logInNewPatient(page);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: `Health ID ${pud}` }).click();
  await page.getByRole('button', { name: 'Copy Health ID' }).click();

  await said(page, `Copied: ${pud}`);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(pud);
});

// spec: 2.37, 4.3
test('a closed profile leaves a quiet reminder, and does not come back by itself', { tag: '@full' }, async ({
  page,
}) => {
  await logInNewPatient(page, null);
  await page.goto('/dashboard');
  await expect(dialog(page)).toContainText('Complete Your Health Profile');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await page.reload();

  const reminder = part(page, 'Your health profile');
  await expect(reminder).toContainText('Still open: age, sex, blood group, allergies, emergency contact.');
  await expect(dialog(page)).toBeHidden();
  await reminder.getByRole('button', { name: 'Complete it' }).click();
  await expect(dialog(page)).toContainText('Complete Your Health Profile');

  await page.goto('/record');
  await expect(part(page, 'Your record').getByText('Not asked yet')).toBeVisible();
});

// spec: 5.9
test('wrong values are said beside their fields, unusual ones are asked about, and all stays typed', {
  tag: '@full',
}, async ({ page }) => {
  await logInNewPatient(page, null);
  await page.goto('/dashboard');
  const save = dialog(page).getByRole('button', { name: 'Complete Profile Setup' });
  await page.getByLabel('Blood pressure (mmHg)').fill('80/120');
  await page.getByRole('textbox', { name: 'Temperature' }).fill('105.8');
  await page.getByLabel('Unit of temperature').selectOption('°F');
  await save.click();
  await expect(page.getByText('The lower figure must be below the upper one.')).toBeVisible();
  await expect(page.getByLabel('Blood pressure (mmHg)')).toBeFocused();

  await page.getByLabel('Blood pressure (mmHg)').fill('230/80');
  await save.click();
  await expect(page.getByText('230 mmHg is unusual.')).toBeVisible();
  await expectNoAxeFindings(page);
  await dialog(page).getByRole('button', { name: 'I checked, it is right' }).click();

  const readings = page.getByRole('dialog', { name: 'Your readings' });
  await expect(readings).toContainText('Go to an emergency department now.');
  await readings.getByRole('button', { name: 'I have read this' }).click();
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('link', { name: /^Vital Signs/ }).click();
  const vitals = part(page, 'Vital Signs');
  await expect(vitals).toContainText('230/80');
  await expect(vitals).toContainText('High');
  await expect(vitals).toContainText('41');
});

test('when someone else changes the profile meanwhile, nothing is lost on either side', { tag: '@full' }, async ({
  page,
}) => {
  const { patientId } = await logInNewPatient(page);
  await page.goto('/record');
  await part(page, 'Your record').getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Medicines you take').fill('Amlodipine 5 mg\nCetirizine 10 mg');
  await send(page.request, 'PUT', `/api/patients/${patientId}/profile`, { ...COMPLETE, conditions: ['Asthma'] });
  await dialog(page).getByRole('button', { name: 'Save' }).click();

  await expect(dialog(page).getByRole('alert')).toContainText('Long-term conditions is now Asthma.');
  await dialog(page).getByRole('button', { name: 'Save' }).click();

  await expect(dialog(page)).toBeHidden();
  await expect(part(page, 'Your record')).toContainText('Asthma');
  await expect(part(page, 'Your record')).toContainText('Amlodipine 5 mg, Cetirizine 10 mg');
});

test('192/124 gets the instruction first, with SOS beside it, and the clinic is told after a yes', async ({ page }) => {
  await logInNewPatient(page);
  await page.goto('/record');
  await part(page, 'Vital Signs').getByRole('button', { name: 'Add blood pressure' }).click();
  await page.getByLabel('Upper (systolic)').fill('192');
  await page.getByLabel('Lower (diastolic)').fill('124');
  await dialog(page).getByRole('button', { name: 'Add reading' }).click();

  const instruction = page.getByRole('dialog', { name: 'Your reading' });
  await expect(instruction.getByRole('heading', { name: 'Measure again in 5 minutes.' })).toBeFocused();
  await expect(instruction.getByText('Is one of these true now?')).toBeInViewport();
  await expect(instruction.getByRole('button', { name: 'SOS' })).toBeVisible();
  await instruction.getByLabel('Hard to breathe').check();
  await expect(instruction.getByRole('heading', { name: 'Call 112 now.' })).toBeInViewport();
  await expectNoAxeFindings(page);
  await instruction.getByRole('button', { name: 'Alert the clinic too' }).click();
  await expect(instruction).toContainText('Sent to the doctors and nurses on duty.');

  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/dashboard');
  await expect(elsewhere.getByRole('dialog')).toContainText('The clinic was told at');
  await expect(elsewhere.getByRole('heading', { name: 'Call 112 now.' })).toBeVisible();
  await elsewhere.close();

  // What is most urgent comes first on the page, before what is to be confirmed or planned.
  await instruction.getByRole('button', { name: 'I have read this' }).click();
  // It waits for no code but that of the first visit.
  await page.route('**/assets/*.js', (route) => {
    const isFirst = firstFilesOfHome().some((file) => route.request().url().endsWith(file));
    return isFirst ? route.continue() : undefined;
  });
  await page.goto('/dashboard');
  await expect(part(page, 'Your readings now')).toContainText('192/124 mmHg is dangerously high');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/dashboard');
  await expect(page.getByText('Confirm your e-mail address')).toBeVisible();
  const [urgent, address, plans] = await Promise.all([
    part(page, 'Your readings now').boundingBox(),
    page.getByText('Confirm your e-mail address').boundingBox(),
    part(page, 'What comes next').boundingBox(),
  ]);
  expect(urgent?.y).toBeLessThan(address?.y ?? 0);
  expect(urgent?.y).toBeLessThan(plans?.y ?? 0);
});

test.describe('without a connection', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

  test('192/124 gets the instruction, is not saved, says so, and is saved by Try again', { tag: '@full' }, async ({
    page,
    context,
  }) => {
    await logInNewPatient(page);
    const form = page.waitForResponse(/add-reading-dialog.*js/);
    await page.goto('/record');
    await (await form).finished();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await part(page, 'Vital Signs').getByRole('button', { name: 'Add blood pressure' }).click();
    await page.getByLabel('Upper (systolic)').fill('192');
    await page.getByLabel('Lower (diastolic)').fill('124');
    await dialog(page).getByRole('button', { name: 'Add reading' }).click();

    await expect(page.getByRole('heading', { name: 'Measure again in 5 minutes.' })).toBeFocused();
    await expect(page.getByText('Not saved: no connection.')).toBeVisible();
    await expect(page.getByLabel('Upper (systolic)')).toHaveValue('192');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await context.setOffline(false);
    await expect(page.getByText('Press Try again to save it.')).toBeVisible({ timeout: 20_000 });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog', { name: 'Your reading', exact: true })).toBeVisible();
  });
});

// spec: 2.40
test('readings are added in the unit at hand, shown with their trend, and crossed out when wrong', {
  tag: '@full',
}, async ({ page }) => {
  const { patientId } = await logInNewPatient(page);
  await send(page.request, 'POST', `/api/patients/${patientId}/readings`, {
    readings: [{ kind: 'weight', value: 63, measuredAt: new Date(Date.now() - 86_400_000).toISOString() }],
  });
  await page.goto('/record/vitals');
  const vitals = part(page, 'Vital Signs');
  await expect(vitals.getByRole('listitem').filter({ hasText: 'Height' })).toContainText('No reading yet');
  await vitals.getByRole('button', { name: 'Add height' }).click();
  await page.getByLabel('Unit of height').selectOption('ft in');
  await page.getByLabel('Height, feet').fill('5');
  await page.getByLabel('Inches').fill('4');
  await dialog(page).getByRole('button', { name: 'Add reading' }).click();
  await expect(vitals).toContainText('162.6');

  await vitals.getByRole('button', { name: 'Add reading' }).click();
  await page.getByLabel('What was measured').selectOption('Weight');
  await page.getByLabel('Unit of weight').selectOption('lb');
  await page.getByRole('textbox', { name: 'Weight' }).fill('136,7');
  await dialog(page).getByRole('button', { name: 'Add reading' }).click();
  await expect(vitals.getByRole('img', { name: /down from 63 to 62/ })).toBeVisible();

  await vitals.getByRole('button', { name: /^Weight/ }).click();
  await dialog(page).getByRole('button', { name: 'Wrong? 62 kg' }).click();
  await page.getByRole('button', { name: 'Mark as wrong' }).click();
  await page.keyboard.press('Escape');
  await expect(vitals.getByRole('listitem').filter({ hasText: 'Weight' })).toContainText('63');
});

test('a blood glucose of 48 says to take sugar, with its own danger signs, and its note stands in the list', {
  tag: '@full',
}, async ({ page }) => {
  await logInNewPatient(page);
  await page.goto('/record');
  await part(page, 'Vital Signs').getByRole('button', { name: 'Add reading' }).click();
  await page.getByLabel('What was measured').selectOption('Blood glucose');
  await page.getByLabel('Unit of blood glucose').selectOption('mmol/L');
  await page.getByRole('textbox', { name: 'Blood glucose' }).fill('2.7');
  await page.getByLabel('Before or after eating').selectOption('Not fasting');
  await page.getByLabel('Note').fill('After a long walk');
  await expectNoAxeFindings(page);
  await dialog(page).getByRole('button', { name: 'Add reading' }).click();

  const instruction = page.getByRole('dialog', { name: 'Your reading' });
  await expect(instruction.getByRole('heading', { name: 'Take sugar now.' })).toBeFocused();
  await expect(instruction).toContainText('Blood glucose 49 mg/dL (2.7 mmol/L) is dangerously low.');
  await expectNoAxeFindings(page);
  await instruction.getByLabel('Cannot eat or drink safely').check();
  await expect(instruction.getByRole('heading', { name: 'Call 112 now.' })).toBeInViewport();
  await instruction.getByRole('button', { name: 'I have read this' }).click();

  await part(page, 'Vital Signs')
    .getByRole('button', { name: /^Blood glucose/ })
    .click();
  await expect(dialog(page)).toContainText('2.7 mmol/L, not fasting');
  await expect(dialog(page)).toContainText('After a long walk');
});

// spec: 2.47
test('notes of one’s own are added, changed, done and removed, and say so', { tag: '@full' }, async ({ page }) => {
  await logInNewPatient(page);
  await page.goto('/record/board');
  const board = part(page, 'HealthBoard');
  await board.getByRole('button', { name: 'Add' }).click();
  await dialog(page).getByRole('button', { name: 'Add' }).click();
  await expect(dialog(page)).toContainText('A title is needed.');
  await page.getByLabel('Type').selectOption('Prescription');
  await page.getByLabel('Title').fill('Amlodipine 5 mg');
  await page.getByLabel('Detail (optional)').fill('1 tablet each morning');
  await dialog(page).getByRole('button', { name: 'Add' }).click();
  await expect(board).toContainText('1 tablet each morning');
  await expect(board).toContainText('added by you');

  await board.getByRole('button', { name: 'More about Amlodipine 5 mg' }).click();
  await board.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Title').fill('Amlodipine 10 mg');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(board).toContainText('Amlodipine 10 mg');

  await board.getByRole('button', { name: 'More about Amlodipine 10 mg' }).click();
  await board.getByRole('button', { name: 'Remove' }).click();
  await dialog(page).getByRole('button', { name: 'Remove' }).click();
  await expect(board).toContainText('Add what you take');
});

// spec: 2.47
test('a reminder arrives in the page, in the bell and on the board', { tag: '@full' }, async ({ page }) => {
  await logInNewPatient(page);
  const home = await page.context().newPage();
  await home.goto('/dashboard');
  await page.goto('/record/board');
  const board = part(page, 'HealthBoard');
  await expect(board).toContainText('None yet. Add one with a time');
  await send(page.request, 'POST', '/api/board/notes', {
    type: 'reminder',
    title: 'Fasting blood test',
    at: new Date(Date.now() + 6_000).toISOString(),
  });
  await expect(board).toContainText('You will be told here and by mail.');
  await expect(part(home, 'What comes next')).toContainText('Fasting blood test');
  await home.close();

  await expect(page.getByRole('button', { name: '1 new notification' })).toBeVisible({ timeout: 30_000 });
  await said(page, 'Fasting blood test');
  await expect(board).toContainText(/You were told here/);
  await board.getByRole('checkbox', { name: /Fasting blood test/ }).check();
  await expect(board).toContainText(/Done today/);

  await page.getByRole('button', { name: '1 new notification' }).click();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible();
});

async function fillTheBoard(page: Page, patientId: string) {
  const at = new Date(Date.now() + 86_400_000).toISOString();
  for (const note of [
    { type: 'reminder', title: 'Fasting blood test', detail: 'Nothing to eat after 22:00', at },
    { type: 'prescription', title: 'Cetirizine 10 mg', detail: 'At night when needed' },
    { type: 'appointment', title: 'Dentist with a name that is rather long for a narrow board', at },
  ])
    await send(page.request, 'POST', '/api/board/notes', note);
  await send(page.request, 'POST', `/api/patients/${patientId}/readings`, {
    readings: [
      { kind: 'blood-pressure', value: 151, second: 92 },
      { kind: 'temperature', value: 36.6 },
    ],
  });
}

/** Links inside a sentence are exempt; everything that stands alone has 48 pixels. */
function tooSmallToPress(page: Page): Promise<string[]> {
  return page.locator('main :is(button, select, textarea, label:has(input), nav a)').evaluateAll((elements) =>
    elements
      .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && box.height < 48)
      .map(({ text, box }) => `${text} (${box.height})`),
  );
}
