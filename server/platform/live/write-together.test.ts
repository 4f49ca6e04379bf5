import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TOGETHER_MS, writeTogether } from './write-together.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** Writes down each write as a text. */
const aStream = () => {
  const written: string[] = [];
  return { written, write: (frames: Uint8Array) => void written.push(Buffer.from(frames).toString()) };
};
const frame = (text: string) => Buffer.from(text);

test('the first after a quiet moment is written at once, with what was told in the same turn', () => {
  const together = writeTogether<ReturnType<typeof aStream>>();
  const stream = aStream();
  together.add(stream, frame('a'));
  together.add(stream, frame('b'));
  vi.advanceTimersByTime(0);
  expect(stream.written).toEqual(['ab']);
});

test('those that follow are written together, in their order, and each stream hears only its own', () => {
  const together = writeTogether<ReturnType<typeof aStream>>();
  const [one, other, third] = [aStream(), aStream(), aStream()];
  together.add(one, frame('0'));
  vi.advanceTimersByTime(1);
  const [a, b, c] = [frame('a'), frame('b'), frame('c')];
  for (const stream of [one, other, third]) together.add(stream, a);
  together.add(one, b);
  for (const stream of [one, other, third]) together.add(stream, c);
  vi.advanceTimersByTime(TOGETHER_MS - 2);
  expect([one.written, other.written]).toEqual([['0'], []]);
  vi.advanceTimersByTime(2);
  expect([one.written, other.written, third.written]).toEqual([['0', 'abc'], ['ac'], ['ac']]);
  vi.advanceTimersByTime(TOGETHER_MS);
  together.add(other, b);
  vi.advanceTimersByTime(0);
  expect(other.written).toEqual(['ac', 'b']);
});

test('what a stream was to hear comes before its end, once', () => {
  const together = writeTogether<ReturnType<typeof aStream>>();
  const stream = aStream();
  together.add(stream, frame('a'));
  together.writeTo(stream);
  together.writeTo(stream);
  vi.advanceTimersByTime(TOGETHER_MS);
  expect(stream.written).toEqual(['a']);
});

test('a stream that is gone hears nothing more', () => {
  const together = writeTogether<ReturnType<typeof aStream>>();
  const stream = aStream();
  together.add(stream, frame('a'));
  together.forget(stream);
  vi.advanceTimersByTime(TOGETHER_MS);
  expect(stream.written).toEqual([]);
});
