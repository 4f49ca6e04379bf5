// What the server's clock says. That of a tablet may be minutes or hours off, and a dose must not get its time from it.
import { SECOND_MS } from '#contract/durations.ts';

const LONGEST_WAY_MS = 5_000;

let aheadMs: number | null = null;

/** Every answer says the time at which it was written, in whole seconds. */
export function noteServerTime(response: Response, askedAt: number): void {
  const written = Date.parse(response.headers.get('Date') ?? '');
  if (Number.isNaN(written)) return;
  const wayMs = Date.now() - askedAt;
  if (aheadMs !== null && (wayMs < 0 || wayMs > LONGEST_WAY_MS)) return;
  // Rather a second too late than too early: what is recorded after a change must not look as if it came before.
  aheadMs = written + SECOND_MS - askedAt;
}

/** Null where no answer has said it. */
export const serverNow = (): Date | null => (aheadMs === null ? null : new Date(Date.now() + aheadMs));
