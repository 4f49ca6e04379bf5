// A passkey in Chromium's own virtual authenticator, and the PIN of a ward tablet.
import type { Page } from '@playwright/test';
import { logIn } from './login.ts';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from './page-checks.ts';

/** A device with a fingerprint reader that always knows its owner. */
async function withAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function prove(page: Page, password: string) {
  const asked = page.getByRole('dialog', { name: /^Is it you/ });
  await expectNoAxeFindings(page);
  await asked.getByLabel('Your password', { exact: true }).fill(password);
  await asked.getByRole('button', { name: 'Go on' }).click();
}

test('a nurse adds a passkey, logs in with it, proves herself with it, sets a PIN and unlocks with it', {
  tag: '@full',
}, async ({ page }) => {
  test.slow();
  await withAuthenticator(page);
  const { password } = await logIn(page, 'staff');
  await page.goto('/account');
  await page.getByLabel('New passkey').fill('Ward tablet');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await prove(page, password);
  await page.getByLabel('I have kept them in a safe place.').check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('list', { name: 'Your passkeys' })).toContainText('Ward tablet');
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);

  await page.request.post('/api/logout');
  await page.goto('/login/staff');
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).toHaveURL(/staff-dashboard/);

  await page.goto('/account');
  await page.getByLabel('PIN', { exact: true }).fill('704913');
  await page.getByRole('button', { name: 'Set a PIN' }).click();
  await page.getByRole('dialog', { name: /^Is it you/ }).getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Change the PIN' })).toBeVisible();

  await page.request.post('/api/session/lock');
  await page.reload();
  const cover = page.getByRole('dialog', { name: 'Screen locked' });
  await cover.getByLabel('PIN', { exact: true }).fill('111222');
  await cover.getByRole('button', { name: 'Unlock' }).click();
  await expect(cover).toContainText('4 tries are left');
  await expectNoAxeFindings(page);
  await cover.getByLabel('PIN', { exact: true }).fill('704913');
  await cover.getByRole('button', { name: 'Unlock' }).click();
  await expect(cover).toHaveCount(0);

  // The key and with it the only second factor go again: the account of the demo stays as it was.
  await page.getByRole('button', { name: 'Remove Ward tablet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog', { name: /^Is it you/ }).getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('None yet.')).toBeVisible();
});
