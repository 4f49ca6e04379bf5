import { expect, test } from 'vitest';
import { offerings, reasons } from './claims.ts';

const six = Object.values(offerings);
const all = [...six, ...reasons];

// spec: 2.16
test('there are six offerings and nine reasons', () => {
  expect(six).toHaveLength(6);
  expect(reasons).toHaveLength(9);
});

// spec: 1.6
test.each([
  'AI-driven care',
  'Virtual consultations',
  'Personalised wellness',
  'Digital health records',
  'Emergency response',
  'Tamper-evident records',
  'Family wellness',
  'Smart reminders',
  'Health monitoring',
  'E-prescriptions',
  'Ayurveda plus allopathy',
  'Corporate wellness',
  'Insurance',
])('"%s" is named once', (name) => {
  expect(all.filter((claim) => claim.name === name)).toHaveLength(1);
});

// spec: 1.7
test('nothing claims a blockchain, compliance or help around the clock', () => {
  const words = JSON.stringify(all);

  expect(words).not.toMatch(/blockchain|compliant|compliance|24\/7/i);
});
