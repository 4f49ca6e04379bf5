import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Alert } from '#contract/alerts.ts';
import type { CriticalMessage } from '#contract/messages.ts';
import { answerCalls, renderPage } from '#web/testing.tsx';
import { aCriticalMessage, acknowledgedBy, anAlert, aScore, fakeLoudspeaker } from '../testing.ts';
import { alarmsInOneLine, waitingAlarms } from '../waiting-alarms.ts';
import { EmergencyStrip } from './emergency-strip.tsx';

type Seen = { isIntersecting: boolean; intersectionRatio: number };
let scrollTo: (seen: Seen) => void = () => undefined;
const AWAY = { isIntersecting: false, intersectionRatio: 0 };
const IN_SIGHT = { isIntersecting: true, intersectionRatio: 1 };

beforeEach(() => {
  fakeLoudspeaker();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: Seen[]) => void) {
        scrollTo = (seen) => act(() => report([seen]));
      }
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});

async function show(alerts: Alert[], messages: CriticalMessage[] = [], isOnAlertsPage = false) {
  answerCalls({
    'GET /api/alerts': () => ({ body: alerts }),
    'GET /api/messages/critical': () => ({ body: messages }),
  });
  const strip = { emergencyNumber: '112', home: '/doctor-dashboard' as const, isOnAlertsPage };
  renderPage(<EmergencyStrip {...strip} />, { timeZone: 'UTC' });
  await screen.findByText(isOnAlertsPage ? 'Alerts, the worst first' : /open|Critical message/);
}

const line = () => screen.queryByRole('button', { name: /Show$/ });

describe('the line of the alarms', () => {
  test('stands above a page that is scrolled down while somebody must acknowledge, and goes when the strip is in sight', async () => {
    await show([aScore()]);
    expect(line()).toBeNull();

    scrollTo(AWAY);
    expect(line()?.textContent).toBe('Emergency: NEWS2 13, 204-A, Ramesh Kulkarni. Show');

    scrollTo({ isIntersecting: true, intersectionRatio: 0.3 });
    expect(line()).not.toBeNull();
    scrollTo(IN_SIGHT);
    expect(line()).toBeNull();
  });

  test('hands the focus to the strip when it goes, and shows all of it', async () => {
    const scrolled = vi.fn();
    HTMLElement.prototype.scrollIntoView = scrolled;
    await show([aScore()]);
    scrollTo(AWAY);
    line()?.focus();
    scrollTo({ isIntersecting: true, intersectionRatio: 0.6 });
    expect(scrolled).toHaveBeenCalledWith({ block: 'start', behavior: 'instant' });
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Emergency, 1 open' }).parentElement);
  });

  test('leads to the strip, which gets the focus and not one of its buttons', async () => {
    const scrolled = vi.fn();
    HTMLElement.prototype.scrollIntoView = scrolled;
    await show([aScore()]);
    scrollTo(AWAY);

    fireEvent.click(line() as HTMLElement);

    expect(scrolled).toHaveBeenCalledWith({ block: 'start', behavior: 'instant' });
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Emergency, 1 open' }).parentElement);
    expect(document.activeElement?.tagName).toBe('DIV');
  });

  test('is not announced besides the strip', async () => {
    await show([aScore()]);
    scrollTo(AWAY);

    expect(line()?.closest('[aria-live], [role="alert"], [role="status"]')).toBeNull();
    expect(document.querySelectorAll('[aria-live="assertive"]')).toHaveLength(1);
  });

  test('is not there when somebody has acknowledged all of them', async () => {
    await show([aScore(acknowledgedBy('Priya Thomas'))]);
    scrollTo(AWAY);
    expect(line()).toBeNull();
  });

  test('stands above the page of alerts too, and leads to its beginning', async () => {
    HTMLElement.prototype.scrollIntoView = vi.fn();
    await show([anAlert()], [], true);
    scrollTo(AWAY);

    fireEvent.click(line() as HTMLElement);
    expect(document.activeElement?.textContent).toBe('Alerts, the worst first');
  });
});

test.each([
  ['one emergency', [aScore()], [], 'Emergency: NEWS2 13, 204-A, Ramesh Kulkarni', 'Emergency: NEWS2 13'],
  ['a call for help', [anAlert()], [], 'Emergency: SOS, Waiting room, Ravi Menon', 'Emergency: SOS'],
  [
    'two emergencies',
    [anAlert(), aScore()],
    [],
    '2 emergencies, worst NEWS2 13, 204-A, Ramesh Kulkarni',
    '2 emergencies, worst NEWS2 13',
  ],
  [
    'a critical message',
    [],
    [aCriticalMessage()],
    'Critical message from Dr. Arjun Nair, 209-A, Lakshmi Venkataraman',
    'Critical message from Dr. Arjun Nair',
  ],
  [
    'both',
    [aScore()],
    [aCriticalMessage()],
    '1 emergency, 1 critical message, worst NEWS2 13, 204-A, Ramesh Kulkarni',
    '1 emergency, 1 critical message, worst NEWS2 13',
  ],
])('%s is said in one line, in fewer words where there is less room', (_, alerts, messages, fullest, shortest) => {
  const wordings = alarmsInOneLine(waitingAlarms(alerts, messages));
  expect(wordings.at(0)).toBe(fullest);
  expect(wordings.at(-1)).toBe(shortest);
});
