// SymptomSketch and the questionnaires: from marked places to an answer, and from a body part to a booked visit.
import type { Page } from '@playwright/test';
import { aWeekdayAhead, logInNewPatient } from './new-patient.ts';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from './page-checks.ts';
import { unfold } from './unfold.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
/** A thumb taps, a mouse clicks. */
const HINT = /^(Click|Tap) on a body part to begin analysis/;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('what one patient marked is gone when another logs in where the session had ended', async ({ page }) => {
  const markElbow = async () => {
    await page.goto('/symptoms');
    await turnTo(page, 'Back');
    await onFigure(page, 'Right elbow').click();
    await expect(page.getByRole('heading', { name: 'Right elbow' })).toBeVisible();
  };
  const endElsewhere = async () => {
    const ended = await page.request.post('/api/logout', { headers: { Origin: new URL(page.url()).origin } });
    expect(ended.status()).toBe(200);
  };
  await logInNewPatient(page);
  await markElbow();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Right elbow' })).toBeVisible();
  await endElsewhere();

  await logInNewPatient(page);
  await page.goto('/symptoms');

  await expect(page.getByText(HINT)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Right elbow' })).toBeHidden();
});

// spec: 2.6, 2.7, 2.42, 2.59, 2.62, 4.13
test('a part of the body leads through its questions to a recommendation and a real booking', async ({ page }) => {
  await logInNewPatient(page);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /^SymptomSketch/ }).click();
  await expect(title(page)).toHaveText('Symptom Sketch');
  await expect(page.getByText(HINT)).toBeVisible();
  await turnTo(page, 'Back');
  await onFigure(page, 'Right elbow').click();
  await expect(page.getByRole('heading', { name: 'Right elbow' })).toBeVisible();
  await press(page, 'Next: questions about the right arm');

  await expect(page).toHaveURL('/symptoms/right-arm');
  await expect(page.getByText('Right elbow: marked.')).toBeVisible();
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
  // Wide screens show the whole form.
  if (!(await booking.getByLabel('Another day').isVisible()))
    await booking.getByText('Other doctors, other days').click();
  await booking.getByLabel('Another day').fill(aWeekdayAhead());
  const times = booking.getByRole('group', { name: 'Preferred Time Slot' });
  await times.getByRole('radio', { disabled: false }).first().check();
  // On a phone the button is under the thumb, and names what it books.
  const underTheThumb = page.getByRole('navigation', { name: 'Next step' });
  if (await underTheThumb.isVisible())
    await underTheThumb.getByRole('button', { name: /^Book \w+ \d+ \w+, \d\d:\d\d$/ }).click();
  else await press(page, 'Book Appointment');
  await expect(booking).toContainText('Your appointment is requested');
  for (const fact of ['Doctor', 'Date', 'Time', 'Department']) await expect(booking).toContainText(fact);
  await page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await expect(page).toHaveURL('/patient-dashboard');
});

// spec: 2.59
test('places, their strength, kind and way become an answer of their own, by figure or by list', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/symptom-sketch');
  await onFigure(page, 'Around the navel').click();
  await page.getByRole('slider', { name: /How strong now/ }).fill('6');
  await openStep(page, 'What is it like?');
  await page.getByLabel('Cramping').check();
  await press(page, 'Add where it moves next');
  await expect(page.getByText('Now tap where it goes from: around the navel.')).toBeVisible();
  await onFigure(page, 'Right lower belly').click();
  await openStep(page, 'Since when?');
  await page.getByLabel('Today').check();
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
  expect(await tooSmallToPress(page)).toEqual([]);

  const list = page.getByRole('button', { name: 'List', exact: true });
  // Wide screens show the list beside the figure.
  if (await list.isVisible()) await list.click();
  await page.getByText('Back', { exact: true }).last().click();
  // The figure beside it has a place of the same name.
  const leftLowBack = page.locator('input').and(page.getByLabel('Left low back'));
  await leftLowBack.check();
  await expectNoAxeFindings(page);
  expect(await tooSmallToPress(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove left low back' }).click();
  await expect(leftLowBack).not.toBeChecked();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Around the navel' })).toBeVisible();

  await press(page, 'Get my answer');
  await passDangerSigns(page);
  await expect(page.getByText('Appendicitis').first()).toBeVisible();
  await unfold(page, 'What we understood');
  await expect(page.getByText('goes to right lower belly')).toBeVisible();
  await expectNoAxeFindings(page);
});

test('a child is another figure and another person', { tag: '@full' }, async ({ page }) => {
  await page.goto('/symptom-sketch');
  await press(page, 'Child');
  await expect(page.getByRole('group', { name: 'Child body seen from the front' })).toBeVisible();
  await page.getByLabel('Closer').selectOption('head');
  await onFigure(page, 'Left ear').click();
  await press(page, 'Get my answer');
  await expect(page.getByText('Enter the age, from 0 to 15.')).toBeVisible();
  await page.getByLabel('Age of the child in years').fill('4');
  await expectNoAxeFindings(page);
  await press(page, 'Get my answer');
  await passDangerSigns(page);
  await expect(page.getByText(/ear infection/i).first()).toBeVisible();
});

// spec: 2.6, 2.42, 2.59, 2.63, 8.14
test('the body in 3D turns by key and by drag, and a click marks; an unknown part is refused', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/symptom-sketch');
  await turnTo(page, '3D');
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
  await page.mouse.move(x + width / 2 - 140, y + height / 4, { steps: 4 });
  await page.mouse.up();
  expect(await body.getAttribute('aria-valuenow')).not.toBe(before);
  await expect(body).toHaveAttribute('aria-valuetext', 'seen from the front');
  await page.mouse.click(x + width / 2, y + height * 0.27);
  await expect(page.getByRole('heading', { name: 'Whole chest' })).toBeVisible();
  await press(page, 'Next: questions about the chest');
  await expect(page).toHaveURL('/symptoms/chest');
  await expect(title(page)).toHaveText('Question 1 of 2 — Chest');

  await page.goto('/symptoms/left-nose');
  await expect(page.getByRole('alert')).toContainText('Invalid body part selected.');
});

/** Answers of the right arm that nothing urgent follows from. */
const CALM = [2, 1, 0, 0, 0, 3, 0];

/** Before an answer that rests on little, as with words. */
async function passDangerSigns(page: Page) {
  const none = page.getByRole('button', { name: /^None of these/ });
  await expect(none.or(page.getByText(/^\d of 5$/))).toBeVisible();
  if (await none.isVisible()) await none.click();
}

/** On a phone what may be left out is there by its name; wide screens show all of it. */
async function openStep(page: Page, name: string) {
  const step = page.locator('summary').filter({ hasText: name });
  await page.getByText(name, { exact: true }).first().waitFor();
  if (await step.isVisible()) await step.click();
}

/** A place of the figure; the list has the same names. */
const onFigure = (page: Page, name: string) =>
  page
    .getByRole('group', { name: /body seen from/ })
    .getByRole('checkbox', { name, exact: true })
    .first();

/** Wide screens show front and back side by side. */
async function turnTo(page: Page, view: string) {
  const button = page.getByRole('group', { name: 'View' }).getByRole('button', { name: view, exact: true });
  await page.getByRole('group', { name: 'View' }).waitFor();
  if (await button.isVisible()) await button.click();
}

/** Controls beside the figure below 48 by 48 pixels: of a native check box its label counts. */
const tooSmallToPress = (page: Page) =>
  page.locator('main :is(button, label:has(input), summary, select, input[type=range])').evaluateAll((controls) =>
    controls
      .filter((control) => control.checkVisibility())
      .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < 47.5)
      .map(({ name }) => name),
  );
