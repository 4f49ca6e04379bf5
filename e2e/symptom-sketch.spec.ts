// SymptomSketch and the questionnaires: from a body part to a booked visit.
import type { Page } from '@playwright/test';
import { logInNewPatient } from './new-patient.ts';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from './page-checks.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a part of the body leads through its questions to a recommendation and a real booking', async ({ page }) => {
  await logInNewPatient(page);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /^SymptomSketch/ }).click();
  await expect(title(page)).toHaveText('Symptom Sketch');
  await expect(page.getByText('Click on a body part to begin analysis')).toBeVisible();
  expect(await tooSmallToPress(page)).toEqual([]);
  await page.getByLabel('Back', { exact: true }).check();
  await page.getByRole('button', { name: 'Right arm' }).click();

  await expect(page).toHaveURL('/symptoms/right-arm');
  await expect(title(page)).toHaveText('Question 1 of 7 — Right arm');
  await press(page, 'Next');
  await expect(page.getByRole('alert')).toHaveText('Please select an option.');
  for (let question = 1; question < 7; question++) {
    await page
      .getByRole('radio')
      .nth(CALM[question - 1] ?? 0)
      .check();
    await press(page, 'Next');
    await expect(title(page)).toHaveText(`Question ${question + 1} of 7 — Right arm`);
  }
  await page.reload();
  await expect(title(page)).toHaveText('Question 7 of 7 — Right arm');
  await press(page, 'Back');
  await expect(page.getByRole('radio').nth(CALM[5] ?? 0)).toBeChecked();
  await press(page, 'Next');
  await page
    .getByRole('radio')
    .nth(CALM[6] ?? 0)
    .check();
  await press(page, 'Submit');

  const box = page.getByRole('region', { name: 'AI Health Recommendation' });
  await expect(page.getByRole('heading', { name: 'Recommendation for Right arm' })).toBeVisible();
  await expect(box).toContainText('Orthopedist or Physical Therapist');
  await expect(box).toContainText('2 / 5');
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);

  const booking = page.getByRole('region', { name: 'Quick Appointment Booking' });
  await expect(booking.getByLabel('Department')).toHaveValue('Orthopedist or Physical Therapist');
  await expect(booking).toContainText('With us: General Medicine');
  await press(page, 'Book Appointment');
  await expect(booking.getByRole('alert')).toContainText('Please fill in all fields.');
  await booking.getByLabel('Another day').fill(inDays(40));
  const times = booking.getByRole('group', { name: 'Preferred Time Slot' });
  await times.getByRole('radio', { disabled: false }).nth(4).check();
  // On a phone the button is under the thumb, and names what it books.
  await page
    .getByRole('navigation', { name: 'Next step' })
    .getByRole('button', { name: /^Book \w+ \d+ \w+, \d\d:\d\d$/ })
    .click();
  await expect(booking).toContainText('Your appointment is requested');
  for (const fact of ['Doctor', 'Date', 'Time', 'Department']) await expect(booking).toContainText(fact);
  await page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await expect(page).toHaveURL('/patient-dashboard');
});

test('the body in 3D turns by key and by drag and can be clicked; an unknown part is refused', async ({ page }) => {
  await page.goto('/symptom-sketch');
  await page.getByLabel('3D').check();
  const body = page.getByRole('slider', { name: 'Turn the body' });
  await expect(body).toHaveAttribute('aria-valuetext', 'seen from the front');
  await body.focus();
  for (let turns = 0; turns < 4; turns++) await page.keyboard.press('ArrowRight');
  await expect(body).toHaveAttribute('aria-valuetext', 'seen from its right');
  await expectNoAxeFindings(page);
  const { x, y, width, height } = (await body.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const before = await body.getAttribute('aria-valuenow');
  await page.mouse.move(x + width / 2, y + height / 4);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 60, y + height / 4, { steps: 4 });
  await page.mouse.up();
  expect(await body.getAttribute('aria-valuenow')).not.toBe(before);
  await page.mouse.click(x + width / 2, y + height * 0.27);
  await expect(page).toHaveURL('/symptoms/chest');
  await expect(title(page)).toHaveText('Question 1 of 2 — Chest');

  await page.goto('/symptoms/left-nose');
  await expect(page.getByRole('alert')).toContainText('Invalid body part selected.');
});

/** Answers of the right arm that nothing urgent follows from. */
const CALM = [2, 1, 0, 0, 0, 3, 0];

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Regions of the picture below 48 by 48 pixels. */
const tooSmallToPress = (page: Page) =>
  page.getByRole('button', { name: /^(Head|Chest|(Left|Right) (arm|hand|leg|foot))$/ }).evaluateAll((buttons) =>
    buttons
      .map((button) => ({ name: button.textContent, box: button.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < 48)
      .map(({ name }) => name),
  );
