// The passwords that everyone tries first: about 11,400, most common first. Only the server has them, and reads them when
// somebody chooses a password. The list is that of @zxcvbn-ts/language-common 4.1.3
// (MIT, © Dan Wheeler and Dropbox, Inc., © @zxcvbn-ts); pack-passwords.ts made the file.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { asLetters } from './look-alikes.ts';

const FILE = join(import.meta.dirname, 'common-passwords.txt.br');
/** Two of these in a row are no better than one. */
const MOST_COMMON = 2_000;
const SHORTEST_OF_TWO = 4;

export type CommonPasswords = { has(letters: string): boolean; isTwo(letters: string): boolean };

let loading: Promise<CommonPasswords> | undefined;

export function loadCommonPasswords(): Promise<CommonPasswords> {
  loading ??= readList().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function readList(): Promise<CommonPasswords> {
  const text = await promisify(brotliDecompress)(await readFile(FILE));
  const ranked = text.toString('utf8').split('\n').map(asLetters);
  const all = new Set(ranked);
  const first = new Set(ranked.slice(0, MOST_COMMON));
  return {
    has: (letters) => all.has(letters),
    isTwo(letters) {
      for (let cut = SHORTEST_OF_TWO; cut <= letters.length - SHORTEST_OF_TWO; cut += 1) {
        if (first.has(letters.slice(0, cut)) && first.has(letters.slice(cut))) return true;
      }
      return false;
    },
  };
}
