import type { RecordPart } from '#contract/endpoint.ts';
import type { HomeDose } from '#contract/medicines/doses.ts';
import type { WeekItem } from '#contract/patients/family-week.ts';
import { findPatientAppointments } from '../appointments/list-appointments.ts';
import { findComingNotes } from '../board/find-reminders.ts';
import { findDosesBetween } from '../doses/find-doses-between.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { dayIn, timeIn } from '../platform/zoned-time.ts';
import { findDueVaccines } from '../vaccines/find-due.ts';

export type Opens = readonly RecordPart[];
export type Person = { actor: Actor; patientId: string; opens: Opens };
export type Span = { today: string; from: Date; until: Date };

const VISITS = 50;

/** What one person has in these days, as far as the share goes. */
export async function findItems(
  deps: Deps,
  person: Person,
  span: Span,
): Promise<{ items: WeekItem[]; later: WeekItem[] }> {
  const has = (part: RecordPart) => person.opens.includes(part);
  const visits = has('appointments') ? await findVisits(deps, person) : [];
  const { timeZone } = deps.config.clinic;
  const lastDay = dayIn(timeZone, new Date(span.until.getTime() - 1));
  return {
    items: [
      ...visits.filter(({ day }) => day <= lastDay),
      ...(has('medicines') ? dosesByDay(await findDosesBetween(deps, person.patientId, span), timeZone) : []),
      ...(has('vaccines') ? await findVaccines(deps, person, span) : []),
      ...(has('record') ? await findNotes(deps, person, span) : []),
    ].map((item) => ({ ...item, patientId: person.patientId })),
    later: visits
      .filter(({ day }) => day > lastDay)
      .slice(0, 1)
      .map((item) => ({ ...item, patientId: person.patientId })),
  };
}

type Item = Omit<WeekItem, 'patientId'>;

async function findVisits(deps: Deps, { actor, patientId }: Person): Promise<Item[]> {
  const now = deps.clock.now();
  return (await findPatientAppointments(deps, actor, patientId, { limit: VISITS }))
    .filter(({ status, endsAt }) => ['pending', 'approved'].includes(status) && Date.parse(endsAt) > now.getTime())
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
    .map(({ date, time, doctor, room, status }) => ({
      ...{ kind: 'visit', day: date, times: [time], title: doctor, detail: room },
      state: status === 'pending' ? 'asked' : 'planned',
    }));
}

/** One line for a medicine and a day. */
function dosesByDay(doses: readonly HomeDose[], timeZone: string): Item[] {
  const lines = Map.groupBy(doses, ({ medicineId, day }) => `${medicineId} ${day}`);
  return [...lines.values()].flatMap((of): Item[] => {
    const [first] = of;
    if (!first) return [];
    return [
      {
        ...{ kind: 'dose', day: first.day, title: first.name, detail: first.dosage },
        times: of.map(({ at }) => timeIn(timeZone, new Date(at))),
        state: stateOf(of),
      },
    ];
  });
}

function stateOf(doses: readonly HomeDose[]): Item['state'] {
  if (doses.some(({ status }) => status === 'missed')) return 'missed';
  const past = doses.filter(({ status }) => status !== 'planned');
  return past.length > 0 && past.every(({ status }) => status === 'taken') ? 'done' : 'planned';
}

const findVaccines = async (deps: Deps, { actor, patientId }: Person, { today }: Span): Promise<Item[]> =>
  (await findDueVaccines(deps, actor, patientId)).map(({ name, state }) => ({
    ...{ kind: 'vaccine', day: today, times: [], title: name, detail: '' },
    state: state === 'overdue' ? 'overdue' : 'due',
  }));

async function findNotes(deps: Deps, { patientId }: Person, { from, until }: Span): Promise<Item[]> {
  const { timeZone } = deps.config.clinic;
  return (await findComingNotes(deps.db, patientId, from, until)).flatMap(({ at, title, detail }): Item[] => {
    if (!at) return [];
    const moment = new Date(at);
    return [
      {
        ...{ kind: 'reminder', day: dayIn(timeZone, moment), times: [timeIn(timeZone, moment)], title, detail },
        state: 'planned',
      },
    ];
  });
}
