// The files of the knowledge: what they may hold, what is refused and where, and that the engine loads what they say.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '#scripts/root.mjs';
import type { SignsOf } from '#triage-engine/knowledge/shape.ts';
import { unpack } from '#triage-engine/knowledge/unpack.ts';
import { KnowledgeError } from './cards.ts';
import { compiledFiles } from './compiled-files.ts';
import { pack } from './pack.ts';
import { type Files, knowledgeFiles, readKnowledge } from './read-knowledge.ts';
import * as schema from './schema.ts';

const FILES = knowledgeFiles(ROOT);
const knowledge = readKnowledge(FILES);
const FOLDER = 'triage-engine/knowledge';

test.each([...compiledFiles(knowledge)])('%s is compiled from the files as they are now', (path, content) => {
  const written = readFileSync(join(ROOT, path), 'utf8').replaceAll('\r\n', '\n');
  expect(written === content, 'Run npm run triage:record and commit what it writes.').toBe(true);
});

test('packed and unpacked again, the engine knows the same', () => {
  const { findings, conditions, flags, readings, untilSeen, signs } = knowledge;
  const again = unpack(
    JSON.parse(JSON.stringify(pack({ findings, conditions, flags, vitalFlags: readings, untilSeen, signs }))),
  );
  expect(again.findings).toEqual(findings.map(forTheEngine));
  expect(again.conditions).toEqual(conditions.map(forTheEngine));
  expect(again.flags).toEqual(flags.map(forTheEngine));
  expect(again.vitalFlags).toEqual(readings.map(forTheEngine));
  expect(again.untilSeen).toEqual(untilSeen.map(({ id: _, ...one }) => forTheEngine(one)));
  expect(again.signs.map(sorted)).toEqual(signs.map(({ person, signs: all }) => sorted({ person, signs: all })));
});

const sorted = ({ person, signs }: SignsOf): SignsOf => ({ person, signs: signs.toSorted() });

/** Without what only people read. */
function forTheEngine(entry: object) {
  const ours = ['icd10', 'source', 'reviewedBy', 'reviewedOn', 'system', 'file', 'number'];
  return Object.fromEntries(Object.entries(entry).filter(([name]) => !ours.includes(name)));
}

test('every entry says where it comes from and who has reviewed it', () => {
  const { findings, conditions, flags, readings, untilSeen, signs } = knowledge;
  const entries = [...findings, ...conditions, ...flags, ...readings, ...untilSeen, ...signs];
  expect(entries.filter(({ source, reviewedBy }) => source.length < 5 || reviewedBy === undefined)).toEqual([]);
  // A guideline or a textbook with its year; what is found in people is our own estimate.
  expect([...conditions, ...flags, ...readings, ...signs].filter(({ source }) => source === 'not recorded')).toEqual(
    [],
  );
});

test('a phrase that a nurse adds as one line is a phrase of that finding', () => {
  const path = `${FOLDER}/findings/eye.phrases.en.txt`;
  const { findings } = readKnowledge(withLine(path, 'red-eye: my eye looks like a tomato'));
  expect(findings.find(({ id }) => id === 'red-eye')?.phrases).toContain('my eye looks like a tomato');
});

test('a slot of Hindi that stands twice is refused: the later would empty every phrase of the earlier', () => {
  expect(() => readKnowledge(withLine('triage-engine/languages/hindi/slots.hi.txt', 'back: laut+'))).toThrow(
    '“back” stands twice',
  );
});

describe('a line that is wrong is refused with its file and number', () => {
  test.each([
    ['findings/eye.phrases.en.txt', 'red-eye my eye is red', '“red-eye my eye is red” is not finding-id: phrase'],
    ['findings/eye.phrases.en.txt', 'rde-eye: my eye is red', 'my eye is red: no finding is called “rde-eye”'],
    ['findings/eye.phrases.en.txt', 'red-eye: My Eye', '“My Eye”: a phrase is in lower case'],
    ['findings/eye.rules.txt', '[Red Eye]', '“Red Eye” is no id'],
    ['findings/eye.rules.txt', 'colour: red', '“colour” is unknown here; known are parent, kind'],
    ['findings/eye.rules.txt', 'leak: 3', 'has leak twice'],
    ['conditions/eye.rules.txt', 'urgency: soon', 'has urgency twice'],
    ['conditions/eye.rules.txt', 'risk much: smoker', '“risk much” is unknown here'],
    ['conditions/eye.rules.txt', 'risk 5000: smoker', 'risk: “5000” is not a number from 0.001 to 1000'],
    ['conditions/eye.rules.txt', 'mostly: rde-eye', 'no finding is called “rde-eye”'],
    ['flags/belly.rules.txt', 'when: chest-pain, no fevre', 'no finding is called “fevre”'],
    ['flags/belly.rules.txt', 'person: shoe 44', '“shoe” is not one of ageUnderMonths, ageFrom, ageUnder'],
    ['flags/belly.texts.en.txt', '[belly-made-up]', '[belly-made-up] has texts and no rules'],
    ['signs/persons.rules.txt', 'person: afterBirth', '[of-who-can-tell] has person twice'],
  ])('%s: %s', (name, line, problem) => {
    const path = `${FOLDER}/${name}`;
    const number = (FILES.get(path) ?? '').trimEnd().split('\n').length + 1;
    const problems = problemsIn(withLine(path, line));
    expect(problems.filter((one) => one.includes(problem))).toHaveLength(1);
    // What one line cannot know is told at the entry it belongs to.
    expect(problems.some((one) => one.startsWith(`${path}:${number}: `)) || problem.includes('no finding')).toBe(true);
  });

  test.each([
    [
      'a sign that no condition says',
      'signs: A testicle lump',
      'signs: A third ear; A testicle lump',
      'no condition says “A third ear”',
    ],
    ['a sign on two cards', 'signs: Grunting', 'signs: Grunting; A testicle lump', '“A testicle lump” stands twice'],
    ['a sign of a baby on no card', 'A floppy baby; ', '', '“A floppy baby” stands on no card of knowledge/signs'],
  ])('%s', (_, from, to, problem) => {
    const path = `${FOLDER}/signs/persons.texts.en.txt`;
    expect(problemsIn(new Map(FILES).set(path, (FILES.get(path) ?? '').replace(from, to))).join()).toContain(problem);
  });

  test('two findings of one name, which no reader could tell apart', () => {
    const path = `${FOLDER}/findings/trifles.texts.en.txt`;
    const changed = new Map(FILES).set(
      path,
      (FILES.get(path) ?? '').replace('name: A bout of hiccups', 'name: Hiccups'),
    );
    expect(problemsIn(changed)[0]).toContain('“Hiccups” stands twice');
  });

  test('an entry without a source, and one whose reviewer gave no day', () => {
    const path = `${FOLDER}/flags/belly.rules.txt`;
    const changed = (from: RegExp, to: string) => new Map(FILES).set(path, (FILES.get(path) ?? '').replace(from, to));
    expect(problemsIn(changed(/source: .*\n/, ''))[0]).toMatch(/belly\.rules\.txt:\d+: \[[\w-]+\] has no source/);
    expect(problemsIn(changed(/reviewedBy: nobody/, 'reviewedBy: Dr Asha Rao'))[0]).toMatch(
      /belly\.rules\.txt:\d+: .* needs both reviewedBy and reviewedOn/,
    );
  });
});

test('the document for whoever writes them names every field', () => {
  const written = readFileSync(join(ROOT, 'docs/triage-engine.md'), 'utf8');
  const fields = Object.values(schema).flatMap((one) => (Array.isArray(one) ? [] : Object.entries(one)));
  const missing = fields.filter(([name, field]) => typeof field === 'object' && !written.includes(`\`${name}\``));
  expect(missing.map(([name]) => name)).toEqual([]);
});

const withLine = (path: string, line: string): Files =>
  new Map(FILES).set(path, `${(FILES.get(path) ?? '').trimEnd()}\n${line}\n`);

function problemsIn(files: Files): string[] {
  try {
    readKnowledge(files);
    return [];
  } catch (error) {
    if (error instanceof KnowledgeError) return error.problems;
    throw error;
  }
}
