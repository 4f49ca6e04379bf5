// Doses of adults by weight, and what a patient told of a dose, summed with what is ordered.
import { describe, expect, test } from 'vitest';
import type { MedicineOrder } from '#contract/medicines/medicines.ts';
import { toldDose } from './names/told-dose.ts';
import { check, found, running } from './testing.ts';

const weighing = (kg: number) => ({ patient: { weight: { kg, daysAgo: 1, on: 'yesterday' } } });
const clexane = (amount: number): Pick<MedicineOrder, 'dose' | 'route' | 'frequency'> & { name: string } => ({
  name: 'Inj Clexane',
  dose: { amount, unit: 'mg' },
  route: 'under the skin',
  frequency: 'twice-a-day',
});
const doses = (findings: string[]) => findings.filter((one) => one.endsWith(' dose'));

describe('an adult whose dose goes by weight', () => {
  test.each<[number, number, string[]]>([
    [120, 55, ['severe dose']],
    [80, 60, ['caution dose']],
    // Rounded to the syringe.
    [60, 55, []],
    [120, 110, []],
  ])('enoxaparin %d mg twice a day at %d kg: %j', (amount, kg, expected) => {
    expect(doses(found([clexane(amount)], weighing(kg)))).toEqual(expected);
  });

  test('without a weight has the usual highest dose', () => {
    expect(doses(found([clexane(120)]))).toEqual([]);
    expect(doses(found([clexane(160)]))).toContain('severe dose');
  });

  test('hears the sum by weight, the highest and of when the weight is', () => {
    const [first] = check([clexane(120)], weighing(55)).findings;
    expect(first?.title).toBe('Too much enoxaparin for 55 kg: 4.36 mg/kg a day');
    expect(first?.why).toContain('The highest for this weight is 110 mg a day. Weight of yesterday.');
  });

  test('hydroxychloroquine 400 mg a day at 45 kg is a caution, at 80 kg nothing', () => {
    const order = { name: 'Tab HCQS 400', dose: { amount: 400, unit: 'mg' as const } };
    expect(doses(found([order], weighing(45)))).toEqual(['caution dose']);
    expect(doses(found([order], weighing(80)))).toEqual([]);
  });

  test('gentamicin by weight is counted over everything that is ordered', () => {
    const order = {
      name: 'Inj Gentamicin',
      dose: { amount: 240, unit: 'mg' as const },
      route: 'into a vein' as const,
    };
    expect(doses(found([order], weighing(45)))).toEqual([]);
    expect(doses(found([{ ...order, frequency: 'twice-a-day' }], weighing(45)))).toContain('severe dose');
  });
});

describe('what the patient told of a dose', () => {
  const calpol = {
    name: 'Tab Calpol 500',
    dose: { amount: 1000, unit: 'mg' as const },
    frequency: '3-times-a-day' as const,
  };

  test.each(['Tab Dolo 650 1 tab QID', 'Tab Dolo 650 1-1-1', 'Dolo 650 twice daily'])(
    '%s is summed with another order of the same ingredient',
    (told) => {
      expect(doses(found([calpol], { takes: [told] }))).toEqual(['severe dose']);
    },
  );

  test.each([
    ['Tab Dolo 650 SOS', 'nobody knows how often'],
    ['Tab Dolo 650', 'nobody said how often'],
    ['Tab Dolo QID', 'nobody said how strong'],
    ['Tab Calpol 500 2 tab QID', 'it is the same medicine, ordered anew'],
  ])('%s is not: %s', (told) => {
    expect(doses(found([calpol], { takes: [told] }))).toEqual([]);
  });

  test('a sum that is not too much says nothing of the dose', () => {
    expect(doses(found([{ ...calpol, frequency: 'once-a-day' }], { takes: ['Tab Dolo 650 BD'] }))).toEqual([]);
  });

  test.each([
    ['Tab Dolo 650 2 tabs TDS', { amount: 2, unit: 'tablets' }, '3-times-a-day'],
    ['Tab Metformin 500 mg 3 times a day', { amount: 1, unit: 'tablets' }, '3-times-a-day'],
    ['Tab Glycomet 500 1-0-1', { amount: 2, unit: 'tablets' }, 'once-a-day'],
  ])('%s is read whole', (name, dose, frequency) => {
    expect(toldDose(running(name))).toMatchObject({ dose, frequency });
  });

  test.each([
    'Syp Calpol 250 5 ml QID',
    'Tab Dolo 650 BD or TDS',
    'Tab Folitrax 10 once weekly',
    'Inj Lantus 10 units HS',
    'Asthalin inhaler 2 puffs BD',
    'Tab Nosuchthing 500 BD',
  ])('%s is not read', (name) => {
    expect(toldDose(running(name))).toBeNull();
  });
});
