import { focusManager } from '@tanstack/react-query';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Alert, OPEN_ALERTS_LISTED } from '#contract/alerts.ts';
import type { CriticalMessage } from '#contract/messages.ts';
import { answerCalls, refused, renderPage } from '#web/testing.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { ModalNotice } from '#web/ui/dialog/modal-notice.ts';
import { Sheet } from '#web/ui/dialog/sheet.tsx';
import { AlarmNotice } from '../alarm-notice.tsx';
import { ageOf, bedOf, nextStep, waitingFor, whoHasIt, whyOf } from '../alert-words.ts';
import { ringsAt } from '../sound/alarm-sound.ts';
import { aCriticalMessage, acknowledgedBy, anAlert, aScore, fakeLoudspeaker } from '../testing.ts';
import { EmergencyStrip } from './emergency-strip.tsx';

const NOW = new Date('2026-03-10T10:00:00.000Z');
const LIST = 'GET /api/alerts';
const CRITICAL = 'GET /api/messages/critical';
type Answers = Parameters<typeof answerCalls>[0];

function show(
  alerts: Alert[],
  messages: CriticalMessage[] = [],
  more: Answers = {},
  page: { isOnAlertsPage?: boolean; openForm?: string } = {},
) {
  const calls = answerCalls({ [LIST]: () => ({ body: alerts }), [CRITICAL]: () => ({ body: messages }), ...more });
  const strip = { emergencyNumber: '112', home: '/staff-dashboard' as const, ...page };
  renderPage(<EmergencyStrip {...strip} />, { timeZone: 'UTC' });
  return calls;
}
beforeEach(() => void fakeLoudspeaker());

const strip = () => screen.findByRole('region', { name: 'Live emergency alerts' });

describe('the emergency strip', () => {
  test('names patient, place and reason, says that it calls no ambulance, and marks the tab', async () => {
    document.title = 'Dashboard Overview · Nadi';
    show([anAlert()]);

    expect(await screen.findByText('Ravi Menon')).toBeTruthy();
    expect(screen.getByText('Waiting room')).toBeTruthy();
    expect(screen.getByText('I feel faint')).toBeTruthy();
    expect(screen.getByText(/Nadi does not call an ambulance/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Dial 112' }).getAttribute('href')).toBe('tel:112');
    expect(document.title).toBe('(1 emergency) Dashboard Overview · Nadi');
  });

  test('of hundreds shows those that come first, counts all, and leads to the list', async () => {
    document.title = 'Dashboard Overview · Nadi';
    const alerts = Array.from({ length: OPEN_ALERTS_LISTED }, (_none, at) => anAlert({ id: `alert-${at}` }));
    const all = { open: 501, unacknowledged: 480, criticalMessages: 0, worst: null, rungAt: anAlert().rungAt };
    show(alerts, [], { 'GET /api/alarms/glance': () => ({ body: all }) });

    const list = await screen.findByRole('link', { name: 'and 451 more open, show the list' });
    expect(list.getAttribute('href')).toContain('view=alerts');
    expect(screen.getByRole('heading', { name: 'Emergency, 501 open' })).toBeTruthy();
    expect(document.title).toBe('(480 emergency) Dashboard Overview · Nadi');
  });

  test('names both scores of an alert that was raised again, and who acknowledged the lower one', async () => {
    show([aScore()]);

    expect((await strip()).textContent).toContain('204-A Ramesh Kulkarni');
    expect(screen.getByText('NEWS2 13, was 7 when Priya Thomas acknowledged 09:27')).toBeTruthy();
    expect(screen.getByText('Raised again 09:58')).toBeTruthy();
    expect(screen.getByText('Resp 26 +3, pulse 122 +2')).toBeTruthy();
  });

  test('acknowledges the score on its button, and shows the sentence of the server when it has risen', async () => {
    const path = `POST /api/alerts/${aScore().id}/acknowledge`;
    const sent: unknown[] = [];
    show([aScore()], [], {
      [path]: ({ body }) => {
        sent.push(body);
        return refused(409, 'alert_has_risen', 'NEWS2 is 15 now. Look at it again, then acknowledge 15.');
      },
    });

    fireEvent.click(await screen.findByRole('button', { name: 'Acknowledge 13' }));

    await vi.waitFor(() => expect(sent).toEqual([{ score: 13 }]));
  });

  test('is one line without a button when somebody has all of them', async () => {
    const lakshmi = aScore({ id: 'b', score: 8, patient: 'Lakshmi Rao', ...acknowledgedBy('Rahul Deshpande') });
    show([aScore(acknowledgedBy('Priya Thomas')), lakshmi]);

    const line = await screen.findByRole('link', { name: /2 open/ });
    expect(line.textContent).toContain('NEWS2 13');
    expect(line.textContent).toContain('Lakshmi Rao');
    expect(line.textContent).toContain('All acknowledged');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test.each([
    [200, 'NEWS2 13 204-A Ramesh Kulkarni', 'SOS Waiting room Geeta Bhosale'],
    [88, '13 204-A Ramesh Kulkarni', 'SOS Waiting room Geeta Bhosale'],
    [56, '13 204-A Kulkarni', 'SOS Bhosale'],
    [52, '13 204-A', 'SOS Bhosale'],
  ])(
    'names every acknowledged alert where %i letters fit, in fewer words where there is less room',
    async (room, ...names) => {
      const height = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get');
      height.mockImplementation(function measure(this: HTMLElement) {
        return (this.textContent ?? '').length > room ? 63 : 0;
      });
      const geeta = anAlert({ id: 'b', patient: 'Geeta Bhosale', ...acknowledgedBy('Rahul Deshpande') });
      show([aScore(acknowledgedBy('Priya Thomas')), geeta]);

      const line = await screen.findByRole('link', { name: /2 open/ });
      for (const name of names) expect(line.textContent).toContain(name);
      height.mockRestore();
    },
  );

  test('says how many acknowledged alerts it does not name where nothing else fits', async () => {
    const height = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(63);
    show(['a', 'b', 'c', 'd', 'e'].map((id) => aScore({ id, ...acknowledgedBy('Priya Thomas') })));

    const line = await screen.findByRole('link', { name: /5 open/ });
    expect(line.textContent).toContain('and 3 more');
    height.mockRestore();
  });

  test('puts what nobody has acknowledged first by score, however late it came', async () => {
    const raised = (id: string, score: number, raisedAt: string) =>
      aScore({ id, score, patient: `Patient ${score}`, raisedAt, unansweredSince: raisedAt, before: null });
    show([raised('a', 7, '2026-03-10T09:00:00.000Z'), raised('b', 18, '2026-03-10T09:59:00.000Z')]);

    await strip();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Acknowledge 18',
      'Acknowledge 7',
    ]);
  });

  test('lets every alarm be acknowledged, also a critical message behind four alerts, whose link opens its thread', async () => {
    const path = `POST /api/messages/${aCriticalMessage().id}/acknowledge`;
    const alerts = ['a', 'b', 'c', 'd'].map((id) => anAlert({ id }));
    const calls = show(alerts, [aCriticalMessage()], { [path]: () => ({ body: {} }) });

    expect(await screen.findByRole('heading', { name: 'Emergency, 4 open, 1 critical message' })).toBeTruthy();
    const row = screen.getByText(/^Lactate: Back at 4\.1/).closest('li') as HTMLElement;
    const link = within(row).getByRole('link', { name: 'Open message' });
    expect(link.getAttribute('href')).toContain(`view=messages&message=${aCriticalMessage().id}`);
    expect(screen.getAllByRole('button', { name: 'Acknowledge' })).toHaveLength(5);
    fireEvent.click(within(row).getByRole('button', { name: 'Acknowledge' }));
    await vi.waitFor(() => expect(calls).toContain(path));
  });

  test('says in every row how long it has waited, and how many lie below what is shown', async () => {
    const since = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const place = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
    // Rows of 100 px in a list that shows 240 of them.
    place.mockImplementation(function measure(this: HTMLElement) {
      const row = this.tagName === 'LI' ? [...(this.parentElement?.children ?? [])].indexOf(this) : 0;
      const [top, bottom] = this.tagName === 'LI' ? [row * 100, row * 100 + 100] : [0, 240];
      return { top, bottom, height: bottom - top } as DOMRect;
    });
    show(['a', 'b', 'c', 'd', 'e'].map((id, at) => anAlert({ id, unansweredSince: since(4.5 + at) })));

    expect(await screen.findByRole('button', { name: 'and 3 more' })).toBeTruthy();
    for (const minutes of [4, 5, 6, 7, 8]) expect(screen.getByText(`waiting ${minutes} min`)).toBeTruthy();
    place.mockRestore();
  });

  test('shows a critical message with its words, and acknowledges it', async () => {
    const path = `POST /api/messages/${aCriticalMessage().id}/acknowledge`;
    const calls = show([], [aCriticalMessage()], { [path]: () => ({ body: {} }) });

    expect((await strip()).textContent).toContain('Critical message');
    expect(screen.getByText('Lactate: Back at 4.1. Start Ringer’s lactate 500 mL now.')).toBeTruthy();
    expect(screen.getByText('from Dr. Arjun Nair')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Acknowledge' }));
    await vi.waitFor(() => expect(calls).toContain(path));
  });

  test('over an open form only the worst alarm is a row, one line counts and names the others, and Show unfolds them', async () => {
    const lakshmi = aScore({ id: 'b', score: 8, patient: 'Lakshmi Rao', place: 'Room 209, bed A' });
    const geeta = anAlert({ id: 'c', patient: 'Geeta Bhosale' });
    const mohan = anAlert({ id: 'd', patient: 'Mohan Das', ...acknowledgedBy('Rahul Deshpande') });
    show([aScore(), lakshmi, geeta, mohan], [], {}, { openForm: 'observe 1' });

    const fold = await screen.findByRole('button', {
      name: '2 more: SOS Geeta Bhosale, 8 209-A Lakshmi Rao; 1 acknowledged Show',
    });
    expect(screen.getAllByRole('button', { name: /^Acknowledge/ })).toHaveLength(1);
    expect(screen.queryByText('All acknowledged')).toBeNull();
    expect(screen.getByText(/Nadi does not call an ambulance/)).toBeTruthy();
    fireEvent.click(fold);
    expect(screen.getAllByRole('button', { name: /^Acknowledge/ })).toHaveLength(3);
  });

  test('a row that takes the place of an acknowledged one cannot be pressed at once by a second tap', async () => {
    let alerts = [aScore(), aScore({ id: 'b', score: 8, patient: 'Lakshmi Rao' })];
    answerCalls({ [LIST]: () => ({ body: alerts }), [CRITICAL]: () => ({ body: [] }) });
    const { queryClient } = renderPage(<EmergencyStrip emergencyNumber="112" home="/staff-dashboard" />, {
      timeZone: 'UTC',
    });
    const rows = async () => within(await strip()).getAllByRole('list')[0] as HTMLElement;
    const isPressable = async () => expect((await rows()).hasAttribute('data-fresh')).toBe(false);
    await vi.waitFor(isPressable, { timeout: 3_000 });

    alerts = alerts.map((one) => (one.id === 'b' ? one : { ...one, ...acknowledgedBy('Priya Thomas') }));
    await act(() => queryClient.refetchQueries());
    expect((await rows()).hasAttribute('data-fresh')).toBe(true);
    await vi.waitFor(isPressable, { timeout: 3_000 });
  });

  test('after Acknowledge the keyboard stands in the next row, then at the strip, and never on another button', async () => {
    let alerts = [aScore(), aScore({ id: 'b', score: 8, patient: 'Lakshmi Rao' })];
    const take = (id: string) => () => {
      alerts = alerts.map((one) => (one.id === id ? { ...one, ...acknowledgedBy('Priya Thomas') } : one));
      return { body: {} };
    };
    show([], [], {
      [LIST]: () => ({ body: alerts }),
      [`POST /api/alerts/${aScore().id}/acknowledge`]: take(aScore().id),
      'POST /api/alerts/b/acknowledge': take('b'),
    });
    const press = async (name: string) => {
      const button = await screen.findByRole('button', { name });
      button.focus();
      fireEvent.click(button);
      await vi.waitFor(() => expect(button.isConnected).toBe(false));
    };
    await press('Acknowledge 13');
    expect(document.activeElement).toBe(screen.getByText(/Lakshmi Rao/, { selector: 'li b' }).closest('li'));
    await press('Acknowledge 8');
    expect(document.activeElement).toBe(await strip());
  });

  test('after the last critical message is acknowledged the keyboard stands at the page', async () => {
    let messages = [aCriticalMessage()];
    answerCalls({
      ...{ [LIST]: () => ({ body: [] }), [CRITICAL]: () => ({ body: messages }) },
      [`POST /api/messages/${aCriticalMessage().id}/acknowledge`]: () => {
        messages = [];
        return { body: {} };
      },
    });
    renderPage(
      <main>
        <EmergencyStrip emergencyNumber="112" home="/staff-dashboard" />
      </main>,
      { timeZone: 'UTC' },
    );
    const button = await screen.findByRole('button', { name: 'Acknowledge' });
    button.focus();
    fireEvent.click(button);
    await vi.waitFor(() => expect(button.isConnected).toBe(false));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  test('says in grey that an alert was taken back, until it is read', async () => {
    const closed = { name: 'P. Thomas', at: '2026-03-10T09:52:00.000Z' };
    const taken = aScore({ status: 'taken-back', closed, outcome: 'Set entered in error: wrong patient.' });
    const path = `POST /api/alerts/${taken.id}/read`;
    const calls = show([taken], [], { [path]: () => ({ body: taken }) });

    expect((await strip()).textContent).toContain('Taken back 09:52');
    expect((await strip()).textContent).toContain('Set entered in error: wrong patient, by P. Thomas.');
    fireEvent.click(screen.getByRole('button', { name: 'Read, close' }));
    await vi.waitFor(() => expect(calls).toContain(path));
  });

  test('does not repeat the alerts on their own page, but keeps critical messages', async () => {
    show([aScore()], [aCriticalMessage()], {}, { isOnAlertsPage: true });
    expect((await strip()).textContent).not.toContain('Ramesh Kulkarni');
    expect((await strip()).textContent).toContain('Lakshmi Venkataraman');
  });

  test('is not there when nothing is open', async () => {
    const closed = { name: 'Sita Pillai', at: NOW.toISOString() };
    const calls = show([anAlert({ status: 'closed', closed }), aScore({ status: 'taken-back', closed, isRead: true })]);
    await vi.waitFor(() => expect(calls.toSorted()).toEqual([LIST, CRITICAL]));
    expect(screen.queryByRole('region')).toBeNull();
  });
});

test('rings are named by alarm and by minute: each sounds once when it is new, and all of them every minute', () => {
  const at = (seconds: number) => new Date(Date.parse(anAlert().rungAt) + seconds * 1000);
  const one = { id: 'a', rungAt: anAlert().rungAt };
  expect(ringsAt([], at(0))).toEqual([]);
  expect(ringsAt([one], at(65))).toEqual(ringsAt([one], at(0)));
  const names = [0, 70, 130, 190, 3_600].map((seconds) => ringsAt([one], at(seconds)).at(-1));
  expect(new Set(names).size).toBe(names.length);
  const [first, second] = [ringsAt([one], at(0)), ringsAt([{ ...one, rungAt: at(20).toISOString() }], at(20))];
  expect(first.filter((ring) => second.includes(ring))).toEqual([]);
});

const doctorStrip = <EmergencyStrip emergencyNumber="112" home="/doctor-dashboard" />;

test('a new alarm sounds once, however often it is fetched', async () => {
  const heard = fakeLoudspeaker();
  let rungAt = new Date().toISOString();
  answerCalls({ [LIST]: () => ({ body: [anAlert({ rungAt })] }), [CRITICAL]: () => ({ body: [] }) });
  const { queryClient } = renderPage(doctorStrip, { timeZone: 'UTC' });
  await strip();
  await vi.waitFor(() => expect(heard.sounds).toBe(1));
  await queryClient.refetchQueries();
  expect(heard.sounds).toBe(1);

  rungAt = new Date(Date.parse(rungAt) + 1).toISOString();
  await queryClient.refetchQueries();
  await vi.waitFor(() => expect(heard.sounds).toBe(2));
});

test('a screen that nobody looks at hears of an alarm without a stream, also after a try that failed', async () => {
  const heard = fakeLoudspeaker();
  focusManager.setFocused(false);
  let answer: { status?: number; body: unknown } = { body: [] };
  answerCalls({ [LIST]: () => answer, [CRITICAL]: () => ({ body: [] }) });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  renderPage(doctorStrip, { timeZone: 'UTC' });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  answer = refused(503, 'unavailable', 'Not now.');
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  answer = { body: [anAlert()] };
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  vi.useRealTimers();
  await strip();
  await vi.waitFor(() => expect(heard.sounds).toBe(1));
  focusManager.setFocused(undefined);
});

test('a new alarm sounds at once, but does not move the page under a finger that is pressing', async () => {
  const heard = fakeLoudspeaker();
  let alerts = [anAlert()];
  answerCalls({ [LIST]: () => ({ body: alerts }), [CRITICAL]: () => ({ body: [] }) });
  const { queryClient } = renderPage(doctorStrip, { timeZone: 'UTC' });
  await strip();
  fireEvent.pointerDown(document.body);

  alerts = [anAlert(), anAlert({ id: 'b', patient: 'Lakshmi Rao', rungAt: new Date().toISOString() })];
  await act(() => queryClient.refetchQueries());
  await vi.waitFor(() => expect(heard.sounds).toBe(1));
  expect(screen.queryByText('Lakshmi Rao')).toBeNull();

  fireEvent.pointerUp(document.body);
  expect(screen.queryByText('Lakshmi Rao')).toBeNull();
  expect(await screen.findByText('Lakshmi Rao')).toBeTruthy();
});

test('a finger that rests on the screen does not keep a new alarm from it', async () => {
  let alerts = [anAlert()];
  answerCalls({ [LIST]: () => ({ body: alerts }), [CRITICAL]: () => ({ body: [] }) });
  const { queryClient } = renderPage(doctorStrip, { timeZone: 'UTC' });
  await strip();
  fireEvent.pointerDown(document.body);

  alerts = [anAlert(), anAlert({ id: 'b', patient: 'Lakshmi Rao' })];
  await act(() => queryClient.refetchQueries());
  expect(await screen.findByText('Lakshmi Rao', {}, { timeout: 3_000 })).toBeTruthy();
});

test('an open screen sounds every minute until somebody acknowledges, also when nothing new is fetched', async () => {
  const heard = fakeLoudspeaker();
  let alert = anAlert();
  answerCalls({ [LIST]: () => ({ body: [alert] }), [CRITICAL]: () => ({ body: [] }) });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.parse(alert.rungAt) });
  const { queryClient } = renderPage(doctorStrip, { timeZone: 'UTC' });
  await strip();
  await vi.waitFor(() => expect(heard.sounds).toBe(1));
  for (const [seconds, count] of [
    [71, 2],
    [60, 3],
    [60, 4],
    [600, 14],
  ] as const) {
    await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
    expect(heard.sounds).toBe(count);
  }

  alert = anAlert(acknowledgedBy('Sita Pillai'));
  await act(() => queryClient.refetchQueries());
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  vi.useRealTimers();
  expect(heard.sounds).toBe(14);
});

test('its words say who has it, or for how long nobody has, and what comes next', () => {
  expect(whoHasIt(anAlert(), 'UTC', NOW)).toBe('Nobody has acknowledged for 4 min.');
  expect(waitingFor('2026-03-10T09:59:30.000Z', NOW)).toBe('Nobody has acknowledged yet.');
  const acknowledged = { name: 'Sita Pillai', at: '2026-03-10T09:58:00.000Z' };
  expect(whoHasIt(anAlert({ acknowledged }), 'UTC', NOW)).toBe('Acknowledged 09:58 by Sita Pillai');
  expect(ageOf('2026-03-10T07:55:00.000Z', NOW)).toBe('2 h 5 min');
  const after = (minutes: number) => {
    const since = new Date(NOW.getTime() - minutes * 60_000).toISOString();
    return [false, true].map((isSilent) => nextStep({ since, timeZone: 'UTC', now: NOW, isSilent }));
  };
  expect([0, 1, 3, 5].map((minutes) => after(minutes)[0])).toEqual([
    'It sounds every minute, at 10:03 every doctor on duty gets a mail.',
    'It sounds every minute, at 10:02 every doctor on duty gets a mail.',
    'It sounds every minute, at 10:02 the administrator gets a mail.',
    'It sounds every minute.',
  ]);
  expect([0, 3, 5].map((minutes) => after(minutes)[1])).toEqual([
    'At 10:03 every doctor on duty gets a mail.',
    'At 10:02 the administrator gets a mail.',
    '',
  ]);
  expect(whyOf(aScore({ score: 6 }), 'UTC')).toBe('NEWS2 is 13, it was 7 when it was acknowledged.');
  const beds = [bedOf('204-A'), bedOf('Room 204, bed A'), bedOf('Waiting room'), bedOf(null)];
  expect(beds).toEqual(['204-A', '204-A', null, null]);
});

test('a dialog that lies over the strip says above its title what nobody has acknowledged', async () => {
  answerCalls({ [LIST]: () => ({ body: [aScore(), anAlert()] }), [CRITICAL]: () => ({ body: [] }) });
  renderPage(
    <ModalNotice value={<AlarmNotice />}>
      <Dialog isOpen onClose={() => undefined} title="Give the dose">
        <p>Paracetamol</p>
      </Dialog>
      <Sheet isOpen onClose={() => undefined} title="Give the dose">
        <p>Paracetamol</p>
      </Sheet>
    </ModalNotice>,
  );
  const words = 'NEWS2 13, 204-A, Ramesh Kulkarni, and 1 more. Close this to answer.';
  expect(await screen.findAllByText((_, node) => node?.textContent === `Not acknowledged: ${words}`)).not.toHaveLength(
    0,
  );
  expect(screen.getAllByText(/Close this to answer/)).toHaveLength(2);
  // No line ends within "204-A".
  for (const bed of screen.getAllByText('204-A')) expect(bed.className).toContain('nowrap');
});
