import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { answerCalls, refused, renderPage } from '../testing.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';

const SECRET = 'MGAG566ZTAX35EKLVZD3O7ZLHEA3TMYK';
const STARTED = { secret: SECRET, uri: `otpauth://totp/Clinic:ananya?secret=${SECRET}&issuer=Clinic` };
const CODES = ['MPCR-WTVN', 'NYWP-B5GV'];
const START = 'POST /api/second-factor/start';
const CONFIRM = 'POST /api/second-factor/confirm';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const step = () => document.querySelector('[aria-current=step]')?.textContent;

async function type(label: string, words: string) {
  await userEvent.click(await screen.findByLabelText(label));
  await userEvent.paste(words);
}

function open(answers: Parameters<typeof answerCalls>[0]) {
  const onDone = vi.fn();
  answerCalls(answers);
  renderPage(<SecondFactorSetup login="ananya" onDone={onDone} />);
  return onDone;
}

describe('setting up the second step', () => {
  test('begins with the password, and stays there while it is wrong', async () => {
    const fields = { password: 'That is not your password.' };
    open({ [START]: () => refused(403, 'wrong_password', 'That is not your password.', fields) });
    await type('Your password', 'not mine');
    await press('Continue');

    expect(await screen.findByText('That is not your password.')).toBeDefined();
    expect(step()).toBe('Password');
  });

  test('shows the secret as a picture and in groups of four', async () => {
    open({ [START]: () => ({ body: STARTED }) });
    await type('Your password', 'slow river at dawn');
    await press('Continue');

    expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeDefined();
    expect(screen.getByText('MGAG 566Z TAX3 5EKL VZD3 O7ZL HEA3 TMYK')).toBeDefined();
    expect(step()).toBe('App');
  });

  test('is on after a right code, and is not done before the recovery codes are kept', async () => {
    const codes: unknown[] = [];
    const onDone = open({
      [START]: () => ({ body: STARTED }),
      [CONFIRM]: ({ body }) => {
        codes.push(body);
        const isRight = codes.length > 1;
        return isRight ? { body: { recoveryCodes: CODES } } : refused(403, 'wrong_code', 'That code is not right.');
      },
    });
    await type('Your password', 'slow river at dawn');
    await press('Continue');
    await type('6-digit code', '111111');
    await press('Turn on');
    expect((await screen.findByRole('alert')).textContent).toContain('That code is not right.');

    await userEvent.clear(screen.getByLabelText('6-digit code'));
    await type('6-digit code', '123 456');
    await press('Turn on');

    expect(await screen.findByText('Keep these codes now')).toBeDefined();
    expect(codes.at(-1)).toEqual({ code: '123456' });
    for (const code of CODES) expect(screen.getAllByText(code).length).toBeGreaterThan(0);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Done' }).disabled).toBe(true);
    await userEvent.click(screen.getByLabelText('I have kept them in a safe place.'));
    await press('Done');
    expect(onDone).toHaveBeenCalledOnce();
  });
});
