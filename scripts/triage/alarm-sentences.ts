// The sentences that the alarm reader and the gist reader learn from: one file per writer, sections by danger.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { GistKind } from '#triage-engine/alarms/gist.ts';

/** `file`: whose words they are. */
export type Sentence = {
  text: string;
  danger: string;
  gist: GistKind | 'trifle or mild' | 'complaint';
  manner: Manner;
  file: string;
};

export type Manner = 'English' | 'misspelt and Indian English' | 'Hinglish' | 'Hindi';

const FOLDER = 'scripts/triage/alarm-sentences';
/** Ordinary sentences complain of nothing, trifles are looked after at home: no danger either. */
const HARMLESS = /^(none|ordinary|trifle|mild)$/;

export const sentenceFiles = (root: string): string[] =>
  globSync(`${FOLDER}/**/*.txt`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

export const readSentences = (root: string): Sentence[] => readAll(root, sentenceFiles(root));

/** Plain complaints of few words, which are asked for dangers all the same: the alarm reader does not learn them as harmless. */
export const readForGist = (root: string): Sentence[] => readAll(root, gistFiles(root));

const gistFiles = (root: string): string[] =>
  globSync('scripts/triage/gist-sentences/*.txt', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

const readAll = (root: string, files: readonly string[]): Sentence[] =>
  files.flatMap((file) => sentencesIn(readFileSync(join(root, file), 'utf8'), basename(file)));

export function sentencesIn(content: string, file: string): Sentence[] {
  let danger = '';
  return content.split(/\r?\n/).flatMap((line) => {
    const text = line.trim();
    if (text.startsWith('## ')) danger = text.slice(3).trim();
    if (text === '' || text.startsWith('## ')) return [];
    return [
      {
        text,
        danger: HARMLESS.test(danger) ? 'none' : danger,
        gist: gistOf(danger, file),
        manner: mannerOf(text, file),
        file,
      },
    ];
  });
}

function gistOf(heading: string, file: string): Sentence['gist'] {
  if (heading === 'ordinary') return 'nothing';
  if (heading === 'trifle') return 'trifle';
  if (heading === 'complaint') return 'complaint';
  if (heading !== 'none' && heading !== 'mild') return 'grave';
  if (heading === 'mild') return 'mild';
  return file.includes('trifles') ? 'trifle' : 'trifle or mild';
}

/** What is looked after at home, beside the sentences of the alarm reader: it has not learnt from these. */
export const readTrifles = (root: string): string[] =>
  trifleFiles(root).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split(/\r?\n/)
      .flatMap((line) => line.split('\t')[0]?.trim() || []),
  );

const trifleFiles = (root: string): string[] =>
  globSync('scripts/triage/trifles/*.{txt,tsv}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

function mannerOf(text: string, file: string): Manner {
  if (/[\u0900-\u097f]/.test(text)) return 'Hindi';
  if (file.includes('hinglish')) return 'Hinglish';
  return file.startsWith('misspelt') ? 'misspelt and Indian English' : 'English';
}

/** Everything that the weights of a reader come from: the sentences, how they are read, how they are learnt. */
export const trainedFrom = (root: string): { alarms: string; gist: string } => ({
  alarms: hashOf(root, ALARM_CODE, sentenceFiles(root)),
  gist: hashOf(root, [...ALARM_CODE, ...GIST_CODE], [...sentenceFiles(root), ...gistFiles(root), ...trifleFiles(root)]),
});

const ALARM_CODE = [
  'scripts/triage/fit-alarms.ts',
  ...'fold-words hash read-features sentences-of spell-in-latin word-groups word-groups.generated'
    .split(' ')
    .map((name) => `triage-engine/alarms/${name}.ts`),
];
const GIST_CODE = [
  'scripts/triage/fit-gist.ts',
  'triage-engine/alarms/read-shape.ts',
  'triage-engine/alarms/shape-words.ts',
  'triage-engine/text/place-and-trouble-words.ts',
];

function hashOf(root: string, code: readonly string[], sentences: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of [...sentences, ...code])
    hash.update(`${file}\0${readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n')}\0`);
  return hash.digest('hex').slice(0, 16);
}
