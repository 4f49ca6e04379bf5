// What a first visit of a screen asks for, and which files of the build that is. Pages name these files to the browser
// at once, so that they come together and not one after the other; the offline worker keeps those of the symptom tools.
import { createHash } from 'node:crypto';

export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }>;

export const START = ['index.html'];
export const GUEST = [...START, 'layouts/tools.tsx'];
const INSIDE = [...START, 'layouts/inside.tsx'];
const PATIENT = [...INSIDE, 'layouts/patient-layout.tsx'];
const CLINIC = [...INSIDE, 'layouts/clinic-layout.tsx'];
const WARD = [...INSIDE, 'layouts/ward-layout.tsx'];

/** By the path of contract/screens.ts. A screen that is not here starts with what every page needs. */
export const FIRST_VISITS: Record<string, string[]> = {
  '/dashboard': [...PATIENT, 'pages/patient/patient-home.tsx'],
  '/symptom-checks': [...PATIENT, 'pages/patient/symptom-checks.tsx'],
  '/book': [...PATIENT, 'pages/patient/book.tsx'],
  '/record': [...PATIENT, 'pages/patient/record.tsx'],
  '/you': [...PATIENT, 'pages/patient/you.tsx'],
  '/messages': [...PATIENT, 'pages/patient/messages.tsx'],
  '/doctor-dashboard': [...CLINIC, 'pages/doctor/doctor-dashboard.tsx'],
  '/staff-dashboard': [...WARD, 'pages/staff/staff-dashboard.tsx', 'pages/staff/ward-overview.tsx'],
  '/admin': [...CLINIC, 'pages/admin/admin.tsx'],
  '/account': [...INSIDE, 'pages/account.tsx'],
  '/symptom-script': [...GUEST, 'pages/symptoms/symptom-script.tsx'],
  '/symptoms': [...GUEST, 'pages/symptoms/symptom-sketch.tsx'],
  '/symptoms/{part}': [...GUEST, 'pages/symptoms/questionnaire.tsx'],
  '/symptoms-scan': [...GUEST, 'pages/symptoms/symptom-scan.tsx'],
};

/** The pages before login: a build of their own, with a small script. */
const ENTRY = ['entry/main.tsx'];
export const ENTRY_VISITS: Record<string, string[]> = {
  '/login/patient': [...ENTRY, 'pages/before-login/login.tsx'],
  '/login/doctor': [...ENTRY, 'pages/before-login/login.tsx'],
  '/login/staff': [...ENTRY, 'pages/before-login/login.tsx'],
  '/login/admin': [...ENTRY, 'pages/before-login/login.tsx'],
  '/register': [...ENTRY, 'pages/before-login/register.tsx'],
  '/patient-register': [...ENTRY, 'pages/before-login/register.tsx'],
  '/dashboard/patient-registration': [...ENTRY, 'pages/before-login/register.tsx'],
  '/apply': [...ENTRY, 'pages/before-login/apply.tsx'],
  '/forgot-password': [...ENTRY, 'pages/before-login/forgot-password.tsx'],
  '/forgot-health-id': [...ENTRY, 'pages/before-login/forgot-health-id.tsx'],
  '/reset-password': [...ENTRY, 'pages/before-login/reset-password.tsx'],
  '/setup': [...ENTRY, 'pages/before-login/setup.tsx'],
  '/activate': [...ENTRY, 'pages/before-login/activate.tsx'],
  '/confirm-email': [...ENTRY, 'pages/before-login/confirm-email.tsx'],
};

/** The headline's face: the largest thing on a static page, so it is fetched first. */
export const FIRST_FONT = /anek-latin-latin-wght-normal\.woff2$/;

/** The files of these modules and of everything they import. */
export function filesOf(manifest: Manifest, modules: string[]): Set<string> {
  const files = new Set<string>();
  const followed = new Set(modules);
  for (const name of followed) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}.`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const next of chunk.imports ?? []) followed.add(next);
  }
  return files;
}

/** Every tool that the worker opens without a connection: its TOOLS are these. */
const SCREENS = ['/symptom-script', '/symptoms', '/symptoms/{part}', '/symptoms-scan'];
/** What is fetched later: what answers, what shows the answer, in Hindi too, what asks about the person, and what judges a reading. */
const LATER = [
  'triage/local/local-engine.ts',
  'triage/about/ask-more.tsx',
  'triage/language/hindi.ts',
  'pages/symptoms/script-answer.tsx',
  'pages/symptoms/scan-answer.tsx',
  'pages/symptoms/part-recommendation.tsx',
  'pages/symptoms/sketch-body.tsx',
  'pages/symptoms/sketch-details.tsx',
  'pages/symptoms/sketch-answer.tsx',
  'triage/body/marked-before.tsx',
  'triage/body/figures/child.ts',
  'records/readings/add-reading-dialog.tsx',
  'records/danger/danger-dialog.tsx',
];

export function offlineFiles(manifest: Manifest): string[] {
  const modules = [...SCREENS.flatMap((screen) => FIRST_VISITS[screen] ?? []), ...LATER];
  const questions = manifest['pages/symptoms/questionnaire.tsx']?.dynamicImports ?? [];
  return [...filesOf(manifest, [...new Set([...modules, ...questions])])].map((file) => `/${file}`).sort();
}

/** The worker's source with the names of the files in it. */
export function offlineWorker(source: string, files: string[]): string {
  const version = createHash('sha256').update(source).update(files.join('\n')).digest('hex').slice(0, 16);
  return source.replace('__FILES__', () => JSON.stringify(files)).replace('__VERSION__', version);
}
