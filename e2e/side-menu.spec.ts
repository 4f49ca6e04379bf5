import type { Page } from '@playwright/test';
import { logIn } from './login.ts';
import { expect, expectNoAxeFindings, test } from './page-checks.ts';

const isPhone = (width: number | undefined) => (width ?? 0) < 768;

// spec: 9.13, 9.14
test('the side menu is collapsed with ctrl or cmd and B, and the browser remembers it; on a phone it is a drawer', {
  tag: '@full',
}, async ({ page, viewport }) => {
  await logIn(page, 'doctor');
  await page.goto('/doctor-dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  if (isPhone(viewport?.width)) await followDrawer(page);
  else await collapseMenu(page);
});

async function collapseMenu(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const widthOf = async () => (await menu.boundingBox())?.width;
  expect(await widthOf()).toBe(256);

  await page.keyboard.press('Control+b');
  await expect.poll(widthOf).toBe(48);
  await page.reload();
  await expect(menu).toBeVisible();
  expect(await widthOf()).toBe(48);
  await page.getByRole('link', { name: 'Account' }).hover();
  await expect(page.getByRole('tooltip', { name: 'Account' })).toBeVisible();
  await expectNoAxeFindings(page);

  await page.keyboard.press('Meta+b');
  await expect.poll(widthOf).toBe(256);
}

async function followDrawer(page: Page) {
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(drawer).toBeVisible();
  expect((await drawer.boundingBox())?.width).toBe(288);
  await expectNoAxeFindings(page);

  await drawer.getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL('/account');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}
