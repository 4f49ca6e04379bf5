// The safety data as a clinic may replace it: read, checked, and named on every card.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkOrders } from '../check-orders.ts';
import { factsOf } from '../testing.ts';
import { currentTable } from './current-table.ts';
import { readTable } from './read-table.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'safety-data-'));
  cpSync(join(import.meta.dirname, '..', 'data'), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

type Entry = Record<string, string | string[] | object> & {
  adult: object[];
  routes: string[];
  names: string[];
  parts: [string, number][];
};
/** As much of the files as these tests touch. */
type Anything = Record<'ingredients' | 'interactions' | 'entries' | 'brands' | 'warnings', [Entry, Entry]>;

function change(file: string, edit: (content: Anything) => void): void {
  const path = join(folder, file);
  const content = JSON.parse(readFileSync(path, 'utf8'));
  edit(content);
  writeFileSync(path, JSON.stringify(content));
}

describe('our own table', () => {
  const table = currentTable();

  test('has at least 350 ingredients and 350 interactions', () => {
    expect(table.ingredients.size).toBeGreaterThanOrEqual(350);
    expect(table.interactions.length).toBeGreaterThanOrEqual(350);
  });

  test('gives every entry a source', () => {
    const entries = [
      ...table.ingredients.values(),
      ...table.interactions,
      ...[...table.warnings.values()].flat(),
      ...[...table.pregnancy.values()].flat(),
      ...table.crossAllergies,
    ];
    expect(entries.filter(({ source }) => !source?.trim())).toEqual([]);
  });

  test('has lost no ingredient of the table of November 2026', () => {
    const earlier = readFileSync(join(import.meta.dirname, 'earlier-ingredients.txt'), 'utf8')
      .trim()
      .split('\n');
    expect(earlier).toHaveLength(119);
    expect(earlier.filter((name) => !table.ingredients.has(name))).toEqual([]);
  });

  test('knows every class by which medicines are compared', () => {
    const held = new Set([...table.ingredients.values()].flatMap(({ classes }) => classes));
    const named = [
      ...table.interactions.flatMap(({ one, other }) => [one, other]),
      ...table.warnings.keys(),
      ...table.pregnancy.keys(),
    ];
    const empty = named.filter((name) => !table.ingredients.has(name) && !held.has(name));
    expect(empty).toEqual([]);
  });
});

describe('a clinic’s own data', () => {
  test('is used instead of ours, and its name and version stand on every card', () => {
    change('version.json', (content) => Object.assign(content, { name: 'Licensed formulary', version: '2027-01' }));
    const table = readTable(folder);
    const { findings, tableVersion } = checkOrders(
      factsOf(['Amoxicillin'], { allergies: ['Penicillin'] }),
      new Date(0),
      table,
    );
    expect(tableVersion).toMatch(/^2027-01\.[0-9a-f]{8}$/);
    expect(findings[0]?.source).toContain(`Licensed formulary ${tableVersion}, entry A:penicillin`);
  });

  test('that changes by a letter has another version', () => {
    const before = readTable(folder).version;
    change('pregnancy.json', (content) => Object.assign(content.entries[0], { instead: 'Something else.' }));
    expect(readTable(folder).version).not.toBe(before);
  });

  test.each<[string, string, (content: Anything) => void, RegExp]>([
    [
      'a slip in a field',
      'ingredients/infections.json',
      ({ ingredients }) => Object.assign(ingredients[0], { rotes: [] }),
      /infections\.json, ingredients “amoxicillin” .*rotes/,
    ],
    [
      'a dose in words',
      'ingredients/infections.json',
      ({ ingredients }) => Object.assign(ingredients[0].adult[0] ?? {}, { single: 'much' }),
      /infections\.json, ingredients “amoxicillin” adult\.0\.single/,
    ],
    [
      'a route that does not exist',
      'ingredients/infections.json',
      ({ ingredients }) => ingredients[0].routes.push('by air'),
      /“amoxicillin” routes/,
    ],
    [
      'a limit for a route it does not have',
      'ingredients/infections.json',
      ({ ingredients }) => ingredients[0].adult.push({ routes: ['spinal'], single: 1, daily: 1 }),
      /“amoxicillin”: a limit for a route that it does not have \(spinal\)/,
    ],
    [
      'an interaction with an unknown medicine',
      'interactions/bleeding.json',
      ({ interactions }) => Object.assign(interactions[0], { other: 'moonflower' }),
      /bleeding\.json, .*“moonflower” is unknown/,
    ],
    [
      'a medicine that comes only after one of an unknown class',
      'ingredients/pain-and-mind.json',
      ({ ingredients }) => {
        const patch = (ingredients as { afterOnly?: object }[]).find(({ afterOnly }) => afterOnly);
        Object.assign(patch?.afterOnly ?? {}, { which: 'moonflower' });
      },
      /pain-and-mind\.json, “fentanyl”: “moonflower” is unknown/,
    ],
    [
      'a number that stands twice',
      'pregnancy.json',
      ({ entries }) => (entries as Entry[]).push(entries[0]),
      /pregnancy\.json: the number .* stands twice/,
    ],
    [
      'a brand with an unknown part',
      'brands.json',
      ({ brands }) => brands[0].parts.push(['moonflower', 1]),
      /brands\.json, “augmentin”: “moonflower” is no ingredient/,
    ],
    [
      'a name of two medicines',
      'ingredients/infections.json',
      ({ ingredients }) => ingredients[1].names.push('amoxicillin'),
      /“amoxicillin” is also/,
    ],
    [
      'an interaction without a source of its own',
      'interactions/bleeding.json',
      ({ interactions }) => Reflect.deleteProperty(interactions[0], 'source'),
      /bleeding\.json, interactions “I-001” source/,
    ],
    [
      'a warning without a severity',
      'conditions.json',
      ({ warnings }) => Reflect.deleteProperty(warnings[0], 'severity'),
      /conditions\.json, warnings “.*” severity/,
    ],
  ])('with %s is refused by file and entry', (_what, file, edit, message) => {
    change(file, edit);
    expect(() => readTable(folder)).toThrow(message);
  });

  test('that is no JSON or not there is refused in a plain sentence', () => {
    writeFileSync(join(folder, 'brands.json'), '{');
    expect(() => readTable(folder)).toThrow(/brands\.json is no JSON/);
    rmSync(join(folder, 'brands.json'));
    expect(() => readTable(folder)).toThrow(/brands\.json is missing/);
    expect(() => readTable(join(folder, 'nowhere'))).toThrow(/cannot be read/);
  });
});
