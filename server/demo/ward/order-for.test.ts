import { expect, test } from 'vitest';
import { overdueAt } from '#server/medication/doses/timing.ts';
import { fixedClock } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config.ts';
import { dueAround, timesOf } from './order-for.ts';
import { INPATIENTS } from './ward-scripts.ts';

const MINUTE_MS = 60_000;
const config = readConfig({ DATA_DIR: '/tmp' });

test('at any minute of the day twelve doses are open and one of them is overdue', () => {
  const orders = INPATIENTS.flatMap((inpatient) => inpatient.orders);
  for (let minute = 0; minute < 24 * 60; minute += 7) {
    const now = new Date(Date.parse('2026-11-15T00:00:00Z') + minute * MINUTE_MS);
    const ahead = { config, clock: fixedClock(new Date(now.getTime() + 240 * MINUTE_MS)) };
    const then = { clock: fixedClock(now) };
    const open = orders.flatMap((order) => {
      const shifted = {
        ...order,
        dueIn: (dueAround(then, order) - dueAround(ahead, { ...order, dueIn: 0 })) / MINUTE_MS,
      };
      return timesOf(ahead, shifted, new Date(now.getTime() - 26 * 60 * MINUTE_MS))
        .filter((due) => due.getTime() === dueAround(then, order) || due.getTime() >= now.getTime() - 40 * MINUTE_MS)
        .map((due) => overdueAt(due, order.isTimeCritical ?? false) <= now);
    });
    expect([minute, open.length, open.filter(Boolean).length]).toEqual([minute, 12, 1]);
  }
});
