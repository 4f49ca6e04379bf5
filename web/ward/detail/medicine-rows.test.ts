import { expect, test } from 'vitest';
import type { InpatientMedicine, StayDose } from '#contract/ward/inpatients.ts';
import { someId } from '../testing.ts';
import { medicineRows, shownDays } from './medicine-rows.ts';

// 17:00 in the clinic on 15 November.
const NOW = new Date('2026-11-15T11:30:00Z');
const ZONE = 'Asia/Kolkata';
const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+05:30`).toISOString();
const dose = (about: Partial<StayDose>): StayDose => ({
  ...{ orderId: someId(1), taskId: someId(9), name: 'Ceftriaxone', dosage: '2 g', route: 'into a vein' },
  ...{ isStopped: false, due: null, at: null, outcome: null, isOverdue: false, endedAt: null, by: null },
  ...about,
});
const ceftriaxone: InpatientMedicine = {
  ...{ orderId: someId(1), name: 'Ceftriaxone', dosage: '2 g', route: 'into a vein' },
  ...{ frequency: 'Once a day: 15:30', lastGiven: null, nextDue: at(15, '15:30'), firstDoseFrom: null, overrides: [] },
};
const rows = (doses: StayDose[], medicines = [ceftriaxone]) =>
  medicineRows(medicines, doses, shownDays(NOW, ZONE), ZONE);

test('the days are today and the two before it, by the clinic’s calendar', () => {
  expect(shownDays(NOW, ZONE)).toEqual(['2026-11-13', '2026-11-14', '2026-11-15']);
});

test('each dose stands in the column of its day, given ones where they were given', () => {
  const [row] = rows([
    dose({ due: at(13, '23:50'), at: at(14, '00:05'), outcome: 'given', by: 'Rahul Menon' }),
    dose({ due: at(15, '15:30'), isOverdue: true }),
  ]);
  expect(row?.doses.map((day) => day.length)).toEqual([0, 1, 1]);
  expect(row).toMatchObject({ frequency: 'Once a day: 15:30', isAsNeeded: false, nextLater: null });
});

test('what is next due tomorrow is said, never “none planned”', () => {
  const [row] = rows([
    dose({ due: at(15, '15:30'), at: at(15, '15:35'), outcome: 'given' }),
    dose({ due: at(16, '15:30') }),
  ]);
  expect(row?.nextLater).toBe(at(16, '15:30'));
});

test('an order that was written anew stays one row, and a stopped medicine keeps its doses', () => {
  const again = rows([dose({ orderId: someId(2), isStopped: true, at: at(14, '15:31'), outcome: 'given' })]);
  expect(again).toHaveLength(1);
  const stopped = rows([dose({ name: 'Heparin', isStopped: true, at: at(14, '08:00'), outcome: 'given' })]);
  expect(stopped.map(({ name, frequency }) => [name, frequency])).toEqual([
    ['Ceftriaxone', 'Once a day: 15:30'],
    ['Heparin', null],
  ]);
});

test('two running orders of the same words are two rows, each with its own doses', () => {
  const night = { ...ceftriaxone, orderId: someId(3), frequency: 'Once a day, at night: 22:00' };
  const both = rows(
    [dose({ due: at(15, '15:30') }), dose({ orderId: someId(3), taskId: someId(8), due: at(15, '22:00') })],
    [ceftriaxone, night],
  );
  expect(both.map(({ orderId, doses }) => [orderId, doses.at(-1)?.map(({ due }) => due)])).toEqual([
    [someId(1), [at(15, '15:30')]],
    [someId(3), [at(15, '22:00')]],
  ]);
});
