import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { answerCalls, renderPage } from '../testing.tsx';
import { HOLD_MS } from './hold.ts';
import { SosCard } from './sos-card.tsx';
import { anAlert } from './testing.ts';

const MINE = 'GET /api/alerts/mine';
const sosCard = <SosCard emergencyNumber="112" />;

describe('SOS', () => {
  const find = () => screen.findByRole('button', { name: 'SOS' });
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
    renderPage(sosCard, { timeZone: 'UTC' });
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

  test('asks once more when it is pressed with Enter', async () => {
    const calls = network();
    renderPage(sosCard, { timeZone: 'UTC' });

    fireEvent.keyDown(await find(), { key: 'Enter' });

    expect(await screen.findByText('Call the clinic for help?')).toBeTruthy();
    expect(calls).not.toContain('POST /api/alerts');
  });

  test('always says that it does not call an ambulance, and offers the number to dial', async () => {
    network();
    renderPage(sosCard, { timeZone: 'UTC' });
    await find();

    expect(screen.getByText('It does not call an ambulance.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112');
  });
});
