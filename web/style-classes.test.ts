// Style sheets and the screens that use them name the same classes: none is left over, none is missing.
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

/** From web/theme, for every screen. */
const GLOBAL = ['visually-hidden', 'no-print', 'ringed'];
/** The pages without a script have a style sheet of their own. */
const LANDING = /^web\/landing\//;

const files = readdirSync('web', { recursive: true, encoding: 'utf8' }).map((file) => `web/${file}`);
const sheets = files.filter((file) => file.endsWith('.module.css'));
const screens = files
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !LANDING.test(file))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }));

function classesIn(sheet: string): string[] {
  const selectors = readFileSync(sheet, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@[^{;]+/g, '')
    .replace(/[\w-]+:[^{};]+;/g, '');
  return [...new Set([...selectors.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name))];
}

const imports = screens.flatMap(({ file, source }) =>
  [...source.matchAll(/^import (\w+) from '([^']+\.module\.css)';/gm)].map(([, local = '', from = '']) => ({
    sheet: from.startsWith('#') ? from.slice(1) : posix.join(posix.dirname(file), from),
    local,
    code: source.replace(/^import .*$/gm, ''),
  })),
);

/** What the screens take from a sheet: names, and whether one is chosen by a value, so that any may be meant. */
function usesOf(sheet: string): { names: Set<string>; isAny: boolean } {
  const names = new Set<string>();
  let isAny = false;
  for (const { local, code } of imports.filter((one) => one.sheet === sheet)) {
    for (const [, name = ''] of code.matchAll(new RegExp(`\\b${local}\\.([\\w-]+)`, 'g'))) names.add(name);
    for (const [, name = ''] of code.matchAll(new RegExp(`\\b${local}\\['([^']+)'\\]`, 'g'))) names.add(name);
    isAny ||= new RegExp(`\\b${local}\\[(?!'[\\w-]+'\\])`).test(code);
  }
  return { names, isAny };
}

/** The words of class attributes that come from no module. */
function plainClasses(source: string): string[] {
  const texts = [
    ...[...source.matchAll(/\bclassName="([^"]*)"/g)].map(([, text = '']) => text),
    ...[...source.matchAll(/\bclassName=\{([^}]*(?:\$\{[^}]*\}[^}]*)*)\}/g)].flatMap(([, code = '']) =>
      [...code.replace(/\$\{[^}]*\}/g, ' ').matchAll(/`([^`]*)`/g)].map(([, text = '']) => text),
    ),
  ];
  return texts.flatMap((text) => text.split(/\s+/)).filter((name) => name !== '');
}

test('every class of a module is used by a screen that imports it', () => {
  const unused = sheets.flatMap((sheet) => {
    const { names, isAny } = usesOf(sheet);
    return isAny
      ? []
      : classesIn(sheet)
          .filter((name) => !names.has(name))
          .map((name) => `${sheet} .${name}`);
  });
  expect(sheets.length).toBeGreaterThan(100);
  expect(unused).toEqual([]);
});

test('every class that a screen takes from a module is there', () => {
  const missing = sheets.flatMap((sheet) => {
    const there = classesIn(sheet);
    return [...usesOf(sheet).names].filter((name) => !there.includes(name)).map((name) => `${sheet} .${name}`);
  });
  expect(missing).toEqual([]);
});

test('every other class is a primitive, and every primitive is used', () => {
  const primitives = classesIn('web/ui/primitives.css');
  const unknown = screens.flatMap(({ file, source }) =>
    plainClasses(source)
      .filter((name) => !primitives.includes(name) && !GLOBAL.includes(name))
      .map((name) => `${file} ${name}`),
  );
  expect(unknown).toEqual([]);
  const unused = primitives.filter(
    (name) => !screens.some(({ source }) => new RegExp(`['"\` ]${name}['"\` ]`).test(source)),
  );
  expect(unused).toEqual([]);
});
