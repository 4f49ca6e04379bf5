import { expect, test } from 'vitest';
import type { DoseUnit } from '#contract/medicines/medicines.ts';
import { worthOf } from './worth.ts';

const amount = (ingredient: string, dose: number, unit: DoseUnit, route: string, mgPerUnit: number | null = null) => ({
  medication: ingredient,
  dose: { amount: dose, unit },
  parts: [{ ingredient, share: 1, perUnit: mgPerUnit }],
  mgPerUnit,
  route,
});

test.each([
  {
    what: 'a nebule for a puff of an inhaler',
    ingredient: 'salbutamol',
    own: amount('salbutamol', 2, 'puffs', 'inhaled', 0.1),
    other: amount('salbutamol', 2.5, 'mg', 'inhaled'),
    worth: null,
  },
  {
    what: 'a tablet of morphine for an injection of it',
    ingredient: 'morphine',
    own: amount('morphine', 2.5, 'mg', 'into a vein'),
    other: amount('morphine', 30, 'mg', 'by mouth'),
    worth: null,
  },
  {
    what: 'a tablet of paracetamol for an infusion of it, whose day holds as much',
    ingredient: 'paracetamol',
    own: amount('paracetamol', 1, 'g', 'into a vein'),
    other: amount('paracetamol', 500, 'mg', 'by mouth'),
    worth: 0.5,
  },
])('in the most of 24 hours $what counts as $worth', ({ ingredient, own, other, worth }) => {
  expect(worthOf(ingredient, own, other)).toBe(worth);
});
