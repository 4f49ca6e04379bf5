import type { VisitMode } from '#contract/appointments/visit-modes.ts';
import type { Deps } from '#server/platform/deps.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import { findDoctor } from '#server/schedule/find-doctor.ts';
import { lastBookableDay, slotsOn } from './free-slots.ts';

export async function listSlots(deps: Deps, doctorId: string, date: string, mode?: VisitMode) {
  await findDoctor(deps.db, doctorId);
  const slots = (await slotsOn(deps, doctorId, date, 1, mode)).get(date) ?? [];
  return {
    date,
    timeZone: deps.config.clinic.timeZone,
    slots: slots.map(({ time, startsAt, isFree, minutes }) => ({
      ...{ time, startsAt: startsAt.toISOString(), isFree },
      ...(mode === 'video' ? { minutes } : {}),
    })),
  };
}

export async function listFreeDays(
  deps: Deps,
  doctorId: string,
  input: { from?: string | undefined; count?: number | undefined; mode?: VisitMode | undefined },
) {
  await findDoctor(deps.db, doctorId);
  const from = input.from ?? dayIn(deps.config.clinic.timeZone, deps.clock.now());
  if (from > lastBookableDay(deps)) return [];
  const days = await slotsOn(deps, doctorId, from, input.count ?? 14, input.mode);
  return [...days].map(([date, slots]) => ({
    date,
    free: slots.filter((slot) => slot.isFree).length,
    offered: slots.length,
  }));
}
