import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { screenAt } from '#contract/screens.ts';
import { ICONS } from './draw-icons.ts';

// In a process of its own: where photos are read, drawings are refused for good.
const folder = mkdtempSync(join(tmpdir(), 'nadi-icons-'));
execFileSync(process.execPath, ['scripts/draw-icons.ts', folder]);
afterAll(() => rmSync(folder, { recursive: true }));

type Named = { src: string; sizes: string; purpose?: string };
const MANIFEST: { start_url: string; icons: Named[]; shortcuts: { url: string; icons: Named[] }[] } = JSON.parse(
  readFileSync('web/public/site.webmanifest', 'utf8'),
);

test.each(Object.entries(ICONS))('%s is the mark of the favicon, drawn by the script', async (name, icon) => {
  const pixels = (image: Buffer) => sharp(image).ensureAlpha().raw().toBuffer();
  const kept = readFileSync(`web/public/${name}`);
  const drawn = await pixels(readFileSync(join(folder, name)));
  const difference = (await pixels(kept)).map((value, index) => Math.abs(value - (drawn[index] ?? 0)));
  expect(Math.max(...difference.subarray(0, 20_000))).toBeLessThanOrEqual(2);
  const { width, height, isOpaque } = { ...(await sharp(kept).metadata()), ...(await sharp(kept).stats()) };
  expect([width, height]).toEqual([icon.side, icon.side]);
  // A phone that cuts it to its own shape finds no hole at the edge.
  if (icon.isWhole) expect(isOpaque).toBe(true);
});

test('the manifest names icons that exist, as large as it says, maskable ones too, and screens of the app', async () => {
  const named = [...MANIFEST.icons, ...MANIFEST.shortcuts.flatMap(({ icons }) => icons)];
  for (const { src, sizes } of named) {
    expect(existsSync(`web/public${src}`)).toBe(true);
    if (sizes !== 'any') expect(sizes).toBe(`${ICONS[src.slice(1)]?.side}x${ICONS[src.slice(1)]?.side}`);
  }
  expect(MANIFEST.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(2);
  for (const address of [MANIFEST.start_url, ...MANIFEST.shortcuts.map(({ url }) => url)]) {
    expect(screenAt(address)).toBeDefined();
  }
});

test('every page of the app names the manifest, its icons and a colour for day and night', () => {
  const page = readFileSync('web/index.html', 'utf8');
  for (const link of ['rel="manifest"', 'rel="icon"', 'rel="apple-touch-icon"']) expect(page).toContain(link);
  expect(page.match(/<meta name="theme-color"/g)).toHaveLength(2);
});
