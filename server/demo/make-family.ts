// The family of the demo patient: a small son, a niece of 15 and a neighbour whom she helps with visits and medicines.
import { DAY_MS } from '#contract/durations.ts';
import { bookAppointment } from '../appointments/booking/book-appointment.ts';
import { acceptInvitation } from '../patients/access/answer-invitation.ts';
import { confirmAccess } from '../patients/access/desk-family.ts';
import { inviteHelper } from '../patients/access/invite-helper.ts';
import { tellOfMissedDoses } from '../patients/sharing/tell-of-missed-doses.ts';
import type { Actor } from '../platform/actor.ts';
import { fixedClock } from '../platform/clock.ts';
import type { Deps } from '../platform/deps.ts';
import { addDays, dayIn, weekdayOf } from '../platform/zoned-time.ts';
import { registerChild } from '../records/register-child.ts';
import { type Cast, doctorNamed } from './cast.ts';
import { nurseOf } from './nurse-of.ts';
import { DOCTORS } from './people.ts';

const HELPED = 'Lakshmi Venkataraman';

export async function makeFamily(deps: Deps, cast: Cast): Promise<void> {
  const [me] = cast.patients;
  const helped = cast.patients.find(({ name }) => name === HELPED);
  if (!me || !helped) return;
  const earlier: Deps = { ...deps, clock: fixedClock(new Date(deps.clock.now().getTime() - 30 * DAY_MS)) };
  const nurse = await nurseOf(deps);
  const today = dayIn(deps.config.clinic.timeZone, deps.clock.now());
  const born = (years: number, day: string) => `${Number(today.slice(0, 4)) - years}-${day}`;
  const son = await registerChild(earlier, me.actor, {
    name: 'Ishaan Rao',
    dateOfBirth: born(7, '08-09'),
    sex: 'male',
  });
  const niece = await registerChild(earlier, me.actor, {
    name: 'Diya Rao',
    dateOfBirth: born(15, '01-22'),
    sex: 'female',
  });
  for (const { accessId } of [son, niece]) await confirmAccess(earlier, nurse, accessId, false);
  const wanted = { pud: me.pud, parts: ['appointments' as const, 'medicines' as const], months: 12 };
  const { invitation, code } = await inviteHelper(earlier, helped.actor, wanted);
  const { accessId } = await acceptInvitation(earlier, me.actor, invitation.id, code);
  await tellOfMissedDoses(earlier, helped.actor, accessId, true);
  const forSon: Actor = {
    ...me.actor,
    patientId: son.patientId,
    acting: { accessId: son.accessId, relation: 'guardian', withholds: 'marked', parts: ['everything'] },
  };
  const doctor = doctorNamed(cast, DOCTORS[0].name);
  const { department, id } = doctor;
  await bookAppointment(
    deps,
    forSon,
    { department, doctor: id, date: workdayAfter(today, 3), reason: 'Vaccination' },
    'none',
  );
}

/** The first doctor works from Monday to Saturday. */
function workdayAfter(today: string, days: number): string {
  const day = addDays(today, days);
  return weekdayOf(day) === 7 ? addDays(day, 1) : day;
}
