import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(`web/theme/${file}`, 'utf8');
const variables = (css: string) =>
  [...css.matchAll(/^\s*(--[\w-]+|color-scheme):\s*([^;]+);/gm)].map((m) => [m[1], m[2]]);

test('the dark colours are the same whether the system or the person asks for them', () => {
  expect(variables(read('dark-by-choice.css'))).toEqual(variables(read('dark-by-system.css')));
});

test('every dark colour replaces one that the light scheme has', () => {
  const light = new Set(variables(read('tokens.css')).map(([name]) => name));

  const unknown = variables(read('dark-by-system.css')).filter(([name]) => !light.has(name));

  expect(unknown).toEqual([]);
});
