import { msg, t } from '#web/language/say.ts';
import { ApiRefusal, Unreachable } from '#web/refusal.ts';

export const FILL_IN = msg('Please fill in all fields.');

/** What is said when a booking did not work. */
export function bookingMessage(error: unknown): string {
  if (error instanceof Unreachable) return error.message;
  if (!(error instanceof ApiRefusal)) return t('Server error. Try again.');
  if (error.status === 404) return t('API endpoint not found. Please check if the server is running.');
  // Something between us and the server answered, in words that are not ours.
  return error.httpText ? t('Server error: {httpText}', { httpText: error.httpText }) : error.message;
}

/** The time that was asked for cannot be had; others can. */
export const isAboutTheTime = (error: unknown) =>
  error instanceof ApiRefusal && ['slot_taken', 'slot_not_offered', 'day_full', 'time_past'].includes(error.code);
