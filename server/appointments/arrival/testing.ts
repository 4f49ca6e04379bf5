import { MINUTE_MS } from '#contract/durations.ts';
import { dayIn, timeIn } from '#server/platform/zoned-time.ts';
import type { TestApp } from '#server/testing-app.ts';
import { anAppointment, aScheduledDoctor, type MadeAppointment } from '../testing.ts';

const QUARTER_MS = 15 * MINUTE_MS;

/** An approved visit that begins within the next half hour. */
export async function aVisitSoon(app: TestApp): Promise<MadeAppointment> {
  const { timeZone } = app.deps.config.clinic;
  const start = new Date(Math.floor(app.clock.now().getTime() / QUARTER_MS + 2) * QUARTER_MS);
  const doctor = await aScheduledDoctor(app, { hours: { firstStart: '00:00', lastStart: '23:45' } });
  const at = { date: dayIn(timeZone, start), time: timeIn(timeZone, start) };
  return anAppointment(app, { doctor, status: 'approved', ...at });
}
