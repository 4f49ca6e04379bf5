// English words in lower case with their forms, from the spelling dictionary of the npm package dictionary-en (SCOWL, size 60;
// MIT AND BSD).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#scripts/root.mjs';

type Ending = { isAtEnd: boolean; strip: string; add: string; fits: RegExp };

const folder = join(ROOT, 'node_modules/dictionary-en');
const linesOf = (file: string) => readFileSync(join(folder, file), 'utf8').split('\n');

/** By flag; format of Hunspell: SFX or PFX, flag, what is cut off, what is added, where it applies. */
function readEndings(): Map<string, Ending[]> {
  const endings = new Map<string, Ending[]>();
  for (const line of linesOf('index.aff')) {
    const [kind, flag = '', strip = '', add = '', where] = line.trim().split(/\s+/);
    if ((kind !== 'SFX' && kind !== 'PFX') || where === undefined) continue;
    const isAtEnd = kind === 'SFX';
    const fits = new RegExp(isAtEnd ? `${where}$` : `^${where}`);
    const plain = (part: string) => (part === '0' ? '' : part.replace(/\/.*$/, ''));
    endings.set(flag, [...(endings.get(flag) ?? []), { isAtEnd, strip: plain(strip), add: plain(add), fits }]);
  }
  return endings;
}

function withEnding(word: string, { isAtEnd, strip, add, fits }: Ending): string[] {
  if (!fits.test(word)) return [];
  return [isAtEnd ? word.slice(0, word.length - strip.length) + add : add + word.slice(strip.length)];
}

export function englishWords(): string[] {
  const endings = readEndings();
  const words = new Set<string>();
  for (const line of linesOf('index.dic').slice(1)) {
    const [word = '', flags = ''] = line.trim().split('/');
    if (!isPlain(word)) continue;
    const mine = [...flags].flatMap((flag) => endings.get(flag) ?? []);
    const ended = [word, ...mine.filter(({ isAtEnd }) => isAtEnd).flatMap((ending) => withEnding(word, ending))];
    const begun = mine
      .filter(({ isAtEnd }) => !isAtEnd)
      .flatMap((ending) => ended.flatMap((one) => withEnding(one, ending)));
    for (const one of [...ended, ...begun]) if (isPlain(one)) words.add(one);
  }
  return [...words].sort();
}

const isPlain = (word: string) => /^[a-z]{2,}$/.test(word);
