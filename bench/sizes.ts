// What a first visit loads, from the build's manifest: JavaScript and styles, compressed, fonts apart.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Measurement } from './measurement.ts';

type Chunk = { file: string; css?: string[]; imports?: string[] };
/** `there`: what the page has loaded before. */
type FirstVisit = { path: string; limitKilobytes: number; modules: string[]; there?: string[] };

const DIST = join(import.meta.dirname, '../dist/web');
const INSIDE = ['index.html', 'layouts/inside.tsx'];
const PATIENT = [...INSIDE, 'layouts/patient-layout.tsx'];
const GUEST = ['index.html', 'layouts/tools.tsx'];
const CLINIC = [...INSIDE, 'layouts/clinic-layout.tsx'];
const WARD = [...INSIDE, 'layouts/ward-layout.tsx'];

/** Which modules a first visit asks for; what they import comes along. */
export const FIRST_VISITS: FirstVisit[] = [
  { path: '/', limitKilobytes: 40, modules: ['landing/landing.css'] },
  { path: '/login/patient', limitKilobytes: 160, modules: ['index.html', 'pages/login-patient.tsx'] },
  { path: '/login/doctor', limitKilobytes: 160, modules: ['index.html', 'pages/login-doctor.tsx'] },
  { path: '/login/staff', limitKilobytes: 160, modules: ['index.html', 'pages/login-staff.tsx'] },
  { path: '/login/admin', limitKilobytes: 160, modules: ['index.html', 'pages/login-admin.tsx'] },
  { path: '/register', limitKilobytes: 165, modules: ['index.html', 'pages/register.tsx'] },
  { path: '/dashboard', limitKilobytes: 215, modules: [...PATIENT, 'pages/patient-dashboard.tsx'] },
  { path: '/doctor-dashboard', limitKilobytes: 215, modules: [...CLINIC, 'pages/doctor-dashboard.tsx'] },
  { path: '/staff-dashboard', limitKilobytes: 215, modules: [...WARD, 'pages/staff-dashboard.tsx'] },
  { path: '/symptom-script', limitKilobytes: 150, modules: [...GUEST, 'pages/symptom-script.tsx'] },
  { path: '/symptoms', limitKilobytes: 150, modules: [...GUEST, 'pages/symptom-sketch.tsx'] },
  { path: '/symptoms/{part}', limitKilobytes: 150, modules: [...GUEST, 'pages/questionnaire.tsx'] },
  { path: '/symptoms-scan', limitKilobytes: 150, modules: [...GUEST, 'pages/symptom-scan.tsx'] },
  // Not of a first visit: fetched while a symptom page lies open, and when the body is to turn.
  { path: 'the engine in the browser', limitKilobytes: 250, modules: ['triage/local/local-engine.ts'], there: GUEST },
  { path: 'the body in 3D', limitKilobytes: 132, modules: ['triage/body/body-3d.tsx'], there: GUEST },
];

export function kilobytesOf({ modules, there = [] }: FirstVisit): number {
  const manifest = readManifest();
  const files = [...filesOf(manifest, modules).difference(filesOf(manifest, there))];
  const bytes = files.map((file) => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length);
  return bytes.reduce((sum, one) => sum + one, 0) / 1000;
}

export const sizesOfFirstVisits = async (): Promise<Measurement[]> =>
  FIRST_VISITS.map((visit) => ({
    what: `JS and CSS of a first visit of ${visit.path}, gzip`,
    value: kilobytesOf(visit),
    unit: 'kB',
    atMost: visit.limitKilobytes,
  }));

function readManifest(): Record<string, Chunk> {
  const file = join(DIST, '.vite/manifest.json');
  if (!existsSync(file)) throw new Error('There is no build to measure: run npm run build.');
  return JSON.parse(readFileSync(file, 'utf8'));
}

function filesOf(manifest: Record<string, Chunk>, modules: string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const follow = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}.`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const next of chunk.imports ?? []) follow(next);
  };
  for (const name of modules) follow(name);
  return files;
}
