// What the chart knows reaches the engine.
import { expect, test } from 'vitest';
import { triage } from '#triage-engine/triage.ts';
import { aPatientsProfile } from '../testing.ts';
import { enginePerson, wholePerson } from './merge-person-facts.ts';

const careOf = (allergies: string[]) =>
  triage({
    text: 'low back pain after lifting a box',
    person: enginePerson(wholePerson({}, aPatientsProfile({ age: 50, allergies }))),
  }).selfCare.join(' ');

test('an allergy of the chart keeps an anti-inflammatory out of the advice', () => {
  expect(careOf([])).toContain('anti-inflammatory');
  expect(careOf(['Penicillin'])).toContain('anti-inflammatory');
  expect(careOf(['Ibuprofen'])).not.toContain('anti-inflammatory');
});
