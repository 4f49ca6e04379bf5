// npm run triage:english: packs the English words that the engine never takes for a misspelt medical word.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#scripts/root.mjs';
import { regularBase } from '#triage-engine/lexicon/spelling/is-english.ts';
import { packWords } from '#triage-engine/lexicon/spelling/word-filter.ts';
import { englishWords } from './english-dictionary.ts';

/** Shorter ones are never mended. */
const SHORTEST = 3;

const all = new Set(englishWords());
const isForm = (word: string) => regularBase(word) !== undefined && all.has(regularBase(word) ?? '');
const kept = [...all].filter((word) => word.length >= SHORTEST && !isForm(word));
const { size, bits } = packWords(kept);
writeFileSync(
  join(ROOT, 'triage-engine/lexicon/spelling/english-words.generated.ts'),
  `// Written by npm run triage:english from the npm package dictionary-en (SCOWL, MIT AND BSD).
export const ENGLISH_WORDS = { size: ${size}, bits: '${bits}' };
`,
);
console.log(`${size} words in ${Math.round((bits.length * 3) / 4)} bytes.`);
