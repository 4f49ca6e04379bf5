import { logIn } from './login.ts';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from './page-checks.ts';
import { unfold } from './unfold.ts';

test.describe('an address that does not exist', () => {
  test.use({ expectedComplaints: [/status of 404/] });

  // spec: 2.10, 8.15
  test('says so with the right status and leads home', async ({ page }) => {
    const answer = await page.goto('/no-such-page');

    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await expect(page).toHaveTitle('Page not found · Nadi');
    await expectNoAxeFindings(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  // spec: 2.11
  test('a miss inside the app is told to the server too', { tag: '@full' }, async ({ page }) => {
    await page.goto('/symptom-script');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const told = page.waitForRequest((request) => request.method() === 'HEAD');

    await page.evaluate(() => history.pushState({}, '', '/gone'));

    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeFocused();
    expect(new URL((await told).url()).pathname).toBe('/gone');
  });
});

// spec: 2.39, 4.2
test('Logout ends the session and goes to the front page', { tag: '@full' }, async ({ page }) => {
  await logIn(page, 'patient');
  await page.goto('/you');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/dashboard');

  await expect(page).toHaveURL(/\/login\/patient/);
});

// spec: 2.39
test('Logout in one tab empties the others', { tag: '@full' }, async ({ page, context }) => {
  await logIn(page, 'patient');
  await page.goto('/you');
  const other = await context.newPage();
  await other.goto('/you');
  await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();

  await expect(other).toHaveURL(/\/login\/patient/);
});

test('Lock screen covers every tab and opens with the password', { tag: '@full' }, async ({ page, context }) => {
  const { password } = await logIn(page, 'doctor');
  await page.goto('/doctor-dashboard');
  const other = await context.newPage();
  await other.goto('/doctor-dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Lock screen' }).click();
  const cover = page.getByRole('dialog', { name: 'Screen locked' });
  await expect(cover).toBeVisible();
  await expect(other.getByRole('dialog', { name: 'Screen locked' })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(cover).toBeVisible();

  await page.reload();
  await expect(cover).toBeVisible();
  await cover.getByLabel('Password', { exact: true }).fill('not this one');
  await cover.getByRole('button', { name: 'Unlock' }).click();
  await expect(cover.getByText('That is not your password.')).toBeVisible();
  await cover.getByLabel('Password', { exact: true }).fill(password);
  await cover.getByRole('button', { name: 'Unlock' }).click();

  await expect(cover).toBeHidden();
  await expect(other.getByRole('dialog', { name: 'Screen locked' })).toBeHidden();
});

test('an unattended screen asks two minutes before it locks itself', { tag: '@full' }, async ({ page }) => {
  await page.clock.install();
  await logIn(page, 'doctor');
  await page.goto('/doctor-dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const question = page.getByRole('dialog', { name: 'Still there?' });

  await page.clock.fastForward('13:30');
  await expect(question).toContainText(/locks in \d+ seconds/);
  await expectNoAxeFindings(page);
  await question.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(question).toBeHidden();

  await page.clock.fastForward('15:01');
  await expect(page.getByRole('dialog', { name: 'Screen locked' })).toBeVisible();
});

test('all tabs of a browser share one stream of live updates, and another takes over', async ({ page, context }) => {
  const streams: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/events') streams.push(request.url());
  });
  await logIn(page, 'staff');
  await page.goto('/staff-dashboard');
  await expect.poll(() => streams.length).toBe(1);
  const other = await context.newPage();
  await other.goto('/staff-dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  expect(streams).toHaveLength(1);

  await page.close();

  await expect.poll(() => streams.length).toBe(2);
});

test('a session that ends elsewhere covers the page and says so', async ({ page }) => {
  const staff = await logIn(page, 'staff');
  await page.goto('/staff-dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(staff.name).first()).toBeAttached();

  const ended = await page.request.post('/api/logout', { headers: { Origin: new URL(page.url()).origin } });
  expect(ended.status()).toBe(200);

  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  await page.getByRole('link', { name: 'Log in again' }).click();
  await expect(page).toHaveURL('/login/staff?then=%2Fstaff-dashboard');
});

test('the appearance can be chosen and is kept without a flash', { tag: '@full' }, async ({ page, colorScheme }) => {
  const [chosen, name] = colorScheme === 'dark' ? ['light', 'Light'] : ['dark', 'Dark'];
  await logIn(page, 'patient');
  await page.goto('/you');
  await unfold(page, 'Appearance');

  await page.getByRole('radio', { name, exact: true }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', chosen);
  await expectNoAxeFindings(page);
  await page.reload({ waitUntil: 'commit' });

  await expect(page.locator('html')).toHaveAttribute('data-theme', chosen);
});

test('the skip link leads past the menu', { tag: '@full' }, async ({ page }) => {
  await logIn(page, 'doctor');
  await page.goto('/doctor-dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('a lost connection', () => {
  // The browser itself complains of what it cannot reach.
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

  test('without a connection a calm bar says so and goes by itself', async ({ page, context }) => {
    await logIn(page, 'patient');
    await page.goto('/account');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const bar = page.getByText('No connection. Nothing can be saved or sent now.');

    await context.setOffline(true);
    await expect(bar).toBeVisible();
    await context.setOffline(false);

    await expect(bar).toBeHidden();
  });
});
