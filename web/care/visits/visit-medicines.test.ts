import { expect, test } from 'vitest';
import type { PrescribedMedicine } from '#contract/medicines/prescriptions.ts';
import { aDiagnosis, aPrescribed, aPrescription } from '../testing.ts';
import { medicinesOf } from './visit-medicines.ts';

const ZONE = 'Asia/Kolkata';
const visitOn = (signedAt: string, medicines: PrescribedMedicine[]) =>
  aDiagnosis({ id: signedAt, signedAt, prescription: aPrescription({ signedAt, medicines }) });
const amlodipine = (changes: Partial<PrescribedMedicine>) =>
  aPrescribed({ name: 'Amlodipine', inWords: '5 mg by mouth, once a day', endsOn: null, ...changes });

test.each<[string, Partial<PrescribedMedicine>, 'started' | 'changed']>([
  ['stopped weeks before', { stoppedAt: '2026-10-01T05:00:00.000Z', stoppedBy: 'Dr. Arjun Nair' }, 'started'],
  [
    'stopped that day by somebody else',
    { stoppedAt: '2026-11-16T05:00:00.000Z', stoppedBy: 'Dr. Meera Iyer' },
    'started',
  ],
  ['stopped in this visit', { stoppedAt: '2026-11-16T05:00:00.000Z', stoppedBy: 'Dr. Arjun Nair' }, 'changed'],
  [
    'replaced by what was signed',
    { stoppedAt: '2026-11-16T05:22:00.000Z', stoppedBy: 'Dr. Arjun Nair', isRenewed: true },
    'changed',
  ],
  [
    'renewed since, by a repeat that belongs to no visit',
    { stoppedAt: '2026-10-01T05:00:00.000Z', stoppedBy: 'Dr. Arjun Nair', isRenewed: true },
    'changed',
  ],
  ['stopped after the visit', { stoppedAt: '2026-12-01T05:00:00.000Z', stoppedBy: 'Dr. Meera Iyer' }, 'changed'],
])('a medicine that was %s', (_what, earlier, became) => {
  const first = visitOn('2026-09-01T05:00:00.000Z', [amlodipine({ id: 'a1', ...earlier })]);
  const second = visitOn('2026-11-16T05:22:00.000Z', [amlodipine({ id: 'a2', inWords: '10 mg by mouth, once a day' })]);
  const { started, changed } = medicinesOf(second, [second, first], ZONE);
  expect({ started: started.length, changed: changed.length }).toEqual({ started: 0, changed: 0, [became]: 1 });
});

test('what a renewed one ran by is looked at, and not the first one again', () => {
  const renewed = { stoppedAt: '2026-09-20T05:00:00.000Z', stoppedBy: 'Dr. Arjun Nair', isRenewed: true };
  const first = visitOn('2026-09-01T05:00:00.000Z', [amlodipine({ id: 'a1', ...renewed })]);
  const stopped = { stoppedAt: '2026-10-01T05:00:00.000Z', stoppedBy: 'Dr. Arjun Nair' };
  const second = visitOn('2026-09-20T05:00:00.000Z', [amlodipine({ id: 'a2', ...stopped })]);
  const third = visitOn('2026-11-16T05:22:00.000Z', [amlodipine({ id: 'a3' })]);
  expect(medicinesOf(third, [third, second, first], ZONE).started).toHaveLength(1);
});

test('a summary tells started, changed, kept and stopped medicines apart', () => {
  const stoppedAt = '2026-11-16T05:00:00.000Z';
  const first = visitOn('2026-09-01T05:00:00.000Z', [
    amlodipine({ id: 'a1' }),
    aPrescribed({ id: 'b1', name: 'Cetirizine', inWords: '10 mg at night', endsOn: null }),
    aPrescribed({ id: 'c1', name: 'Ibuprofen', stoppedAt, stoppedBy: 'Dr. Arjun Nair', stopReason: 'Stomach pain' }),
    aPrescribed({ id: 'd1', name: 'Doxycycline', endsOn: '2026-09-08' }),
    aPrescribed({ id: 'e1', name: 'Metformin', stoppedAt, stoppedBy: 'Dr. Meera Iyer' }),
  ]);
  const second = visitOn('2026-11-16T05:22:00.000Z', [
    amlodipine({ id: 'a2', inWords: '10 mg by mouth, once a day' }),
    aPrescribed({ id: 'b2', name: 'Cetirizine', inWords: '10 mg at night' }),
    aPrescribed({ id: 'd2', name: 'Doxycycline' }),
  ]);

  const names = (list: { name: string }[]) => list.map(({ name }) => name);
  const { started, changed, asBefore, stopped } = medicinesOf(second, [second, first], ZONE);
  expect(names(started)).toEqual(['Doxycycline']);
  expect(changed).toMatchObject([{ now: { id: 'a2' }, before: '5 mg by mouth, once a day' }]);
  expect(names(asBefore)).toEqual(['Cetirizine']);
  expect(names(stopped)).toEqual(['Ibuprofen']);
  expect(names(medicinesOf(first, [second, first], ZONE).started)).toHaveLength(5);
});
