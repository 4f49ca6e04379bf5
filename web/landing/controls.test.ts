import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { controlGroups } from './controls.ts';

const controls = controlGroups.flatMap((group) => group.controls);

test.each(controls)('the proof of "$name" exists: $test', ({ test: proof }) => {
  expect(existsSync(proof)).toBe(true);
});

test('each control is listed once', () => {
  const names = controls.map((control) => control.name);

  expect(new Set(names).size).toBe(names.length);
});
