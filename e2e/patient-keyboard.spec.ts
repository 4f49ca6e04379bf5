// A patient with a keyboard: what has the focus next is what is read next, on the screens, at the answer and when booking.
import type { Page } from '@playwright/test';
import { logIn } from './login.ts';
import { logInNewPatient, send } from './new-patient.ts';
import { expect, expectNoAxeFindings, test } from './page-checks.ts';
import { expectReadingOrder } from './reading-order.ts';

const SCREENS = ['/dashboard', '/symptom-checks', '/book', '/record', '/you'];
const WIDTHS = [390, 1440];
const TOLD = [
  'I have a runny nose and have been sneezing for two days, no fever.',
  'Crushing pain in my chest for twenty minutes, going into my left arm. I am sweating and short of breath.',
];

async function walkAt(page: Page, address: string, least: number) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    // Another page between: an address that differs in its hash alone would not be opened anew.
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectNoAxeFindings(page);
    expect(await expectReadingOrder(page, `${address} at ${width}`), address).toBeGreaterThan(least);
  }
}

for (const locale of ['en-GB', 'hi-IN']) {
  test.describe(locale, () => {
    test.use({ locale });
    test.setTimeout(300_000);

    test('Tab goes through each screen of a patient as it is read', { tag: '@full' }, async ({ page }) => {
      await logIn(page, 'patient');
      for (const address of SCREENS) await walkAt(page, address, 12);
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
    });

    test('Tab goes through the answer, and through a booking that begins there, as they are read', {
      tag: '@full',
    }, async ({ page }) => {
      await logInNewPatient(page);
      for (const symptoms of TOLD) {
        const { resultId } = await send(page.request, 'POST', '/api/symptoms/analyze', { symptoms });
        await walkAt(page, `/symptom-script?result=${resultId}#booking`, 6);
      }
    });
  });
}

test('a page whose columns stand in another order than they are reached is found', async ({ page }) => {
  const columns =
    '<div style="display: flex; flex-direction: DIRECTION"><button>One</button><button>Two</button></div>';
  for (const [direction, faults] of [
    ['row', 0],
    ['row-reverse', 1],
    ['column', 0],
    ['column-reverse', 1],
  ] as const) {
    await page.setContent(columns.replace('DIRECTION', direction));
    const walked = expectReadingOrder(page, direction);
    await (faults === 0 ? expect(walked).resolves.toBe(2) : expect(walked).rejects.toThrow(/stands before it/));
  }
});
