// What lies over what, read from the style sheets: a part of a page never lies over the bars of the layout.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const OWN_LAYERS = /^(ui|layouts|theme|landing|public)\//;

const sheets = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
const layersOf = (file: string) =>
  [...readFileSync(`web/${file}`, 'utf8').matchAll(/z-index:\s*(-?\d+)/g)].map(([, layer]) => Number(layer));

test('a bar of a page goes under the header when one scrolls on', () => {
  const header = Math.min(
    ...['layouts/clinic-layout.module.css', 'layouts/patient-layout.module.css'].flatMap((file) => layersOf(file)),
  );
  const wrong = sheets
    .filter((file) => !OWN_LAYERS.test(file))
    .filter((file) => layersOf(file).some((layer) => layer >= header));
  expect(header).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});

test('what takes the focus or is jumped to stays clear of every bar', () => {
  const root = readFileSync('web/theme/app.css', 'utf8');
  expect(root).toMatch(/html \{\s*scroll-padding: calc\(var\(--bars-top, 0px\)[^;]*var\(--bars-bottom, 0px\)/);
});
