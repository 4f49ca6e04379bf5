// Every sentence that is asked for stands in the catalogue, and the catalogue holds nothing else.
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Catalogue } from '#contract/language/language.ts';
import { REFUSAL_DETAILS } from '#contract/language/refusal-details.ts';
import { USUAL_SIGNS } from '#contract/readings/reading-advice.ts';

/** Those that are fetched put the others together. */
const FETCHED = ['app', 'entry', 'answer', 'everything-area', 'record-area', 'symptoms-area'];
const catalogueFiles = (folder: string) =>
  globSync(`web/language/hindi/${folder}*.ts`)
    .filter((file) => !file.includes('.test.'))
    .map((file) => `${folder}${posix.basename(file, '.ts')}`)
    .filter((name) => !FETCHED.includes(name));
/** What the contract and the engine say. Tests of their own hold that each of their sentences is there. */
const DATA = catalogueFiles('data/');
const NAMES = [...catalogueFiles(''), ...DATA];

const parts: Record<string, Catalogue> = Object.fromEntries(
  await Promise.all(
    NAMES.map(async (name) => [
      name,
      Object.assign({}, ...Object.values(await import(`#web/language/hindi/${name}.ts`))),
    ]),
  ),
);
const catalogueIn = (...names: string[]): Catalogue => Object.assign({}, ...names.map((name) => parts[name]));

const STRING = /(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/.source;
const contentOf = (literal: string): string => literal.slice(1, -1).replaceAll("\\'", "'");

const sources = globSync('web/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.|\/testing|language\/hindi\/|language\/say\.ts/.test(file),
);

type Asked = { text: string; isCounted: boolean; file: string };

function askedIn(file: string): Asked[] {
  const code = readFileSync(file, 'utf8').replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');
  const plain = code.matchAll(new RegExp(`(?<![\\w.])(?:t|msg|tRich)\\(\\s*(${STRING})`, 'g'));
  const counted = code.matchAll(new RegExp(`(?<![\\w.])tCount\\(\\s*${STRING},\\s*(${STRING})`, 'g'));
  return [
    ...[...plain].map(([, text = '']) => ({ text: contentOf(text), isCounted: false, file })),
    ...[...counted].map(([, text = '']) => ({ text: contentOf(text), isCounted: true, file })),
  ];
}

const asked = sources.flatMap(askedIn);
const namesIn = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)(?::\w+)?\}/g)].map(([, name]) => name))].sort();

/** By "#code.detail". */
const DETAILS = new Map<string, string>(
  Object.entries(REFUSAL_DETAILS).flatMap(([code, details]) =>
    Object.entries<string>(details).map(([detail, text]) => [`#${code}.${detail}`, text] as const),
  ),
);
/** In Hindi they stand in the sentence itself. */
const SAID_ITSELF = new Set(['signs']);

describe('the Hindi catalogue', () => {
  const catalogue = catalogueIn(...NAMES);

  test('holds a good part of what is read here, so that this test reads what it should', () => {
    expect(Object.keys(catalogue).length).toBeGreaterThan(700);
    expect(asked.length).toBeGreaterThan(800);
  });

  test('has every sentence that a screen asks for, in the form it asks for', () => {
    const missing = asked.filter(
      ({ text, isCounted }) => Array.isArray(catalogue[text]) !== isCounted || !(text in catalogue),
    );
    expect(missing).toEqual([]);
  });

  test('has no sentence that no screen asks for', () => {
    const used = new Set(asked.map(({ text }) => text));
    const fromElsewhere = catalogueIn('refusals', ...DATA);
    const unused = Object.keys(catalogue).filter((text) => !used.has(text) && !(text in fromElsewhere));
    expect(unused).toEqual([]);
  });

  test.each(Object.entries(catalogue))('says something for %s, with the same names in braces', (text, said) => {
    for (const one of [said].flat()) {
      expect(one.trim()).not.toBe('');
      expect(namesIn(one)).toEqual(namesIn(DETAILS.get(text) ?? text).filter((name) => !SAID_ITSELF.has(name ?? '')));
    }
  });

  test('says each sentence in one way, also where two areas of the app need it', () => {
    // The front page is drawn with its own words alone: "none" is a dose there and a pain elsewhere.
    const all = NAMES.filter((name) => name !== 'landing').flatMap((name) => Object.entries(catalogueIn(name)));
    const first = new Map<string, string>();
    const otherwise = all.filter(([text, said]) => {
      const before = first.get(text) ?? JSON.stringify(said);
      first.set(text, before);
      return before !== JSON.stringify(said);
    });
    expect(otherwise).toEqual([]);
  });

  test('writes numbers in Latin digits', () => {
    expect(
      Object.values(catalogue)
        .flat()
        .filter((said) => /[०-९]/.test(said)),
    ).toEqual([]);
  });
});

test('the pages before login find all that they ask for in their own part', () => {
  const catalogue = catalogueIn('before-login', 'refusals', 'card', 'data/card');
  const files = reachedFrom('web/entry/main.tsx');
  expect(files).toContain('web/language/words-from-server.ts');
  const missing = asked.filter(({ text, file }) => files.has(file) && !(text in catalogue));
  expect(missing).toEqual([]);
});

const RECORD_AREA = [
  'record',
  'doses',
  'own-card',
  'childhood',
  'data/note-types',
  'data/measured-positions',
  'data/vaccines',
];
const SYMPTOMS_AREA = ['symptom-tools', 'data/body', 'data/questionnaires', 'data/specialists'];
/** What is fetched with a first answer, with a first result, or by no screen of the app. */
const ELSEWHERE = /^(?:landing|security|everything|data\/(?:lab-meanings|triage-[\w-]+))$/;
const CORE = NAMES.filter((name) => ![...RECORD_AREA, ...SYMPTOMS_AREA].includes(name) && !ELSEWHERE.test(name));
const patientPages = (folder: string) =>
  globSync(`web/pages/${folder}/*.tsx`).filter((file) => !file.includes('.test.'));

test.each([
  {
    area: 'every screen',
    pages: [
      ...patientPages('patient').filter(
        (file) => !/(emergency-card|prescription|everything|symptom-checks|patient-home|script-ask)\.tsx$/.test(file),
      ),
      ...patientPages('patient/symptom-tools'),
      'web/layouts/patient-layout.tsx',
    ],
    names: CORE,
  },
  {
    area: 'the record',
    pages: [
      ...patientPages('patient/record'),
      ...patientPages('patient/doses'),
      'web/pages/patient/emergency-card.tsx',
    ],
    names: [...CORE, ...RECORD_AREA],
  },
  {
    area: 'the copy of everything',
    pages: ['web/pages/patient/everything.tsx'],
    names: [...CORE, ...RECORD_AREA, 'everything'],
  },
  {
    area: 'the symptom tools',
    pages: [...patientPages('symptoms'), 'web/pages/patient/symptom-checks.tsx', 'web/pages/patient/patient-home.tsx'],
    names: [...CORE, ...SYMPTOMS_AREA],
  },
])('the screens of $area find all that they ask for in the files that are fetched for them', ({ pages, names }) => {
  const catalogue = catalogueIn(...names);
  const files = new Set(pages.flatMap((page) => [...reachedFrom(page)]));
  const missing = asked.filter(({ text, file }) => files.has(file) && !(text in catalogue));
  expect(missing.map(({ text, file }) => `${file}: ${text}`)).toEqual([]);
});

/** Shown to those who work here alone, or a sheet that others read. */
const IN_ENGLISH = new RegExp(
  [
    ...[
      'pages/before-login/setup',
      'pages/visit/doctor',
      'pages/(?:admin|doctor|staff|reception)/',
      'staffing/',
      'appointments/waiting-room/',
      'people/',
    ],
    ...[
      'credentials/setup-form',
      'credentials/pin-card',
      'visits/(?:reach|where)',
      'care/prescription/',
      'layouts/(?!patient)',
    ],
    ...[
      'childhood/vaccines/(?:certificate|confirm|correct|decide|record)',
      'alerts/(?:alarm|emergency-strip|locked|sound)',
    ],
    ...['identity/idle-lock/pin-form', 'ui/kept-although', 'ui/brand/', 'patients/card/patient-card'],
  ]
    .map((part) => `^web/${part}`)
    .join('|'),
);
/** Buttons for doctors within what patients see too, and what is written alike in both languages. */
const SAID_ALL_THE_SAME: Record<string, string[]> = {
  'web/childhood/vaccines/vaccines-panel.tsx': [
    ...['Decide', 'Record a vaccine', 'End', 'Read and confirm it', 'End it'],
    'It can then be given again. The decision stays in the record.',
  ],
  'web/childhood/vaccines/dose-line.tsx': ['Record'],
  'web/childhood/vaccines/given-doses.tsx': ['Correct'],
  'web/family/ask-for-child-dialog.tsx': ['PUD-XXXXX-XXXXX'],
  'web/family/invite-helper-dialog.tsx': ['PUD-XXXXX-XXXXX'],
};
const BARE = [
  /<\/?[\w.]+(?:\s[^<>]*)?>\s*([A-Z][a-z]+[^<>{}=;()]*?)\s*(?=<|\{)/g,
  /\b(?:label|title|aria-label|hint|placeholder|alt|yes|busyText)="([^"]*[A-Z][a-z]+[^"]*)"/g,
];

test('no screen of a patient or a visitor says anything but through the catalogue', () => {
  const folders = ['patient', 'symptoms', 'visit', 'before-login'];
  const pages = folders
    .flatMap((part) => globSync(`web/pages/${part}/**/*.tsx`))
    .filter((file) => !file.includes('.test.'));
  const starts = [...pages, 'web/pages/account.tsx', 'web/pages/not-found.tsx', 'web/layouts/patient-layout.tsx'];
  const isRead = (file: string) => !IN_ENGLISH.test(file);
  const files = new Set(starts.filter(isRead).flatMap((page) => [...reachedFrom(page, isRead)]));
  expect(files.size).toBeGreaterThan(300);
  const bare = [...files]
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const code = readFileSync(file, 'utf8').replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');
      const said = BARE.flatMap((shape) => [...code.matchAll(shape)].map(([, text = '']) => text.trim()));
      return said.filter((text) => !SAID_ALL_THE_SAME[file]?.includes(text)).map((text) => `${file}: ${text}`);
    });
  expect(bare).toEqual([]);
});

test('every refusal that a patient or a visitor can meet has its Hindi', async () => {
  const catalogue = catalogueIn('refusals');
  const missing = (await endpointsOfPatients())
    .flatMap(({ refusals }) => refusals)
    .filter((code) => !(`#${code}` in catalogue));
  expect([...new Set(missing)]).toEqual([]);
});

test('every refusal that says more than its code has its own Hindi, and no Hindi is of a detail that is gone', () => {
  const kept = Object.keys(catalogueIn('refusals')).filter((key) => /^#\w+\./.test(key));
  expect(kept.toSorted()).toEqual([...DETAILS.keys()].toSorted());
});

/** Where the server says something beside a field to whoever works here, and to nobody else. */
const OF_THE_CLINIC = new RegExp(
  [
    ...['admin', 'admissions', 'alerts', 'board', 'care', 'demo', 'labs', 'medication', 'merges', 'messages'],
    ...['pharmacy', 'schedule', 'staffing', 'tasks', 'vaccines', 'visits', 'ward', 'platform', 'db'],
    ...['appointments/closed-days', 'appointments/desk', 'appointments/doctor-hours', 'clinic/departments'],
    ...['doses/after-stay', 'doses/repeats/decide-repeat', 'identity/sessions/pin', 'inbox/answer-patient'],
    ...['patients/access/add-guardian', 'patients/chart-access'],
  ]
    .map((part) => `^server/${part}[/.]`)
    .join('|'),
);
/** Of constraints that only the clinic meets, of logos, and what a program alone can send. */
const NEVER_READ = [
  'There is a department of this name.',
  'Choose a picture.',
  'Choose a PNG or a JPEG.',
  'E-mail is needed.',
];

test('every sentence that the server puts beside a field of a patient has its Hindi', () => {
  const catalogue = catalogueIn(...NAMES);
  const files = globSync('server/**/*.ts').filter(
    (file) => file.endsWith('/find-doctor.ts') || (!/\.test\.|\/testing/.test(file) && !OF_THE_CLINIC.test(file)),
  );
  const said = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bfields:\s*\{[^}]*\}/g)].flatMap(([fields]) =>
      [...fields.matchAll(new RegExp(STRING, 'g'))].map(([literal]) => contentOf(literal)),
    ),
  );
  expect(said.length).toBeGreaterThan(30);
  const sentences = [...new Set(said)].filter((text) => /^[A-Z].*[.]$/.test(text) && !NEVER_READ.includes(text));
  expect(sentences.filter((text) => !(text in catalogue))).toEqual([]);
});

test('the signs of danger in Hindi are as many as in English', () => {
  const said = String(catalogueIn('refusals')['#symptoms_unread.too-long']);
  expect(said.split(';')).toHaveLength(Object.keys(USUAL_SIGNS).length);
});

/** The text of a file without what it takes as a type: that is gone when it runs. */
const loadedBy = (file: string) => readFileSync(file, 'utf8').replaceAll(/^import type .*;$/gm, '');

function reachedFrom(start: string, isEntered = (_file: string) => true): Set<string> {
  const reached = new Set([start]);
  for (const file of reached)
    for (const [, imported = ''] of loadedBy(file).matchAll(/(?:from|import)\s*\(?\s*'([^']+\.tsx?)'/g)) {
      const target = imported.startsWith('#') ? imported.slice(1) : posix.join(posix.dirname(file), imported);
      if (target.startsWith('web/') && isEntered(target)) reached.add(target);
    }
  return reached;
}

async function endpointsOfPatients(): Promise<Endpoint[]> {
  const files = globSync('contract/**/*.ts').filter((file) => !file.includes('.test.'));
  const modules = await Promise.all(files.map((file) => import(`#${file}`)));
  return modules.flatMap((module) => Object.values<unknown>(module)).filter(isForPatients);
}

const isForPatients = (value: unknown): value is Endpoint =>
  typeof value === 'object' &&
  value !== null &&
  'refusals' in value &&
  'roles' in value &&
  Array.isArray(value.roles) &&
  value.roles.some((role) => role === 'patient' || role === 'public');
