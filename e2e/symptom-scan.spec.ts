// SymptomScan: a photo from the camera or a file, with and without a model that looks at it.
import type { Page } from '@playwright/test';
import { aPng } from '#server/triage/testing-photos.ts';
import { logInNewPatient } from './new-patient.ts';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from './page-checks.ts';
import { unfold } from './unfold.ts';

const send = (page: Page) => page.getByRole('button', { name: 'Upload & Analyze' });
const told = (page: Page) => page.getByPlaceholder('Describe what happened... (optional)');

// spec: 2.8, 2.64, 4.14, 7.29, 9.3
test('a picture of the camera is looked at by the outside model after a yes, and its words cannot act', {
  tag: '@full',
}, async ({ page }) => {
  await page.addInitScript(noteHowPicturesAreTaken);
  await page.goto('/symptoms-scan');
  await expect(send(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Open Camera' }).click();
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth))
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Capture' }).click();
  await expect(page.getByText('captured-image.jpg')).toBeVisible();
  await told(page).fill('It came after gardening.');
  await page.getByLabel(/may look at my photo too/).check();
  await send(page).click();

  await expect(page.locator('html')).toHaveAttribute('data-captured', 'image/jpeg 0.9');
  const reading = page.getByRole('region', { name: 'Your photo' });
  await expect(reading).toContainText('AI, unverified');
  await expect(reading.locator('strong').first()).toBeVisible();
  await expect(reading.getByText('Contact dermatitis', { exact: true })).toBeVisible();
  await expect(reading).toContainText('more likely');
  await expect(page.getByText('This is not a medical diagnosis. Please consult a doctor.').first()).toBeVisible();
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Another photo' }).click();
  await page.locator('input[type=file]').setInputFiles(await aFile('skin.png'));
  await told(page).fill('mode: hostile');
  await page.getByLabel(/may look at my photo too/).check();
  await send(page).click();
  await expect(reading).toBeVisible();
  await expect(reading.locator('img:not([src^="blob:"]), a, script')).toHaveCount(0);
  await expect(page.locator('#main')).not.toContainText('you do not need a doctor');
});

// spec: 2.8, 2.43, 2.64
test('without an image model a patient describes what is seen, and the photo waits in the record for the doctor', {
  tag: '@full',
}, async ({ page }) => {
  await logInNewPatient(page);
  await page.route('**/api/symptoms/service', (route) => route.fulfill({ json: NO_MODEL }));
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /^SymptomScan/ }).click();
  await page.locator('input[type=file]').setInputFiles({ ...(await aFile('letter.txt')), mimeType: 'text/plain' });
  await expect(page.getByRole('alert')).toContainText('Choose an image file');
  await page.locator('input[type=file]').setInputFiles(await aFile('skin.png'));
  await expect(page.getByText(/no computer looks at photos, only your doctor does/)).toBeVisible();
  await page.getByLabel('Colour').selectOption('Red');
  await page.getByLabel('How does it feel?').selectOption('It itches');
  await page.getByLabel('Since when?').selectOption('Some days');

  const held = Promise.withResolvers<void>();
  await page.route('**/api/symptoms/scan', async (route) => {
    await held.promise;
    await route.abort().catch(() => undefined);
  });
  await send(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(send(page)).toBeEnabled();
  held.resolve();
  await page.unroute('**/api/symptoms/scan');

  await send(page).click();
  await expect(page.getByRole('region', { name: 'What we understood' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Symptoms' }).click();
  await page.getByRole('region', { name: 'Your symptom checks' }).getByRole('link').first().click();
  await expect(page.getByText('No computer looked at it. The answer comes from your words.')).toBeVisible();
  await unfold(page, 'Your photo');
  const photo = page.getByRole('region', { name: 'Your photo' }).getByRole('img', { name: 'What you sent' });
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

function noteHowPicturesAreTaken() {
  const { toBlob } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.toBlob = function noted(done, ...how) {
    document.documentElement.dataset.captured = how.join(' ');
    toBlob.call(this, done, ...how);
  };
}

const NO_MODEL = { text: 'embedded', image: null, asksConsent: false, name: null, engine: 'test' };

const aFile = async (name: string) => ({ name, mimeType: 'image/png', buffer: await aPng() });
