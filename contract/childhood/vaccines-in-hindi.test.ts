import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { protectsFrom } from './vaccine-names.ts';
import { vaccineInHindi, vaccineNamesInHindi } from './vaccines-in-hindi.ts';

const schedule = readFileSync('server/db/migrations/0079_childhood.sql', 'utf8');
const names = [...schedule.matchAll(/^ {2}\(1, \d+, '[^']+', '[^']+', \d, '([^']+)'/gm)].map(([, name = '']) => name);

test('every vaccine of the delivered schedule has a name in Hindi and what it protects from', () => {
  expect(names.length).toBeGreaterThan(25);
  expect(names.filter((name) => !vaccineInHindi(name) || !protectsFrom(name))).toEqual([]);
  // Two doses that read alike could be taken for one.
  expect(new Set(names.map(vaccineInHindi)).size).toBe(names.length);
});

test('a dose is counted in words, so that it is not read as a number of drops', () => {
  expect(vaccineInHindi('Polio drops 1')).toBe('पोलियो की बूँदें, पहली ख़ुराक');
  expect(names.map((name) => vaccineInHindi(name)).filter((said) => /\d/.test(said ?? ''))).toEqual([
    'टीडी, 10 साल की उम्र में',
    'टीडी, 16 साल की उम्र में',
  ]);
});

test('drops and injection against polio are told apart', () => {
  expect(vaccineInHindi('Polio injection 2')).toBe('पोलियो का इंजेक्शन, दूसरी ख़ुराक');
});

test('a name that a clinic wrote stays as it is', () => {
  expect(vaccineInHindi('Typhoid conjugate')).toBeNull();
  expect(vaccineInHindi('BCG for travellers')).toBeNull();
  expect(protectsFrom('BCG for travellers')).toBeNull();
});

test('a list of names is said name by name, also where a name holds a comma', () => {
  expect(vaccineNamesInHindi('BCG, Hepatitis B, birth dose, Typhoid conjugate, DPT 1, in place of pentavalent')).toBe(
    'बीसीजी; हेपेटाइटिस B, जन्म की ख़ुराक; Typhoid conjugate; डीपीटी, पहली ख़ुराक, पेंटावेलेंट की जगह',
  );
});
