import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Me } from '#contract/identity.ts';
import { MyselfContext } from '../identity/myself.ts';
import { answerCalls, aPerson, renderPage } from '../testing.tsx';
import { AccountPage } from './account.tsx';

const SECRET = 'MGAG566ZTAX35EKLVZD3O7ZLHEA3TMYK';
const OPEN = aPerson({ role: 'doctor', name: 'Dr. Arjun Nair', pud: null });
const ENROLLING: Me = { ...OPEN, session: { ...OPEN.session, stage: 'enrolling' } };

const pageOf = (me: Me) => (
  <MyselfContext value={me}>
    <AccountPage />
  </MyselfContext>
);

async function type(label: string, words: string) {
  await userEvent.click(await screen.findByLabelText(label));
  await userEvent.paste(words);
}

test('someone who still needs a second step is led through it first, and sees nothing else', async () => {
  answerCalls({});
  renderPage(pageOf(ENROLLING));

  expect(await screen.findByRole('heading', { name: 'One more step, Dr. Arjun Nair' })).toBeDefined();
  expect(screen.queryByText('Where you are logged in')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
});

test('the recovery codes stay until they are kept, then the way leads home', async () => {
  answerCalls({
    'POST /api/second-factor/start': () => ({ body: { secret: SECRET, uri: `otpauth://totp/x?secret=${SECRET}` } }),
    'POST /api/second-factor/confirm': () => ({ body: { recoveryCodes: ['MPCR-WTVN'] } }),
  });
  const { router } = renderPage(pageOf(ENROLLING));
  await type('Your password', 'quiet lamp by the window');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await type('6-digit code', '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  expect((await screen.findAllByText('MPCR-WTVN')).length).toBeGreaterThan(0);
  expect(router.history.location.pathname).toBe('/');

  await userEvent.click(screen.getByLabelText('I have kept them in a safe place.'));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));

  await expect.poll(() => router.history.location.pathname).toBe('/doctor-dashboard');
});
