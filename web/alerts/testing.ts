import { vi } from 'vitest';
import type { Alert } from '#contract/alerts.ts';
import type { CriticalMessage } from '#contract/messages.ts';

export const anAlert = (about: Partial<Alert> = {}): Alert => ({
  id: '00000000-0000-4000-8000-000000000001',
  patientId: '00000000-0000-4000-8000-000000000002',
  patient: 'Ravi Menon',
  pud: 'PUD-7K3QX-2M9TD',
  phone: '+91 98200 14477',
  source: 'sos',
  reason: 'I feel faint',
  place: 'Waiting room',
  status: 'raised',
  score: null,
  readings: null,
  raisedAt: '2026-03-10T09:56:00.000Z',
  raisedAgainAt: null,
  before: null,
  unansweredSince: about.raisedAt ?? '2026-03-10T09:56:00.000Z',
  rungAt: '2026-03-10T09:56:00.000Z',
  acknowledged: null,
  attended: null,
  closed: null,
  outcome: null,
  isRead: false,
  can: { openChart: true },
  ...about,
});

/** NEWS2 13, raised again after a 7 that Priya Thomas had acknowledged. */
export const aScore = (about: Partial<Alert> = {}): Alert =>
  anAlert({
    ...{ id: '00000000-0000-4000-8000-000000000003', source: 'news2', score: 13, patient: 'Ramesh Kulkarni' },
    ...{ reason: 'NEWS2 is 13, it was 7 when it was acknowledged.', readings: 'Resp 26 +3, pulse 122 +2' },
    ...{ place: 'Room 204, bed A', raisedAgainAt: '2026-03-10T09:58:00.000Z' },
    before: { name: 'Priya Thomas', at: '2026-03-10T09:27:00.000Z', score: 7 },
    ...{ unansweredSince: '2026-03-10T09:58:00.000Z', rungAt: '2026-03-10T09:58:00.000Z' },
    ...about,
  });

export const aCriticalMessage = (about: Partial<CriticalMessage> = {}): CriticalMessage => ({
  id: '00000000-0000-4000-8000-000000000004',
  author: 'Dr. Arjun Nair',
  patient: 'Lakshmi Venkataraman',
  patientId: '00000000-0000-4000-8000-000000000005',
  place: 'Room 209, bed A',
  subject: 'Lactate',
  message: 'Back at 4.1. Start Ringer’s lactate 500 mL now.',
  isWithheld: false,
  sentAt: '2026-03-10T09:56:00.000Z',
  rungAt: '2026-03-10T09:56:00.000Z',
  ...about,
});

export const acknowledgedBy = (name: string) => ({
  status: 'acknowledged' as const,
  acknowledged: { name, at: '2026-03-10T09:58:00.000Z' },
});

/** A loudspeaker that counts its sounds. Blocked it stays silent until somebody touches the page, as in a browser. */
export function fakeLoudspeaker({ isBlocked = false } = {}) {
  const heard = { sounds: 0 };
  let isTouched = !isBlocked;
  addEventListener('pointerdown', () => (isTouched = true), { capture: true, once: true });
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'suspended';
      currentTime = 0;
      destination = {};
      onstatechange: (() => void) | null = null;
      resume() {
        if (!isTouched) return new Promise(() => undefined);
        this.state = 'running';
        this.onstatechange?.();
        return Promise.resolve();
      }
      createGain = () => ({ gain: { value: 0 }, connect: (next: unknown) => next });
      createOscillator() {
        // Two tones are one sound.
        heard.sounds += 0.5;
        return { frequency: { value: 0 }, connect: (next: unknown) => next, start: vi.fn(), stop: vi.fn() };
      }
    },
  );
  return heard;
}
