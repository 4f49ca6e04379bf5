import { expect, test } from 'vitest';
import { MEASURES_IN_ENGLISH, TESTS_IN_ENGLISH } from './english.ts';
import { EXPLAINED_MEASURES, EXPLAINED_TESTS, explain } from './explained-tests.ts';

const entries = [...Object.values(EXPLAINED_MEASURES), ...Object.values(EXPLAINED_TESTS)];
const words = [...Object.values(MEASURES_IN_ENGLISH), ...Object.values(TESTS_IN_ENGLISH)];
const texts = words.flatMap(({ name, ...rest }) =>
  Object.entries(rest).flatMap(([part, text]) => (text === null ? [] : [{ name, part, text: text as string }])),
);
const sentencesIn = (text: string) => text.split(/[.;:]\s+|\.$/).filter(Boolean);

test('a panel and its first value have the same code and words of their own', () => {
  const thyroid = { testCode: '3016-3', measureCode: '3016-3' };
  expect(explain({ ...thyroid, value: 2 })).toMatchObject({ kind: 'measure', facts: { name: 'TSH' } });
  expect(explain({ ...thyroid, value: null })).toMatchObject({ kind: 'test', facts: { name: 'Thyroid function' } });
});

test('the report in words of a test of one value has the words of that value', () => {
  expect(explain({ value: null, testCode: '1988-5', measureCode: null })).toMatchObject({
    kind: 'measure',
    facts: { name: 'C-reactive protein' },
  });
});

test.each([
  [{ value: 5, testCode: null, measureCode: null }],
  [{ value: 5, testCode: null, measureCode: '99999-9' }],
  // A value that the catalogue does not know of a test that it knows: a heart rate is no ECG.
  [{ value: 84, testCode: '11524-6', measureCode: null }],
  [{ value: null, testCode: null, measureCode: null }],
  [{ value: null, testCode: 'toString', measureCode: null }],
])('nothing is said about %j', (report) => {
  expect(explain(report)).toBeNull();
});

test('each entry names a source, and who reviewed it with the day, or neither', () => {
  expect(
    entries.filter(({ sources }) => sources.length === 0 || sources.some(({ title }) => title.length < 5)),
  ).toEqual([]);
  expect(entries.filter(({ reviewedBy, reviewedOn }) => (reviewedBy === null) !== (reviewedOn === null))).toEqual([]);
});

test('what a test measures is one sentence, and every sentence is short', () => {
  const measures = texts.filter(({ part }) => part === 'measures');
  expect(measures.filter(({ text }) => !/^[A-Z][^.]*\.$/.test(text))).toEqual([]);
  const long = texts.filter(({ text }) => sentencesIn(text).some((sentence) => sentence.split(/\s+/).length > 22));
  expect(long).toEqual([]);
});

test('the words speak of what can be, and never tell anyone to change a medicine', () => {
  const diagnosis = /\byou have (?!a fever|or had)|\byou suffer|\bthis means that you\b/i;
  const advice =
    /\b(stop|start|skip|double|reduce|increase|halve) (taking|your|the) (\w+ )?(medicine|tablet|dose|insulin)/i;
  expect(texts.filter(({ text }) => diagnosis.test(text) || advice.test(text))).toEqual([]);
});

test('"a little" begins outside the usual range and ends before the next one', () => {
  for (const { usual, little } of Object.values(EXPLAINED_MEASURES)) {
    if (usual?.range.high && little?.upTo) expect(little.upTo).toBeGreaterThan(usual.range.high);
  }
});
