import type { SlotKind, VisitMode } from '#contract/appointments/visit-modes.ts';
import { type Caller, isLoggedIn } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import { findDoctor } from '#server/schedule/find-doctor.ts';
import { SLOT_MINUTES } from '#server/schedule/slots.ts';
import { mayAskForPatient } from '../policy.ts';
import { findAppointment } from '../read-appointment.ts';
import { lastBookableDay, slotsOn, type WantedVisit } from './free-slots.ts';

type Asked = {
  mode?: VisitMode | undefined;
  kind?: SlotKind | undefined;
  patient?: string | undefined;
  moving?: string | undefined;
};

export async function listSlots(deps: Deps, caller: Caller, doctorId: string, asked: Asked & { date: string }) {
  const { date, mode } = asked;
  await findDoctor(deps.db, doctorId);
  const slots = (await slotsOn(deps, doctorId, date, 1, await wantedBy(deps, caller, doctorId, asked))).get(date) ?? [];
  const apart = slots[0]?.apart ?? SLOT_MINUTES;
  return {
    date,
    timeZone: deps.config.clinic.timeZone,
    ...(apart === SLOT_MINUTES ? {} : { minutesApart: apart }),
    slots: slots.map(({ time, startsAt, isFree, minutes }) => ({
      ...{ time, startsAt: startsAt.toISOString(), isFree },
      ...(mode === 'video' || minutes !== SLOT_MINUTES ? { minutes } : {}),
    })),
  };
}

export async function listFreeDays(
  deps: Deps,
  caller: Caller,
  doctorId: string,
  input: Asked & { from?: string | undefined; count?: number | undefined },
) {
  await findDoctor(deps.db, doctorId);
  const from = input.from ?? dayIn(deps.config.clinic.timeZone, deps.clock.now());
  if (from > lastBookableDay(deps)) return [];
  const days = await slotsOn(deps, doctorId, from, input.count ?? 14, await wantedBy(deps, caller, doctorId, input));
  return [...days].map(([date, slots]) => ({
    date,
    free: slots.filter((slot) => slot.isFree).length,
    offered: slots.length,
  }));
}

/** A patient's own visit, unless a kind is asked for. */
async function wantedBy(deps: Deps, caller: Caller, doctorId: string, asked: Asked): Promise<WantedVisit> {
  const { mode, kind, patient, moving } = asked;
  if (patient !== undefined && !mayAskForPatient(caller, doctorId)) throw new Refusal('not_found');
  if (moving !== undefined) {
    if (!isLoggedIn(caller)) throw new Refusal('not_found');
    await findAppointment(deps, caller, moving);
  }
  return { mode, kind, patientId: patient ?? caller.patientId ?? undefined, moving };
}
