// The documents speak of files, commands, settings, modules and packages. Each that they name exists, and none is left out.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MODULES } from '#server/modules.ts';
import { namedTests, problemWithTest } from './named-tests.ts';

const DECISIONS = readdirSync('docs/decisions').sort();
const GUIDES = readdirSync('docs').filter((name) => name.endsWith('.md'));
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...GUIDES.map((name) => `docs/${name}`),
  ...DECISIONS.map((name) => `docs/decisions/${name}`),
  ...readdirSync('docs/reviews').map((name) => `docs/reviews/${name}`),
];
const FOLDERS = ['contract', 'triage-engine', 'server', 'web', 'e2e', 'bench', 'scripts', 'deploy', 'docs'];
const ENDINGS = 'tsx?|mjs|sql|css|json|md|html';
const read = (file: string) => readFileSync(file, 'utf8');
const firstGroups = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

type Kind = 'dependencies' | 'devDependencies' | 'optionalDependencies';
const manifest: Record<'scripts' | Kind, Record<string, string>> = JSON.parse(read('package.json'));
const packages = (['dependencies', 'optionalDependencies', 'devDependencies'] as const).flatMap((kind) =>
  Object.entries(manifest[kind]),
);

describe('what a document names exists', () => {
  /** Whatever `pattern` finds in any document and `isThere` does not know. */
  const missing = (pattern: RegExp, isThere: (name: string, document: string) => boolean) =>
    DOCUMENTS.flatMap((document) =>
      firstGroups(read(document), pattern)
        .filter((name) => !isThere(name, document))
        .map((name) => `${document}: ${name}`),
    );

  test('links', () => {
    expect(missing(/\]\(([^)#:]+)(?:#[^)]*)?\)/g, (to, from) => existsSync(join(dirname(from), to)))).toEqual([]);
  });

  // A path is written as `server/audit/`, as `#contract/pud.ts`, or without marks in a diagram or a command.
  test('files and folders', () => {
    const marked = new RegExp(`\`#?((?:${FOLDERS.join('|')})/[\\w./*-]*)\``, 'g');
    const bare = new RegExp(`(?<![\\w./-])((?:${FOLDERS.join('|')})/[\\w./-]+\\.(?:${ENDINGS}))\\b`, 'g');
    expect(missing(marked, (path) => (path.includes('*') ? globSync(path).length > 0 : existsSync(path)))).toEqual([]);
    expect(missing(bare, existsSync)).toEqual([]);
  });

  test('files without their folder', () => {
    const names = new Set(FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.*`)).map((file) => basename(file)));
    const name = new RegExp(`(?<![\\w./*-])([a-z][\\w.-]*\\.(?:${ENDINGS}))\\b`, 'g');
    expect(missing(name, (file) => names.has(file) || existsSync(file))).toEqual([]);
  });

  test('names in a file, written as `name` in `path`', () => {
    const pairs = DOCUMENTS.flatMap((document) => [...read(document).matchAll(/`(\w+)` in\s+`([\w./-]+\.\w+)`/g)]);
    const absent = pairs.filter(([, name = '', file = '']) => !new RegExp(`\\b${name}\\b`).test(read(file)));
    expect(pairs.length).toBeGreaterThan(3);
    expect(absent.map(([words]) => words)).toEqual([]);
  });

  test('commands', () => {
    expect(missing(/npm run ([a-z:]+)/g, (name) => name in manifest.scripts)).toEqual([]);
  });

  test('tests', () => {
    const problems = DOCUMENTS.flatMap((document) => namedTests(read(document)).map(problemWithTest));
    expect(problems.filter(Boolean)).toEqual([]);
  });
});

describe('nothing is left out', () => {
  test('every setting is explained in the operations guide, and no other', () => {
    const explained = firstGroups(read('docs/operations.md'), /^\| `([A-Z_]+)`\s*\|/gm);
    expect(explained.toSorted()).toEqual(firstGroups(read('.env.example'), /^([A-Z_]+)=/gm).toSorted());
  });

  test('the modules are described in their order', () => {
    const described = firstGroups(read('docs/architecture.md'), /^\| `([a-z-]+)`\s*\|/gm);
    expect(described.slice(0, MODULES.length)).toEqual(MODULES.map(({ name }) => name));
  });

  test('decisions are numbered without a gap', () => {
    expect(DECISIONS.map((name) => name.slice(0, 4))).toEqual(DECISIONS.map((_, n) => String(n + 1).padStart(4, '0')));
  });

  test('every direct dependency has its line in the first decision, and nothing else has', () => {
    const lines = read('docs/decisions/0001-dependencies.md').match(/^\| `.*/gm) ?? [];
    const named = lines.flatMap((line) => firstGroups(line.split(' | ')[0] ?? '', /`([^`]+)`/g));
    expect(named.toSorted()).toEqual(packages.map(([name]) => name).toSorted());
  });
});

test('every direct dependency is pinned to one version', () => {
  const loose = packages.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
  expect(loose).toEqual([]);
});
