import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { WaitingRoom } from '#contract/appointments/waiting-room.ts';
import { answerCalls, refused, renderPage } from '#web/testing.tsx';
import { WaitingBoard } from './waiting-board.tsx';

const ROOM: WaitingRoom = {
  clinic: 'Banyan Street Clinic',
  timeZone: 'Asia/Kolkata',
  at: '2026-11-16T05:12:00.000Z',
  calling: [{ token: 'C-06', room: 'Room 5', doctor: 'Dr. Sunita Pillai', at: '2026-11-16T05:11:50.000Z' }],
  rows: [
    { doctor: 'Dr. Meera Iyer', room: 'Room 2', now: 'B-03', next: ['B-04', 'B-05'], minutesLate: 20 },
    { doctor: 'Dr. Sunita Pillai', room: 'Room 5', now: 'C-06', next: [], minutesLate: 0 },
  ],
};
afterEach(() => void vi.useRealTimers());

test('the board calls who may come in, and shows who is next and who is late', async () => {
  const sent: unknown[] = [];
  answerCalls({
    'POST /api/waiting-room': ({ body }) => {
      sent.push(body);
      return { body: ROOM };
    },
  });
  renderPage(<WaitingBoard boardKey="the-key" />);
  expect((await screen.findByRole('region', { name: 'Please come in' })).textContent).toContain('C-06Room 5');
  expect(screen.getByText('20 minutes late')).toBeDefined();
  expect(screen.getByRole('row', { name: /Dr. Meera Iyer/ }).textContent).toMatch(/B-03\s*B-04 {2}B-05$/);
  expect(sent[0]).toEqual({ key: 'the-key' });
});

test('two doctors who call at once are both heard', async () => {
  const calling = [
    { token: 'B-03', room: 'Room 2', doctor: 'Dr. Meera Iyer', at: '2026-11-16T05:11:55.000Z' },
    ...ROOM.calling,
  ];
  answerCalls({ 'POST /api/waiting-room': () => ({ body: { ...ROOM, calling } }) });
  renderPage(<WaitingBoard boardKey="the-key" />);
  const called = await screen.findByRole('region', { name: 'Please come in' });
  expect(called.textContent).toContain('B-03Room 2Dr. Meera IyerC-06Room 5');
});

test('without an answer for twenty seconds it says that the connection is lost, and comes back by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isAway = false;
  answerCalls({
    'POST /api/waiting-room': () =>
      isAway ? refused(503, 'unavailable', 'The service is briefly away.') : { body: ROOM },
  });
  renderPage(<WaitingBoard boardKey="the-key" />);
  await screen.findByText('B-03');
  isAway = true;
  await act(() => vi.advanceTimersByTimeAsync(26_000));
  expect(screen.getByRole('alert').textContent).toContain('Please ask at the desk.');
  expect(screen.getByText('B-03')).toBeDefined();
  isAway = false;
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a key that has ended shows no token, and is not asked for again', async () => {
  let asked = 0;
  answerCalls({
    'POST /api/waiting-room': () => {
      asked += 1;
      return refused(410, 'link_invalid', 'The key of this board has ended, or is not complete.');
    },
  });
  renderPage(<WaitingBoard boardKey="old" />);
  expect(await screen.findByRole('heading', { name: 'This board is switched off.' })).toBeDefined();
  expect(asked).toBe(1);
});
