import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCalls, renderPage } from '#web/testing.tsx';
import { EmergencyStrip } from '../emergency-strip/emergency-strip.tsx';
import { aCriticalMessage, anAlert, fakeLoudspeaker } from '../testing.ts';
import { SoundHint } from './sound-hint.tsx';

const CANNOT_SOUND = 'This screen cannot sound yet. Press here to switch the sound on.';

function show(alerts = [anAlert()], messages = [aCriticalMessage()], isOnAlertsPage = false) {
  answerCalls({
    'GET /api/alerts': () => ({ body: alerts }),
    'GET /api/messages/critical': () => ({ body: messages }),
  });
  const strip = { emergencyNumber: '112', home: '/staff-dashboard' as const, isOnAlertsPage };
  renderPage(<EmergencyStrip {...strip} />, { timeZone: 'UTC' });
}
const words = () => screen.getByRole('region', { name: 'Live emergency alerts' }).textContent;

test('a screen that nobody has touched says that it cannot sound, and promises no sound', async () => {
  const heard = fakeLoudspeaker({ isBlocked: true });
  show();
  expect(await screen.findByRole('button', { name: CANNOT_SOUND })).toBeTruthy();
  await screen.findByText('Ravi Menon');
  expect(words()).not.toContain('It sounds');
  expect(words()).not.toContain('Same sound');
  expect(heard.sounds).toBe(0);
});

test('the button switches the sound on, and what still waits sounds at once', async () => {
  const heard = fakeLoudspeaker({ isBlocked: true });
  show([anAlert({ unansweredSince: new Date().toISOString() })], []);
  const button = await screen.findByRole('button', { name: CANNOT_SOUND });
  fireEvent.pointerDown(button);
  fireEvent.click(button);
  await vi.waitFor(() => expect(heard.sounds).toBe(1));
  expect(screen.queryByRole('button', { name: CANNOT_SOUND })).toBeNull();
  expect(words()).toContain('It sounds every minute');
});

test('the press that switches the sound on moves nothing under the finger: the box keeps its place for a moment', async () => {
  fakeLoudspeaker({ isBlocked: true });
  show();
  await screen.findByRole('button', { name: CANNOT_SOUND });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.pointerDown(document.body);
  await vi.waitFor(() => expect(screen.getByText('The sound is on now.')).toBeTruthy());
  act(() => vi.advanceTimersByTime(8_000));
  expect(screen.queryByText('The sound is on now.')).toBeNull();
});

test('a press anywhere switches the sound on', async () => {
  const heard = fakeLoudspeaker({ isBlocked: true });
  show();
  await screen.findByRole('button', { name: CANNOT_SOUND });
  fireEvent.pointerDown(document.body);
  await vi.waitFor(() => expect(heard.sounds).toBe(1));
});

test('the page of alerts says it, too', async () => {
  fakeLoudspeaker({ isBlocked: true });
  show([anAlert()], [], true);
  expect(await screen.findByRole('button', { name: CANNOT_SOUND })).toBeTruthy();
});

test('a browser without a loudspeaker says so, and promises no sound', async () => {
  vi.stubGlobal('AudioContext', undefined);
  show();
  expect(await screen.findByText('This screen cannot sound. Keep it in sight.')).toBeTruthy();
  await screen.findByText('Ravi Menon');
  expect(words()).not.toContain('It sounds');
});

test('without an alarm the header hints at it until the sound is on', async () => {
  fakeLoudspeaker({ isBlocked: true });
  renderPage(<SoundHint />);
  const hint = await screen.findByRole('button', { name: /^Sound off/ });
  fireEvent.pointerDown(hint);
  fireEvent.click(hint);
  await vi.waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

test('the header says nothing where the sound is on', async () => {
  fakeLoudspeaker();
  renderPage(<SoundHint />);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText(/sound/i)).toBeNull();
});
