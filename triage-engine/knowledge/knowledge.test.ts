// Whether the knowledge holds together: nothing impossible, nothing unknown, nothing out of reach.
import { describe, expect, test } from 'vitest';
import { rank } from '../ranking/rank.ts';
import { understand } from '../understand.ts';
import { ALL_CONDITIONS, ALL_FINDINGS, ALL_FLAGS, ALL_VITAL_FLAGS, FINDING_BY_ID, withParents } from './library.ts';
import { CHANCES, pack } from './pack.ts';
import type { Condition } from './shape.ts';
import { unpack } from './unpack.ts';

const SPECIALISTS = [
  'General Physician',
  'Cardiologist',
  'Dermatologist',
  'Neurologist',
  'Orthopedist',
  'Gastroenterologist',
  'Pulmonologist',
  'ENT Specialist',
  'Ophthalmologist',
  'Urologist',
  'Nephrologist',
  'Gynecologist',
  'Obstetrician',
  'Endocrinologist',
  'Hematologist',
  'Rheumatologist',
  'Infectious Disease Specialist',
  'Psychiatrist',
  'Pediatrician',
  'Surgeon',
  'Vascular Surgeon',
  'Oncologist',
  'Dentist',
  'Physical Therapist',
  'Emergency Physician',
];

const twice = (ids: string[]): string[] => ids.filter((id, place) => ids.indexOf(id) !== place);
const wishesOf = (flag: (typeof ALL_FLAGS)[number]) =>
  flag.when.flatMap((group) => group.flatMap((wish) => wish.replace('!', '').split('|')));
const referredTo = (condition: Condition) => [
  ...Object.keys(condition.findings),
  ...Object.keys(condition.risks ?? {}),
  ...Object.keys(condition.raisedBy ?? {}),
];

describe('findings', () => {
  test('no id is given twice', () => {
    expect(twice(ALL_FINDINGS.map(({ id }) => id))).toEqual([]);
  });

  test('each has a name, phrases in lower case and a possible leak', () => {
    const wrong = ALL_FINDINGS.filter(
      ({ name, phrases, leak }) =>
        !name || phrases.length === 0 || phrases.some((one) => one !== one.toLowerCase()) || !(leak > 0 && leak <= 0.5),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('parents exist, and nobody is their own ancestor', () => {
    const wrong = ALL_FINDINGS.filter(
      ({ id, parent }) => parent && (!FINDING_BY_ID.has(parent) || withParents(parent).includes(id)),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('each is used by a condition or a red flag', () => {
    const used = new Set([...ALL_CONDITIONS.flatMap(referredTo), ...ALL_FLAGS.flatMap(wishesOf)].flatMap(withParents));
    expect(ALL_FINDINGS.filter(({ id }) => !used.has(id)).map(({ id }) => id)).toEqual([]);
  });

  test('each is reached by at least half of its phrases', () => {
    const wrong = ALL_FINDINGS.filter(({ id, phrases }) => {
      let missing = phrases.length / 2;
      // Half is enough: the other half is not read any more.
      for (const phrase of phrases) {
        // Some are of children only.
        const person = id.endsWith('-child') ? { ageYears: 2 } : {};
        if (understand({ text: `There is ${phrase}.`, person }).stated.get(id)?.state === 'present') missing -= 1;
        if (missing <= 0) return false;
      }
      return true;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

describe('conditions', () => {
  test('no id is given twice', () => {
    expect(twice(ALL_CONDITIONS.map(({ id }) => id))).toEqual([]);
  });

  test('all findings they speak of exist', () => {
    const unknown = ALL_CONDITIONS.flatMap((condition) =>
      referredTo(condition)
        .filter((id) => !FINDING_BY_ID.has(id))
        .map((id) => `${condition.id}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  test('chances, frequencies and ratios are possible', () => {
    const wrong = ALL_CONDITIONS.filter(
      ({ findings, often, risks = {}, bySex = {}, lasts }) =>
        Object.values(findings).some((chance) => !CHANCES.includes(chance)) ||
        often.length !== 6 ||
        often.some((one) => !Number.isInteger(one) || one < 0 || one > 7) ||
        often.every((one) => one === 0) ||
        Object.values(risks).some((ratio) => !(ratio > 0 && ratio <= 1000)) ||
        Object.values(bySex).some((factor) => !(factor >= 0 && factor <= 20)) ||
        (lasts && !(lasts[0] >= 0 && lasts[0] <= lasts[1])),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('each has a source, a code, tests, a specialist of ours and words for coming back', () => {
    const wrong = ALL_CONDITIONS.filter(
      ({ source, icd10, tests, specialist, comeBack, aliases }) =>
        source.length < 5 ||
        !/^[A-Z]\d/.test(icd10) ||
        tests.length === 0 ||
        !SPECIALISTS.includes(specialist) ||
        comeBack.length < 10 ||
        aliases.length === 0,
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('what is safe at home says how', () => {
    expect(ALL_CONDITIONS.filter(({ urgency, selfCare }) => urgency === 1 && !selfCare).map(({ id }) => id)).toEqual(
      [],
    );
  });

  test('each is among the first five for somebody who tells its findings', () => {
    expect(ALL_CONDITIONS.filter((condition) => !isReached(condition)).map(({ id }) => id)).toEqual([]);
  });
});

const AGE_OF_BAND = [0, 2, 9, 28, 50, 75];

/** Somebody of the age and sex it is commonest in tells all that is found in it at least now and then. */
function isReached(condition: Condition): boolean {
  const { often, bySex = {}, onlyIn, findings, risks = {} } = condition;
  const told = [
    ...Object.entries(findings).filter(([, chance]) => chance >= 0.4),
    ...Object.entries(risks).filter(([, ratio]) => ratio > 1),
  ];
  const sentences = told.slice(0, 14).map(([id]) => `There is ${FINDING_BY_ID.get(id)?.phrases[0]}.`);
  const situation =
    onlyIn === 'pregnancy' ? ' She is pregnant.' : onlyIn === 'after-birth' ? ' She gave birth recently.' : '';
  const person = {
    ageYears: AGE_OF_BAND[often.indexOf(Math.max(...often) as 1)] ?? 30,
    sex: (bySex.male ?? 1) < (bySex.female ?? 1) || onlyIn ? ('female' as const) : ('male' as const),
    ...(onlyIn === 'pregnancy' && { pregnant: true }),
  };
  const ranked = rank(understand({ text: sentences.join(' ') + situation, person }));
  return ranked.slice(0, 5).some((one) => one.condition.id === condition.id);
}

describe('red flags', () => {
  test('no id is given twice', () => {
    expect(twice([...ALL_FLAGS, ...ALL_VITAL_FLAGS].map(({ id }) => id))).toEqual([]);
  });

  test('all findings they ask for exist', () => {
    const unknown = ALL_FLAGS.flatMap((flag) =>
      wishesOf(flag)
        .filter((id) => !FINDING_BY_ID.has(id))
        .map((id) => `${flag.id}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  test('each gives its reason and its source', () => {
    expect(
      [...ALL_FLAGS, ...ALL_VITAL_FLAGS].filter(({ because, source }) => because.length < 10 || source.length < 5),
    ).toEqual([]);
  });

  test('there are at least 120', () => {
    expect(ALL_FLAGS.length).toBeGreaterThanOrEqual(120);
  });
});

test('packed for the browser and unpacked again, the engine knows the same', () => {
  const library = { findings: ALL_FINDINGS, conditions: ALL_CONDITIONS, flags: ALL_FLAGS, vitalFlags: ALL_VITAL_FLAGS };
  const again = unpack(JSON.parse(JSON.stringify(pack(library))));
  expect(again.findings).toEqual(library.findings);
  expect(again.conditions).toEqual(library.conditions.map((one) => ({ ...one, source: '', icd10: '' })));
  expect(again.flags).toEqual(library.flags.map((one) => ({ ...one, source: '', family: '' })));
});
