// What a first visit loads, from the build's manifest: JavaScript and styles, compressed, fonts apart. design.md section 8.
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

type Chunk = { file: string; css?: string[]; imports?: string[] };

const DIST = 'dist/web';
const INSIDE = ['index.html', 'layouts/inside.tsx'];
const PATIENT = [...INSIDE, 'layouts/patient-layout.tsx'];
const CLINIC = [...INSIDE, 'layouts/clinic-layout.tsx'];

/** Which modules a first visit asks for; what they import comes along. */
const PAGES: [path: string, limitKilobytes: number, modules: string[]][] = [
  ['/', 40, ['landing/landing.css']],
  ['/login/patient', 160, ['index.html', 'pages/login-patient.tsx']],
  ['/login/doctor', 160, ['index.html', 'pages/login-doctor.tsx']],
  ['/login/staff', 160, ['index.html', 'pages/login-staff.tsx']],
  ['/login/admin', 160, ['index.html', 'pages/login-admin.tsx']],
  ['/register', 165, ['index.html', 'pages/register.tsx']],
  ['/dashboard', 215, [...PATIENT, 'pages/patient-dashboard.tsx']],
  ['/doctor-dashboard', 215, [...CLINIC, 'pages/doctor-dashboard.tsx']],
  ['/staff-dashboard', 215, [...CLINIC, 'pages/staff-dashboard.tsx']],
];

function readManifest(): Record<string, Chunk> {
  const file = `${DIST}/.vite/manifest.json`;
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

const kilobytes = (files: Set<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`${DIST}/${file}`), { level: 9 }).length, 0) / 1000;

test.each(PAGES)('a first visit of %s loads at most %s kB', (_path, limit, modules) => {
  expect(kilobytes(filesOf(readManifest(), modules))).toBeLessThanOrEqual(limit);
});

test('the front page needs no script', () => {
  const page = readFileSync(`${DIST}/landing.html`, 'utf8');
  expect(page).not.toMatch(/<script\b(?![^>]*type="application\/)/);
});
