import type { Page } from '@playwright/test';

/** Opens a card that shows its title only. */
export const unfold = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true }).locator('summary').first().click();
