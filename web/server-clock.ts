// What the server's clock says. That of a tablet may be minutes or hours off, and a dose must not get its time from it.
import { SECOND_MS } from '#contract/durations.ts';
import { onCallReport } from './call-reports.ts';

let aheadMs: number | undefined;

// Every answer says the time at which it was written, in whole seconds. Rather some seconds too late than too early: what is recorded after
// a change must not look as if it came before, and the server takes no time that is still to come.
onCallReport((report) => {
  if (report.kind !== 'reached' || report.askedAt === undefined) return;
  const written = Date.parse(report.response?.headers.get('Date') ?? '');
  if (written) aheadMs = written + SECOND_MS - report.askedAt;
});

/** Undefined where no answer has said it. */
export const serverNow = (): Date | undefined => (aheadMs === undefined ? undefined : new Date(Date.now() + aheadMs));
