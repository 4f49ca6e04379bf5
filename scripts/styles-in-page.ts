// The styles of a page that is painted before its scripts are there: in the page itself, so that nothing is fetched before the paint.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_FONTS, type Manifest } from './first-visits.ts';

/**
 * The links fetch nothing. They tell what loads a part of the app later that the styles it needs are there: applied twice, they
 * would have the whole page laid out anew.
 */
export function stylesInPage(folder: string, manifest: Manifest, files: string[]): string {
  const fonts = Object.values(manifest).flatMap(({ src, file }) => (FIRST_FONTS.test(src ?? '') ? [file] : []));
  if (fonts.length !== 2) throw new Error(`The build has ${fonts.length} first fonts and not two.`);
  const sheets = files.filter((file) => file.endsWith('.css'));
  const styles = sheets.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n');
  // Another tag would end in it.
  if (styles.includes('</')) throw new Error(`A style sheet holds a tag: ${sheets.join(', ')}.`);
  return [
    ...fonts.map(
      (font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}" nonce="__CSP_NONCE__">`,
    ),
    `<style nonce="__CSP_NONCE__">${styles}</style>`,
    ...sheets.map((file) => `<link rel="stylesheet" disabled href="/${file}">`),
  ].join('');
}
