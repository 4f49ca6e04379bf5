// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { ApiRefusal, Unreachable } from '#web/refusal.ts';
import { bookingMessage, isAboutTheTime } from './booking-message.ts';

const refusal = (status: number, code: string, message: string, httpText?: string) =>
  new ApiRefusal({ status, code, message, ...(httpText && { httpText }) });

// spec: 8.8
test.each([
  [refusal(404, 'not_found', 'Not found.'), 'API endpoint not found. Please check if the server is running.'],
  [refusal(409, 'slot_taken', 'That time has just been taken.'), 'That time has just been taken.'],
  [refusal(500, 'unexpected', 'Failed to book appointment'), 'Failed to book appointment'],
  [refusal(502, 'unexpected', 'Failed to book appointment', '502 Bad Gateway'), 'Server error: 502 Bad Gateway'],
  [new Unreachable(), `Cannot connect to server. Please check if the server is running on ${location.host}`],
  [new Error('whatever'), 'Server error. Try again.'],
])('%s is said as "%s"', (error, message) => {
  expect(bookingMessage(error)).toBe(message);
});

test('only what concerns the time offers other times', () => {
  expect(isAboutTheTime(refusal(409, 'slot_taken', ''))).toBe(true);
  expect(isAboutTheTime(refusal(409, 'too_many_pending', ''))).toBe(false);
  expect(isAboutTheTime(new Unreachable())).toBe(false);
});

test('who is offline reads plain words, without the name of a machine', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(bookingMessage(new Unreachable())).toBe(
    'No connection. What you typed is kept. Try again when you are online.',
  );
  vi.unstubAllGlobals();
});
