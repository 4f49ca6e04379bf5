// The emergency card, its link, and what the phone shows without a network.
import type { Page } from '@playwright/test';
import { aFreeSlot, book, logInNewPatient } from './new-patient.ts';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll } from './page-checks.ts';
import { test } from './people.ts';

const PROFILE = {
  ...{ dateOfBirth: '1992-03-12', sex: 'female', bloodGroup: 'B+' },
  EmergencyContact: { name: 'Vikram Rao', phone: '+91 98200 55512' },
  allergyDetails: [{ substance: 'Penicillin', reaction: null, severity: 'anaphylaxis', source: null }],
  allergyState: 'listed',
  conditions: ['Asthma'],
  medicines: ['Amlodipine 5 mg'],
};

const theSwitch = (page: Page, name: string) => page.getByRole('switch', { name });
const workerIsReady = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated') await new Promise((done) => setTimeout(done, 50));
  });
/** A page that is just being left has no answer: null is neither "none" nor "one". */
const databases = (page: Page) =>
  page
    .evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).filter((name) => name))
    .catch(() => null);

test('the patient chooses what the card shows, gives its link away, is told of the opening, and ends it', {
  tag: '@full',
}, async ({ page, anotherBrowser }) => {
  const { name } = await logInNewPatient(page, PROFILE);
  await page.goto('/you');
  await page.getByRole('link', { name: 'Emergency card' }).click();
  const card = page.getByRole('article', { name });
  await expect(card).toContainText('Penicillin (anaphylaxis)');
  await expect(card).toContainText('Not on this card: long-term illness.');
  await theSwitch(page, 'Long-term illness').check();
  await expect(card).toContainText('Asthma');
  await theSwitch(page, 'Blood group').uncheck();
  await expect(card).not.toContainText('B+');
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Make a link' }).click();
  const address = await page.getByText(/\/shared-card#\S+/).textContent();
  const helper = await anotherBrowser();
  await helper.goto(new URL(address ?? '').pathname + new URL(address ?? '').hash);
  const shared = helper.getByRole('article', { name });
  await expect(shared).toContainText('Asthma');
  await expect(shared).not.toContainText('B+');
  await expect(helper.getByText(`${name} is told that it was opened.`)).toBeVisible();
  await expectNoAxeFindings(helper);
  await expectNoSidewaysScroll(helper);

  await expect(page.getByRole('heading', { name: 'Online card: opened once' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByText('Your emergency card was opened')).toBeVisible();
  await page.goto('/emergency-card');
  await page.getByRole('button', { name: 'End link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End link' }).click();
  await expect(page.getByRole('heading', { name: 'Online card: off' })).toBeVisible();
  await helper.reload();
  await expect(helper.getByRole('alert')).toContainText('This link has ended');
  await expectNoAxeFindings(helper);
});

test.describe('with the network cut', () => {
  test.use({
    serviceWorkers: 'allow',
    savesData: false,
    // The browser says of every call that it has no network.
    expectedComplaints: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/],
  });

  test('what the patient chose to keep opens without a network, and is gone after logout', async ({
    page,
    context,
  }) => {
    const { name, pud } = await logInNewPatient(page, PROFILE);
    const slot = await aFreeSlot(page.request);
    await book(page.request, slot);
    await page.goto('/you');
    expect(await databases(page), 'nothing is kept before it was switched on').toEqual([]);
    await theSwitch(page, 'Keep my card on this phone').check();
    await expect.poll(() => databases(page)).toEqual(['nadi-phone-copy']);
    await expectNoAxeFindings(page);
    await workerIsReady(page);

    await context.setOffline(true);
    await page.goto('/record');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
    await expect(page.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
    await expect(page.getByText(/Saved on this phone today \d\d:\d\d/)).toBeVisible();
    const card = page.getByRole('article', { name });
    await expect(card).toContainText('Penicillin (anaphylaxis)');
    await expect(card.getByRole('img', { name: 'QR code with the facts on this card' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Health ID' })).toContainText(pud);
    await expect(page.getByRole('region', { name: 'Next visits' })).toContainText(slot.doctor);
    await expect(card).toContainText('Amlodipine 5 mg');
    await expect(page.getByRole('region', { name: 'Medicines' })).toHaveCount(0);
    await expectNoAxeFindings(page);
    await expectNoSidewaysScroll(page);

    await page.getByRole('link', { name: 'Describe symptoms' }).click();
    await page.getByLabel('Describe your symptoms').fill('Crushing chest pain going into my left arm, and sweating.');
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    await expect(page.getByText('This is not a medical diagnosis. Please consult a doctor.')).toBeVisible();

    await context.setOffline(false);
    await page.goto('/you');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    expect(await databases(page)).toEqual([]);
    await context.setOffline(true);
    await page.goto('/emergency-card');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
    await expect(page.getByText('No card of yours is on this phone.')).toBeVisible();
    await expect(page.getByText(pud)).toHaveCount(0);
    await expectNoAxeFindings(page);
  });

  test('where the page still came and nothing after it, the phone shows what it keeps', async ({ page }) => {
    const { name } = await logInNewPatient(page, PROFILE);
    await page.goto('/emergency-card');
    await theSwitch(page, 'Medicines').uncheck();
    await expect(page.getByRole('article', { name })).not.toContainText('Amlodipine');
    await page.goto('/you');
    await theSwitch(page, 'Keep my card on this phone').check();
    await expect.poll(() => databases(page)).toEqual(['nadi-phone-copy']);
    await workerIsReady(page);

    // By the browser itself: what the test decides on passes through the test, the app's own files too.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Network.enable');
    await browser.send('Network.setBlockedURLs', { urls: ['*/api/*'] });
    await page.goto('/messages');
    // It asks three times more before that, for seven seconds.
    await expect(page).toHaveURL('/offline?then=%2Fmessages', { timeout: 20_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
    await expect(page.getByRole('article', { name })).toContainText('Penicillin (anaphylaxis)');
    await expect(page.getByRole('region', { name: 'Medicines' })).toContainText('Amlodipine 5 mg');
    await browser.send('Network.setBlockedURLs', { urls: [] });
    await expect(page).toHaveURL('/messages', { timeout: 20_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages');
  });

  test('after logout, where a worker that has just started still fetched the page, it says that there is no connection', {
    tag: '@full',
  }, async ({ page, context }) => {
    await logInNewPatient(page, PROFILE);
    await page.goto('/you');
    await theSwitch(page, 'Keep my card on this phone').check();
    await expect.poll(() => databases(page)).toEqual(['nadi-phone-copy']);
    await workerIsReady(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');

    // Of this page alone, not of the worker: what it fetches comes, what the page itself asks for does not.
    const browser = await context.newCDPSession(page);
    await browser.send('ServiceWorker.enable');
    await browser.send('ServiceWorker.stopAllWorkers');
    const noNetwork = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    await browser.send('Network.emulateNetworkConditions', noNetwork);
    await page.goto('/emergency-card');
    await expect(page).toHaveURL('/offline?then=%2Femergency-card');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
    await expect(page.getByText('No card of yours is on this phone.')).toBeVisible();
  });

  test('switched off, or with someone else logged in, the phone keeps nothing; the network brings the page back', {
    tag: '@full',
  }, async ({ page, context }) => {
    await logInNewPatient(page, PROFILE);
    await page.goto('/you');
    const keep = theSwitch(page, 'Keep my card on this phone');
    await keep.check();
    await expect.poll(() => databases(page)).toEqual(['nadi-phone-copy']);
    await keep.uncheck();
    await expect.poll(() => databases(page)).toEqual([]);
    await keep.check();
    await expect.poll(() => databases(page)).toEqual(['nadi-phone-copy']);
    await workerIsReady(page);

    const kept = await page.evaluate(
      () =>
        new Promise<string>((done) => {
          const request = indexedDB.open('nadi-phone-copy');
          request.onsuccess = () => {
            const all = request.result.transaction('copy').objectStore('copy').getAll();
            all.onsuccess = () => {
              const [first, second] = all.result;
              const sealed = 'sealed' in first ? first : second;
              const key: CryptoKey = 'sealed' in first ? second : first;
              request.result.close();
              done(`${new TextDecoder('latin1').decode(sealed.sealed)} ${key.extractable}`);
            };
          };
        }),
    );
    expect(kept).toMatch(/ false$/);
    expect(kept).not.toContain('Penicillin');

    await context.setOffline(true);
    await page.goto('/book');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
    await context.setOffline(false);
    await expect(page).toHaveURL('/book', { timeout: 20_000 });

    // Another account on the same phone. No page is open that would notice the end of the session, and lead away.
    await page.goto('/');
    await page.context().clearCookies();
    await logInNewPatient(page, PROFILE);
    await page.goto('/dashboard');
    await expect.poll(() => databases(page)).toEqual([]);
    await page.goto('/you');
    await expect(theSwitch(page, 'Keep my card on this phone')).not.toBeChecked();
  });
});

test('a visitor who never logged in finds the number and the tools without a network', async ({ page }) => {
  await page.goto('/offline');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connected');
  await expect(page.getByRole('link', { name: 'Call 112' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Describe symptoms/ })).toHaveAttribute('href', '/symptom-script');
  await expectNoAxeFindings(page);
  // As the worker leads here when the network was gone for one moment only.
  await page.goto('/offline?then=%2Flogin%2Fpatient');
  await expect(page).toHaveURL('/login/patient');
});
