// The browser's own fields for days and times follow its language: 03/04/1955 may be March or April, 08:10 may be PM.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const NATIVE = /type\s*[=:]\s*\{?\s*(["'`])(date|time|datetime-local|month|week)\1/g;
/** The input that opens the calendar is never seen. */
const HIDDEN = 'ui/fields/days/calendar-button.tsx';

const sources = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(tsx?|html)$/.test(file) && !/\.test\.tsx?$/.test(file),
);

test('no field shows a day or a time as the browser likes it', () => {
  const found = sources.flatMap((file) =>
    [...readFileSync(`web/${file}`, 'utf8').matchAll(NATIVE)].map(([, , type]) => `${file}: ${type}`),
  );
  expect(found).toEqual([`${HIDDEN}: date`]);
});

test('the one that opens the calendar is unseen, and nobody gets there by keyboard or by ear', () => {
  const input = /<input[\s\S]*?\/>/.exec(readFileSync(`web/${HIDDEN}`, 'utf8'))?.[0] ?? '';
  for (const part of ['visually-hidden', 'tabIndex={-1}', 'aria-hidden']) expect(input).toContain(part);
});
