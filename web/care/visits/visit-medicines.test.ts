import { expect, test } from 'vitest';
import type { PrescribedMedicine } from '#contract/medicines/prescriptions.ts';
import { aDiagnosis, aPrescribed, aPrescription } from '../testing.ts';
import { medicinesOf } from './visit-medicines.ts';

const ZONE = 'Asia/Kolkata';
const visitOn = (signedAt: string, medicines: PrescribedMedicine[]) =>
  aDiagnosis({ id: signedAt, signedAt, prescription: aPrescription({ signedAt, medicines }) });
const amlodipine = (changes: Partial<PrescribedMedicine>) =>
  aPrescribed({ name: 'Amlodipine', inWords: '5 mg by mouth, once a day', endsOn: null, ...changes });

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
