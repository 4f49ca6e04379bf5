// How high a patient's page may be, in screens of a phone.
import { expect, type Page } from '@playwright/test';

export const PHONE = { width: 390, height: 844 };
const MOST_SCREENS = 2.5;

export const screens = (page: Page) =>
  page.evaluate((height) => document.documentElement.scrollHeight / height, PHONE.height);

/** No longer than a thumb likes, as soon as all of it is there. */
export async function expectShort(page: Page, what = new URL(page.url()).pathname) {
  await page.setViewportSize(PHONE);
  await expect.poll(() => screens(page), what).toBeLessThanOrEqual(MOST_SCREENS);
}

/** What scrolls in a box of its own. */
export async function expectShortBox(page: Page, selector: string) {
  const height = await page.locator(selector).evaluate((box) => box.scrollHeight);
  expect(height / PHONE.height, selector).toBeLessThanOrEqual(MOST_SCREENS);
}
