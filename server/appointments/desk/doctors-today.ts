import type { DoctorToday } from '#contract/appointments/reception.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { dayBounds } from '#server/platform/zoned-time.ts';
import { type DoctorRow, findDoctorHere, findSchedule, listDoctorsOf } from '#server/schedule/find-doctor.ts';
import { SLOT_MS } from '#server/schedule/slots.ts';
import { type DaySlot, slotsOn } from '../booking/free-slots.ts';
import { clinicDay } from './give-token.ts';
import { roomsOf, waitingFor } from './store.ts';

/** Whoever can see somebody first comes first; those whose hours are over are left out. */
export async function listDoctorsToday(deps: Deps): Promise<DoctorToday[]> {
  const day = clinicDay(deps);
  const { from, until } = dayBounds(day, deps.config.clinic.timeZone);
  const [doctors, waiting] = await Promise.all([listDoctorsOf(deps.db), waitingFor(deps.db, from, until)]);
  const rooms = await roomsOf(
    deps.db,
    doctors.map(({ id }) => id),
  );
  const here: DoctorToday[] = [];
  for (const { id, name, department } of doctors) {
    const slots = (await slotsOn(deps, id, day, 1)).get(day) ?? [];
    const [first, last] = [slots[0], slots.at(-1)];
    if (!first || !last || !isStillHere(slots, deps.clock.now())) continue;
    const many = waiting.get(id) ?? 0;
    here.push({
      doctorId: id,
      doctor: name,
      department,
      room: rooms.get(id) ?? '',
      firstStart: first.time,
      lastStart: last.time,
      waiting: many,
      aboutAt: aboutWhen(slots, many, deps.clock.now()).toISOString(),
    });
  }
  return here.toSorted((a, b) => Date.parse(a.aboutAt) - Date.parse(b.aboutAt) || a.doctor.localeCompare(b.doctor));
}

/** One who left is not chosen any more. */
export async function requireDoctor({ db }: Pick<Deps, 'db'>, id: string): Promise<DoctorRow> {
  const doctor = await findDoctorHere(db, id);
  if (!doctor) throw new Refusal('unknown_doctor', { fields: { doctorId: 'Choose one of the doctors.' } });
  return doctor;
}

/** For a queue: nobody waits for a doctor who has gone home. */
export async function requireDoctorToday(deps: Deps, id: string): Promise<DoctorRow> {
  const doctor = await requireDoctor(deps, id);
  const day = clinicDay(deps);
  const slots = (await slotsOn(deps, id, day, 1)).get(day) ?? [];
  if (!isStillHere(slots, deps.clock.now())) {
    throw new Refusal('doctor_not_here', { fields: { doctorId: 'Choose another doctor.' } });
  }
  return doctor;
}

/** Whoever is off and comes in for an extra session is not there for a queue: the desk asks them first. */
export async function requireNoLeave(deps: Deps, { id, name }: DoctorRow): Promise<void> {
  const day = clinicDay(deps);
  const { daysOff, extraSessions } = await findSchedule(deps.db, id, day);
  if (!daysOff.includes(day)) return;
  const times = extraSessions
    .filter((extra) => extra.day === day)
    .map((one) => `${one.firstStart} to ${one.lastStart}`);
  throw new Refusal('doctor_on_leave', {
    message: `${name} is off today, but for ${times.join(' and ')}. Ask them first.`,
  });
}

/** Until the end of the last slot. */
export function isStillHere(slots: readonly Pick<DaySlot, 'startsAt' | 'minutes'>[], now: Date): boolean {
  const last = slots.at(-1);
  return last !== undefined && last.startsAt.getTime() + last.minutes * MINUTE_MS > now.getTime();
}

/** A quarter of an hour for each who waits, and not before the hours begin. Booked times in between come first. */
export function aboutWhen(slots: readonly Pick<DaySlot, 'startsAt' | 'isFree'>[], waiting: number, now: Date): Date {
  const begin = Math.max(now.getTime(), slots[0]?.startsAt.getTime() ?? 0);
  const ready = Math.ceil((begin + waiting * SLOT_MS) / SLOT_MS) * SLOT_MS;
  const free = slots.find(({ startsAt, isFree }) => isFree && startsAt.getTime() >= ready);
  return free?.startsAt ?? new Date(Math.max(ready, (slots.at(-1)?.startsAt.getTime() ?? 0) + SLOT_MS));
}
