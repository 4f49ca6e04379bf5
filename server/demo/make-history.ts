// The months before today: working hours, and visits in every state.
import type { Deps } from '../platform/deps.ts';
import { addDays, dayIn, instantOf, weekdayOf } from '../platform/zoned-time.ts';
import { setHours } from '../schedule/change-schedule.ts';
import { type Cast, doctorNamed, findCast } from './cast.ts';
import { makeDocuments } from './documents/make-documents.ts';
import { makeFamily } from './make-family.ts';
import { makeRecords } from './make-records.ts';
import { DOCTORS } from './people.ts';
import { makeVisit, type Outcome } from './visit.ts';

const FULL_DAY = { firstStart: '09:00', lastStart: '18:00' };
const MORNING = { firstStart: '09:00', lastStart: '12:45' };
const AFTERNOON = { firstStart: '14:00', lastStart: '18:00' };

/** Monday to Saturday for the first; the others take their turns. */
function hoursFor(index: number) {
  const days = index === 0 ? [1, 2, 3, 4, 5, 6] : index % 2 === 0 ? [1, 3, 5, 6] : [1, 2, 4, 5];
  const sessions = index === 0 ? [FULL_DAY] : [MORNING, AFTERNOON];
  // The first doctor also sees people by video, half an hour each.
  const video = index === 0 ? { offers: 'both' as const, videoMinutes: 30 as const } : {};
  return days.flatMap((weekday) => sessions.map((session) => ({ weekday, ...session, ...video })));
}

export async function makeHistory(deps: Deps): Promise<void> {
  const cast = await findCast(deps);
  for (const [index, { name }] of DOCTORS.entries()) {
    await setHours(deps, doctorNamed(cast, name).actor, hoursFor(index));
  }
  await makeRecords(deps, cast);
  await makeFirstDoctorsVisits(deps, cast);
  await makeOthersVisits(deps, cast);
  await makeDemoPatientsVisits(deps, cast);
  await makeDocuments(deps, cast);
  await makeFamily(deps, cast);
}

const TIMES = ['09:15', '10:00', '10:45', '12:30', '16:15', '11:30', '14:45', '17:15'];

/** Every patient was seen in the last weeks, some of them twice: that is whom the first doctor cares for. */
async function makeFirstDoctorsVisits(deps: Deps, cast: Cast): Promise<void> {
  const doctor = doctorNamed(cast, DOCTORS[0].name);
  const OUTCOMES: Outcome[] = ['completed', 'completed', 'completed', 'completed', 'no-show', 'completed'];
  for (const [index, patient] of cast.patients.entries()) {
    for (const daysAgo of [3 + (index % 21), 34 + ((index * 5) % 40)]) {
      const date = workday(deps, -daysAgo);
      const outcome = daysAgo < 25 ? 'completed' : (OUTCOMES[index % OUTCOMES.length] ?? 'completed');
      const time = TIMES[(index + daysAgo) % TIMES.length] ?? '09:15';
      await makeVisit(deps, {
        patient,
        doctor,
        date,
        time,
        reason: patient.reason,
        outcome,
        askedAt: daysBefore(deps, date, 3),
      });
    }
  }
}

async function makeOthersVisits(deps: Deps, cast: Cast): Promise<void> {
  for (const [turn, { name }] of DOCTORS.slice(1).entries()) {
    const doctor = doctorNamed(cast, name);
    for (let count = 0; count < 4; count += 1) {
      const patient = cast.patients[(turn * 4 + count + 1) % cast.patients.length];
      if (!patient) continue;
      const date = workday(deps, -(7 + turn + count * 9));
      const time = TIMES[(turn + count) % TIMES.length] ?? '09:15';
      await makeVisit(deps, {
        patient,
        doctor,
        date,
        time,
        reason: patient.reason,
        outcome: 'completed',
        askedAt: daysBefore(deps, date, 4),
      });
    }
  }
}

/** The demo patient has met every answer that a request can get. */
async function makeDemoPatientsVisits(deps: Deps, cast: Cast): Promise<void> {
  const [patient] = cast.patients;
  if (!patient) return;
  const meera = doctorNamed(cast, 'Dr. Meera Iyer');
  const kavita = doctorNamed(cast, 'Dr. Kavita Joshi');
  const past: [typeof meera, number, Outcome, string][] = [
    [meera, 83, 'completed', 'First visit, blood pressure'],
    [meera, 41, 'completed', 'Blood pressure, new tablets'],
    [kavita, 30, 'rejected', 'Dry skin on the hands'],
    [kavita, 22, 'cancelled', 'Dry skin on the hands'],
    [meera, 60, 'no-show', 'Blood pressure'],
  ];
  for (const [doctor, daysAgo, outcome, reason] of past) {
    const date = workday(deps, -daysAgo);
    await makeVisit(deps, {
      patient,
      doctor,
      date,
      reason,
      outcome,
      askedAt: daysBefore(deps, date, 5),
      why: 'I am away that week.',
    });
  }
}

/** A day near this many days from today on which the clinic works. */
export function workday({ clock, config }: Deps, days: number): string {
  const day = addDays(dayIn(config.clinic.timeZone, clock.now()), days);
  return weekdayOf(day) === 7 ? addDays(day, days < 0 ? -1 : 1) : day;
}

function daysBefore({ config }: Deps, date: string, days: number): Date {
  return (
    instantOf(addDays(date, -days), '11:00', config.clinic.timeZone) ?? new Date(`${addDays(date, -days)}T11:00:00Z`)
  );
}
