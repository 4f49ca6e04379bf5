import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '#scripts/root.mjs';
import { ENGINE_VERSION, RULES } from '#triage-engine/version.ts';
import { engineFingerprint, engineSources } from './engine-fingerprint.ts';
import { readGoldenSet, whatChanged } from './golden-answers.ts';

const RECORD = 'Run npm run triage:record and commit what it writes.';

describe('the version of the engine', () => {
  test('changes with every source of the engine', () => {
    expect(ENGINE_VERSION, `The sources of the engine changed. ${RECORD}`).toBe(`${RULES}+${engineFingerprint(ROOT)}`);
  });

  test.each([
    'lexicon/phrase-book.ts',
    'text/word-forms.ts',
    'context/denied.ts',
    'flags/raise-flags.ts',
    'urgency/decide.ts',
    'ranking/tuning.ts',
    'questionnaires/head.ts',
    'knowledge/conditions/eye.rules.txt',
    'knowledge/findings/eye.phrases.en.txt',
    'knowledge/knowledge.generated.json',
    'languages/hindi/phrases.hi.txt',
    'triage.ts',
  ])('changes with triage-engine/%s', (changed) => {
    const file = `triage-engine/${changed}`;
    const read = (one: string) => readFileSync(join(ROOT, one), 'utf8') + (one === file ? '\n' : '');
    expect(engineSources(ROOT)).toContain(file);
    expect(engineFingerprint(ROOT, read)).not.toBe(engineFingerprint(ROOT));
  });

  test('covers the knowledge, and neither tests nor what they draw from', () => {
    const sources = engineSources(ROOT);
    expect(sources.filter((file) => file.includes('/knowledge/')).length).toBeGreaterThan(40);
    expect(sources.filter((file) => /test/.test(file))).toEqual([]);
  });
});

describe('the golden set', () => {
  const set = readGoldenSet(ROOT);

  test('answers as it was recorded, or the rules have a new number', () => {
    const changed = whatChanged(set);
    const whatToDo =
      set.rules === RULES
        ? `If that is meant: raise RULES in triage-engine/version.ts (now ${RULES}). ${RECORD} If not: the engine is broken.`
        : RECORD;
    expect(changed, `${changed.length} answers changed.\n${changed.join('\n')}\n${whatToDo}`).toEqual([]);
    expect(set.rules, RECORD).toBe(RULES);
  });

  test('has at least 300 texts, each once, of every level, with red flags, children and texts that say too little', () => {
    const { answers } = set;
    const levels = Object.groupBy(answers, ({ answer }) => answer.split('\t')[0]?.replace(/\?.*/, '') ?? '');
    expect(answers.length).toBeGreaterThanOrEqual(300);
    expect(new Set(answers.map(({ text, person }) => `${person} ${text}`)).size).toBe(answers.length);
    for (const level of ['-', '1', '2', '3', '4', '5']) expect(levels[level]?.length, level).toBeGreaterThanOrEqual(10);
    expect(new Set(answers.flatMap(({ answer }) => answer.split('\t')[1]?.split(',') ?? [])).size).toBeGreaterThan(50);
    expect(answers.filter(({ person }) => person.startsWith('mo')).length).toBeGreaterThanOrEqual(5);
    expect(answers.filter(({ answer }) => answer.endsWith('\tunclear')).length).toBeGreaterThanOrEqual(5);
  });
});
