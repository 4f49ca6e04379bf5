// The documents speak of files, commands, settings, rooms and packages. Each that they name exists, and none is left out.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOMS } from '#server/rooms.ts';
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

  test('files and folders', () => {
    const path = /`((?:contract|server|web|e2e|bench|scripts|docs)\/[\w./-]+)`/g;
    expect(missing(path, (name) => existsSync(name))).toEqual([]);
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

  test('the rooms are described in their order', () => {
    const described = firstGroups(read('docs/architecture.md'), /^\| `([a-z-]+)`\s*\|/gm);
    expect(described.slice(0, ROOMS.length)).toEqual(ROOMS.map(({ name }) => name));
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
