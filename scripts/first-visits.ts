// What a first visit of a screen asks for, and which files of the build that is. Pages name these files to the browser
// at once, so that they come together and not one after the other; the benchmarks weigh them.
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }>;

export const START = ['index.html'];
export const GUEST = [...START, 'layouts/tools.tsx'];
const INSIDE = [...START, 'layouts/inside.tsx'];
const PATIENT = [...INSIDE, 'layouts/patient-layout.tsx'];
const CLINIC = [...INSIDE, 'layouts/clinic-layout.tsx'];
const WARD = [...INSIDE, 'layouts/ward-layout.tsx'];

/** By the path of contract/screens.ts. A screen that is not here starts with what every page needs. */
export const FIRST_VISITS: Record<string, string[]> = {
  '/login/patient': [...START, 'pages/login.tsx'],
  '/login/doctor': [...START, 'pages/login.tsx'],
  '/login/staff': [...START, 'pages/login.tsx'],
  '/login/admin': [...START, 'pages/login.tsx'],
  '/register': [...START, 'pages/register.tsx'],
  '/dashboard': [...PATIENT, 'pages/patient-dashboard.tsx'],
  '/doctor-dashboard': [...CLINIC, 'pages/doctor-dashboard.tsx'],
  '/staff-dashboard': [...WARD, 'pages/staff-dashboard.tsx', 'pages/ward-overview.tsx'],
  '/admin': [...CLINIC, 'pages/admin.tsx'],
  '/account': [...INSIDE, 'pages/account.tsx'],
  '/symptom-script': [...GUEST, 'pages/symptom-script.tsx'],
  '/symptoms': [...GUEST, 'pages/symptom-sketch.tsx'],
  '/symptoms/{part}': [...GUEST, 'pages/questionnaire.tsx'],
  '/symptoms-scan': [...GUEST, 'pages/symptom-scan.tsx'],
};

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
