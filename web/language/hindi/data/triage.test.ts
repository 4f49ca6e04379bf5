// What the symptom engine says has its Hindi, kind by kind: counted against its knowledge.
import { expect, test } from 'vitest';
import { ALL_FINDINGS } from '#triage-engine/knowledge/library.ts';
import { engineInHindi } from '../answer.ts';
import { TRIAGE_QUESTIONS } from './triage-questions.ts';

const known = (texts: readonly (string | undefined)[]) => [
  ...new Set(texts.filter((text) => text !== undefined && text !== '')),
];
const withoutHindi = (texts: readonly (string | undefined)[]) =>
  known(texts).filter((text) => !engineInHindi(text ?? ''));
const unused = (catalogue: object, texts: readonly (string | undefined)[]) =>
  Object.keys(catalogue).filter((text) => !known(texts).includes(text));

test('every follow-up question is asked in Hindi, and none that the knowledge no longer has', () => {
  const questions = ALL_FINDINGS.map(({ question }) => question);
  expect(known(questions).length).toBeGreaterThan(400);
  expect(withoutHindi(questions)).toEqual([]);
  expect(unused(TRIAGE_QUESTIONS, questions)).toEqual([]);
});

test('every follow-up question in Hindi is answered by हाँ where its finding is there', () => {
  const said = Object.values(TRIAGE_QUESTIONS).map(String);
  expect(said.filter((question) => !/^(काँच का साफ़ गिलास .*: )?क्या .*\?$/.test(question))).toEqual([]);
  // "Is it not possible?" is answered by both Yes and No.
  expect(said.filter((question) => question.includes('नहीं'))).toEqual([]);
  // Two questions that read alike would take one answer for the other.
  expect(new Set(said).size).toBe(said.length);
});

test('a text that the knowledge does not have stays English', () => {
  expect(engineInHindi('Is the moon full?')).toBeNull();
  expect(engineInHindi('constructor')).toBeNull();
});
