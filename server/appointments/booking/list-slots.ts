import type { Deps } from '#server/platform/deps.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import { findDoctor } from '#server/schedule/find-doctor.ts';
import { lastBookableDay, slotsOn } from './free-slots.ts';

export async function listSlots(deps: Deps, doctorId: string, date: string) {
  await findDoctor(deps.db, doctorId);
  const slots = (await slotsOn(deps, doctorId, date, 1)).get(date) ?? [];
  return {
    date,
    timeZone: deps.config.clinic.timeZone,
    slots: slots.map(({ time, startsAt, isFree }) => ({ time, startsAt: startsAt.toISOString(), isFree })),
  };
}

export async function listFreeDays(
  deps: Deps,
  doctorId: string,
  input: { from?: string | undefined; count?: number | undefined },
) {
  await findDoctor(deps.db, doctorId);
  const from = input.from ?? dayIn(deps.config.clinic.timeZone, deps.clock.now());
  if (from > lastBookableDay(deps)) return [];
  const days = await slotsOn(deps, doctorId, from, input.count ?? 14);
  return [...days].map(([date, slots]) => ({
    date,
    free: slots.filter((slot) => slot.isFree).length,
    offered: slots.length,
  }));
}
