import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aFinding } from '../testing.ts';
import { FindingCard, WaysOut } from './finding-card.tsx';

const child = aFinding({
  kind: 'child',
  title: 'Too much paracetamol for 23.8 kg: 27.3 mg/kg at once',
  offer: { words: 'Use 350 mg, 4 times a day', dose: { amount: 350, unit: 'mg' } },
  sums: [
    {
      what: 'One dose',
      counted: '650 mg ÷ 23.8 kg = 27.3 mg/kg',
      most: 'most 15 mg/kg × 23.8 kg = 357 mg',
      isOver: true,
    },
  ],
});

test('a card says in a word how severe it is, and shows the sum of a child’s dose', () => {
  render(<FindingCard finding={child} reason="" onReason={() => {}} checkedAt="10:51:20" />);
  expect(screen.getByRole('heading').textContent).toBe('Severe: Too much paracetamol for 23.8 kg: 27.3 mg/kg at once');
  const row = screen.getByRole('row', { name: /One dose/ });
  expect(within(row).getByText('650 mg ÷ 23.8 kg = 27.3 mg/kg')).toBeDefined();
});

test('the dose that fits is the first button, and is taken over with one press', () => {
  const taken = vi.fn();
  render(
    <WaysOut
      name="Paracetamol"
      replacement={null}
      offer={child.offer}
      onReplace={() => {}}
      onTake={taken}
      onRemove={() => {}}
    />,
  );
  const [first] = screen.getAllByRole('button');
  expect(first?.textContent).toBe('Use 350 mg, 4 times a day');
  if (first) fireEvent.click(first);
  expect(taken).toHaveBeenCalledOnce();
});

test('a kidney card draws the eGFR between the steps of the medicine, with its day in words', () => {
  const finding = aFinding({
    kind: 'kidney',
    kidneyBar: {
      ...{ egfr: 24, on: '15 Nov 2026' },
      steps: [
        { below: 45, severity: 'caution' },
        { below: 30, severity: 'severe' },
      ],
    },
  });
  render(<FindingCard finding={finding} reason="" onReason={() => {}} checkedAt="10:51:20" />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'eGFR 24 of 15 Nov 2026. severe below 30, caution below 45.',
  );
});
