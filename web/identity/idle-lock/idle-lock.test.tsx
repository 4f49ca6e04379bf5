import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { markPresent } from '#web/activity.ts';
import { answerCalls, aPerson, refused, renderPage } from '#web/testing.tsx';
import { SessionGate } from '../session-gate.tsx';
import { rememberAccount, setCover } from '../session-store.ts';
import { idlePhase } from './idle-clock.ts';
import { keepAwake } from './keep-awake.ts';

const LIMITS = { idleSeconds: 900, warnSeconds: 120 };
const me = aPerson({ role: 'doctor', name: 'Dr. Arjun Nair' });
me.session = { ...me.session, ...LIMITS };
const DONE = () => ({ body: { message: 'Done.' } });

describe('how long nobody has been there', () => {
  test.each([
    [0, { kind: 'present' }],
    [779, { kind: 'present' }],
    [780, { kind: 'warned', secondsLeft: 120 }],
    [899, { kind: 'warned', secondsLeft: 1 }],
    [899.5, { kind: 'warned', secondsLeft: 1 }],
    [900, { kind: 'over' }],
    [90_000, { kind: 'over' }],
  ])('after %s seconds', (seconds, phase) => {
    expect(idlePhase(seconds * 1000, LIMITS)).toEqual(phase);
  });
});

describe('an unattended screen', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.stubGlobal(
      'EventSource',
      class {
        addEventListener() {}
        close() {}
      },
    );
    vi.stubGlobal('navigator', { ...navigator, locks: { request: () => new Promise(() => undefined) } });
    rememberAccount(null);
    setCover('none');
    markPresent();
  });

  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

  async function openPage(answers: Parameters<typeof answerCalls>[0] = {}) {
    const calls = answerCalls({
      'GET /api/session': () => ({ body: { me } }),
      'POST /api/session/lock': DONE,
      'POST /api/session/touch': DONE,
      ...answers,
    });
    renderPage(<SessionGate waiting="Waiting">{() => <textarea aria-label="Notes" />}</SessionGate>);
    const notes = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' });
    fireEvent.change(notes, { target: { value: 'Two weeks of cough' } });
    return { calls, notes };
  }

  test('is asked about two minutes before, and Stay logged in keeps it open', async () => {
    await openPage();

    await pass(781);
    expect(screen.getByRole('dialog', { name: 'Still there?' }).textContent).toMatch(/locks in 11\d seconds/);
    fireEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
    await pass(1);

    expect(screen.queryByRole('dialog', { name: 'Still there?' })).toBeNull();
  });

  test('asks with the focus on Stay logged in, so that Enter and Space log nobody out', async () => {
    const { calls } = await openPage();

    await pass(781);
    const stay = screen.getByRole('button', { name: 'Stay logged in' });
    expect(document.activeElement).toBe(stay);
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).keyboard('{Enter}');
    await pass(1);

    expect(screen.queryByRole('dialog', { name: 'Still there?' })).toBeNull();
    expect(calls.filter((call) => call.includes('logout'))).toEqual([]);
  });

  test('is covered at the limit, on the server too, and what was typed is still there', async () => {
    const { calls, notes } = await openPage();

    await pass(901);

    expect(screen.getByRole('dialog', { name: 'Screen locked' })).toBeTruthy();
    expect(calls).toContain('POST /api/session/lock');
    expect(notes.isConnected).toBe(true);
    expect(notes.value).toBe('Two weeks of cough');
  });

  test('opens again with the password, and only with the right one', async () => {
    const { notes } = await openPage({
      'POST /api/session/unlock': ({ body }) =>
        (body as { password: string }).password === 'quiet lamp'
          ? { body: me }
          : refused(403, 'wrong_password', 'That is not your password.'),
    });
    await pass(901);
    const password = screen.getByLabelText('Password');

    fireEvent.change(password, { target: { value: 'wrong' } });
    fireEvent.click(screen.getByRole('button', { name: 'Unlock' }));
    expect(await screen.findByText('That is not your password.')).toBeTruthy();
    fireEvent.change(password, { target: { value: 'quiet lamp' } });
    fireEvent.click(screen.getByRole('button', { name: 'Unlock' }));

    await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Screen locked' })).toBeNull());
    expect(notes.value).toBe('Two weeks of cough');
  });

  test('that the server never heard was locked is locked there first, so that the password is looked at', async () => {
    let isLocked = false;
    const { calls } = await openPage({
      'POST /api/session/lock': () => {
        isLocked = calls.filter((call) => call === 'POST /api/session/lock').length > 1;
        return isLocked ? DONE() : { status: 503, body: {} };
      },
      'POST /api/session/unlock': () =>
        isLocked
          ? refused(403, 'wrong_password', 'That is not your password.')
          : refused(409, 'not_while_locked', 'No.'),
    });
    await pass(901);

    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'anything' } });
    fireEvent.click(screen.getByRole('button', { name: 'Unlock' }));

    expect(await screen.findByText('That is not your password.')).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Screen locked' })).toBeTruthy();
  });

  test('whose session is over on the server says so, and keeps the page beneath', async () => {
    let isOver = false;
    const { notes } = await openPage({
      'GET /api/session': () => ({ body: { me: isOver ? null : me } }),
      'POST /api/session/touch': () => refused(401, 'not_signed_in', 'Please log in.'),
    });
    isOver = true;

    await pass(61);
    act(() => markPresent());
    await pass(61);

    expect(screen.getByText('Your session has ended. Please log in again.')).toBeTruthy();
    const login = screen.getByRole('link', { name: 'Log in again' }).getAttribute('href');
    expect(login).toMatch(/^\/login\/doctor\?then=/);
    expect(notes.value).toBe('Two weeks of cough');
  });

  test('is not covered by a refused call that left before its session was renewed', async () => {
    const { calls } = await openPage({
      'POST /api/session/touch': () => refused(401, 'not_signed_in', 'Please log in.'),
    });
    await pass(61);
    act(() => markPresent());
    await pass(61);

    expect(calls).toContain('POST /api/session/touch');
    expect(screen.queryByText('Your session has ended. Please log in again.')).toBeNull();
  });

  test('unlocks with the PIN that was set in this session, and with the password beside it', async () => {
    const nurse = { ...aPerson({ role: 'staff', name: 'Asha' }) };
    nurse.session = { ...nurse.session, ...LIMITS, stage: 'locked', hasPin: true };
    const tries: unknown[] = [];
    await openPage({
      'GET /api/session': () => ({ body: { me: nurse } }),
      'POST /api/session/unlock-pin': ({ body }) => {
        tries.push(body);
        const fields = { pin: 'That is not your PIN. 4 tries are left.' };
        return tries.length === 1
          ? refused(403, 'wrong_pin', 'That is not your PIN.', fields)
          : { body: { ...nurse, session: { ...nurse.session, stage: 'open' } } };
      },
    });
    act(() => setCover('locked'));
    const pin = await screen.findByLabelText('PIN');
    fireEvent.change(pin, { target: { value: '704913' } });
    fireEvent.click(screen.getByRole('button', { name: 'Unlock' }));
    expect(await screen.findByText('That is not your PIN. 4 tries are left.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Use the password' }));
    expect(screen.getByLabelText('Password')).toBeDefined();
    expect(tries).toEqual([{ pin: '704913' }]);
  });
});

describe('someone who reads and sends nothing', () => {
  test('is made known to the server at most once a minute', () => {
    vi.useFakeTimers();
    const touch = vi.fn();
    const stop = keepAwake(touch);

    for (let second = 0; second < 180; second += 1) {
      vi.advanceTimersByTime(1_000);
      markPresent();
    }
    expect(touch.mock.calls.length).toBeGreaterThanOrEqual(2);
    expect(touch.mock.calls.length).toBeLessThanOrEqual(3);
    touch.mockClear();
    vi.advanceTimersByTime(600_000);

    expect(touch.mock.calls.length).toBeLessThanOrEqual(1);
    stop();
  });
});
