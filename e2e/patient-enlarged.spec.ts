// A patient's screens on a phone whose owner shows everything at twice its size.
import type { Page } from '@playwright/test';
import { logIn } from './login.ts';
import { expect, expectNoSidewaysScroll, test } from './page-checks.ts';

const VISITORS = ['/login/patient', '/register', '/symptom-script', '/symptoms', '/symptoms-scan'];
/** Each with the place of the bar that is lit on it. */
const SCREENS = {
  Home: ['/dashboard', '/messages', '/messages/desk'],
  Symptoms: ['/symptom-checks'],
  Book: ['/book'],
  Record: [
    ...['/record', '/record/vitals', '/record/results', '/record/visits', '/record/board', '/record/documents'],
    ...['/record/vaccines', '/doses'],
  ],
  You: ['/you', '/family', '/private', '/emergency-card', '/account', '/account/everything'],
};

test.skip(({ isMobile }) => !isMobile, 'At a desk there is room for it.');

async function open(page: Page, screen: string) {
  await page.goto(screen);
  await expect(page.getByRole('heading').first(), screen).toBeVisible();
  await expect(page.getByText(/^Loading/), screen).toHaveCount(0, { timeout: 30_000 });
}

test('no screen of a patient scrolls sideways at twice its size, and the lit place is where one is', {
  tag: '@full',
}, async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 195, height: 422 });
  for (const screen of VISITORS) {
    await open(page, screen);
    await expectNoSidewaysScroll(page);
  }
  await logIn(page, 'patient');
  for (const [place, screens] of Object.entries(SCREENS))
    for (const screen of screens) {
      await open(page, screen);
      await expectNoSidewaysScroll(page);
      await expect(page.getByRole('navigation').locator('[aria-current]'), screen).toHaveText(place);
    }
});
