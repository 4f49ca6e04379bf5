// What a first visit loads, from the build's manifest: JavaScript and styles, compressed, fonts apart.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ENTRY_VISITS, FIRST_VISITS, filesOf, GUEST, type Manifest } from '#scripts/first-visits.ts';
import type { Measurement } from '../measurement.ts';

/** `there`: what the page has loaded before. `isCounted`: which of the files, where not all. */
type Weighed = {
  what: string;
  limitKilobytes: number;
  modules: string[];
  /** Of which build: the app's, unless it says so. */
  manifest?: string;
  there?: string[];
  isCounted?: (file: string) => boolean;
};

const DIST = join(import.meta.dirname, '../../dist/web');

const ENGINE = 'triage/local/local-engine.ts';
/** Files of their own, fetched beside the engine. */
const ALARM_WEIGHTS = /\/alarm-weights-[\w-]+\.js$/;
const LANGUAGES = /\/(english-words|hindi-reader)-[\w-]+\.js$/;

const LIMITS: Record<string, number> = {
  '/dashboard': 157,
  '/symptom-checks': 158,
  // With the warning beside a reason, which is fetched once something is typed, and that of a booking, which is there at once.
  '/book': 173,
  '/record': 158,
  '/doses': 157,
  '/you': 157,
  '/messages': 153,
  '/doctor-dashboard': 170,
  '/staff-dashboard': 170,
  '/reception': 161,
  '/admin': 169,
  '/account': 167,
  '/symptom-script': 128,
  '/symptoms': 129,
  '/symptoms/{part}': 130,
  '/symptoms-scan': 131,
  '/visit/{id}': 172,
  '/join-visit': 137,
};

export const WEIGHED: Weighed[] = [
  { what: 'a first visit of /', limitKilobytes: 40, modules: ['landing/landing.css'] },
  ...Object.entries(ENTRY_VISITS).map(([path, modules]) => ({
    what: `a first visit of ${path}`,
    limitKilobytes: 56,
    modules,
    manifest: 'entry-manifest.json',
  })),
  ...Object.entries(FIRST_VISITS).map(([path, modules]) => ({
    what: `a first visit of ${path}`,
    limitKilobytes: LIMITS[path] ?? 0,
    modules,
  })),
  // Not of a first visit: fetched while a symptom page lies open, and when the body is to turn.
  {
    what: 'the engine in the browser',
    limitKilobytes: 300,
    modules: [ENGINE],
    there: GUEST,
    isCounted: (file) => !ALARM_WEIGHTS.test(file) && !LANGUAGES.test(file),
  },
  {
    what: 'the weights and groups of words of the learnt readers, and turns of speech',
    limitKilobytes: 870,
    modules: [ENGINE],
    there: GUEST,
    isCounted: (file) => ALARM_WEIGHTS.test(file),
  },
  {
    what: 'the words of English and Hindi',
    limitKilobytes: 132,
    modules: [ENGINE],
    there: GUEST,
    isCounted: (file) => LANGUAGES.test(file),
  },
  {
    what: 'what an answer says in Hindi',
    limitKilobytes: 108,
    modules: ['language/hindi/answer.ts'],
    there: [...GUEST, 'language/hindi/areas/symptoms.ts'],
  },
  {
    what: 'the emergency card, opened from You',
    limitKilobytes: 10,
    modules: ['pages/patient/emergency-card.tsx'],
    there: FIRST_VISITS['/you'],
  },
  {
    what: 'the body to mark',
    limitKilobytes: 30,
    modules: ['pages/symptoms/sketch-body.tsx'],
    there: FIRST_VISITS['/symptoms'],
  },
  { what: 'the body in 3D', limitKilobytes: 132, modules: ['triage/body/3d/body-3d.tsx'], there: GUEST },
];

export function kilobytesOf({ modules, manifest: name, there = [], isCounted = () => true }: Weighed): number {
  const manifest = readManifest(name);
  const files = [...filesOf(manifest, modules).difference(filesOf(manifest, there))].filter(isCounted);
  // As it travels: the build writes it beside each file.
  const bytes = files.map((file) => statSync(join(DIST, `${file}.br`)).size);
  return bytes.reduce((sum, one) => sum + one, 0) / 1000;
}

export const sizesOfFirstVisits = async (): Promise<Measurement[]> =>
  WEIGHED.map((each) => ({
    what: `JS and CSS of ${each.what}, brotli`,
    value: kilobytesOf(each),
    unit: 'kB',
    atMost: each.limitKilobytes,
  }));

function readManifest(name = 'manifest.json'): Manifest {
  const file = join(DIST, '.vite', name);
  if (!existsSync(file)) throw new Error('There is no build to measure: run npm run build.');
  return JSON.parse(readFileSync(file, 'utf8'));
}
