// npm run triage:held: the figures of every case that nobody who builds has read, written into docs/clinical-safety.md.
// Counts only: no case and no answer is shown.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
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

const cases = new Map<Kind, Case[]>();
for (const folder of readdirSync(UNSEEN, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /(^|\/)held$/.test(path),
))
  for (const file of readdirSync(join(UNSEEN, folder))) {
    const kind = kindOf(basename(file));
    cases.set(kind, [...(cases.get(kind) ?? []), ...readCases(join(UNSEEN, folder, file))]);
  }

const own = (...kinds: Kind[]): Figure[] =>
  ownWordsFigures(kinds.flatMap((kind) => cases.get(kind) ?? []).filter(isOwnWords));
const told = (kind: Kind): Figure[] => {
  const of = cases.get(kind) ?? [];
  return figuresOf(
    of,
    of.map((one) => predict(one, false)),
  );
};
const [english, hindi, misspelt] = [own('English'), own('Hindi and Hinglish'), own('misspelt')];
const all = english.map(({ what }) => sumOf(what, [english, hindi, misspelt]));
const [vignettes, departments] = [told('vignettes'), told('emergency departments')];

const rows: [string, Figure, string][] = [
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
const table = [
  `| every held case, engine \`${ENGINE_VERSION}\` | all nine sets | wanted |`,
  '|---|---|---|',
  ...rows.map(([what, { hits, of }, wanted]) => `| ${what} | ${share(hits, of)} | ${wanted} |`),
  '',
].join('\n');
writeFileSync(DOCUMENT, readFileSync(DOCUMENT, 'utf8').replace(BETWEEN, table));
console.log(table);

function find(figures: readonly Figure[], start: string): Figure {
  const found = figures.find(({ what }) => what.trim().startsWith(start));
  if (!found) throw new Error(`No figure is called “${start} …”.`);
  return found;
}

function sumOf(what: string, lists: Figure[][]): Figure {
  const of = lists.flatMap((list) => list.filter((one) => one.what === what));
  return { what, hits: of.reduce((sum, { hits }) => sum + hits, 0), of: of.reduce((sum, one) => sum + one.of, 0) };
}

function share(hits: number, of: number): string {
  const [low, high] = wilson(hits, of).map((limit) => Math.round(100 * limit));
  return `${((100 * hits) / of).toFixed(1)} % (${hits}/${of}; ${low}–${high})`;
}
