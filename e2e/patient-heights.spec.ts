// What grows on a patient's phone, in both languages: with a record, with news, with a time that is held, and after a booking.
import { aPng } from '#server/triage/testing-photos.ts';
import { aTakenTime, leaveTheLine } from './a-held-time.ts';
import { logIn } from './login.ts';
import { aFreeSlot, book, logInNewPatient, send } from './new-patient.ts';
import { expect, expectNoSidewaysScroll, test } from './page-checks.ts';
import { expectShort, expectShortBox, PHONE } from './short-pages.ts';

// Those of pages.spec.ts, which reads them in English.
const SCREENS = [
  ...['/dashboard', '/symptom-checks', '/book', '/record', '/record/vitals', '/record/results', '/record/visits'],
  ...['/record/board', '/record/documents', '/doses', '/you', '/family', '/private', '/emergency-card', '/messages'],
  ...['/messages/desk', '/account'],
];

test.use({ viewport: PHONE });
test.describe.configure({ timeout: 120_000 });

/** Too little to go by, in a way that adds signs of its own to the twelve. */
const VAGUE = 'Since yesterday everything is off, body ajeeb, like it goes and comes.';

for (const locale of ['en-GB', 'hi-IN']) {
  test.describe(locale, () => {
    test.use({ locale });

    test('no screen of a patient with a record is high, nor is the list of news', { tag: '@full' }, async ({
      page,
    }) => {
      await logIn(page, 'patient');
      for (const address of SCREENS) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expectShort(page);
        await expectNoSidewaysScroll(page);
      }
      await page.locator('header [popovertarget]').first().click();
      await expect(page.locator('[popover] li').first()).toBeVisible();
      await expectShortBox(page, '[popover]:popover-open');
    });

    test('what a patient with a record keeps on the phone is a short page', { tag: '@full' }, async ({ page }) => {
      await logIn(page, 'patient');
      await page.goto('/you');
      const keep = page.locator('#on-this-phone').getByRole('switch');
      await keep.check();
      await expect(keep).toBeEnabled();
      await page.goto('/offline');
      await expect(page.getByRole('article')).toBeVisible();
      await expectShort(page);
      await expectNoSidewaysScroll(page);
    });

    test('booking stays short while a time is held, and after it was taken', { tag: '@full' }, async ({
      page,
      context,
    }) => {
      await logInNewPatient(page);
      const { doctorId, department, date, giveBack } = await aTakenTime(page, context);
      for (let visits = 0; visits < 2; visits++) await book(page.request, await aFreeSlot(page.request), 'A dry cough');
      const wish = { department, doctor: doctorId, weekdays: [7], dayParts: ['morning', 'afternoon', 'evening'] };
      await send(page.request, 'POST', '/api/waitlist', { ...wish, until: date });
      await giveBack();

      await page.goto('/book');
      const take = page.locator('#waitlist').getByRole('button').first();
      await expect(take).toBeVisible();
      await expectShort(page, 'a time is held');
      await expectNoSidewaysScroll(page);
      await take.click();
      await expect(take).toBeHidden();
      await expectShort(page, 'three visits are asked for');
      await leaveTheLine(page);
    });

    test('all danger signs are on a short page of a visitor, with one way to change the language', {
      tag: '@full',
    }, async ({ page }) => {
      await page.goto('/symptom-script');
      await expect(page.getByRole('link', { name: /112/ })).toBeVisible();
      await expect(page.locator('header a[lang]')).toBeVisible();
      await page.getByRole('textbox').first().fill(VAGUE);
      await page.locator('form button[type=submit]').click();
      const signs = page.locator('main fieldset input[type=checkbox]');
      await expect.poll(() => signs.count(), { timeout: 30_000 }).toBeGreaterThan(12);
      // The link would leave the page, and what was answered with it.
      await expect(page.locator('header a[lang]')).toBeHidden();
      await expectShort(page, 'danger signs');
      await expectNoSidewaysScroll(page);
    });

    test('all danger signs and the photo are on a short page', { tag: '@full' }, async ({ page }) => {
      await logInNewPatient(page);
      await page.goto('/symptoms-scan');
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'skin.png', mimeType: 'image/png', buffer: await aPng() });
      await page.getByRole('textbox').last().fill(VAGUE);
      await page.locator('form button[type=submit]').click();
      const signs = page.locator('main fieldset input[type=checkbox]');
      await expect.poll(() => signs.count(), { timeout: 30_000 }).toBeGreaterThan(12);
      await expectShort(page, 'danger signs and a photo');
      await expectNoSidewaysScroll(page);
    });

    test('a booking that was just made says all of it on a short page', { tag: '@full' }, async ({ page }) => {
      await logInNewPatient(page);
      await page.goto('/book');
      const form = page.locator('[data-booking-form]');
      await form
        .getByRole('radio', { name: /^\d\d:\d\d/, disabled: false })
        .first()
        .check();
      await form.locator('button[type=submit]').click();
      await expect(form.getByRole('heading', { level: 3 })).toBeFocused();
      await expectShort(page, 'booked');
      await expectNoSidewaysScroll(page);
    });
  });
}
