import { expect, test } from 'vitest';
import { networkOf, nextRung, type Sample, type Standing } from './ladder.ts';

const GOOD: Sample = { kbps: 900, loss: 0, isFlowing: true };
const WEAK: Sample = { kbps: 60, loss: 0.02, isFlowing: true };
const LOSSY: Sample = { kbps: 900, loss: 0.4, isFlowing: true };
const SILENT: Sample = { kbps: null, loss: 0, isFlowing: false };
const times = (count: number, sample: Sample) => Array.from({ length: count }, () => sample);
const on = (rung: Standing['rung'], more: Partial<Standing> = {}): Standing => ({
  ...{ rung, isChosen: false, secondsOnRung: 30, failures: 0, ...more },
});

test.each<[string, Standing, Sample[], string | null]>([
  ['a good network stays on video', on('video'), times(10, GOOD), null],
  ['60 kbit/s for four seconds goes to sound', on('video'), times(4, WEAK), 'audio'],
  ['lost packets go to sound', on('video'), times(4, LOSSY), 'audio'],
  ['three weak seconds do not', on('video'), [GOOD, ...times(3, WEAK)], null],
  ['video that just began is given its time', on('video', { secondsOnRung: 2 }), times(4, WEAK), null],
  ['nothing for ten seconds goes to chat', on('video'), times(10, SILENT), 'chat'],
  ['from sound too', on('audio'), times(10, SILENT), 'chat'],
  ['a steady network goes up to video', on('audio'), times(6, GOOD), 'video'],
  ['not when somebody chose sound', on('audio', { isChosen: true }), times(60, GOOD), null],
  ['after two failures later', on('audio', { failures: 2 }), times(30, GOOD), null],
  ['after two failures at last', on('audio', { failures: 2, secondsOnRung: 48 }), times(48, GOOD), 'video'],
  ['chat goes up when something arrives', on('chat'), times(3, GOOD), 'video'],
  ['a minute of chat becomes a call back', on('chat', { secondsOnRung: 60 }), times(60, SILENT), 'call-back'],
  ['a chosen chat stays', on('chat', { isChosen: true, secondsOnRung: 90 }), times(60, SILENT), null],
  ['a call back goes up again', on('call-back'), times(3, GOOD), 'video'],
])('%s', (_what, standing, samples, expected) => {
  expect(nextRung(standing, samples)).toBe(expected);
});

test('the network is good, weak or lost', () => {
  expect([
    networkOf(times(3, GOOD)),
    networkOf([GOOD, GOOD, WEAK]),
    networkOf(times(3, SILENT)),
    networkOf([]),
  ]).toEqual([...['good', 'weak', 'lost', 'lost']]);
});
