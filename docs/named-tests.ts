// The tests that a document names, as `path` › title, and the titles that a test file really has.
import { existsSync, readFileSync } from 'node:fs';

export type NamedTest = { file: string; title: string };

const NAMED = /`([\w./-]+\.(?:test|spec)\.tsx?)` › (.+?)(?=<br>|\s*\||$)/gm;

export const namedTests = (text: string): NamedTest[] =>
  [...text.matchAll(NAMED)].map(([, file = '', title = '']) => ({ file, title: title.trim() }));

/** Test files that are named without a title, which is no proof of anything. */
export const untitled = (text: string): string[] =>
  [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`(?! ›)/g)].map(([, file = '']) => file);

export function problemWithTest({ file, title }: NamedTest): string | null {
  if (!existsSync(file)) return `${file} does not exist`;
  return titlesIn(file).includes(title) ? null : `${file} has no test "${title}"`;
}

// The first argument of test, describe and their each(…)(…): whatever is filled in is written as … in a document.
const TITLE =
  /(?:\b(?:test|describe)(?:\.\w+)*|\))(?:<[^>]*>)?\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`([^`]*)`)/g;

function titlesIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(TITLE)].map(([, single, double, template]) =>
    (single ?? double ?? template ?? '')
      .replace(/\\(.)/g, '$1')
      .replace(/\$\{[^}]*\}|%[sdijo]|\$\w+(\.\w+)*/g, '…')
      // A bar would end the cell of a table.
      .replaceAll('|', '/'),
  );
}
