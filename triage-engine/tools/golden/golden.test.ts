import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '#scripts/root.mjs';
import { ENGINE_VERSION, RULES } from '#triage-engine/version.ts';
import { engineFingerprint, engineSources } from './engine-fingerprint.ts';
import { readGoldenSet, whatChanged } from './golden-answers.ts';

const RECORD = 'Run npm run triage:record and commit what it writes.';

describe('the version of the engine', () => {
  const sources = engineSources(ROOT);
  const fingerprint = engineFingerprint(ROOT);
  const kept = new Map<string, string>();
  const readOnce = (file: string): string => {
    const text = kept.get(file) ?? readFileSync(join(ROOT, file), 'utf8');
    kept.set(file, text);
    return text;
  };

  test('changes with every source of the engine', () => {
    expect(ENGINE_VERSION, `The sources of the engine changed. ${RECORD}`).toBe(`${RULES}+${fingerprint}`);
  });

  test.each([
    'triage-engine/lexicon/phrase-book.ts',
    'triage-engine/text/word-forms.ts',
    'triage-engine/context/denied.ts',
    'triage-engine/flags/raise-flags.ts',
    'triage-engine/urgency/decide.ts',
    'triage-engine/ranking/tuning.ts',
    'triage-engine/questionnaires/head.ts',
    'triage-engine/knowledge/conditions/eye.rules.txt',
    'triage-engine/knowledge/findings/eye.phrases.en.txt',
    'triage-engine/knowledge/knowledge.generated.json',
    'triage-engine/languages/hindi/phrases.hi.txt',
    'triage-engine/triage.ts',
    'contract/readings/vitals-together.ts',
    'contract/ward/news2.ts',
    'contract/triage/specialists.ts',
    'contract/in-sentence.ts',
  ])('changes with %s', (file) => {
    const read = (one: string) => readOnce(one) + (one === file ? '\n' : '');
    expect(sources).toContain(file);
    expect(engineFingerprint(ROOT, read)).not.toBe(fingerprint);
  });

  test('covers what a source loads from elsewhere, and no file of which only types are imported', () => {
    const imports = "import { a } from '#contract/pud.ts';\nimport type { B } from '#contract/refusals.ts';\n";
    const read = (one: string) => (one === 'triage-engine/triage.ts' ? imports : readOnce(one));
    const withImports = engineSources(ROOT, read);
    expect(sources).not.toContain('contract/pud.ts');
    expect(withImports).toContain('contract/pud.ts');
    expect(withImports).not.toContain('contract/refusals.ts');
  });

  test('covers the knowledge, and neither tests nor what they draw from', () => {
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
