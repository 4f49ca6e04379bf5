// npm run triage:english: packs the English words that the engine never takes for a misspelt medical word.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packWords } from '../../triage-engine/lexicon/word-filter.ts';
import { ROOT } from '../root.mjs';
import { englishWords } from './english-dictionary.ts';

/** Shorter ones are never mended by themselves. */
const SHORTEST = 5;

const all = new Set(englishWords());
// A plural is looked up by its singular.
const isPlural = (word: string) => /[^s]s$/.test(word) && word.length > SHORTEST && all.has(word.slice(0, -1));
const kept = [...all].filter((word) => word.length >= SHORTEST && !isPlural(word));
const { size, bits } = packWords(kept);
writeFileSync(
  join(ROOT, 'triage-engine/lexicon/english-words.generated.ts'),
  `// Written by npm run triage:english from the npm package dictionary-en (SCOWL, MIT AND BSD).
export const ENGLISH_WORDS = { size: ${size}, bits: '${bits}' };
`,
);
console.log(`${size} words in ${Math.round((bits.length * 3) / 4)} bytes.`);
