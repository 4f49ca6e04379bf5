import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(`web/theme/${file}`, 'utf8');
const variables = (css: string) =>
  [...css.matchAll(/^\s*(--[\w-]+|color-scheme):\s*([^;]+);/gm)].map((m) => [m[1], m[2]]);

const [, byChoice = '', bySystem = ''] = read('dark.css').split('@media');

test('the dark values are the same whether the system or the person asks for them', () => {
  expect(variables(byChoice)).toContainEqual(['color-scheme', 'dark']);
  expect(variables(byChoice)).toEqual(variables(bySystem));
});

test('every dark value replaces one that the light scheme has', () => {
  const light = new Set(variables(read('tokens.css')).map(([name]) => name));

  const unknown = variables(bySystem).filter(([name]) => !light.has(name));

  expect(unknown).toEqual([]);
});

test('every colour of ground, ink, action and clinical meaning says what it is in the dark', () => {
  const colours = variables(read('tokens.css')).filter(([, value]) => /^(light-dark\()?#/.test(value ?? ''));
  const same = colours.filter(([, value]) => !/^light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\)$/.test(value ?? ''));

  expect(same.map(([name]) => name)).toEqual([
    ...['--deep-line', '--deep-action', '--on-deep-action'],
    ...['--emergency-ink', '--emergency-ink-2', '--emergency-red', '--emergency-fill'],
    ...['--focus', '--focus-edge'],
  ]);
});
