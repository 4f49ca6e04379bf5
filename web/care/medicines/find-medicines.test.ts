import { expect, test } from 'vitest';
import { aMedicine, doxycycline } from '../testing.ts';
import { findMedicines } from './find-medicines.ts';

const augmentin = aMedicine({
  id: '0197a1b2-0000-7000-8000-000000000033',
  name: 'Co-amoxiclav',
  ingredients: ['amoxicillin', 'clavulanic acid'],
  indication: 'Chest infection',
});
const all = [augmentin, aMedicine(), doxycycline];
const names = (typed: string) => findMedicines(all, typed).map(({ name }) => name);

test('a medicine is found by its name first, then by what it holds and what it is for', () => {
  expect(names('amox')).toEqual(['Amoxicillin', 'Co-amoxiclav']);
  expect(names('clav')).toEqual(['Co-amoxiclav']);
  expect(names('chest')).toEqual(['Co-amoxiclav']);
  expect(names('oxy')).toEqual([]);
});
