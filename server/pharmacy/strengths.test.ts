// How much of a medicine an order holds, from puffs, ml, drops and the numbers in its name.
import { describe, expect, test } from 'vitest';
import { amountOf } from './doses.ts';
import { currentTable } from './table/current-table.ts';
import { check, found, ordered } from './testing.ts';

type Dose = Parameters<typeof ordered>[0];
const held = (input: Dose, ingredient: string) => {
  const amount = amountOf(currentTable(), ordered(input), ingredient);
  return amount === null ? null : Number(amount.toPrecision(4));
};

describe('an order holds', () => {
  test.each<[string, number, 'ml' | 'puffs' | 'drops' | 'mg' | 'tablets', string, string, number | null]>([
    ['Asthalin inhaler', 2, 'puffs', 'inhaled', 'salbutamol', 0.2],
    ['Budecort 200', 2, 'puffs', 'inhaled', 'budesonide', 0.4],
    ['Foracort 400 inhaler', 2, 'puffs', 'inhaled', 'budesonide', 0.8],
    ['Seroflo 125', 2, 'puffs', 'inhaled', 'salmeterol', 0.05],
    ['Duolin inhaler', 2, 'puffs', 'inhaled', 'levosalbutamol', 0.1],
    ['Neb Duolin', 2.5, 'ml', 'inhaled', 'ipratropium', 0.5],
    ['Syp Calpol 250', 5, 'ml', 'by mouth', 'paracetamol', 250],
    ['Calpol drops 100 mg/ml', 1, 'ml', 'by mouth', 'paracetamol', 100],
    ['Paracetamol syrup 125 mg/5 ml', 10, 'ml', 'by mouth', 'paracetamol', 250],
    ['Syp Crocin DS', 5, 'ml', 'by mouth', 'paracetamol', 240],
    ['Syp Crocin DS 120 mg/5 ml', 5, 'ml', 'by mouth', 'paracetamol', 120],
    ['Tonoferon drops (elemental iron 25 mg/ml)', 1, 'ml', 'by mouth', 'iron', 25],
    ['Arbivit-3', 1, 'ml', 'by mouth', 'colecalciferol', null],
    ['Syp Calpol', 5, 'ml', 'by mouth', 'paracetamol', null],
    ['Syp Combiflam', 5, 'ml', 'by mouth', 'ibuprofen', 100],
    ['Inj Gentamicin 80 mg/2 ml', 2, 'ml', 'into a vein', 'gentamicin', 80],
    ['Inj Lox 2%', 5, 'ml', 'under the skin', 'lidocaine', 100],
    ['Inj Adrenaline 1:1000', 0.5, 'ml', 'into a muscle', 'adrenaline', 0.5],
    ['Inj Adrenaline 1:10,000', 1, 'ml', 'into a vein', 'adrenaline', 0.1],
    ['Sachet Calcirol 60K', 1, 'tablets', 'by mouth', 'colecalciferol', 60_000],
    ['Tab Shelcal', 500, 'mg', 'by mouth', 'colecalciferol', 250],
    ['Tab Glycomet GP 2', 1, 'tablets', 'by mouth', 'glimepiride', 2],
    ['Tab Glycomet GP 7', 1, 'tablets', 'by mouth', 'glimepiride', null],
    ['Tab Septran DS', 1, 'tablets', 'by mouth', 'trimethoprim', 160],
    ['Tab Dolo 650 1-0-1', 1, 'tablets', 'by mouth', 'paracetamol', 650],
    ['Tab Dolo 1-1-1', 1, 'tablets', 'by mouth', 'paracetamol', null],
  ])('%s, %d %s %s: of %s %s', (name, amount, unit, route, ingredient, expected) => {
    expect(held({ name, dose: { amount, unit }, route: route as 'inhaled' }, ingredient)).toBe(expected);
  });
});

describe('a unit that has killed', () => {
  test('insulin in ml is severe and says why', () => {
    const order = { name: 'Inj Actrapid', dose: { amount: 1, unit: 'ml' as const }, route: 'under the skin' as const };
    const [first] = check([order]).findings;
    expect(first).toMatchObject({ kind: 'dose', severity: 'severe', needsReason: true });
    expect(first?.why).toContain('40 units');
  });

  test.each([
    ['Thyronorm', 'levothyroxine'],
    ['Lanoxin', 'digoxin'],
  ])('%s in mg instead of micrograms is severe', (name) => {
    expect(found([{ name, dose: { amount: 50, unit: 'mg' } }])).toContain('severe dose');
  });
});

describe('the same medicine by another name', () => {
  test.each([
    ['Clopilet A', 'Ecosprin Gold 20', 'severe duplicate'],
    ['Eliquis 5', 'Apigat 5', 'severe duplicate'],
    ['Ecosprin 75', 'Ecosprin AV 75', 'severe duplicate'],
    ['Warf 5', 'Warf 3', 'caution duplicate'],
    ['Pan 40', 'Pantocid 40', 'caution duplicate'],
  ])('%s besides %s: %s', (one, other, expected) => {
    expect(found([{ name: one, dose: { amount: 1, unit: 'tablets' } }], { takes: [other] })).toContain(expected);
  });

  test('vitamins twice are nothing to speak of', () => {
    expect(
      found([{ name: 'Shelcal 500', dose: { amount: 1, unit: 'tablets' } }], { takes: ['Calcirol sachet'] }),
    ).toEqual([]);
  });
});

describe('domperidone that is released slowly', () => {
  const panD = { name: 'Cap Pan-D', dose: { amount: 1, unit: 'tablets' } } as const;

  test('may be taken as the dose of a day, once a day', () => {
    expect(found([{ ...panD, frequency: 'once-a-day' }])).toEqual([]);
  });

  test.each<[string, Dose]>([
    ['twice a day', { ...panD, frequency: 'twice-a-day' }],
    ['as plain tablets', { name: 'Tab Domstal', dose: { amount: 30, unit: 'mg' }, frequency: 'once-a-day' }],
  ])('but not %s', (_, input) => {
    expect(found([input])).toContain('severe dose');
  });
});
