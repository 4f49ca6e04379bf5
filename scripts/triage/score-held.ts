// npm run triage:held: the figures of every case that nobody who builds has read, written into docs/clinical-safety.md.
// Counts only: no case and no answer is shown.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Case, predict, readCases } from '#triage-engine/tools/scoring/cases.ts';
import { type Figure, figuresOf, wilson } from '#triage-engine/tools/scoring/figures.ts';
import { isOwnWords, ownWordsFigures } from '#triage-engine/tools/scoring/own-words.ts';
import { ENGINE_VERSION } from '#triage-engine/triage.ts';

const DOCUMENT = 'docs/clinical-safety.md';
const BETWEEN = /(?<=<!-- held:begin[^>]*-->\n)[\s\S]*?(?=<!-- held:end -->)/;
const UNSEEN = join(import.meta.dirname, 'unseen');

/** What a file holds is told by its name; any other holds the words of somebody who writes English. */
const KINDS = {
  vignettes: /^vignettes/,
  'told clinically': /^told-clinically/,
  'told by the patient': /^told-by-patient/,
  'emergency departments': /^(emergency-department|ed-desk)/,
  misspelt: /misspelt|by-ear/,
  'Hindi and Hinglish': /hindi|hinglish/,
} as const;
type Kind = keyof typeof KINDS | 'English';

const kindOf = (file: string): Kind =>
  (Object.keys(KINDS) as (keyof typeof KINDS)[]).find((kind) => KINDS[kind].test(file)) ?? 'English';

/** The set that was written last stands by itself as well: no version before it was measured on it. */
const NEWEST = 'tenth';

type Held = { kind: Kind; set: string; cases: Case[] };

const held: Held[] = readdirSync(UNSEEN, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(^|\/)held$/.test(path))
  .flatMap((folder) =>
    readdirSync(join(UNSEEN, folder)).map((file) => ({
      kind: kindOf(basename(file)),
      set: dirname(folder),
      cases: readCases(join(UNSEEN, folder, file)),
    })),
  );

const rows = rowsOf(held);
const newest = new Map(rowsOf(held.filter(({ set }) => set === NEWEST)).map(([what, figure]) => [what, figure]));

function rowsOf(sets: readonly Held[]): [string, Figure, string][] {
  const casesOf = (kind: Kind) => sets.filter((one) => one.kind === kind).flatMap((one) => one.cases);
  const own = (kind: Kind): Figure[] => ownWordsFigures(casesOf(kind).filter(isOwnWords));
  const told = (kind: Kind): Figure[] => {
    const of = casesOf(kind);
    if (of.length === 0) return [];
    return figuresOf(
      of,
      of.map((one) => predict(one, false)),
    );
  };
  const [english, hindi, misspelt] = [own('English'), own('Hindi and Hinglish'), own('misspelt')];
  const all = english.map(({ what }) => sumOf(what, [english, hindi, misspelt]));
  const [vignettes, departments] = [told('vignettes'), told('emergency departments')];
  return [
    ['emergencies caught', find(all, 'emergencies caught'), ''],
    ['… English voices', find(english, 'emergencies caught'), '97 %'],
    ['… Hindi and Hinglish', find(hindi, 'emergencies caught'), '90 %'],
    ['… misspelt by ear', find(misspelt, 'emergencies caught'), '90 %'],
    ['… rated 4 or 5', find(all, 'rated 4 or 5, both'), ''],
    ['… sent home once every danger that was asked is denied', find(all, 'sent home when every'), ''],
    ['no emergency, stopped by a question', find(all, 'harmless: stopped'), '< 25 %'],
    ['level 1 or 2 rated 4 or 5', find(all, 'levels 1–2 rated'), '≤ 3 %'],
    ['self-care given where it is right, at once', find(all, 'level 1 given self-care'), ''],
    ['… at once, or when none of the dangers that were asked is there', find(all, 'at once or after none of'), '70 %'],
    ['level 3 sent home, at once or after that', find(all, 'level 3 given'), ''],
    ['no complaint, given a cause', find(all, 'no complaint'), 'none'],
    ['levels 1 to 3 asked whether somebody is ill', find(all, 'levels 1–3 asked whether'), ''],
    ['vignettes as in the BMJ of 2015: triage right', find(vignettes, 'triage correct'), '80 %'],
    ['… safe (a text without a number counts as unsafe)', find(vignettes, 'safe'), '98 %'],
    [
      'the condition among the first three, told clinically',
      find(told('told clinically'), 'diagnosis in the first three'),
      '86 %',
    ],
    ['… told by the patient', find(told('told by the patient'), 'diagnosis in the first three'), '82 %'],
    [
      'emergency departments: levels 4 and 5 called an emergency',
      find(departments, 'levels 4–5 called emergency'),
      '88 %',
    ],
    ['… of the rest', find(departments, 'levels 1–3 called emergency'), '≤ 15 %'],
  ];
}

const table = [
  `| every held case, engine \`${ENGINE_VERSION}\` | all ten sets | the ${NEWEST} alone | wanted |`,
  '|---|---|---|---|',
  ...rows.map(([what, figure, wanted]) => `| ${what} | ${share(figure)} | ${share(newest.get(what))} | ${wanted} |`),
  '',
].join('\n');
writeFileSync(DOCUMENT, readFileSync(DOCUMENT, 'utf8').replace(BETWEEN, table));
console.log(table);

/** Of a set without such cases: nothing of nothing. */
function find(figures: readonly Figure[], start: string): Figure {
  if (figures.length === 0) return { what: start, hits: 0, of: 0 };
  const found = figures.find(({ what }) => what.trim().startsWith(start));
  if (!found) throw new Error(`No figure is called “${start} …”.`);
  return found;
}

function sumOf(what: string, lists: Figure[][]): Figure {
  const of = lists.flatMap((list) => list.filter((one) => one.what === what));
  return { what, hits: of.reduce((sum, { hits }) => sum + hits, 0), of: of.reduce((sum, one) => sum + one.of, 0) };
}

function share({ hits, of }: Figure = { what: '', hits: 0, of: 0 }): string {
  if (of === 0) return '';
  const [low, high] = wilson(hits, of).map((limit) => Math.round(100 * limit));
  return `${((100 * hits) / of).toFixed(1)} % (${hits}/${of}; ${low}–${high})`;
}
