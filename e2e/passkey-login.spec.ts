// A passkey in Chromium's own virtual authenticator, and the PIN of a ward tablet.
import type { Page } from '@playwright/test';
import { logIn, logInAs } from './login.ts';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll } from './page-checks.ts';
import { asBrowser, test, unique } from './people.ts';

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

const PASSWORD = 'nine green lamps tonight';

/** One of her own: a passkey changes how an account logs in. */
async function aNurse(administrator: Page) {
  const { password } = await logIn(administrator, 'admin');
  const post = async (url: string, data: object) => {
    const answer = await administrator.request.post(url, { data, ...asBrowser() });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const email = `${unique('nurse')}@mail.example`;
  await post('/api/session/step-up', { password });
  const nurse = { name: 'Sita Pillai', email, employeeId: unique('BSC-'), title: 'Nurse', role: 'staff' };
  await post('/api/admin/invitations', nurse);
  const mails: { id: string; to: string }[] = await (await administrator.request.get('/api/admin/mails')).json();
  const mail = mails.find(({ to }) => to === email);
  const { text } = await (await administrator.request.get(`/api/admin/mails/${mail?.id}`)).json();
  await post('/api/password/reset', { token: /#(\S+)/.exec(text)?.[1], password: PASSWORD });
  return { role: 'staff', login: email, password: PASSWORD } as const;
}

async function prove(page: Page, password: string) {
  const asked = page.getByRole('dialog', { name: /^Is it you/ });
  await expectNoAxeFindings(page);
  await asked.getByLabel('Your password', { exact: true }).fill(password);
  await asked.getByRole('button', { name: 'Go on' }).click();
}

test('a nurse adds a passkey, logs in with it, proves herself with it, sets a PIN and unlocks with it', {
  tag: '@full',
}, async ({ page, anotherBrowser }) => {
  test.slow();
  await withAuthenticator(page);
  const nurse = await aNurse(await anotherBrowser());
  await logInAs(page, nurse);
  await page.goto('/account');
  await page.getByLabel('New passkey').fill('Ward tablet');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await prove(page, nurse.password);
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
  await page
    .getByRole('dialog', { name: /^Is it you/ })
    .getByRole('button', { name: 'Use a passkey' })
    .click();
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

  await page.getByRole('button', { name: 'Remove Ward tablet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await page
    .getByRole('dialog', { name: /^Is it you/ })
    .getByRole('button', { name: 'Use a passkey' })
    .click();
  await expect(page.getByText('None yet.')).toBeVisible();
});
