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
  replaces: { id: '0197a1b2-0000-7000-8000-000000000041', isChosen: false, words: 'Amlodipine 5 mg, once a day' },
});

test('what is taken already is replaced, or both are taken for a reason, and nothing is chosen beforehand', () => {
  const chosen = vi.fn();
  const about = { reason: '', onReason: () => {}, checkedAt: '10:51:20', onReplaces: chosen, isUnderRow: true };
  const { rerender } = render(<FindingCard finding={twice} {...about} />);
  const way = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  const instead = 'Instead of Amlodipine 5 mg, once a day';
  expect([way(instead).checked, way('Beside it').checked]).toEqual([false, false]);
  expect(screen.queryByRole('textbox')).toBeNull();

  fireEvent.click(way('Beside it'));
  expect(chosen).toHaveBeenLastCalledWith(false);
  expect(screen.getByRole('textbox', { name: 'Write why both are taken' })).toBeDefined();

  fireEvent.click(way(instead));
  expect(chosen).toHaveBeenLastCalledWith(true);
  const replaces = { id: twice.replaces?.id ?? '', isChosen: true, words: 'Amlodipine 5 mg, once a day' };
  rerender(<FindingCard finding={{ ...twice, needsReason: false, replaces }} {...about} />);
  expect(way(instead).checked).toBe(true);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('where nothing can be replaced, as at a repeat, no such choice is shown', () => {
  render(<FindingCard finding={twice} reason="" onReason={() => {}} checkedAt="10:51:20" />);
  expect([screen.queryByRole('button'), screen.queryByRole('radio')]).toEqual([null, null]);
  expect(screen.getByRole('textbox')).toBeDefined();
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
