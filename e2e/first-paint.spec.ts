// A screen behind a login is painted before its scripts have come.
import { logIn } from './login.ts';
import { expect, test } from './page-checks.ts';

test('on a slow line Home is there at once; what is typed stays, and SOS that was pressed too early opens', async ({
  page,
}) => {
  await logIn(page, 'patient');
  let letScriptsCome = () => {};
  const slow = new Promise<void>((done) => {
    letScriptsCome = done;
  });
  await page.route('**/assets/*.js', async (route) => {
    await slow;
    await route.continue();
  });

  await page.goto('/dashboard', { waitUntil: 'commit' });
  const symptoms = page.getByRole('textbox', { name: 'Describe your symptoms' });
  await symptoms.fill('My knee hurts since I fell');
  await page.getByRole('button', { name: 'SOS' }).click();
  await expect(page.getByRole('heading', { name: 'Need help now?' })).toBeHidden();
  await expect(page.getByRole('alert')).toContainText('do not wait for it.');
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(/[a-z]/);
  letScriptsCome();

  await expect(page.getByRole('heading', { name: 'Need help now?' })).toBeVisible();
  await expect(page.getByText('do not wait for it.')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(symptoms).toHaveValue('My knee hurts since I fell');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good');
});

test('Home is painted as high as it was at the last look: what is typed into does not jump', async ({ page }) => {
  await logIn(page, 'patient');
  const symptoms = page.getByRole('textbox', { name: 'Describe your symptoms' });
  const top = async () => (await symptoms.boundingBox())?.y ?? 0;
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good');
  await expect(page.getByRole('region', { name: 'What comes next' }).getByRole('listitem').first()).toContainText(/\w/);
  await page.waitForLoadState('networkidle');
  const live = await top();

  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(symptoms).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(/[a-z]/);
  expect(Math.abs((await top()) - live)).toBeLessThanOrEqual(4);
});

for (const isPaintedOnly of [true, false])
  test(`the five screens are listed beside each other on a phone and below each other where there is room${isPaintedOnly ? ', as painted' : ''}`, async ({
    page,
  }) => {
    await logIn(page, 'patient');
    if (isPaintedOnly) await page.route('**/assets/*.js', () => undefined);
    for (const [width, edge] of [
      [390, 'y'],
      [1440, 'x'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/dashboard', { waitUntil: 'commit' });
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      await expect(links).toHaveCount(5);
      if (!isPaintedOnly) await expect(page.getByRole('heading', { level: 1 })).toContainText('Good');
      const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().toJSON()));
      expect(new Set(boxes.map((box) => Math.round(box[edge]))).size, `at ${width}`).toBe(1);
    }
  });

test('where the server is slow to say who is there, the paint stays, and so does what was typed', {
  tag: '@full',
}, async ({ page }) => {
  await logIn(page, 'patient');
  await page.route('**/api/session', async (route) => {
    await new Promise((done) => setTimeout(done, 6_000));
    await route.continue();
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const symptoms = page.getByRole('textbox', { name: 'Describe your symptoms' });
  await symptoms.fill('My knee hurts since I fell');
  await page.waitForTimeout(5_000);
  await expect(symptoms).toBeVisible();

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good', { timeout: 10_000 });
  await expect(symptoms).toHaveValue('My knee hurts since I fell');
});

test.describe('without its scripts', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] });

  test('a screen says that it does nothing yet', { tag: '@full' }, async ({ page }) => {
    await logIn(page, 'staff');
    await page.route('**/assets/*.js', (route) => route.abort());

    await page.goto('/staff-dashboard', { waitUntil: 'commit' });

    await expect(page.getByText('It does not show or sound alarms yet.')).toBeVisible();
  });
});

test('whoever reads Hindi sees no word of English first', { tag: '@full' }, async ({ page }) => {
  await logIn(page, 'patient');
  await page.addInitScript(() => localStorage.setItem('nadi-language-shown', 'hi'));
  await page.route('**/assets/*.js', () => undefined);

  await page.goto('/dashboard', { waitUntil: 'commit' });

  await expect(page.getByText('What is wrong today?')).toBeAttached();
  await expect(page.getByText('What is wrong today?')).toBeHidden();
  await expect(page.getByRole('button', { name: 'SOS' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Symptoms' })).toBeHidden();
});
