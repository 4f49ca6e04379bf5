import type { Page } from '@playwright/test';

/** On a phone the menu is behind a button; at a desk its links are always there. */
export async function followMenu(page: Page, name: RegExp): Promise<void> {
  const button = page.getByRole('button', { name: 'Open the menu' });
  const link = page.getByRole('link', { name });
  await button.or(link).first().waitFor();
  if (await button.isVisible()) {
    await button.click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name }).click();
  } else await link.click();
}
