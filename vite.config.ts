import { existsSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
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
/** Switches: of the workplace and of the body that patients mark, which must not wait for the workplace. */
const SWITCHES = /\/web\/ui\/(navigation\/segments|viewport\/media)\.(tsx?|module\.css)$/;
/** Of visits, of earlier checks and of the patient's own file: others' pages hold them too, and no dashboard waits for those. */
const VISITS = /\/contract\/(appointments\/appointments|triage\/(body-regions|symptoms))\.ts$|\/IconMessage2\.mjs$/;
const ASKED_BEFORE = /\/contract\/(triage\/symptom-records|appointments\/waitlist)\.ts$/;
const PATIENT_FILE = /\/contract\/patients\/(patients|patient-email)\.ts$|\/web\/patients\/queries\.ts$/;
const NEWS2 = /\/contract\/ward\/news2\.ts$/;

/** Numbers that change with other sentences only: kept by a browser while the engine changes. */
const ALARM_WEIGHTS = /\/triage-engine\/alarms\/weights\.generated\.ts$/;
/** So do the words of a language. */
const ENGLISH_WORDS = /\/triage-engine\/lexicon\/spelling\/english-words\.generated\.ts$/;
const HINDI = /\/triage-engine\/languages\/hindi\/hindi\.generated\.ts$/;

/** What each kind of visitor loads first. What only comes later, on a click, keeps to itself. */
const OUTSIDE = {
  // Forms of everyone inside, and of what a guest opens later in a symptom tool: that must not wait for a dashboard.
  forms:
    /\/web\/ui\/(forms\/endpoint-form|fields\/(text|check|password)-field|feedback\/alert-box|copy-button|time\/time)\.tsx?$|\/IconArrowRight\.mjs$/,
  tools:
    /\/web\/(layouts\/tools|pages\/(symptoms\/(symptom-\w+|questionnaire)|patient\/symptom-cards)|triage\/local\/local-engine)\.tsx?$/,
};
const INSIDE = {
  patient: /\/web\/(layouts\/(inside|patient-layout)|pages\/patient\/patient-dashboard)\.tsx$/,
  clinic: /\/web\/(layouts\/(inside|clinic-layout)|pages\/doctor\/doctor-dashboard)\.tsx$/,
  ward: /\/web\/(layouts\/(inside|ward-layout)|pages\/staff\/(staff-dashboard|ward-overview))\.tsx$/,
  admin: /\/web\/(layouts\/(inside|clinic-layout)|pages\/admin\/admin)\.tsx$/,
  account: /\/web\/(layouts\/inside|pages\/account)\.tsx$/,
};

/** Their pages have little in common: what only one of them needs stays with it. */
const PAGES_APART = ['forms', 'tools'];

/** What most people need is put together first: a module never needs one that fewer people have. */
const SHARED_CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { debugName: 'start', priority: 9, name: (id, graph) => (isNeededAtStart(id, graph) ? 'start' : null) },
  { debugName: 'paging', priority: 8, name: (id) => (PAGING.test(id) ? 'paging' : null) },
  { debugName: 'reading rules', priority: 8, name: (id) => (READING_RULES.test(id) ? 'reading-rules' : null) },
  { debugName: 'switches', priority: 8, name: (id) => (SWITCHES.test(id) ? 'switches' : null) },
  { debugName: 'visits', priority: 8, name: (id) => (VISITS.test(id) ? 'visits' : null) },
  { debugName: 'asked before', priority: 8, name: (id) => (ASKED_BEFORE.test(id) ? 'asked-before' : null) },
  { debugName: 'patient file', priority: 8, name: (id) => (PATIENT_FILE.test(id) ? 'patient-file' : null) },
  { debugName: 'alarm weights', priority: 8, name: (id) => (ALARM_WEIGHTS.test(id) ? 'alarm-weights' : null) },
  { debugName: 'English words', priority: 8, name: (id) => (ENGLISH_WORDS.test(id) ? 'english-words' : null) },
  { debugName: 'Hindi', priority: 8, name: (id) => (HINDI.test(id) ? 'hindi-reader' : null) },
  { debugName: 'news2', priority: 8, name: (id) => (NEWS2.test(id) ? 'news2' : null) },
  ...[5, 4, 3, 2, 1].map((howMany) => ({
    debugName: `needed by ${howMany}`,
    priority: howMany,
    name: (id: string, graph: Graph) => chunkOfModule(id, graph, howMany),
  })),
];

export default defineConfig({
  root: web,
  plugins: [iconsOneByOne(), react()],
  // The server replaces this with a fresh nonce each time it sends a page.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: join(import.meta.dirname, 'dist/web'),
    manifest: true,
    // Nothing inlined: the content security policy lets fonts and styles come from files only.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: entries.filter((entry) => existsSync(entry)),
      output: { codeSplitting: { groups: SHARED_CHUNKS } },
    },
  },
});

function isNeededAtStart(id: string, graph: Graph): boolean {
  return !isLibrary(id) && modulesThatNeed(id, graph).some((each) => START.test(each));
}

/** What the people who work here share stays with them: patients are many, and on slower networks. */
const CLINICIANS = ['clinic', 'ward'];
const WORKPLACE = [...CLINICIANS, 'admin'];

/** The chunk of a module that so many need first, or null: then the build decides. Inside, two others count as all. */
function chunkOfModule(id: string, graph: Graph, howMany: number): string | null {
  if (isFetchedOnDemand(id, graph) || isLibrary(id) || isNeededAtStart(id, graph)) return null;
  const needing = modulesThatNeed(id, graph);
  const outside = namesOf(OUTSIDE, needing);
  const inside = namesOf(INSIDE, needing);
  const isClinical = inside.length === 2 && inside.every((name) => CLINICIANS.includes(name));
  const isOfWork = inside.every((name) => WORKPLACE.includes(name));
  const together = isClinical ? ['clinicians'] : [isOfWork ? 'workplace' : 'inside'];
  const chunk = [...outside, ...(inside.length > 1 ? together : inside)].join('-');
  const count = outside.length + (inside.length > 2 || (inside.length === 2 && !isClinical) ? 3 : inside.length);
  return count === howMany && !PAGES_APART.includes(chunk) ? chunk : null;
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
