// One inpatient of the demo clinic, day by day: the steps of the stay, each with its hour and with who takes it.
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { acceptAdmission } from '#server/admissions/accept-admission.ts';
import { admitPatient } from '#server/admissions/admit-patient.ts';
import { orderScale } from '#server/admissions/order-scale.ts';
import { acknowledgeAlert } from '#server/alerts/answer-alert.ts';
import { listAlerts } from '#server/alerts/list-alerts.ts';
import { findOwnPatient } from '#server/patients/find-patient.ts';
import type { Actor } from '#server/platform/actor.ts';
import { fixedClock } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { observe } from '#server/ward/observe.ts';
import { writeNote } from '#server/ward/write-note.ts';
import { type Cast, type CastDoctor, doctorNamed } from '../cast.ts';
import { dosesSince } from './doses-since.ts';
import { giveAt, STILL_OPEN_MS } from './give-at.ts';
import { dueAround, orderFor, timesOf } from './order-for.ts';
import { withSetsBetween } from './sets-between.ts';
import type { ScriptedInpatient, ScriptedSet } from './ward-scripts.ts';

export type Step = { at: Date; take(then: Deps): Promise<unknown> };
type Here = { deps: Deps; script: ScriptedInpatient; doctor: CastDoctor; nurse(turn: number): Actor; id: string };

/** Returns the steps of a stay from the admission, or from the last top-up, until now. */
export async function stepsOf(
  deps: Deps,
  cast: Cast,
  nurses: readonly Actor[],
  script: ScriptedInpatient,
  since: Date,
): Promise<Step[]> {
  const patient = cast.patients.find(({ name }) => name === script.name);
  if (!patient) return [];
  const { id: patientId } = await findOwnPatient(deps.db, patient.actor);
  const doctor = doctorNamed(cast, script.doctor);
  const stay = await lastStay(deps, patientId);
  // Whoever was discharged meanwhile stays at home.
  if (stay?.discharged_at) return [];
  const here: Here = {
    ...{ deps, script, doctor, id: stay?.id ?? '' },
    nurse: (turn) => nurses[turn % nurses.length] ?? doctor.actor,
  };
  const now = deps.clock.now().getTime();
  const admittedAt = stay?.admitted_at ?? new Date(now - script.admittedHoursAgo * HOUR_MS);
  const orderedAt = new Date(Math.max(admittedAt.getTime() + 30 * MINUTE_MS, now - 26 * HOUR_MS));
  const admission = { at: admittedAt, take: (then: Deps) => admit(here, then, patientId) };
  const ordering = { at: orderedAt, take: (then: Deps) => orderAll(here, then) };
  const medicines = stay
    ? await dosesSince({ deps, script, admissionId: stay.id, nurse: here.nurse }, since)
    : [admission, ordering, ...dosesOf(here, orderedAt)];
  return [...medicines, ...bedside(here).filter(({ at }) => at > since && at > admittedAt)];
}

const lastStay = ({ db }: Deps, patientId: string) =>
  db
    .selectFrom('admissions')
    .select(['id', 'admitted_at', 'discharged_at'])
    .where('patient_id', '=', patientId)
    .orderBy('admitted_at', 'desc')
    .limit(1)
    .executeTakeFirst();

async function admit(here: Here, then: Deps, patientId: string): Promise<void> {
  const { script, doctor } = here;
  const [room = '', bed = ''] = script.bed.split('-');
  const { id: bedId } = await then.db
    .selectFrom('beds')
    .innerJoin('rooms', 'rooms.id', 'beds.room_id')
    .select('beds.id')
    .where('rooms.name', '=', room)
    .where('beds.name', '=', bed)
    .executeTakeFirstOrThrow();
  const arrival = { patientId, bedId, doctorId: doctor.id, diagnosis: script.diagnosis };
  here.id = await admitPatient(then, here.nurse(0), arrival);
  await acceptAdmission(then, doctor.actor, here.id);
  if (script.scale2) await orderScale(then, doctor.actor, here.id, { scale: 2, reason: script.scale2 });
}

/** Orders on the first day only. A later order would hide what was given before. */
async function orderAll({ deps, script, doctor, id }: Here, then: Deps): Promise<void> {
  for (const order of script.orders) await orderFor(deps, then, doctor.actor, id, order);
}

function bedside(here: Here): Step[] {
  const { deps, script, nurse } = here;
  const ago = (minutes: number) => new Date(deps.clock.now().getTime() - minutes * MINUTE_MS);
  const sets = withSetsBetween(script.sets).map((set, turn) => ({
    at: ago(set[0]),
    take: (then: Deps) => observeAs(then, nurse(turn), here.id, set),
  }));
  const notes = script.notes.map(([minutes, note], turn) => ({
    at: ago(minutes),
    take: (then: Deps) => writeNote(then, nurse(turn + 1), here.id, note),
  }));
  return [...sets, ...notes];
}

async function observeAs(then: Deps, nurse: Actor, id: string, set: ScriptedSet): Promise<void> {
  const [, respiration, oxygenSaturation, litres, systolic, diastolic, pulse, consciousness, temperature] = set;
  const { hasAlert } = await observe(then, nurse, id, {
    ...{ respiration, oxygenSaturation, systolic, diastolic, pulse, consciousness, temperature },
    isOnOxygen: litres > 0,
    ...(litres > 0 ? { oxygenLitres: litres } : {}),
    confirmed: true,
  });
  if (!hasAlert) return;
  // Someone is at the bed within the minute: nothing rings on when the demo is opened.
  const soon = { ...then, clock: fixedClock(new Date(then.clock.now().getTime() + 40_000)) };
  for (const { id: alertId, source, status, score } of await listAlerts(soon, nurse)) {
    if (source === 'news2' && status === 'raised') await acknowledgeAlert(soon, nurse, alertId, score);
  }
}

/** Gives doses a few minutes after their time, except the one that the script leaves overdue and those that are due now. */
function dosesOf(here: Here, orderedAt: Date): Step[] {
  const { deps, script, nurse } = here;
  const until = deps.clock.now().getTime() - STILL_OPEN_MS;
  return script.orders.flatMap((order, index) =>
    timesOf(deps, order, orderedAt)
      .filter((due) => due.getTime() < until && due.getTime() !== dueAround(deps, order))
      .map((due, turn) => ({
        at: new Date(due.getTime() + (4 + ((turn * 7 + index * 3) % 12)) * MINUTE_MS),
        take: (then) => giveAt(then, nurse(turn + index), here.id, order.medication, due),
      })),
  );
}
