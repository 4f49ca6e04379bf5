// The day in the order in which the desk needs it, as pure rules.
import type { ReceptionVisit, VisitAct, VisitState } from '#contract/appointments/reception.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { timeOfDay } from '#web/ui/time/time.ts';

export const GROUPS = [
  { name: 'Late', states: ['late'] },
  { name: 'Waiting', states: ['arrived'] },
  { name: 'With the doctor', states: ['with-doctor'] },
  { name: 'Expected', states: ['booked'] },
  { name: 'Asked, not approved', states: ['asked'] },
  { name: 'Did not come or left', states: ['did-not-come', 'left'] },
  { name: 'Done', states: ['done'] },
] as const satisfies readonly { name: string; states: readonly VisitState[] }[];

export type Group = { name: string; visits: ReceptionVisit[] };

/** Groups that hold someone; all doctors, or one. */
export function groupsOf(visits: readonly ReceptionVisit[], doctorId: string): Group[] {
  const shown = visits.filter((visit) => doctorId === '' || visit.doctorId === doctorId);
  return GROUPS.map(({ name, states }) => ({
    name,
    visits: shown.filter(({ state }) => (states as readonly VisitState[]).includes(state)),
  })).filter((group) => group.visits.length > 0);
}

/** The doctors who have visits today, by name. */
export function doctorsOf(visits: readonly ReceptionVisit[]): { id: string; name: string; count: number }[] {
  const counts = new Map<string, { id: string; name: string; count: number }>();
  for (const { doctorId, doctor } of visits) {
    const known = counts.get(doctorId) ?? { id: doctorId, name: doctor, count: 0 };
    counts.set(doctorId, { ...known, count: known.count + 1 });
  }
  return [...counts.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** 61 today: 19 seen, 3 with a doctor, 6 waiting, 1 late */
export function dayInWords(visits: readonly ReceptionVisit[], isToday = true): string {
  const count = (...states: VisitState[]) => visits.filter(({ state }) => states.includes(state)).length;
  const parts = [
    [count('done'), 'seen'],
    [count('with-doctor'), 'with a doctor'],
    [count('arrived'), 'waiting'],
    [count('late'), 'late'],
  ] as const;
  const said = parts.filter(([many]) => many > 0).map(([many, words]) => `${many} ${words}`);
  return `${visits.length} ${isToday ? 'today' : 'on that day'}${said.length > 0 ? `: ${said.join(', ')}` : ''}`;
}

export const ACT_WORDS: Record<VisitAct, string> = {
  arrived: 'Arrived',
  'with-doctor': 'With the doctor',
  done: 'Done',
  left: 'Left',
  'did-not-come': 'Did not come',
  'came-after-all': 'Came after all',
  'call-again': 'Call again',
  'back-to-waiting': 'Back to waiting',
  'not-here': 'Not here after all',
  'take-back': 'Take back',
};

/** What the desk presses all day stands in the row; what puts a mistake right stands behind More. */
const IN_ROW: readonly VisitAct[] = ['arrived', 'with-doctor', 'came-after-all', 'call-again'];

/** Whoever is with the doctor is done next; of those who wait somebody has to be called in first. */
export function actsOf({ acts, state }: Pick<ReceptionVisit, 'acts' | 'state'>): { row: VisitAct[]; more: VisitAct[] } {
  const isShown = (act: VisitAct) => IN_ROW.includes(act) || (act === 'done' && state === 'with-doctor');
  const row = acts.filter(isShown).toSorted((a, b) => Number(a === 'call-again') - Number(b === 'call-again'));
  return { row, more: acts.filter((act) => !isShown(act)) };
}

/** By what is typed: a token, a part of the name or of the PUD. */
export function matching(visits: readonly ReceptionVisit[], typed: string): ReceptionVisit[] {
  const wanted = folded(typed);
  return visits.filter(({ patient, pud, token = '' }) =>
    [patient, pud, token].some((known) => folded(known).includes(wanted)),
  );
}

/** A-07 and a07, Zoë and zoe. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}|[\s-]/gu, '')
    .toLowerCase();

const minutesSince = (at: string, now: Date) => Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / MINUTE_MS));

type Facts = Pick<
  ReceptionVisit,
  'state' | 'startsAt' | 'arrivedAt' | 'withDoctorAt' | 'confirmedAt' | 'finishedAt' | 'timeZone'
>;

/** What stands under the state: how late, how long they have waited. */
export function stateDetail(visit: Facts, now: Date): string {
  const { state, startsAt, arrivedAt, withDoctorAt, confirmedAt, finishedAt, timeZone } = visit;
  if (state === 'late') return `${minutesSince(startsAt, now)} min late`;
  if (state === 'arrived' && arrivedAt) return `waits ${minutesSince(arrivedAt, now)} min`;
  if (state === 'with-doctor' && withDoctorAt) return `for ${minutesSince(withDoctorAt, now)} min`;
  if (finishedAt) return `at ${timeOfDay(finishedAt, timeZone)}`;
  return state === 'booked' && confirmedAt ? 'confirmed' : '';
}
