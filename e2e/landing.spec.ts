import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, expectNoSidewaysScroll, test } from './page-checks.ts';

// spec: 2.13
test('the login menu leads to the three logins', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  await page.getByText('Log in', { exact: true }).click();

  const menu = page.getByRole('navigation', { name: 'Log in' });
  await expect(menu.getByRole('link')).toHaveText(['Patient Login', 'Doctor Login', 'Staff Login']);
  const addresses = await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(['/login/patient', '/login/doctor', '/login/staff']);
});

// spec: 2.14, 2.15
test('opening a role card closes the others, and each offers its own links', async ({ page }) => {
  await page.goto('/');
  const card = (name: string) => page.locator('details.role', { hasText: name });
  const endpoints = (name: string) => card(name).getByRole('link');

  await expect(endpoints('Patients')).toHaveText(['Patient Register', 'Patient Login']);

  await card('Doctors').getByRole('heading').click();
  await expect(endpoints('Doctors')).toHaveText(['Doctor Login']);
  await expect(card('Patients')).not.toHaveAttribute('open');

  await card('Healthcare').getByRole('heading').click();
  await expect(endpoints('Healthcare')).toHaveText(['Staff Login']);
  await expect(card('Doctors')).not.toHaveAttribute('open');

  await endpoints('Healthcare').click();
  await expect(page).toHaveURL(/\/login\/staff$/);
});

// spec: 2.16
test('six offerings and nine reasons are shown', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');

  await expect(page.locator('#features').getByRole('heading', { level: 3 })).toHaveCount(6);
  await expect(page.locator('#about dt')).toHaveCount(9);
});

// spec: 1.8
test('the trust badges lead to the list of controls and to the hours', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'HIPAA safeguards' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Each control, and the test that proves it');

  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Bank-level security' })).toHaveAttribute('href', '/security');
  await page.getByRole('link', { name: 'Support when we are open' }).click();
  await expect(page.locator('#contact')).toBeInViewport();
});

// spec: 2.17, 2.18
test('footer and small menu lead to sections that exist', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  const addresses = (menu: string) =>
    page.locator(`nav[aria-label="${menu}"] a`).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

  expect(await addresses('Footer')).toEqual(['#about', '#features', '#contact', '#privacy', '#security', '#help']);
  expect(await addresses('Sections')).toEqual(['#home', '#features', '#consult', '#about']);
  for (const address of [...(await addresses('Footer')), ...(await addresses('Sections'))]) {
    await page.goto(`/${address}`);
    await expect(page.locator(address ?? '')).toBeInViewport();
  }
});

// spec: 2.19
test("the clinic's own facts stand on the page, and the year is this year's", { tag: '@full' }, async ({
  page,
  request,
}) => {
  const clinic: { name: string; phone: string; email: string; emergencyNumber: string; supportHours: string } = await (
    await request.get('/api/clinic')
  ).json();
  await page.goto('/');

  const contact = page.locator('#contact');
  for (const fact of [clinic.name, clinic.phone, clinic.email, clinic.supportHours]) {
    await expect(contact).toContainText(fact);
  }
  await expect(page.getByRole('link', { name: `Call ${clinic.emergencyNumber}`, exact: true })).toHaveAttribute(
    'href',
    `tel:${clinic.emergencyNumber}`,
  );
  await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()} Nadi`);
  expect(await page.content()).not.toContain('{{');
});

// spec: 2.1
test('a visit leaves no cookie, runs no script and stays small', async ({ page, context }) => {
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));

  await page.goto('/', { waitUntil: 'networkidle' });

  const isCode = (answer: Response) => ['script', 'stylesheet'].includes(answer.request().resourceType());
  const code = answers.filter(isCode);
  expect(code.map((answer) => answer.request().resourceType())).toEqual(['stylesheet']);
  const sizes = await Promise.all(code.map(async (answer) => gzipSync(await answer.body()).length));
  expect(sizes[0]).toBeLessThan(40_000);
  expect(await context.cookies()).toEqual([]);
});

test('the keyboard reaches the content first', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');

  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
});

for (const [address, tag] of [
  ['/', []],
  ['/security', ['@full']],
] as const) {
  test(`${address} fits every screen from 320 to 1440, with room for a thumb on all that can be pressed`, {
    tag: [...tag],
  }, async ({ page }) => {
    await page.goto(address);
    for (const width of [320, 390, 560, 768, 1000, 1024, 1240, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
      expect(await tooSmallToPress(page), `at ${width}`).toEqual([]);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // spec: 2.14
  test('the cards still open and close each other, and the menu works', { tag: '@full' }, async ({ page }) => {
    await page.goto('/');
    await page.locator('details.role', { hasText: 'Doctors' }).getByRole('heading').click();

    await expect(page.getByRole('link', { name: 'Doctor Login' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Patient Register' })).toBeHidden();

    await page.getByText('Log in', { exact: true }).click();
    await expect(page.getByRole('link', { name: 'Staff Login' })).toBeVisible();
  });
});

/** Links inside a sentence are exempt; everything that stands alone has 48 pixels. */
function tooSmallToPress(page: Page): Promise<string[]> {
  return page.locator('a.btn, summary, nav a, .trust a, .reach a').evaluateAll((elements) =>
    elements
      .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && box.height < 48)
      .map(({ text, box }) => `${text} (${box.height})`),
  );
}
