/** A failure that the person at the keyboard can mend: the start prints its message and nothing else. */
export class PlainError extends Error {
  override name = 'PlainError';
}
