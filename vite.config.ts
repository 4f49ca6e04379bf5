import { existsSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { contractInBrowser } from './scripts/contract-in-browser.ts';
import { iconsOneByOne } from './scripts/icons-one-by-one.ts';

const web = join(import.meta.dirname, 'web');

// The app, and the one stylesheet of the pages that need no script (scripts/build-web.ts writes those pages).
const entries = [join(web, 'index.html'), join(web, 'landing/landing.css')];

// Which modules travel together. Left alone, the build makes a file of every little thing that two pages share, and a
// page begins with a hundred requests; here what the same people need is one file.

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const START = /\/web\/main\.tsx$/;

/** Lists that come page by page: used on a few pages of most roles, and too small to drag one role's file to another. */
const PAGING = /\/node_modules\/.*infinitequery/i;

/** Limits of readings: the engine and the pages of patients and wards use them, and no symptom tool does at first. */
const READING_RULES = /\/contract\/readings\/(vital-bands|vitals-together|small-child-signs)\.ts$/;
/** Switches: of the workplace and of the body that patients mark, which must not wait for the workplace. Two icons that most use. */
const SWITCHES =
  /\/web\/ui\/(navigation\/segments|viewport\/media)\.(tsx?|module\.css)$|\/Icon(ArrowRight|Trash)\.mjs$/;
/** Small things of every dashboard, which other screens hold too. */
const IN_EVERY_DASHBOARD =
  /\/contract\/(appointments\/(appointments|waitlist)|medicines\/prescriptions)\.ts$|\/Icon(DoorEnter|Message2|Stethoscope)\.mjs$|\/web\/ui\/time\/day-text\.ts$/;
/** What an answer consists of: small, and read by the engine, the tools and most pages. */
const ANSWERS = /\/contract\/triage\/(body-parts|symptom-limits|dangers|triage-result|stored-triage)\.ts$/;
/** What is answered however short it is: of the symptom tools and the engine, and no dashboard of the clinic. */
const ALARM_WORDS = /\/contract\/triage\/alarm-words\.ts$/;
/** Where it hurts: of the symptom tools, and of one earlier check. */
const TOLD = /\/contract\/triage\/body-regions\.ts$/;
/** Of single forms: no first screen waits for them, though what is read and what is typed name each other. */
const TYPED = /\/contract\/(?:patients|medicines|staffing)\/(new-note|family-forms|medicines|doctor-pages)\.ts$/;
/** Of a patient's waiting list and of a doctor's requests: the one must not wait for the workplace of the other. */
const KEPT_FOCUS = /\/web\/ui\/keyboard\/keeps-focus\.(tsx|module\.css)$/;
/** A few lines that most screens begin with, and one that also the engine uses. */
const TOGETHER =
  /\/web\/(pages\/known-ahead|ui\/loading\/(is-ahead|lazy-or|lazy-with-preload))\.tsx?$|\/contract\/in-sentence\.ts$/;
const PATIENT_FILE = /\/contract\/patients\/(patients|patient-email)\.ts$|\/web\/patients\/queries\.ts$/;
/** Codes to scan and sheets to print: of the account, the emergency card and some sheets of the clinic, and no dashboard's. */
const ON_PAPER = /\/web\/ui\/(qr-code|page\/print-sheet)\.(tsx|module\.css)$/;
/** The frame of a patient's screens and of the symptom tools: no screen waits for the tools. */
const FRAME =
  /\/web\/(register-worker|emergency-number|pages\/symptoms\/triage-clinic)\.ts$|\/web\/layouts\/patient-layout\.module\.css$/;
/** Sending a file: of the ward's reports and of a patient's documents and photos. */
const UPLOAD = /\/web\/upload\.ts$/;
/** Of a video visit, for those who have an account and for its guests. */
const VIDEO_VISITS = /\/contract\/appointments\/(visits|visit-guests)\.ts$/;
const NEWS2 = /\/contract\/ward\/news2\.ts$/;

/** Numbers, turns of speech and what they mean beside others, which change with other sentences only: kept by a browser while the engine changes. */
const ALARM_WEIGHTS =
  /\/triage-engine\/(?:alarms\/(?:(?:weights|gist-weights|word-groups)\.generated|shape-words|animal-is-ill)|lexicon\/(?:(?:told\/told-turns|other-senses)\.generated|told\/match-told)|trifles\/looked-at|dangers\/of-places|languages\/hindi\/other-meanings)\.ts$/;
/** So do the words of a language: everyday ones, their forms, how they are misspelt, what trifles are called, and turns of speech. */
const ENGLISH_WORDS =
  /\/triage-engine\/(?:context\/denied|lexicon\/spelling\/(?:english-words\.generated|by-ear|indian-words)|trifles\/(?:word(?:ing)?s-en|telling-words)|text\/(?:place-and-trouble-words|may-be-swallowed|own-beside-baby|unborn-child|word-forms)|findings\/settle-by-cause|lexicon\/(?:accidental-cut|everyday-words|fewer-movements))\.ts$/;
const HINDI = /\/triage-engine\/languages\/hindi\/hindi\.generated\.ts$/;

/** What each kind of visitor loads first. What only comes later, on a click, keeps to itself. */
const OUTSIDE = {
  // Forms of everyone inside, and of what a guest opens later in a symptom tool: that must not wait for a dashboard.
  forms:
    /\/web\/ui\/(forms\/endpoint-form|fields\/(text|check|password)-field|feedback\/alert-box|copy-button|time\/time)\.tsx?$/,
  tools:
    /\/web\/(layouts\/tools|pages\/(symptoms\/(symptom-\w+|questionnaire)|patient\/script-ask)|triage\/local\/local-engine)\.tsx?$/,
};
const INSIDE = {
  // Badges are on most screens, and Home itself has none.
  patient:
    /\/web\/(layouts\/(inside|patient-layout)|pages\/patient\/patient-home|ui\/badges\/badge)\.tsx$|\/Icon(Check|Clock)\.mjs$/,
  clinic: /\/web\/(layouts\/(inside|clinic-layout)|pages\/doctor\/doctor-dashboard)\.tsx$/,
  ward: /\/web\/(layouts\/(inside|ward-layout)|pages\/staff\/(staff-dashboard|ward-overview))\.tsx$/,
  admin: /\/web\/(layouts\/(inside|clinic-layout)|pages\/admin\/admin-home)\.tsx$/,
  account: /\/web\/(layouts\/inside|pages\/account)\.tsx$/,
};

/** What a patient opens from home. What several of them need travels apart from home. */
const PATIENT_SCREENS = {
  checks: /\/web\/pages\/patient\/symptom-checks\.tsx$/,
  book: /\/web\/pages\/patient\/booking\/book\.tsx$/,
  record: /\/web\/pages\/patient\/record\/record\.tsx$/,
  doses: /\/web\/pages\/patient\/doses\/doses\.tsx$/,
  you: /\/web\/pages\/patient\/you\.tsx$/,
};

/** What Record fetches once it is shown, or opens: must not wait for the pages of those who work here. */
const BEHIND_RECORD =
  /\/web\/(labs\/results\/results-card|care\/visits\/visits-in-short|pages\/patient\/record\/(board|record-lines))\.tsx$/;

/** Their pages have little in common: what only one of them needs stays with it. */
const PAGES_APART = ['forms', 'tools'];

/** Of placeInside, with both kinds of what guests need. */
const HIGHEST_RANK = 28;

/** Worked out by itself, before the app that is built on it: in two steps a thumb waits less. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;
const CREATE_ROOT = /\/web\/entry\/create-root\.ts$/;
/** What forms check typed fields with: what is shown first has no use for it. */
const SCHEMAS = /\/node_modules\/zod\/|\/contract\/(fields|appointments\/reachable)\.ts$/;

/** Fields are checked with it, and the emergency card, which has none, is written with it. */
const SEEN_TEXT = /\/contract\/seen-text\.ts$/;

/** What most people need is put together first: a module never needs one that fewer people have. */
const SHARED_CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { debugName: 'react', priority: 44, name: (id) => (REACT.test(id) ? 'react' : null) },
  { debugName: 'create root', priority: 43, name: (id) => (CREATE_ROOT.test(id) ? 'create-root' : null) },
  { debugName: 'seen text', priority: 43, name: (id) => (SEEN_TEXT.test(id) ? 'seen-text' : null) },
  { debugName: 'schemas', priority: 42, name: (id) => (SCHEMAS.test(id) ? 'schemas' : null) },
  {
    debugName: 'start',
    priority: 40,
    name: (id, graph) =>
      TOGETHER.test(id) || ANSWERS.test(id) || isNeededAtStart(id, graph) || isForEveryone(id, graph) ? 'start' : null,
  },
  { debugName: 'typed', priority: 39, name: (id) => TYPED.exec(id)?.[1] ?? null },
  { debugName: 'paging', priority: 30, name: (id) => (PAGING.test(id) ? 'paging' : null) },
  { debugName: 'reading rules', priority: 30, name: (id) => (READING_RULES.test(id) ? 'reading-rules' : null) },
  { debugName: 'switches', priority: 30, name: (id) => (SWITCHES.test(id) ? 'switches' : null) },
  { debugName: 'alarm words', priority: 30, name: (id) => (ALARM_WORDS.test(id) ? 'alarm-words' : null) },
  { debugName: 'told', priority: 29, name: (id) => (TOLD.test(id) ? 'told' : null) },
  { debugName: 'patient file', priority: 30, name: (id) => (PATIENT_FILE.test(id) ? 'patient-file' : null) },
  { debugName: 'on paper', priority: 30, name: (id) => (ON_PAPER.test(id) ? 'on-paper' : null) },
  { debugName: 'alarm weights', priority: 30, name: (id) => (ALARM_WEIGHTS.test(id) ? 'alarm-weights' : null) },
  { debugName: 'English words', priority: 30, name: (id) => (ENGLISH_WORDS.test(id) ? 'english-words' : null) },
  { debugName: 'Hindi', priority: 30, name: (id) => (HINDI.test(id) ? 'hindi-reader' : null) },
  { debugName: 'frame', priority: 29, name: (id) => (FRAME.test(id) ? 'frame' : null) },
  { debugName: 'upload', priority: 30, name: (id) => (UPLOAD.test(id) ? 'upload' : null) },
  { debugName: 'video visits', priority: 30, name: (id) => (VIDEO_VISITS.test(id) ? 'video-visits' : null) },
  { debugName: 'news2', priority: 30, name: (id) => (NEWS2.test(id) ? 'news2' : null) },
  ...Array.from({ length: HIGHEST_RANK }, (_, index) => HIGHEST_RANK - index).map((rank) => ({
    debugName: `rank ${rank}`,
    priority: rank,
    name: (id: string, graph: Graph) => chunkOfModule(id, graph, rank),
  })),
];

/** Here before anything is fetched later; where they are not, they come a moment later. Styles are always named: without its styles a part would stand there bare. */
const RUNNING_ALREADY = /^assets\/(?:r|react|start|create-root|inside|frame|patient)-[\w-]{7}\.js$/;

export default defineConfig({
  root: web,
  plugins: [contractInBrowser(), iconsOneByOne(), react()],
  // The server replaces this with a fresh nonce each time it sends a page.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: join(import.meta.dirname, 'dist/web'),
    manifest: true,
    // Nothing inlined: the content security policy lets fonts and styles come from files only.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Whatever fetches more is running already: only a page names these ahead.
    modulePreload: {
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'js' ? needed.filter((each) => !RUNNING_ALREADY.test(each)) : needed,
    },
    rolldownOptions: {
      input: entries.filter((entry) => existsSync(entry)),
      output: {
        codeSplitting: { groups: SHARED_CHUNKS },
        // Hashes cannot be compressed, and the first file names all others: seven letters tell two versions apart.
        entryFileNames: 'assets/[name]-[hash:7].js',
        // Every chunk names it, so its name is short.
        chunkFileNames: ({ name }) => `assets/${name === 'rolldown-runtime' ? 'r' : '[name]'}-[hash:7].js`,
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
});

function isNeededAtStart(id: string, graph: Graph): boolean {
  return !isLibrary(id) && modulesThatNeed(id, graph).some((each) => START.test(each));
}

/** Guests in a symptom tool need it, and whoever is logged in: it need not be a file of its own. */
const isForEveryone = (id: string, graph: Graph) => placeOf(id, graph)?.chunk.endsWith('tools-inside') === true;

/** What the people who work here share stays with them: patients are many, and on slower networks. */
const CLINICIANS = ['clinic', 'ward'];
const WORKPLACE = [...CLINICIANS, 'admin'];
const isWorkplace = (name: string) => WORKPLACE.includes(name);

type Placed = { chunk: string; rank: number } | null;
const placed = new Map<string, Placed>();

/** The chunk of a module with this rank, or null: then the build decides. */
function chunkOfModule(id: string, graph: Graph, rank: number): string | null {
  if (!placed.has(id)) placed.set(id, placeOf(id, graph));
  const place = placed.get(id);
  return place?.rank === rank ? place.chunk : null;
}

function placeOf(id: string, graph: Graph): Placed {
  if (IN_EVERY_DASHBOARD.test(id)) return { chunk: 'inside', rank: 26 };
  if (KEPT_FOCUS.test(id)) return { chunk: 'shared-book', rank: 14 };
  if (isFetchedOnDemand(id, graph) || isLibrary(id) || isNeededAtStart(id, graph)) return null;
  const needing = modulesThatNeed(id, graph);
  const outside = namesOf(OUTSIDE, needing);
  const inside = namesOf(INSIDE, needing);
  const screens = namesOf(PATIENT_SCREENS, needing);
  const isOfScreensOnly = outside.length + inside.length === 0 && screens.length > 0;
  const isBehindRecord = needing.some((each) => BEHIND_RECORD.test(each));
  const { name, base } = isOfScreensOnly ? placeOnScreens(screens) : placeInside(inside, screens, isBehindRecord);
  const chunk = [...outside, ...(name ? [name] : [])].join('-');
  if (chunk === 'forms-inside') return { chunk: 'inside', rank: base };
  return PAGES_APART.includes(chunk) ? null : { chunk, rank: base + outside.length };
}

const placeOnScreens = (screens: string[]) => ({ name: screens.join('-'), base: 10 + screens.length });

/** Who needs it, from most people to fewest. Home is part of everything that a patient opens, and small. */
function placeInside(inside: string[], screens: string[], isBehindRecord: boolean): { name?: string; base: number } {
  if (inside.includes('patient')) {
    const isPatientsOnly = inside.length === 1;
    return { name: isPatientsOnly ? 'patient' : 'inside', base: isPatientsOnly ? 22 : 26 };
  }
  // Book and Record share much with other people's pages, which Home need not load.
  const isOf = (screen: string) => screens.length === 1 && screens[0] === screen;
  if (isOf('book')) return { name: 'shared-book', base: 14 };
  if (isOf('record') || (screens.length === 0 && isBehindRecord && inside.length > 0))
    return { name: 'shared-record', base: 14 };
  // Of You and the account, mostly: no dashboard waits for it.
  if (screens.length > 0) return inside.some(isWorkplace) ? { name: 'several', base: 15 } : { name: 'own', base: 13 };
  const [only] = inside;
  if (inside.length < 2) return only ? { name: only, base: 1 } : { base: 0 };
  if (!inside.every(isWorkplace)) return { name: 'several', base: 15 };
  const isClinical = inside.length === 2 && inside.every((name) => CLINICIANS.includes(name));
  if (isClinical) return { name: 'clinicians', base: 4 };
  // The frame of those who sit at a desk: a nurse's screens have another one.
  return inside.includes('ward') ? { name: 'workplace', base: 8 } : { name: 'desks', base: 4 };
}

const namesOf = (kinds: Record<string, RegExp>, needing: string[]) =>
  Object.keys(kinds).filter((name) => needing.some((each) => kinds[name]?.test(each)));

/** A page, a dialog: a file of its own. */
const isFetchedOnDemand = (id: string, graph: Graph) =>
  id.includes('/web/') && (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;

/** A library's list of all it has says nothing of who needs what: its parts go where they are imported. */
const isLibrary = (id: string) => id.includes('/node_modules/') && !id.includes('/icons/');

/** The module and everything that imports it, however far away, as long as it is not fetched on demand. */
function modulesThatNeed(id: string, graph: Graph): string[] {
  const found = new Set([id]);
  for (const each of found) for (const importer of graph.getModuleInfo(each)?.importers ?? []) found.add(importer);
  return [...found];
}
