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

const twice = aFinding({
  kind: 'duplicate',
  severity: 'caution',
  title: 'amlodipine twice: Amlodipine and Amlodipine',
  replaces: { id: '0197a1b2-0000-7000-8000-000000000041', isChosen: false },
});

test('what is taken already is replaced with one press, or both are taken for a reason', () => {
  const chosen = vi.fn();
  const { rerender } = render(
    <FindingCard finding={twice} reason="" onReason={() => {}} checkedAt="10:51:20" onReplaces={chosen} isUnderRow />,
  );
  expect(screen.getByRole('textbox', { name: 'Or write why both are taken' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'It replaces the earlier one' }));
  expect(chosen).toHaveBeenLastCalledWith(true);

  const replaced = { ...twice, needsReason: false, replaces: { id: twice.replaces?.id ?? '', isChosen: true } };
  rerender(
    <FindingCard
      finding={replaced}
      reason=""
      onReason={() => {}}
      checkedAt="10:51:20"
      onReplaces={chosen}
      isUnderRow
    />,
  );
  expect(screen.queryByRole('textbox')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'No, it does not replace it' }));
  expect(chosen).toHaveBeenLastCalledWith(false);
});

test('where nothing can be replaced, as at a repeat, no such choice is shown', () => {
  render(<FindingCard finding={twice} reason="" onReason={() => {}} checkedAt="10:51:20" />);
  expect(screen.queryByRole('button')).toBeNull();
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
