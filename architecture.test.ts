// The layers of the code, checked file by file: who may import whom, who may speak SQL, what no file may be called.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MODULES } from '#server/modules.ts';
import { LIVE_TYPES } from './contract/live.ts';

const TOP_FOLDERS = ['contract', 'triage-engine', 'server', 'web', 'e2e', 'bench', 'scripts'];
const SERVER_MODULES = MODULES.map(({ name }) => name);
const NOT_WEB_MODULES = ['api', 'landing', 'language', 'layouts', 'pages', 'public', 'theme', 'ui'];
const BANNED_NAME =
  /^(utils|helpers|common|shared|misc|types|constants|service|manager|index)\.(.+\.)?(m?[jt]sx?|css)$/;
const SQL = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|executeQuery)\(|\bsql(<[^`]*>)?`/;
const STORE_HANDED_ON = /export \{[^}]*\} from '[./]+\/store\.ts'/;
const PRIVATE_PART = /\/(store|routes|policy)\.ts$/;
const TEST = /\.test\.tsx?$|(^|\/)testing[\w-]*\.tsx?$/;

/** Packages that the Dockerfile leaves out of the image: the server runs there without them. */
const NOT_IN_IMAGE = [...readFileSync('Dockerfile', 'utf8').matchAll(/ node_modules\/([\w@/*-]+)/g)].map(
  ([, name = '']) => name,
);
const isInImage = (target: string) =>
  !NOT_IN_IMAGE.some((name) =>
    name.endsWith('*') ? target.startsWith(name.slice(0, -1)) : `${target}/`.startsWith(`${name}/`),
  );

/** What only one file of the browser's side may do, so that one test of it holds for all. */
const ONE_FILE: readonly { what: RegExp; where: readonly string[]; problem: string }[] = [
  {
    what: /<dialog\b|\.showModal\(/,
    where: ['web/ui/dialog/modal.tsx'],
    problem: 'dialogs are opened by web/ui/dialog/modal.tsx',
  },
  { what: /\bautoFocus\b/, where: [], problem: 'the dialog decides where the focus begins' },
  {
    what: /addEventListener\(\s*'key/,
    // activity.ts only notes that somebody is there.
    where: ['web/ui/keyboard/keys.ts', 'web/activity.ts'],
    problem: 'shortcuts are heard by web/ui/keyboard/keys.ts',
  },
];

/** Who calls compared with a role or an owner, or what a reply says the caller can do. */
const DECISION =
  /\b(actor|caller|nurse|doctor)\.role\s*[!=]==|[!=]==\s*(actor|caller|nurse|doctor)\.accountId|\b(actor|caller|nurse|doctor)\.accountId\s*[!=]==|\.includes\((actor|caller|nurse|doctor)\.accountId\)|\bcan: \{/;

/** An account compared with a patient's. A call names its patient once (server/patients/access), and everything else compares patients. */
const OWNER_COMPARED =
  /patient_account_id\s*[!=]==(?!\s*null)|[!=]==\s*[\w.]*patient_account_id|patients where account_id|from patients where [^`]*account_id = \$/;

/** Modules that decide nothing beyond the roles of their endpoints: facts for all, and what is found by the caller's own key. */
const NO_POLICY = ['board', 'clinic', 'data-export', 'family', 'pharmacy', 'schedule'];
const WITH_ENDPOINTS = MODULES.filter(({ routes }) => routes).map(({ name }) => name);

/** A length of time that is written out again: contract/durations.ts has it. */
const LENGTH_OF_TIME = /\b(86_400_000|3_600_000)\b|\bconst (A_|AN_)?(MINUTE|HOUR|DAY)_MS =/;

/** Forms that send nothing by themselves. */
const NO_ENDPOINT_FORM: Record<string, string> = {
  'web/care/orders/lab-tests.tsx': 'adds a row to the diagnosis, which is sent as a whole',
  'web/care/orders/staff-tasks.tsx': 'adds a row to the diagnosis, which is sent as a whole',
  'web/triage/questionnaire/question-form.tsx': 'one question of several, which are sent together after the last',
};

/** Beyond this a listing tells nothing: part of it gets a folder with a name of its own. Tests lie beside and do not count. */
const MAX_FILES_IN_FOLDER = 25;
/** Lists that grow by number or by name, and are read through an index. */
const LISTS = [
  'server/db/migrations',
  'triage-engine/knowledge/conditions',
  'triage-engine/knowledge/findings',
  // One file for each writer.
  'scripts/triage/alarm-sentences',
  'scripts/triage/alarm-sentences/harmless',
];

/** Everything that is wrong with one file, as sentences. */
function problemsWith(file: string, source: string): string[] {
  const problems: string[] = [];
  if (BANNED_NAME.test(posix.basename(file))) problems.push('its name says nothing');
  const imported = importsOf(source);
  for (const name of imported)
    if (climbs(file, name)) problems.push(`what is far away is imported by #folder (${name})`);
  if (TEST.test(file)) return problems;
  const [part, module] = layerOf(file);
  if (part === 'server' && SERVER_MODULES.includes(module) && !file.endsWith('/store.ts') && SQL.test(source)) {
    problems.push('only store.ts speaks SQL');
  }
  if (part === 'server' && !file.endsWith('/public.ts') && STORE_HANDED_ON.test(source)) {
    problems.push('what other modules may ask of a store stands in public.ts');
  }
  if (WITH_ENDPOINTS.includes(module) && part === 'server' && !file.endsWith('/policy.ts') && DECISION.test(source)) {
    problems.push('who may is decided in policy.ts');
  }
  if (part === 'server' && OWNER_COMPARED.test(source)) {
    problems.push('an account is compared with a patient: who may act for whom says server/patients/access');
  }
  if (['server', 'web', 'contract'].includes(part) && file !== 'contract/durations.ts' && LENGTH_OF_TIME.test(source)) {
    problems.push('minutes, hours and days are written in contract/durations.ts');
  }
  for (const { what, where, problem } of part === 'web' ? ONE_FILE : []) {
    if (!where.includes(file) && what.test(source)) problems.push(problem);
  }
  for (const name of imported) {
    const target = fileOf(file, name);
    const problem = problemWithImport(file, target);
    if (problem) problems.push(`${problem} (${target})`);
  }
  return problems;
}

function problemWithImport(file: string, target: string): string | undefined {
  const [part, module] = layerOf(file);
  const [toPart, toModule] = layerOf(target);
  if (part === 'contract' && toPart !== 'contract' && target !== 'zod/mini')
    return 'contract knows zod/mini and itself';
  if (part === 'triage-engine' && module !== 'tools') {
    if (!['triage-engine', 'contract'].includes(toPart) || toModule === 'tools') return 'the engine stands alone';
  }
  if (part === 'server' && !isInImage(target)) return 'the image is without it';
  if (part !== 'server' && part !== 'web') return;
  if (TOP_FOLDERS.includes(toPart) && ![part, 'contract', 'triage-engine'].includes(toPart)) {
    return 'server and web meet in contract and triage-engine only';
  }
  if (toPart !== part) return;
  return part === 'server' ? serverProblem(module, target, toModule) : webProblem(module, toModule);
}

function serverProblem(module: string, target: string, toModule: string): string | undefined {
  if (module === toModule) return;
  const isModule = SERVER_MODULES.includes(module);
  if (['platform', 'db'].includes(module) && !['platform', 'db'].includes(toModule))
    return 'platform and db know no module';
  if (isModule && !['platform', 'db', ...SERVER_MODULES.slice(0, SERVER_MODULES.indexOf(module))].includes(toModule)) {
    return 'a module uses earlier modules only';
  }
  if (PRIVATE_PART.test(target) && SERVER_MODULES.includes(toModule) && module !== 'modules.ts') {
    return 'another module is used through its use cases';
  }
}

function webProblem(module: string, toModule: string): string | undefined {
  if (module === toModule || ['main.tsx', 'router.tsx', 'entry'].includes(module)) return;
  const isModule = (name: string) => !name.includes('.') && !NOT_WEB_MODULES.includes(name);
  if (['main.tsx', 'router.tsx', 'entry'].includes(toModule)) return 'nobody reaches up to the router';
  if (module === 'pages') return;
  if (toModule === 'pages') return 'only the router opens pages';
  if (module === 'layouts') return;
  if (isModule(module)) return isModule(toModule) || toModule === 'layouts' ? 'pages compose modules' : undefined;
  return isModule(toModule) || toModule === 'layouts' ? 'ui and api know no module' : undefined;
}

/** ['server', 'identity'] for server/identity/log-in.ts, ['web', 'api.ts'] for web/api.ts. */
const layerOf = (path: string): [string, string] => [path.split('/')[0] ?? '', path.split('/')[1] ?? ''];

function importsOf(source: string): string[] {
  const named = source.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)'([^'\n]+)'/g);
  return [...named].map(([, name = '']) => name);
}

/** The file that an import means, from the root of the repository; a package by its name. */
function fileOf(file: string, imported: string): string {
  if (imported.startsWith('#')) return imported.slice(1);
  return imported.startsWith('.') ? posix.join(posix.dirname(file), imported) : imported;
}

const climbs = (file: string, imported: string) =>
  imported.startsWith('../../') ||
  (imported.startsWith('../') && layerOf(fileOf(file, imported))[0] !== layerOf(file)[0]);

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  );

test('every file keeps to its layer', () => {
  const files = readdirSync('.')
    .filter((name) => TOP_FOLDERS.includes(name))
    .flatMap(filesIn);
  const code = files.filter((file) => /\.(m?[jt]sx?|css)$/.test(file));
  const wrong = code.flatMap((file) => problemsWith(file, readFileSync(file, 'utf8')).map((why) => `${file}: ${why}`));
  expect(code.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test('no folder holds more files than a listing can tell of', () => {
  const files = TOP_FOLDERS.flatMap(filesIn).filter((file) => !TEST.test(file) && !file.endsWith('.spec.ts'));
  const folders = Object.entries(Object.groupBy(files, (file) => posix.dirname(file)));
  const full = folders.filter(([folder, held = []]) => held.length > MAX_FILES_IN_FOLDER && !LISTS.includes(folder));
  expect(full.map(([folder, held = []]) => `${folder}: ${held.length} files`)).toEqual([]);
});

test('every module with endpoints says in policy.ts who may', () => {
  const has = (module: string) => existsSync(`server/${module}/policy.ts`);
  expect(WITH_ENDPOINTS.filter((module) => !has(module))).toEqual(
    WITH_ENDPOINTS.filter((module) => NO_POLICY.includes(module)),
  );
});

test('every form is sent by useEndpointForm, in its own file or in the hook beside it', () => {
  const read = (file: string) => readFileSync(file, 'utf8');
  const isOnHook = (source: string) => /\buseEndpointForm(<[^(]*>)?\(/.test(source);
  const hooksOf = (file: string) =>
    importsOf(read(file))
      .map((name) => fileOf(file, name))
      .filter((target) => target.endsWith('.ts') && existsSync(target));
  const forms = filesIn('web').filter(
    (file) => file.endsWith('.tsx') && !TEST.test(file) && /<form\b/.test(read(file)),
  );
  const others = forms.filter((file) => ![file, ...hooksOf(file)].some((each) => isOnHook(read(each))));
  expect(forms.length).toBeGreaterThan(50);
  expect(others.toSorted()).toEqual(Object.keys(NO_ENDPOINT_FORM).toSorted());
});

test('no screen reads the schemas of an endpoint: a browser is not sent them, and a form imports its own', () => {
  const names = filesIn('contract').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export const (\w+) = endpoint\(/gm)].map(([, name]) => name),
  );
  const reads = new RegExp(`(?<!typeof )\\b(${names.join('|')})\\.(body|params|query|reply)\\b`);
  expect(names.length).toBeGreaterThan(300);
  expect(filesIn('web').filter((file) => !TEST.test(file) && reads.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('every live type is published by the server, and fetched again by a screen', () => {
  const sources = (folder: string, marker: RegExp) =>
    filesIn(folder)
      .filter((file) => /\.tsx?$/.test(file) && !TEST.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .filter((source) => marker.test(source));
  const silent = (all: string[]) => LIVE_TYPES.filter((type) => !all.some((source) => source.includes(`'${type}'`)));
  expect(silent(sources('server', /\bpublish\w*\(/))).toEqual([]);
  expect(silent(sources('web', /\bqueryKey: |\bfollows: /))).toEqual([]);
});

describe('a violation is noticed', () => {
  test.each([
    ['server/identity/x.ts', "import { a } from '../staffing/invite-staff.ts';", 'a module uses earlier modules only'],
    ['server/identity/x.ts', "import { a } from '../app.ts';", 'a module uses earlier modules only'],
    ['server/patients/x.ts', "import { a } from '../demo/people.ts';", 'a module uses earlier modules only'],
    [
      'server/patients/x.ts',
      "import type { A } from '../identity/store.ts';",
      'another module is used through its use cases',
    ],
    [
      'server/demo/x.ts',
      "import {\n  a,\n} from '../patients/store.ts';",
      'another module is used through its use cases',
    ],
    ['server/main.ts', "const a = await import('./audit/store.ts');", 'another module is used through its use cases'],
    ['server/platform/x.ts', "import { a } from '../audit/append-entry.ts';", 'platform and db know no module'],
    ['server/db/x.ts', "import '../identity/log-in.ts';", 'platform and db know no module'],
    [
      'server/ward/x.ts',
      "if (nurse.role !== 'staff') throw new Refusal('not_found');",
      'who may is decided in policy.ts',
    ],
    ['server/ward/x.ts', 'isOwn: row.by === actor.accountId,', 'who may is decided in policy.ts'],
    ['server/ward/x.ts', 'can: { stop: true },', 'who may is decided in policy.ts'],
    ['server/labs/policy.ts', 'row.patient_account_id === actor.accountId', 'an account is compared with a patient'],
    [
      'server/labs/store.ts',
      'patient_id = (select id from patients where account_id = $1)',
      'an account is compared with a patient',
    ],
    ['server/identity/x.ts', "db.selectFrom('accounts')", 'only store.ts speaks SQL'],
    ['server/identity/x.ts', 'sql<{ n: number }>`select 1`', 'only store.ts speaks SQL'],
    [
      'server/identity/x.ts',
      "export { a } from './store.ts';",
      'what other modules may ask of a store stands in public.ts',
    ],
    ['server/identity/x.ts', "import { build } from 'vite';", 'the image is without it'],
    ['server/identity/x.ts', "import { a } from '#web/api.ts';", 'server and web meet in'],
    ['web/identity/x.ts', "import { a } from '#server/app.ts';", 'server and web meet in'],
    ['web/identity/x.tsx', "import { a } from '../clinic/clinic-card.tsx';", 'pages compose modules'],
    ['web/identity/x.tsx', "import { a } from '../pages/not-found.tsx';", 'only the router opens pages'],
    ['web/ui/x.tsx', "import { a } from '../identity/queries.ts';", 'ui and api know no module'],
    ['web/api.ts', "import { a } from './identity/queries.ts';", 'ui and api know no module'],
    ['web/api/x.ts', "import { a } from '../identity/queries.ts';", 'ui and api know no module'],
    ['contract/x.ts', "import * as z from 'zod';", 'contract knows zod/mini and itself'],
    ['contract/x.ts', "import { a } from '#server/app.ts';", 'contract knows zod/mini and itself'],
    ['web/ward/x.tsx', 'return <dialog open />;', 'dialogs are opened by web/ui/dialog/modal.tsx'],
    ['web/ward/x.ts', 'ref.current.showModal();', 'dialogs are opened by web/ui/dialog/modal.tsx'],
    ['web/ward/x.tsx', '<Button autoFocus>Log out</Button>', 'the dialog decides where the focus begins'],
    ['web/ward/x.ts', "addEventListener('keydown', act)", 'shortcuts are heard by web/ui/keyboard/keys.ts'],
    ['server/identity/x.ts', 'const DAY_MS = 24 * HOUR_MS;', 'are written in contract/durations.ts'],
    ['web/ward/x.ts', 'const since = now - 2 * 3_600_000;', 'are written in contract/durations.ts'],
    ['web/ward/look/x.ts', "import { a } from '../../api.ts';", 'is imported by #folder'],
    ['e2e/x.spec.ts', "import { a } from '../contract/pud.ts';", 'is imported by #folder'],
    ['server/identity/utils.ts', '', 'its name says nothing'],
    ['web/ui/index.test.tsx', '', 'its name says nothing'],
  ])('%s with %s', (file, source, problem) => {
    expect(problemsWith(file, source)).toEqual([expect.stringContaining(problem)]);
  });

  test('and what is allowed is not', () => {
    expect(problemsWith('server/patients/x.ts', "import { a } from '../identity/open-account.ts';")).toEqual([]);
    expect(problemsWith('server/identity/public.ts', "export { a as b } from './store.ts';")).toEqual([]);
    expect(problemsWith('server/demo/x.ts', "db.selectFrom('mails'); import '../admin/read-mails.ts';")).toEqual([]);
    expect(problemsWith('web/pages/x.tsx', "import { a } from '../clinic/x.tsx'; import '../identity/y.tsx';")).toEqual(
      [],
    );
    expect(problemsWith('web/identity/x.tsx', "import { a } from '../api/clinic.ts';")).toEqual([]);
    expect(problemsWith('web/types-of-care/x.ts', "import * as z from '#contract/pud.ts';")).toEqual([]);
  });
});
