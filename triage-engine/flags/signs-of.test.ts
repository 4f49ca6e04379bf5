// What is shown as a danger sign is felt or seen now. A known illness belongs to the rule, and is no sign.
import { expect, test } from 'vitest';
import { triage } from '../triage.ts';
import { withSignsOnly } from './signs-of.ts';

const flag = (findings: string[]) => ({ id: 'some-flag', because: 'Because.', urgency: 4 as const, findings });

test('a known illness is no danger sign', () => {
  expect(withSignsOnly(flag(['chest-pain', 'high-blood-pressure-known'])).findings).toEqual(['chest-pain']);
  expect(withSignsOnly(flag(['stroke-before'])).findings).toEqual(['stroke-before']);
});

test('chest pain in somebody with known high blood pressure: the pain is the sign, the pressure stays understood', () => {
  const { flags, understood, why } = triage({
    text: 'chest pain for an hour, known high blood pressure',
    person: { ageYears: 60, sex: 'male' },
  });
  expect(flags.length).toBeGreaterThan(0);
  expect(flags.flatMap(({ findings }) => findings)).not.toContain('high-blood-pressure-known');
  expect(understood.map(({ finding }) => finding)).toContain('high-blood-pressure-known');
  expect(why.length).toBeGreaterThan(0);
});
