// What the engine loads instead of the files that people write: packed columns, phrases taken apart, and the ids as types.
import type { Packed } from '#triage-engine/knowledge/unpack.ts';
import { makePhrases } from '#triage-engine/lexicon/make-phrases.ts';
import { packPhrases } from '#triage-engine/lexicon/pack-phrases.ts';
import type { PhraseLine } from './cards.ts';
import { pack } from './pack.ts';
import type { Knowledge } from './read-knowledge.ts';

const BY = 'npm run knowledge:build';

/** Contents by path. */
export const compiledFiles = (knowledge: Knowledge): ReadonlyMap<string, string> =>
  new Map([
    ['triage-engine/knowledge/knowledge.generated.json', asJson(packed(knowledge))],
    ['triage-engine/knowledge/ids.generated.ts', ids(knowledge)],
    ['triage-engine/lexicon/phrases.generated.json', asJson(phrases(knowledge))],
    ['triage-engine/languages/hindi/hindi.generated.ts', hindi(knowledge)],
    ['triage-engine/lexicon/other-senses.generated.ts', turns(knowledge)],
    ['triage-engine/lexicon/told/told-turns.generated.ts', told(knowledge)],
  ]);

const packed = ({ findings, conditions, flags, readings, untilSeen, signs }: Knowledge): Packed =>
  pack({ findings, conditions, flags, vitalFlags: readings, untilSeen, signs });

const phrases = ({ findings, conditions }: Knowledge): string[] => packPhrases(makePhrases(findings, conditions));

/** A line for each row: then a changed phrase changes one line. */
const asJson = (rows: unknown): string => `${JSON.stringify(rows, null, 1).replace(/\n +/g, '\n')}\n`;

const union = (name: string, entries: { id: string }[]): string =>
  `export type ${name} =\n${entries.map(({ id }) => `  | '${id}'`).join('\n')};\n`;

const ids = ({ findings, conditions, flags, readings }: Knowledge): string =>
  [
    `// Written by ${BY}: whoever names an entry in code names one that exists.`,
    union('FindingId', findings),
    union('ConditionId', conditions),
    union('FlagId', [...flags, ...readings]),
  ].join('\n');

const hindi = ({ findings, hindi: phrases, slots }: Knowledge): string =>
  [
    `// Written by ${BY} from phrases.hi.txt and slots.hi.txt. Phrases: a line for each finding, in their order;`,
    `// {0 is the first slot.`,
    `export const HINDI_PHRASES =\n  ${JSON.stringify(byPlace(findings, phrases, slots))};`,
    `export const HINDI_SLOTS =\n  ${JSON.stringify(linesOf(slots))};`,
    '',
  ].join('\n');

/** Without ids and names, which a browser has already: a seventh smaller on the way to it. */
function byPlace(findings: Knowledge['findings'], phrases: PhraseLine[], slots: PhraseLine[]): string {
  const places = new Map(slots.map(({ id }, place) => [id.replace('@', ''), place.toString(36)]));
  const own = Map.groupBy(phrases, ({ id }) => id);
  const wordings = (id: string) =>
    (own.get(id) ?? [])
      .flatMap(({ phrase }) => phrase.split(';'))
      .map((wording) => wording.trim().replace(/\{(\w+)\}/g, (_, name: string) => `{${places.get(name) ?? name}`));
  return findings.map(({ id }) => [...new Set(wordings(id))].join(';')).join('\n');
}

const turns = ({ turns: patterns }: Knowledge): string =>
  [
    `// Written by ${BY} from other-senses.en.txt.`,
    `export const TURNS: readonly string[] = [\n${patterns.map((one) => `  ${JSON.stringify(one)},`).join('\n')}\n];`,
    '',
  ].join('\n');

const told = ({ told: { slots, turns: all } }: Knowledge): string =>
  [
    `// Written by ${BY} from told-turns.en.txt.`,
    `export const TOLD_SLOTS =\n  ${JSON.stringify(slots.map((one) => one.join(':')).join('\n'))};`,
    `export const TOLD_TURNS =\n  ${JSON.stringify([...Map.groupBy(all, ([id]) => id)].map(([id, own]) => `${id}:${own.map(([, turn]) => turn).join('|')}`).join('\n'))};`,
    '',
  ].join('\n');

/** 'fever: tez bukhar; bukhar chadh+': those that follow each other in one line. */
function linesOf(phrases: PhraseLine[]): string {
  const lines: [string, string[]][] = [];
  for (const { id, phrase } of phrases) {
    const last = lines.at(-1);
    if (last?.[0] === id) last[1].push(phrase);
    else lines.push([id, [phrase]]);
  }
  return lines.map(([id, own]) => `${id}: ${own.join('; ')}`).join('\n');
}
