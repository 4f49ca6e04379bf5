import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Medicine } from '#contract/medicines/medicines.ts';
import { AddMedicine } from './add-medicine.tsx';

const aMedicine = (name: string): Medicine => ({
  id: name.toLowerCase(),
  name,
  category: 'Heart',
  indication: 'Pressure',
  ingredients: [name.toLowerCase()],
  forms: ['tablet'],
  routes: ['by mouth'],
  usual: {
    dose: { amount: 50, unit: 'mg' },
    route: 'by mouth',
    frequency: 'once-a-day',
    days: null,
    smallestGapHours: null,
    mostIn24Hours: null,
  },
});

test.each([
  { typed: 'met', taken: null },
  { typed: 'metop', taken: null },
  { typed: 'metoprolol', taken: 'Metoprolol' },
  { typed: 'Ashwagandha', taken: 'Ashwagandha' },
])('Enter after “$typed” takes $taken: only what was written out, or the one thing there is', ({ typed, taken }) => {
  const onAdd = vi.fn();
  render(<AddMedicine isForAdult medicines={['Metoprolol', 'Metronidazole'].map(aMedicine)} isLoaded onAdd={onAdd} />);
  const field = screen.getByRole('combobox', { name: 'Add a medicine' });

  fireEvent.change(field, { target: { value: typed } });
  fireEvent.keyDown(field, { key: 'Enter' });

  expect(onAdd.mock.calls.map(([row]) => row.name)).toEqual(taken ? [taken] : []);
});
