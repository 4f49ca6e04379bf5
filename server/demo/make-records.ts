// Health profiles, and readings over three months: each person's own level, a slow drift, and a little unrest that is the
// same at every installation.
import { DAY_MS } from '#contract/durations.ts';
import type { NewReading } from '#contract/readings/readings.ts';
import { addDays, dayIn, instantFrom } from '#contract/zoned-time.ts';
import { findOwnPatient } from '../patients/find-patient.ts';
import { fixedClock } from '../platform/clock.ts';
import type { Deps } from '../platform/deps.ts';
import { addReadings } from '../records/readings/add-readings.ts';
import { saveProfile } from '../records/save-profile.ts';
import type { Cast, CastPatient } from './cast.ts';

const WEEKS = 12;
const TIMES = ['06:50', '07:20', '08:05', '12:40', '18:15', '19:30', '20:55', '21:40'];

export async function makeRecords(deps: Deps, { patients }: Cast): Promise<void> {
  for (const [index, patient] of patients.entries()) {
    const clock = fixedClock(new Date(deps.clock.now().getTime() - (WEEKS * 7 + 2) * DAY_MS));
    const then: Deps = { ...deps, clock };
    const { id } = await findOwnPatient(deps.db, patient.actor);
    await saveProfile(then, patient.actor, id, patient.profile);
    await addReadings(then, patient.actor, id, {
      readings: [{ kind: 'height', value: patient.body.height }],
      confirmed: true,
    });
    for (let week = 0; week < WEEKS; week += 1) {
      clock.set(measuredAt(deps, index, week));
      await addReadings(then, patient.actor, id, { readings: readingsOf(patient, index, week), confirmed: true });
    }
  }
}

/** About once a week, as people do it: on another day, before breakfast or in the evening. The last is two to four days old. */
function measuredAt({ clock, config }: Deps, index: number, week: number): Date {
  const { timeZone } = config.clinic;
  const daysAgo = (WEEKS - 1 - week) * 7 + 2 + Math.floor(wave(index * 17 + week * 5) * 3);
  const day = addDays(dayIn(timeZone, clock.now()), -daysAgo);
  const time = TIMES[Math.floor(wave(index * 13 + week * 3) * TIMES.length)] ?? '07:20';
  return instantFrom(day, time, timeZone);
}

function readingsOf({ body }: CastPatient, index: number, week: number): NewReading[] {
  const share = week / (WEEKS - 1);
  const unrest = (span: number, salt: number) => Math.round((wave(index * 31 + week * 7 + salt) - 0.5) * 2 * span);
  const systolic = Math.round(body.systolic + body.drift * share) + unrest(4, 1);
  const diastolic = Math.min(Math.round(body.diastolic + body.drift * share * 0.5) + unrest(3, 2), systolic - 20);
  const readings: NewReading[] = [
    { kind: 'blood-pressure', value: systolic, second: diastolic },
    { kind: 'heart-rate', value: body.pulse + unrest(5, 3) },
  ];
  if (week % 2 === 0) readings.push({ kind: 'temperature', value: (366 + unrest(4, 4)) / 10 });
  if (week % 4 === 0) readings.push({ kind: 'weight', value: (body.weight * 10 - Math.round(share * 16)) / 10 });
  return readings;
}

/** Between 0 and 1, without chance: the demo looks the same wherever it is installed. */
const wave = (seed: number) => Math.abs(Math.sin(seed * 12.9898) * 43_758.5453) % 1;
