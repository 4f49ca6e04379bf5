// Packs the list of usual passwords that the server refuses. Run with the `src/passwords.json` of the npm package
// @zxcvbn-ts/language-common (MIT, 4.1.3), most common first:
//   node scripts/run.mjs server/identity/pack-passwords.ts passwords.json
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const MOST_COMMON = 10_000;
/** Beyond those, every one that is long enough to be taken as it stands. */
const LONG_ENOUGH = 10;

const ranked = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as string[];
const kept = ranked.filter((password, rank) => rank < MOST_COMMON || password.length >= LONG_ENOUGH);
const packed = brotliCompressSync(kept.join('\n'));
writeFileSync(join(import.meta.dirname, 'common-passwords.txt.br'), packed);
console.log(`${kept.length} passwords in ${packed.length} bytes.`);
