// Draws the icons of the installed app from the mark in web/public/favicon.svg: `npm run icons`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const PUBLIC = join(import.meta.dirname, '../web/public');

type Icon = {
  side: number;
  /** Of the mark to the side. A maskable icon is cut to a circle of 80 %: what matters lies within. */
  scale: number;
  /** A ground to the edge, and no round corners: the phone cuts them. */
  isWhole: boolean;
};

export const ICONS: Record<string, Icon> = {
  'icon-192.png': { side: 192, scale: 1, isWhole: false },
  'icon-512.png': { side: 512, scale: 1, isWhole: false },
  'icon-maskable-192.png': { side: 192, scale: 0.8, isWhole: true },
  'icon-maskable-512.png': { side: 512, scale: 0.8, isWhole: true },
  'apple-touch-icon.png': { side: 180, scale: 1, isWhole: true },
};

async function drawIcon({ side, scale, isWhole }: Icon): Promise<Buffer> {
  const mark = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8');
  const [, inside = ''] = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(mark) ?? [];
  const [, ground = ''] = /<rect width="40" height="40" fill="(#\w+)"/.exec(inside) ?? [];
  const shift = 20 * (1 - scale);
  // To the edge: the pulse goes on, and the fingers come from outside.
  const drawn = isWhole ? inside.replace(/ clip-path="[^"]*"/, '').replace('M-2 31.8H42', 'M-20 31.8H60') : inside;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="${side}" height="${side}">${
    isWhole ? `<rect width="40" height="40" fill="${ground}"/>` : ''
  }<g transform="translate(${shift} ${shift}) scale(${scale})">${drawn}</g></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

if (import.meta.main) {
  const [folder = PUBLIC] = process.argv.slice(2);
  for (const [name, icon] of Object.entries(ICONS)) writeFileSync(join(folder, name), await drawIcon(icon));
}
