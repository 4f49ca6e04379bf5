// Today at the demo clinic: five visits and eight waiting requests for the first doctor, and something ahead for the
// demo patient. Only what is missing is added.
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import { slotsOn } from '../appointments/booking/free-slots.ts';
import { listToday } from '../appointments/doctor-day.ts';
import { readFiguresNow } from '../appointments/doctor-figures.ts';
import { listAppointments } from '../appointments/list-appointments.ts';
import { fixedClock } from '../platform/clock.ts';
import type { Deps } from '../platform/deps.ts';
import { addDays, dayIn, instantOf, weekdayOf } from '../platform/zoned-time.ts';
import { addExtraSession } from '../schedule/change-schedule.ts';
import { type Cast, type CastDoctor, type CastPatient, doctorNamed, findCast } from './cast.ts';
import { checkSymptoms } from './check-symptoms.ts';
import { workday } from './make-history.ts';
import { DOCTORS } from './people.ts';
import { makeVisit } from './visit.ts';
import { INPATIENTS } from './ward/ward-scripts.ts';

const VISITS_A_DAY = 5;
const WAITING = 8;
const WANTED = ['11:30', '13:00', '09:30', '15:45', '10:15', '17:00', '14:30', '12:00'];
const TIMES = ['09:15', '10:00', '10:45', '12:30', '16:15'];

export async function makeToday(deps: Deps): Promise<void> {
  const cast = await findCast(deps);
  const doctor = doctorNamed(cast, DOCTORS[0].name);
  const today = dayIn(deps.config.clinic.timeZone, deps.clock.now());
  await openOnSunday(deps, doctor, today);
  await fillDay(deps, cast, doctor, today);
  await fillWaiting(deps, cast, doctor);
  await fillDemoPatient(deps, cast);
}

/** The clinic rests on Sundays; the demo is looked at on Sundays, too. */
async function openOnSunday(deps: Deps, { actor, id }: CastDoctor, today: string): Promise<void> {
  const offered = (await slotsOn(deps, id, today, 1)).get(today) ?? [];
  if (offered.length > 0 || weekdayOf(today) !== 7) return;
  await addExtraSession(deps, actor, { date: today, firstStart: '09:00', lastStart: '18:00' });
}

/** The demo patient is left out: what they see is theirs to make. So is whoever lies in a bed. */
const others = ({ patients }: Cast): CastPatient[] =>
  patients.slice(1).filter(({ name }) => !INPATIENTS.some((inpatient) => inpatient.name === name));

async function fillDay(deps: Deps, cast: Cast, doctor: CastDoctor, day: string): Promise<void> {
  const { timeZone } = deps.config.clinic;
  const now = deps.clock.now();
  const noon = instantOf(day, '12:00', timeZone) ?? now;
  let missing = VISITS_A_DAY - (await listToday({ ...deps, clock: fixedClock(noon) }, doctor.actor)).length;
  const free = (await slotsOn({ ...deps, clock: fixedClock(daysEarlier(noon, 1)) }, doctor.id, day, 1)).get(day) ?? [];
  const times = [...TIMES, ...free.map((slot) => slot.time)];
  const turn = Math.floor(noon.getTime() / DAY_MS) * VISITS_A_DAY;
  for (const [index, time] of times.entries()) {
    if (missing <= 0) return;
    const patient = others(cast)[(turn + index) % others(cast).length];
    const start = instantOf(day, time, timeZone);
    if (!patient || !start) continue;
    const outcome =
      start.getTime() + 900_000 <= now.getTime() ? 'completed' : index % 2 === 0 ? 'confirmed' : 'approved';
    const input = { patient, reason: patient.reason, askedAt: daysEarlier(noon, 2) };
    const triageId = await checkSymptoms(deps, input);
    if (await makeVisit(deps, { ...input, doctor, date: day, time, outcome, triageId })) missing -= 1;
  }
}

async function fillWaiting(deps: Deps, cast: Cast, doctor: CastDoctor): Promise<void> {
  const { pendingApprovals } = await readFiguresNow(deps, doctor.actor);
  const turn = Math.floor(deps.clock.now().getTime() / DAY_MS);
  let missing = WAITING - pendingApprovals;
  for (let index = 0; missing > 0 && index < 3 * WAITING; index += 1) {
    const patient = others(cast)[(turn + index * 2 + 11) % others(cast).length];
    if (!patient) continue;
    const date = workday(deps, 2 + (index % 5));
    // Asked in the last day and a half: well inside the 48 hours that a request waits.
    const askedAt = new Date(deps.clock.now().getTime() - (1 + index * 3.5) * HOUR_MS);
    const asked = { patient, reason: patient.reason, askedAt };
    const input = { ...asked, doctor, date, outcome: 'pending', triageId: await checkSymptoms(deps, asked) } as const;
    const time = WANTED[index % WANTED.length] ?? '09:30';
    if ((await makeVisit(deps, { ...input, time })) || (await makeVisit(deps, input))) missing -= 1;
  }
}

async function fillDemoPatient(deps: Deps, cast: Cast): Promise<void> {
  const [patient] = cast.patients;
  if (!patient) return;
  const now = deps.clock.now();
  const known = await listAppointments(deps, patient.actor, { limit: 50 });
  if (
    known.some(
      ({ startsAt, status }) => Date.parse(startsAt) > now.getTime() && ['pending', 'approved'].includes(status),
    )
  )
    return;
  const ahead = { patient, askedAt: new Date(now.getTime() - 5 * HOUR_MS) };
  const meera = doctorNamed(cast, 'Dr. Meera Iyer');
  const kavita = doctorNamed(cast, 'Dr. Kavita Joshi');
  await visitSoon(deps, { ...ahead, doctor: meera, reason: 'Blood pressure review', outcome: 'approved' }, 3);
  await visitSoon(deps, { ...ahead, doctor: kavita, reason: 'Dry skin on the hands', outcome: 'pending' }, 6);
}

/** The first day from then on that the doctor works. */
async function visitSoon(
  deps: Deps,
  visit: Omit<Parameters<typeof makeVisit>[1], 'date'>,
  days: number,
): Promise<void> {
  const triageId = await checkSymptoms(deps, visit);
  for (let later = 0; later < 7; later += 1) {
    if (await makeVisit(deps, { ...visit, triageId, date: workday(deps, days + later) })) return;
  }
}

const daysEarlier = (instant: Date, days: number) => new Date(instant.getTime() - days * DAY_MS);

/** Days on which nobody started the demo still happened. */
export async function catchUp(deps: Deps, lastDay: string): Promise<void> {
  const today = dayIn(deps.config.clinic.timeZone, deps.clock.now());
  const cast = await findCast(deps);
  const doctor = doctorNamed(cast, DOCTORS[0].name);
  const weekAgo = addDays(today, -8);
  for (let day = lastDay > weekAgo ? addDays(lastDay, 1) : weekAgo; day < today; day = addDays(day, 1)) {
    if (weekdayOf(day) !== 7) await fillDay(deps, cast, doctor, day);
  }
}
