import { expect, test } from 'vitest';
import type { ReceptionVisit, VisitAct, VisitState } from '#contract/appointments/reception.ts';
import { anAppointment } from '../testing.ts';
import { actsOf, dayInWords, doctorsOf, groupsOf, matching, stateDetail } from './day-groups.ts';

const NOW = new Date('2026-11-16T05:12:00Z');
const visit = (state: VisitState, changes: Partial<ReceptionVisit> = {}): ReceptionVisit => ({
  ...anAppointment({ status: 'approved' }),
  state,
  acts: [],
  isWalkIn: false,
  mayQueue: false,
  age: 58,
  ...changes,
});

test('who needs the desk first stands first, and empty groups are left out', () => {
  const visits = [visit('done'), visit('left'), visit('booked'), visit('arrived'), visit('late')];
  expect(groupsOf(visits, '').map(({ name }) => name)).toEqual([
    'Late',
    'Waiting',
    'Expected',
    'Did not come or left',
    'Done',
  ]);
});

test('the list of one doctor holds nobody else', () => {
  const visits = [visit('late'), visit('late', { doctorId: 'other', doctor: 'Dr. Arjun Nair' })];
  expect(groupsOf(visits, 'other')[0]?.visits).toEqual([visits[1]]);
  expect(doctorsOf(visits)).toMatchObject([
    { id: 'other', count: 1 },
    { name: 'Dr. Meera Iyer', count: 1 },
  ]);
});

test('the day is said in one sentence', () => {
  expect(dayInWords([])).toBe('0 today');
  expect(dayInWords([visit('done'), visit('arrived'), visit('arrived'), visit('asked')])).toBe(
    '4 today: 1 seen, 2 waiting',
  );
});

test.each<[VisitState, Partial<ReceptionVisit>, string]>([
  ['late', { startsAt: '2026-11-16T05:00:00Z' }, '12 min late'],
  ['arrived', { arrivedAt: '2026-11-16T04:38:30Z' }, 'waits 33 min'],
  ['with-doctor', { withDoctorAt: '2026-11-16T05:10:00Z' }, 'for 2 min'],
  ['booked', { confirmedAt: '2026-11-15T05:10:00Z' }, 'confirmed'],
  ['booked', {}, ''],
  ['done', {}, ''],
  ['left', { finishedAt: '2026-11-16T05:00:00Z' }, 'at 10:30'],
])('under %s with %j stands: %s', (state, facts, words) => {
  expect(stateDetail(visit(state, facts), NOW)).toBe(words);
});

test.each<[VisitState, VisitAct[], VisitAct[], VisitAct[]]>([
  ['late', ['arrived', 'did-not-come'], ['arrived'], ['did-not-come']],
  ['arrived', ['with-doctor', 'done', 'left', 'not-here'], ['with-doctor'], ['done', 'left', 'not-here']],
  [
    'with-doctor',
    ['done', 'left', 'call-again', 'back-to-waiting'],
    ['done', 'call-again'],
    ['left', 'back-to-waiting'],
  ],
  ['left', ['came-after-all', 'take-back'], ['came-after-all'], ['take-back']],
  ['done', ['take-back'], [], ['take-back']],
])('of who is %s with %j the row shows %j, and the rest is behind More', (state, acts, row, more) => {
  expect(actsOf(visit(state, { acts }))).toEqual({ row, more });
});

test.each([
  ['a07', 'by token'],
  ['zoe', 'by name, without accents'],
  ['7k3q', 'by a part of the PUD'],
])('%s finds a visit %s', (typed) => {
  const theirs = visit('arrived', { token: 'A-07', patient: 'Zoë Rao', pud: 'PUD-7K3QX-2M9TD' });
  expect(matching([theirs, visit('booked', { pud: 'PUD-11111-22222' })], typed)).toEqual([theirs]);
});
