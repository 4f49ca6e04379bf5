import { expect, test } from 'vitest';
import { failuresOf, networkOf, nextRung, type Sample, type Standing } from './ladder.ts';
import type { RoomMode } from './room.ts';

const GOOD: Sample = { kbps: 900, loss: 0, isFlowing: true };
const WEAK: Sample = { kbps: 60, loss: 0.02, isFlowing: true };
const LOSSY: Sample = { kbps: 900, loss: 0.4, isFlowing: true };
const SILENT: Sample = { kbps: null, loss: 0, isFlowing: false };
const times = (count: number, sample: Sample) => Array.from({ length: count }, () => sample);
const on = (rung: Standing['rung'], more: Partial<Standing> = {}): Standing => ({
  ...{ rung, isChosen: false, secondsOnRung: 30, failures: 0, wasLost: false, ...more },
});

test.each<[string, Standing, Sample[], string | null]>([
  ['a good network stays on video', on('video'), times(10, GOOD), null],
  ['60 kbit/s for five seconds goes to sound', on('video'), times(5, WEAK), 'audio'],
  ['lost packets go to sound', on('video'), times(5, LOSSY), 'audio'],
  ['four weak seconds do not', on('video'), [GOOD, ...times(4, WEAK)], null],
  ['video that just began is given its time', on('video', { secondsOnRung: 2 }), times(5, WEAK), null],
  ['seven silent seconds wait for a page that is loaded anew', on('video'), times(7, SILENT), null],
  ['nothing for eight seconds goes to sound', on('video'), times(8, SILENT), 'audio'],
  ['a first connection that never came does too', on('video', { secondsOnRung: 8 }), times(8, SILENT), 'audio'],
  ['and from sound to chat', on('audio', { secondsOnRung: 8 }), times(8, SILENT), 'chat'],
  ['sound that just began is given its time', on('audio', { secondsOnRung: 3 }), times(8, SILENT), null],
  ['what was lost and is back is back with its picture', on('audio', { wasLost: true }), times(2, GOOD), 'video'],
  ['back but weak stays with sound', on('audio', { wasLost: true, secondsOnRung: 9 }), times(4, WEAK), null],
  [
    'a steady network goes up to video after fifteen seconds',
    on('audio', { secondsOnRung: 15 }),
    times(6, GOOD),
    'video',
  ],
  ['not before', on('audio', { secondsOnRung: 14 }), times(14, GOOD), null],
  ['not when somebody chose sound', on('audio', { isChosen: true }), times(60, GOOD), null],
  ['after two failures later', on('audio', { failures: 2, secondsOnRung: 59 }), times(59, GOOD), null],
  ['after two failures at last', on('audio', { failures: 2, secondsOnRung: 60 }), times(60, GOOD), 'video'],
  ['chat goes up when something arrives', on('chat'), times(2, GOOD), 'video'],
  ['chat becomes a call back after a while', on('chat', { secondsOnRung: 45 }), times(45, SILENT), 'call-back'],
  ['a chosen chat stays', on('chat', { isChosen: true, secondsOnRung: 90 }), times(60, SILENT), null],
  ['a call back goes up again, not for a moment', on('call-back'), times(3, GOOD), null],
  ['a call back goes up again', on('call-back'), times(15, GOOD), 'video'],
  ['a chosen call back stays', on('call-back', { isChosen: true }), times(60, GOOD), null],
])('%s', (_what, standing, samples, expected) => {
  expect(nextRung(standing, samples)).toBe(expected);
});

test('the network is good, weak or lost; two silent seconds are lost', () => {
  expect([
    networkOf(times(3, GOOD)),
    networkOf([GOOD, GOOD, WEAK]),
    networkOf([GOOD, SILENT]),
    networkOf([GOOD, SILENT, SILENT]),
    networkOf([]),
  ]).toEqual(['good', 'weak', 'weak', 'lost', 'lost']);
});

test('a try of video that fell again within 45 s is a failure, and both sides count the same', () => {
  const mode = (mode: RoomMode['mode'], from: number, until: number | null, isChosen = false): RoomMode => ({
    ...{ mode, isChosen, from: new Date(from * 1000).toISOString() },
    until: until === null ? null : new Date(until * 1000).toISOString(),
  });
  expect(failuresOf([mode('video', 0, null)])).toBe(0);
  expect(failuresOf([mode('video', 0, 10), mode('audio', 10, null)])).toBe(0);
  const twice = [mode('video', 0, 10), mode('audio', 10, 30), mode('video', 30, 40), mode('audio', 40, 80)];
  expect(failuresOf([...twice, mode('video', 80, 95), mode('audio', 95, null)])).toBe(2);
  expect(failuresOf([...twice, mode('video', 80, 200), mode('audio', 200, null)])).toBe(0);
});
