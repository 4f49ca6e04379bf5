// What the contract, the engine and the server say on a patient's screens has its Hindi.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AGAINST } from '#contract/childhood/vaccine-names.ts';
import { SITES } from '#contract/childhood/vaccines.ts';
import { MEASURES_IN_ENGLISH, TESTS_IN_ENGLISH } from '#contract/labs/explained/english.ts';
import { ADULT_RANGES, GUIDES, rangeOf } from '#contract/readings/reading-ranges.ts';
import { READING_FACTS } from '#contract/readings/readings.ts';
import { LANGUAGE_NAMES } from '#contract/staffing/language-names.ts';
import { KINDS, REGION_GROUPS, REGIONS, SINCES } from '#contract/triage/body-regions.ts';
import { RETAKE } from '#contract/triage/photo-advice.ts';
import { SPECIALISTS as SPECIALIST_NAMES } from '#contract/triage/specialists.ts';
import { ACTIONS } from '#server/audit/actions.ts';
import { inPlainWords } from '#server/records/plain-words.ts';
import { HARMLESS_ANSWERS, QUESTIONNAIRES as PARTS } from '#triage-engine/questionnaires/all-parts.ts';
import { BEFORE_LOGIN } from '../before-login.ts';
import { EVERYWHERE } from '../everywhere.ts';
import { READINGS } from '../readings.ts';
import { SYMPTOM_TOOLS } from '../symptom-tools.ts';
import { SYMPTOMS } from '../symptoms.ts';
import { BODY } from './body.ts';
import { DEPARTMENTS } from './departments.ts';
import { WORDS as LAB_MEANINGS } from './lab-meanings.ts';
import { LAB_TESTS } from './lab-tests.ts';
import { LANGUAGES } from './language-names.ts';
import { PHOTO_ADVICE } from './photo-advice.ts';
import { QUESTIONNAIRES } from './questionnaires.ts';
import { READING_NAMES, READING_UNITS } from './reading-advice.ts';
import { SPECIALISTS } from './specialists.ts';
import { VACCINES } from './vaccines.ts';
import { WHO_LOOKED } from './who-looked.ts';

const TOOLS = {
  ...BODY,
  ...QUESTIONNAIRES,
  ...SPECIALISTS,
  ...SYMPTOM_TOOLS,
  ...SYMPTOMS,
  ...EVERYWHERE,
  ...READINGS,
  ...READING_NAMES,
};
const without = (catalogue: object, texts: readonly string[]) =>
  [...new Set(texts)].filter((text) => !(text in catalogue));

test('every question of the questionnaires, every option and every recommendation has its Hindi', () => {
  const texts = Object.values(PARTS).flatMap(({ label, questions, baseline }) => [
    label,
    ...questions.flatMap(({ text, options }) => [text, ...options.map((option) => option.label)]),
    ...baseline.tests,
    baseline.action,
    baseline.summary,
  ]);
  expect(without(TOOLS, [...texts, HARMLESS_ANSWERS])).toEqual([]);
});

test('every place of the body, and what can be said of it, has its Hindi, with the side of the person', () => {
  const places = [...REGIONS.values()].flatMap(({ label, name }) => [label, name]);
  const groups = Object.values(REGION_GROUPS).map((group) => (group === 'Back' ? 'Back|body' : group));
  expect(without(TOOLS, [...places, ...groups, ...Object.values(KINDS), ...Object.values(SINCES)])).toEqual([]);
  const sides = Object.entries({ 'Right eye': 'दाईं', 'Left eye': 'बाईं', 'Right knee': 'दाईं', 'Left knee': 'बाईं' });
  for (const [name, side] of sides) expect(BODY[name]).toContain(side);
});

test('every word on how to take a better photo has its Hindi', () => {
  expect(without(PHOTO_ADVICE, Object.values(RETAKE))).toEqual([]);
});

test('every specialist and every language has a name in Hindi', () => {
  expect(without(LANGUAGES, Object.values(LANGUAGE_NAMES))).toEqual([]);
  expect(without(SPECIALISTS, SPECIALIST_NAMES)).toEqual([]);
});

test('every department that is delivered, and each that a specialist is looked for in, has a name in Hindi', () => {
  const delivered =
    /insert into departments[^;]*;/.exec(readFileSync('server/db/migrations/0003_clinic.sql', 'utf8'))?.[0] ?? '';
  const looked = /DEPARTMENTS_OF[^}]*\}/.exec(readFileSync('triage-engine/departments.ts', 'utf8'))?.[0] ?? '';
  const names = [
    ...[...delivered.matchAll(/\('([^']+)'/g)].map(([, name = '']) => name),
    ...[...looked.matchAll(/\[([^\]]+)\]/g)].flatMap(([, list = '']) => list.match(/(?<=')[^',][^']*(?=')/g) ?? []),
  ];
  expect(names.length).toBeGreaterThan(25);
  expect(without(DEPARTMENTS, names)).toEqual([]);
  expect(Object.keys(DEPARTMENTS).filter((name) => !names.includes(name))).toEqual([]);
});

test('every explained test has its name and what it measures in Hindi, and nothing beside them', () => {
  const explained = [...Object.values(MEASURES_IN_ENGLISH), ...Object.values(TESTS_IN_ENGLISH)];
  const texts = explained.flatMap(({ name, measures }) => [name, measures]);
  expect(without(LAB_TESTS, texts)).toEqual([]);
  expect(Object.keys(LAB_TESTS).filter((text) => !texts.includes(text))).toEqual([]);
});

test('what high, low and unusual can mean, and what comes next, has its Hindi, and nothing beside them', () => {
  const texts = [
    ...Object.values(MEASURES_IN_ENGLISH).flatMap(({ high, low, next }) => [high, low, next]),
    ...Object.values(TESTS_IN_ENGLISH).flatMap(({ unusual, next }) => [unusual, next]),
  ].filter((text) => text !== null);
  expect(without(LAB_MEANINGS, texts)).toEqual([]);
  expect(Object.keys(LAB_MEANINGS).filter((text) => !texts.includes(text))).toEqual([]);
});

test('the delivered schedule of vaccines has its Hindi: its name, what each protects from, and what is said when it is too late', () => {
  const delivered = readFileSync('server/db/migrations/0079_childhood.sql', 'utf8');
  const late = [...delivered.matchAll(/^ {2}\(1, \d+, .*? years', '([A-Z][^']+\.)', /gm)].map(
    ([, words = '']) => words,
  );
  const [, name = ''] = /\(1, '([^']+)', 'As delivered/.exec(delivered) ?? [];
  expect(late.length).toBeGreaterThan(20);
  const texts = [name, ...late, ...SITES, ...Object.values(AGAINST)];
  expect(without(VACCINES, texts)).toEqual([]);
  // Of the first two doses "years" is "days".
  const young = [...delivered.matchAll(/'\d+ days', '([A-Z][^']+\.)', /g)].map(([, words = '']) => words);
  expect(young).toHaveLength(2);
  expect(without(VACCINES, young)).toEqual([]);
  expect(Object.keys(VACCINES).filter((text) => ![...texts, ...young].includes(text))).toEqual([]);
});

test('units and ranges of readings have their Hindi', () => {
  const ranges = [
    ...Object.values({ ...ADULT_RANGES, ...GUIDES }),
    rangeOf({ kind: 'blood-glucose', isFasting: true }),
  ];
  expect(
    without(
      READING_UNITS,
      ranges.flatMap((range) => range?.inWords ?? []),
    ),
  ).toEqual([]);
  expect(without(READING_UNITS, [READING_FACTS.steps.unit, READING_FACTS.sleep.unit])).toEqual([]);
});

/** What is done to the clinic or to an account of those who work there, never to a patient's record. */
const NOT_OF_A_RECORD =
  /^(administrator|application|audit|backup|bed|board_key|catalogue|clinic|department|doctor_page|duty|handover|invitation|mail|outgoing|report|room|schedule|service|set_up|settings|specialist|staff|trail|vaccine\.schedule|ward\.|account\.(edited|role))/;

test('what was done with a record is said in Hindi', () => {
  const said = ACTIONS.filter((action) => !NOT_OF_A_RECORD.test(action)).map(inPlainWords);
  expect(without({ ...WHO_LOOKED, ...BEFORE_LOGIN }, said)).toEqual([]);
});
