// A patient writes to the desk, with a photo; a danger in the words stops it; the desk sees it first and answers.
import { aJpeg } from '#server/triage/testing-photos.ts';
import { logIn } from './login.ts';
import { logInNewPatient } from './new-patient.ts';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll } from './page-checks.ts';
import { test } from './people.ts';

test.describe.configure({ timeout: 60_000 });

test('a message that names a danger is stopped, stands first at the desk after the danger signs, and is answered', async ({
  page,
  anotherBrowser,
}) => {
  const { name } = await logInNewPatient(page);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Messages' }).click();
  await expect(page.getByText('Not for emergencies:')).toBeVisible();
  await page.getByRole('link', { name: /The desk/ }).click();
  await expectNoAxeFindings(page);

  await page.getByLabel('Your message').fill('Since an hour I have chest pain on the left');
  const stop = page.getByRole('alert', { name: 'Do not wait for an answer.' });
  await expect(stop).toContainText('chest pain');
  await expect(stop).toBeFocused();
  await expect(stop.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  await expect(page.getByRole('button', { name: 'Send, stopped' })).toBeDisabled();
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);

  await stop.getByRole('button', { name: 'Danger signs' }).click();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'None of these' }).click();
  await expect(page.getByText('They are not checked for danger.')).toBeVisible();
  const photo = { name: 'arm.jpg', mimeType: 'image/jpeg', buffer: await aJpeg() };
  await page.getByLabel('Add photos').setInputFiles([photo, { ...photo, name: 'arm-closer.jpg' }]);
  await expect(page.getByRole('img', { name: 'Your photo 2 of 2' })).toBeVisible();
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const written = page.getByRole('list', { name: 'What was written' });
  await expect(written).toContainText('chest pain on the left');
  await expect(written.getByRole('button', { name: 'Photo 2 of 2, sent by you' })).toBeVisible();
  await expect(written.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');

  const desk = await anotherBrowser();
  await logIn(desk, 'staff');
  await desk.goto('/staff-dashboard?view=inbox');
  const row = desk.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'chest pain' });
  await expect(row).toContainText('Read first');
  await row.getByRole('button', { name: 'Open' }).click();
  const sent = desk.getByRole('button', { name: `Photo 1 of 2, sent by ${name}` });
  await expect
    .poll(() => sent.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await expectNoAxeFindings(desk);
  await sent.click();
  const large = desk.getByRole('dialog', { name: 'Photo 1 of 2' });
  await expect(large.getByRole('img', { name: `Sent by ${name}` })).toBeVisible();
  await expectNoAxeFindings(desk);
  await large.getByRole('button', { name: 'Close' }).click();
  await desk.getByLabel('Answer', { exact: true }).fill('We phone you at once.');
  await desk.getByRole('button', { name: 'Send answer' }).click();

  await expect(page.getByText('We phone you at once.')).toBeVisible();
  // Answered, it may still get worse.
  await expect(written.getByRole('link', { name: '112' })).toBeVisible();
  await expectNoAxeFindings(page);
});

test.describe('without a connection', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

  test('what happened to a photo is said, the words stay, and it goes with the next press', async ({ page }) => {
    await logInNewPatient(page);
    await page.goto('/messages/desk');
    await page.getByLabel('Your message').fill('This is the paper that you asked for.');
    await page
      .getByLabel('Add photos')
      .setInputFiles({ name: 'paper.jpg', mimeType: 'image/jpeg', buffer: await aJpeg() });
    await expect(page.getByRole('img', { name: 'Your photo 1 of 1' })).toBeVisible();

    await page.context().setOffline(true);
    const send = page.getByRole('button', { name: 'Send', exact: true });
    await send.click();
    await expect(page.getByText('No connection. What you typed is kept.')).toBeVisible();
    await expect(page.getByLabel('Your message')).toHaveValue('This is the paper that you asked for.');

    await page.context().setOffline(false);
    await send.click();
    const written = page.getByRole('list', { name: 'What was written' });
    await expect(written.getByRole('button', { name: 'Photo 1 of 1, sent by you' })).toBeVisible();
  });
});
