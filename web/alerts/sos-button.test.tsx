import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { answerCalls, renderPage } from '../testing.tsx';
import { HOLD_MS } from './hold.ts';
import { SosButton } from './sos-button.tsx';
import { anAlert } from './testing.ts';

const MINE = 'GET /api/alerts/mine';
const header = <SosButton emergencyNumber="112" />;

describe('SOS', () => {
  /** The button of the header shows the one that calls. */
  const find = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'SOS' }));
    return within(await screen.findByRole('dialog', { name: 'Need help now?' })).findByRole('button', { name: 'SOS' });
  };
  const raised = {
    id: anAlert().id,
    source: 'sos',
    status: 'raised',
    raisedAt: anAlert().raisedAt,
    acknowledged: null,
    attended: null,
  };
  const network = () =>
    answerCalls({ [MINE]: () => ({ body: [] }), 'POST /api/alerts': () => ({ status: 201, body: raised }) });

  test('is sent after three seconds of holding, and not when let go earlier', async () => {
    const calls = network();
    renderPage(header, { timeZone: 'UTC' });
    const button = await find();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

    fireEvent.pointerDown(button, { button: 0 });
    act(() => vi.advanceTimersByTime(HOLD_MS - 100));
    expect(button.textContent).toBe('Keep holding …');
    fireEvent.pointerUp(button);
    act(() => vi.advanceTimersByTime(HOLD_MS));
    expect(calls).not.toContain('POST /api/alerts');

    fireEvent.pointerDown(button, { button: 0 });
    act(() => vi.advanceTimersByTime(HOLD_MS));
    vi.useRealTimers();
    await vi.waitFor(() => expect(calls).toContain('POST /api/alerts'));
  });

  test('asks once more when it is tapped: whoever is frightened is not left with a button that does nothing', async () => {
    const calls = network();
    renderPage(header, { timeZone: 'UTC' });
    const button = await find();
    fireEvent.pointerDown(button, { button: 0 });
    fireEvent.pointerUp(button);

    await screen.findByText('Call the clinic for help?');
    expect(calls).not.toContain('POST /api/alerts');
    fireEvent.click(screen.getByRole('button', { name: 'Call for help' }));
    await vi.waitFor(() => expect(calls).toContain('POST /api/alerts'));
  });

  test('a finger that slips into scrolling asks nothing', async () => {
    network();
    renderPage(header, { timeZone: 'UTC' });
    const button = await find();
    fireEvent.pointerDown(button, { button: 0 });
    fireEvent.pointerCancel(button);
    expect(screen.queryByRole('dialog', { name: 'Call the clinic for help?' })).toBeNull();
  });

  test('asks once more when it is pressed with Enter', async () => {
    const calls = network();
    renderPage(header, { timeZone: 'UTC' });

    fireEvent.keyDown(await find(), { key: 'Enter' });

    expect(await screen.findByText('Call the clinic for help?')).toBeTruthy();
    expect(calls).not.toContain('POST /api/alerts');
  });

  test('always says that it does not call an ambulance, and offers the number to dial', async () => {
    network();
    renderPage(header, { timeZone: 'UTC' });
    await find();

    expect(screen.getByText('It does not call an ambulance.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112');
  });

  test('the header says that a call was sent, and then that somebody has it', async () => {
    let mine = raised;
    answerCalls({ [MINE]: () => ({ body: [mine] }) });
    const { queryClient } = renderPage(header, { timeZone: 'UTC' });
    await screen.findByRole('button', { name: 'SOS sent' });

    mine = { ...raised, acknowledged: { name: 'Dr. Meera Iyer', at: raised.raisedAt } as never };
    await queryClient.invalidateQueries();

    fireEvent.click(await screen.findByRole('button', { name: 'SOS answered' }));
    expect(await screen.findByText('Dr. Meera Iyer has your call and is on it.')).toBeTruthy();
  });

  test.each(['sos', 'news2', 'triage'] as const)(
    'the button stays beside an answered alert of %s, and a press sends a new call',
    async (source) => {
      const [who, keys] = [{ name: 'Dr. Meera Iyer', at: raised.raisedAt }, new Set<string | null>()];
      let mine: object = { ...raised, source, status: 'attended', acknowledged: who, attended: who };
      answerCalls({
        [MINE]: () => ({ body: [mine] }),
        'POST /api/alerts': ({ headers }) => {
          keys.add(headers.get('Idempotency-Key'));
          mine = { ...raised, raisedAgainAt: '2026-03-10T12:20:00.000Z' };
          return { status: 201, body: mine };
        },
      });
      renderPage(header, { timeZone: 'UTC' });
      await screen.findByRole('button', { name: source === 'news2' ? 'SOS' : 'SOS answered' });
      fireEvent.click(screen.getByRole('button', { name: /^SOS/ }));
      await screen.findByText('Dr. Meera Iyer is with you.');
      const call = async () => {
        const dialog = within(screen.getByRole('dialog', { name: 'Need help now?' }));
        fireEvent.keyDown(dialog.getByRole('button', { name: 'SOS' }), { key: 'Enter' });
        fireEvent.click(await screen.findByRole('button', { name: 'Call for help' }));
        await vi.waitFor(() => expect(screen.queryByText('Call the clinic for help?')).toBeNull());
      };
      await call();
      await screen.findByText(/^Sent 12:20\. Nobody has answered yet\./);
      // Somebody had it: it is not undone unseen.
      expect(screen.queryByRole('button', { name: 'Undo this call' })).toBeNull();
      await call();
      expect(keys.size).toBe(2);
    },
  );

  test('an alarm of the ward is not said to be the patient’s call', async () => {
    answerCalls({ [MINE]: () => ({ body: [{ ...raised, source: 'news2' }] }) });
    renderPage(header, { timeZone: 'UTC' });
    await find();
    expect(await screen.findByText(/^Your measurements raised an alarm/)).toBeTruthy();
    expect(screen.queryByText(/^Your call/)).toBeNull();
    expect(screen.queryByText(/^Press again/)).toBeNull();
  });

  test('while nobody has the call it can be taken back, and afterwards not', async () => {
    let mine: object[] = [raised];
    const calls = answerCalls({
      [MINE]: () => ({ body: mine }),
      [`POST /api/alerts/${raised.id}/take-back`]: () => {
        mine = [];
        return { body: { ...raised, status: 'taken-back' } };
      },
    });
    const { queryClient } = renderPage(header, { timeZone: 'UTC' });
    fireEvent.click(await screen.findByRole('button', { name: 'SOS sent' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo this call' }));

    await screen.findByText('Hold for three seconds, or press once and confirm.');
    expect(calls).toContain(`POST /api/alerts/${raised.id}/take-back`);
    const said = await within(screen.getByRole('dialog')).findByText('Your call is taken back');
    expect(said.closest('[role=status]')?.textContent).toContain('The clinic sees that you called');
    mine = [{ ...raised, acknowledged: { name: 'Dr. Meera Iyer', at: raised.raisedAt } }];
    await queryClient.invalidateQueries();
    await screen.findByText('Dr. Meera Iyer has your call and is on it.');
    expect(screen.queryByRole('button', { name: 'Undo this call' })).toBeNull();
    expect(screen.queryByText('Your call is taken back')).toBeNull();
  });

  test('whoever cannot take it back reads so beside the button', async () => {
    answerCalls({
      [MINE]: () => ({ body: [raised] }),
      [`POST /api/alerts/${raised.id}/take-back`]: () => ({
        status: 409,
        body: { code: 'alert_moved_on', message: 'Somebody has your call by now.' },
      }),
    });
    renderPage(header, { timeZone: 'UTC' });
    fireEvent.click(await screen.findByRole('button', { name: 'SOS sent' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo this call' }));
    expect(await within(screen.getByRole('dialog')).findByText('Your call was not taken back.')).toBeTruthy();
  });

  test('whoever opens it can press at once: the field for the place does not take the focus', async () => {
    network();
    renderPage(header, { timeZone: 'UTC' });
    await find();
    expect(document.activeElement?.textContent).toBe('Need help now?');
  });

  test('the place that was typed is there again after a reload, for the same person only, until the call is sent', async () => {
    const calls = network();
    const placeOf = async (owner: string) => {
      const { unmount } = renderPage(<SosButton emergencyNumber="112" owner={owner} />, { timeZone: 'UTC' });
      const button = await find();
      const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /Where are you/ });
      return { button, field, unmount };
    };
    const first = await placeOf('a1');
    fireEvent.change(first.field, { target: { value: 'Waiting room' } });
    first.unmount();
    const other = await placeOf('a2');
    expect(other.field.value).toBe('');
    other.unmount();
    const again = await placeOf('a1');
    expect(again.field.value).toBe('Waiting room');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.pointerDown(again.button, { button: 0 });
    act(() => vi.advanceTimersByTime(HOLD_MS));
    vi.useRealTimers();
    await vi.waitFor(() => expect(calls).toContain('POST /api/alerts'));
    await vi.waitFor(() => expect(sessionStorage.getItem('nadi-sos-a1')).toBeNull());
  });
});
