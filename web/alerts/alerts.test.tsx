import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Alert } from '../../contract/alerts.ts';
import { answerCalls, renderPage } from '../testing.tsx';
import { ringsOf } from './alert-sound.ts';
import { ageOf, whoHasIt } from './alert-words.ts';
import { EmergencyStrip } from './emergency-strip.tsx';
import { HOLD_MS } from './hold.ts';
import { SosCard } from './sos-card.tsx';

const NOW = new Date('2026-03-10T10:00:00.000Z');
const anAlert = (about: Partial<Alert> = {}): Alert => ({
  id: '00000000-0000-4000-8000-000000000001',
  patientId: '00000000-0000-4000-8000-000000000002',
  patient: 'Ravi Menon',
  pud: 'PUD-7K3QX-2M9TD',
  phone: '+91 98200 14477',
  source: 'sos',
  reason: 'I feel faint',
  place: 'Waiting room',
  status: 'raised',
  raisedAt: '2026-03-10T09:56:00.000Z',
  repeatedAt: null,
  acknowledged: null,
  attended: null,
  closed: null,
  outcome: null,
  ...about,
});

const LIST = 'GET /api/alerts';
const MINE = 'GET /api/alerts/mine';
const strip = <EmergencyStrip timeZone="UTC" emergencyNumber="112" follow={<a href="/x">Follow</a>} />;
const sosCard = <SosCard timeZone="UTC" emergencyNumber="112" />;

describe('the emergency strip', () => {
  test('names patient, place and reason, says that it calls no ambulance, and marks the tab', async () => {
    document.title = 'Dashboard Overview · Nadi';
    answerCalls({ [LIST]: () => ({ body: [anAlert()] }) });
    renderPage(strip);

    expect(await screen.findByText('Ravi Menon')).toBeTruthy();
    expect(screen.getByText('Waiting room')).toBeTruthy();
    expect(screen.getByText(/I feel faint/)).toBeTruthy();
    expect(screen.getByText(/Nadi does not call an ambulance/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Dial 112' }).getAttribute('href')).toBe('tel:112');
    expect(document.title).toBe('(1 emergency) Dashboard Overview · Nadi');
  });

  test('acknowledges with one button', async () => {
    const taking = `POST /api/alerts/${anAlert().id}/acknowledge`;
    const calls = answerCalls({
      [LIST]: () => ({ body: [anAlert()] }),
      [taking]: () => ({ body: anAlert({ status: 'acknowledged' }) }),
    });
    renderPage(strip);

    fireEvent.click(await screen.findByRole('button', { name: 'Acknowledge' }));

    await vi.waitFor(() => expect(calls).toContain(taking));
  });

  test('is not there when nothing is open', async () => {
    const calls = answerCalls({ [LIST]: () => ({ body: [anAlert({ status: 'closed' })] }) });
    renderPage(strip);
    await vi.waitFor(() => expect(calls).toEqual([LIST]));
    expect(screen.queryByText(/Emergency, /)).toBeNull();
  });
});

test('an alert rings when it is raised and once more when it is repeated, and not when it is answered', () => {
  const raised = anAlert();
  expect(ringsOf([raised])).toEqual([`${raised.id}:`]);
  expect(ringsOf([{ ...raised, repeatedAt: '2026-03-10T09:57:00.000Z' }])).not.toEqual(ringsOf([raised]));
  expect(ringsOf([{ ...raised, status: 'acknowledged' }])).toEqual([]);
});

test('its words say who has it, or for how long nobody has', () => {
  expect(whoHasIt(anAlert(), 'UTC', NOW)).toBe('Nobody has acknowledged for 4 min.');
  const acknowledged = { name: 'Sita Pillai', at: '2026-03-10T09:58:00.000Z' };
  expect(whoHasIt(anAlert({ acknowledged }), 'UTC', NOW)).toBe('Acknowledged 09:58 by Sita Pillai.');
  expect(ageOf('2026-03-10T07:55:00.000Z', NOW)).toBe('2 h 5 min');
});

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
    renderPage(sosCard);
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
    renderPage(sosCard);

    fireEvent.keyDown(await find(), { key: 'Enter' });

    expect(await screen.findByText('Call the clinic for help?')).toBeTruthy();
    expect(calls).not.toContain('POST /api/alerts');
  });

  test('always says that it does not call an ambulance, and offers the number to dial', async () => {
    network();
    renderPage(sosCard);
    await find();

    expect(screen.getByText('It does not call an ambulance.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112');
  });
});
