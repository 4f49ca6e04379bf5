// How the Hindi of the screens is written: one word for a thing, a danda at the end of a sentence, and no letters that its readers
// may not know. The list of words is contract/language/testing-hindi.ts.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Catalogue } from '#contract/language/language.ts';
import { badEnd, latinIn, ONE_WORD, otherWordsIn } from '#contract/language/testing-hindi.ts';
import { FAMILY_NOTICES_IN_HINDI } from '#contract/notice-words/family-hindi.ts';
import { TITLES_FOR_ANOTHER } from '#contract/notice-words/for-another.ts';
import { NOTICES_IN_HINDI } from '#contract/notice-words/hindi.ts';

/** Those that are fetched put the others together, and the engine's answers have tests of their own. */
const NOT_A_CATALOGUE = /\.test\.|\/(app|entry|answer|everything-area|record-area|symptoms-area|triage-[\w-]+)\.ts$/;
const files = globSync('web/language/hindi/{,data/}*.ts').filter((file) => !NOT_A_CATALOGUE.test(file));

/** People who read the list of controls look up names of techniques. Names of people stand in pictures of the front page. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  security: [
    ...[
      'HIPAA',
      'TLS',
      'Argon2id',
      'SameSite',
      'HttpOnly',
      'RFC',
      'Merkle',
      'Ed25519',
      'AES-256-GCM',
      'no-store',
      'HSTS',
    ],
    ...['Idempotency-Key', 'kill', 'a', 'b', 'c', 'd', 'e', 'ii', 'iii', 'iv', 'C'],
  ],
  landing: ['HIPAA', 'Rosa', 'Dr', 'Meera', 'Iyer', 'Arjun', 'Nair'],
  refusals: ['I', 'am', 'calling', 'now'],
};

type Said = { key: string; hindi: string };
const catalogues = await Promise.all(
  files.map(async (file) => {
    const name = /(\w[\w-]*)\.ts$/.exec(file)?.[1] ?? '';
    const parts = Object.values<Catalogue>(await import(`#${file}`));
    const said: Said[] = parts.flatMap((part) =>
      Object.entries(part).flatMap(([key, hindi]) => [hindi].flat().map((one) => ({ key, hindi: one }))),
    );
    return { name, said };
  }),
);

test('reads what it should', () => {
  expect(catalogues.length).toBeGreaterThan(25);
  expect(catalogues.flatMap(({ said }) => said).length).toBeGreaterThan(2000);
});

describe.each(catalogues)('the words of $name', ({ name, said }) => {
  test('call one thing by one word', () => {
    const faults = said.flatMap(({ hindi }) => otherWordsIn(hindi).map((fault) => `${fault}: ${hindi}`));
    expect(faults).toEqual([]);
  });

  test('end a sentence in a danda, and nothing else', () => {
    // A refusal is named by its code, and is a sentence.
    const faults = said.filter(({ key, hindi }) => badEnd(hindi, key.startsWith('#') ? 'A sentence.' : key));
    expect(faults).toEqual([]);
  });

  test('hold no Latin letters but those of the list', () => {
    const faults = said.flatMap(({ hindi }) => latinIn(hindi, ALLOWED[name]).map((word) => `${word}: ${hindi}`));
    expect(faults).toEqual([]);
  });
});

const OUR_NAMES = /QuickSchedule|HealthBoard|SymptomScript|SymptomScan|Symptom ?Sketch/;

test('beside the name of a screen of ours stands what it is in Hindi, wherever it is said', () => {
  const named = catalogues.flatMap(({ said }) => said).filter(({ hindi }) => OUR_NAMES.test(hindi));
  expect(named.length).toBeGreaterThan(8);
  const beside = new RegExp(
    `(?:${OUR_NAMES.source}) \\(\\p{Script=Devanagari}|\\p{Script=Devanagari}”? \\((?:${OUR_NAMES.source})\\)`,
    'u',
  );
  expect(named.filter(({ hindi }) => !beside.test(hindi))).toEqual([]);
});

test('no screen says a name of ours but through the catalogue', () => {
  const screens = globSync('web/{pages/{patient,symptoms},triage,board,appointments}/**/*.tsx').filter(
    (file) => !file.includes('.test.'),
  );
  expect(screens.length).toBeGreaterThan(100);
  const bare = new RegExp(`(?:>\\s*|name="|title="|label=")(?:${OUR_NAMES.source})`);
  expect(screens.filter((file) => bare.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('notices call one thing by one word, in Hindi letters', () => {
  const notices = [...Object.values(NOTICES_IN_HINDI), ...Object.values(FAMILY_NOTICES_IN_HINDI)];
  const said = [
    ...notices.flatMap(({ title, text }) => [title, ...[text].flat()]),
    ...Object.values(TITLES_FOR_ANOTHER.hi),
  ];
  expect(said.flatMap((text) => otherWordsIn(text).map((fault) => `${fault}: ${text}`))).toEqual([]);
  expect(said.flatMap((text) => latinIn(text).map((word) => `${word}: ${text}`))).toEqual([]);
});

test('the list names each word once, and no word that it uses itself', () => {
  const others = Object.values(ONE_WORD).flat();
  expect(new Set(others).size).toBe(others.length);
  expect(others.filter((word) => word in ONE_WORD)).toEqual([]);
});

test.each([
  ['अपना काउंटर देखें।', 'See your desk.', 'काउंटर'],
  ['यह खाता है।', 'This is an account.', 'खाता'],
])('%s is found: it has another word than the rest', (hindi, _english, word) => {
  expect(otherWordsIn(hindi).join()).toContain(word);
});

test.each([
  { hindi: 'यह खुला है', english: 'This is open.', bad: true },
  { hindi: 'यह खुला है.', english: 'This is open.', bad: true },
  { hindi: 'यह खुला है।', english: 'This is open.', bad: false },
  { hindi: 'खुला।', english: 'Open', bad: true },
  { hindi: 'यह खुला है।यह भी।', english: 'This is open. This too.', bad: true },
  { hindi: 'क्या यह खुला है।', english: 'Is this open?', bad: true },
])('$hindi for “$english” is found: $bad', ({ hindi, english, bad }) => {
  expect(badEnd(hindi, english)).toBe(bad);
});

test('Latin letters are found, and those of the list are not', () => {
  expect(latinIn('अपना dashboard देखें, {name}: 12 mg')).toEqual(['dashboard']);
});
