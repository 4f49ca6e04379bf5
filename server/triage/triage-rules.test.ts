// The small rules around the engine.
import { describe, expect, test } from 'vitest';
import { SCAN_CHOICES, type ScanDescription } from '#contract/triage/symptoms.ts';
import { departmentFor } from '#triage-engine/departments.ts';
import { FINDINGS, triage } from '#triage-engine/triage.ts';
import { enginePerson, personInWords, wholePerson } from './answering/merge-person-facts.ts';
import { scrubText } from './answering/scrub-text.ts';
import { findingsOf, sinceInWords } from './photo/described-skin.ts';
import { aPatientsProfile } from './testing.ts';

describe('which department sees to it', () => {
  const OURS = ['General Medicine', 'Cardiology', 'Dermatology', 'Ayurveda'];
  test.each([
    ['Cardiologist', 'Cardiology'],
    ['Dermatologist', 'Dermatology'],
    ['Orthopedist', 'General Medicine'],
    ['Neurologist or General Physician', 'General Medicine'],
    ['Emergency Physician', 'General Medicine'],
    ['Someone new', 'General Medicine'],
  ])('%s: %s', (specialist, department) => {
    expect(departmentFor(specialist, OURS)).toBe(department);
  });

  test('its own, once the clinic has one', () => {
    expect(departmentFor('Neurologist or General Physician', [...OURS, 'Neurology'])).toBe('Neurology');
    expect(departmentFor('Orthopedist or Physical Therapist', [...OURS, 'Physiotherapy'])).toBe('Physiotherapy');
  });

  test.each(['Paediatrics', 'pediatrics', 'Paediatrics and Neonatology', 'Child Health'])(
    'a child is seen by %s, as the clinic writes it',
    (ours) => {
      expect(departmentFor('Pediatrician', [...OURS, ours])).toBe(ours);
      expect(departmentFor('ENT Specialist', [...OURS, 'Enteral nutrition'])).toBe('General Medicine');
    },
  );

  test('the first that is open, where General Medicine is not', () => {
    expect(departmentFor('Surgeon', ['Ayurveda'])).toBe('Ayurveda');
  });
});

describe('who it is about', () => {
  const chart = aPatientsProfile({ age: 34, sex: 'female', pregnancy: 'yes', conditions: ['Asthma'], medicines: [] });

  test('what is said now goes before the chart, and the chart fills the rest', () => {
    expect(wholePerson({ age: 35, medicines: ['Warfarin'] }, chart)).toEqual({
      age: 35,
      sex: 'female',
      pregnancy: 'yes',
      conditions: ['Asthma'],
      medicines: ['Warfarin'],
    });
  });

  test('a child told in months is not given the age of whoever asks', () => {
    expect(wholePerson({ ageMonths: 2 }, chart)).not.toHaveProperty('age');
  });

  test('nobody male is pregnant, and "unsure" is neither yes nor no', () => {
    expect(wholePerson({ sex: 'male' }, chart)).not.toHaveProperty('pregnancy');
    expect(enginePerson({ pregnancy: 'unsure' })).not.toHaveProperty('pregnant');
    expect(enginePerson({ pregnancy: 'no' })).toMatchObject({ pregnant: false });
  });

  test('in words for a model, without a name', () => {
    expect(personInWords(wholePerson({}, chart))).toBe('34 years old; female; pregnant; long-term conditions: Asthma');
    expect(personInWords({})).toBe('age not told; sex not told');
  });
});

describe('what is sent to a model names nobody', () => {
  const own = { name: 'Ananya S. Rao', pud: 'PUD-7K3QX-2M9TD' };
  test.each([
    ['I am ANANYA and my chest hurts', 'I am [name] and my chest hurts'],
    ['Rao, Ananya: cough', '[name], [name]: cough'],
    ['my id is PUD-7K3QX-2M9TD', 'my id is [Health ID]'],
    ['pud 7k3qx 2m9td', '[Health ID]'],
    ['mail me at ananya.rao@mail.example please', 'mail me at [e-mail] please'],
    ['call +91 98200-14477', 'call [number]'],
    ['call 09820014477 now', 'call [number] now'],
    ['My name is Kavita Joshi and I cough', 'My name is [name] and I cough'],
  ])('%s', (before, after) => {
    expect(scrubText(before, own)).toBe(after);
  });

  test.each([
    'My blood pressure is 150/95 and my temperature 38.5',
    'Since 2026-03-01, pulse 120, oxygen 91%',
    'A raosted taste, and cramps for 14 days',
    'Pain 8/10 for 3 weeks, weight 82.5 kg',
  ])('and keeps what matters: %s', (text) => {
    expect(scrubText(text, own)).toBe(text);
  });
});

describe('a described photo becomes findings', () => {
  const known = new Set(FINDINGS.map(({ id }) => id));
  const every = Object.entries(SCAN_CHOICES).flatMap(([field, choices]) =>
    choices.map((choice) => ({ [field]: choice }) as ScanDescription),
  );

  test('that the engine knows, whatever is chosen', () => {
    const named = [...every, { colour: 'brown-black', spread: 'slowly' } as const].flatMap(findingsOf);
    expect(named.filter(({ finding }) => !known.has(finding))).toEqual([]);
  });

  test('a rash that does not fade under a glass is an emergency with a fever', () => {
    const corrections = findingsOf({ colour: 'purple', raised: 'flat', blanching: 'does-not-fade' });
    expect(triage({ text: 'I have a high fever.', person: {}, corrections }).urgency).toBeGreaterThanOrEqual(4);
  });

  test('a dark spot that changes is looked at', () => {
    expect(findingsOf({ colour: 'brown-black', spread: 'slowly' })).toContainEqual({
      finding: 'mole-change',
      state: 'present',
    });
  });

  test('what one answer states, another cannot deny', () => {
    const corrections = findingsOf({ pain: 'severe', spread: 'within-hours', blanching: 'fades' });
    expect(new Set(corrections.map(({ finding }) => finding)).size).toBe(corrections.length);
  });

  test('since when is told in words that the engine reads', () => {
    expect(sinceInWords({ since: 'weeks' })).toBe('I have had it for 3 weeks.');
    expect(sinceInWords({})).toBe('');
  });
});
