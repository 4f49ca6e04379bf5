// What a first visit of a screen asks for, and which files of the build that is. Pages name these files to the browser
// at once, so that they come together and not one after the other; the service worker keeps those that work offline.

export type Manifest = Record<
  string,
  { file: string; src?: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }
>;

const START = ['index.html'];
export const GUEST = [...START, 'layouts/tools.tsx'];
const INSIDE = [...START, 'layouts/inside.tsx'];
const PATIENT = [...INSIDE, 'layouts/patient-layout.tsx'];
const CLINIC = [...INSIDE, 'layouts/clinic-layout.tsx'];
const WARD = [...INSIDE, 'layouts/ward-layout.tsx'];

/** By the path of contract/screens.ts. A screen that is not here starts with what every page needs. */
export const FIRST_VISITS: Record<string, string[]> = {
  '/dashboard': [...PATIENT, 'pages/patient/patient-home.tsx'],
  '/symptom-checks': [...PATIENT, 'pages/patient/symptom-checks.tsx'],
  '/book': [...PATIENT, 'pages/patient/booking/book.tsx'],
  '/record': [...PATIENT, 'pages/patient/record/record.tsx'],
  '/doses': [...PATIENT, 'pages/patient/doses/doses.tsx'],
  '/you': [...PATIENT, 'pages/patient/you.tsx'],
  '/messages': [...PATIENT, 'pages/patient/messages.tsx'],
  '/doctor-dashboard': [...CLINIC, 'pages/doctor/doctor-dashboard.tsx'],
  '/staff-dashboard': [...WARD, 'pages/staff/staff-dashboard.tsx', 'pages/staff/ward-overview.tsx'],
  '/reception': [...CLINIC, 'pages/reception/reception.tsx'],
  '/admin': [...CLINIC, 'pages/seldom.ts', 'pages/admin/admin-home.tsx'],
  '/visit/{id}': [...INSIDE, 'pages/visit/visit.tsx'],
  '/join-visit': [...START, 'pages/visit/join-visit.tsx'],
  '/account': [...INSIDE, 'pages/seldom.ts', 'pages/account.tsx'],
  '/symptom-script': [...GUEST, 'pages/symptoms/symptom-script.tsx'],
  '/symptoms': [...GUEST, 'pages/symptoms/symptom-sketch.tsx'],
  '/symptoms/{part}': [...GUEST, 'pages/symptoms/questionnaire.tsx'],
  '/symptoms-scan': [...GUEST, 'pages/symptoms/symptom-scan.tsx'],
};

/** The form of a reading and the instruction on a dangerous one, which must not wait for a connection. */
const READING_DIALOGS = ['records/readings/add-reading-dialog.tsx', 'records/danger/danger-dialog.tsx'];

/** What a screen will open, fetched while nothing else is and left unread until then. */
export const LATER_VISITS: Record<string, string[]> = {
  '/dashboard': READING_DIALOGS,
  '/record': READING_DIALOGS,
  '/record/vitals': READING_DIALOGS,
};

/** The pages before login: a build of their own, with a small script. */
const ENTRY = ['entry/main.tsx'];
export const ENTRY_VISITS: Record<string, string[]> = {
  '/login/patient': [...ENTRY, 'pages/before-login/login.tsx'],
  '/login/doctor': [...ENTRY, 'pages/before-login/login.tsx'],
  '/login/staff': [...ENTRY, 'pages/before-login/login.tsx'],
  '/login/desk': [...ENTRY, 'pages/before-login/login.tsx'],
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
  '/shared-card': [...ENTRY, 'pages/before-login/shared-card.tsx'],
  '/board': [...ENTRY, 'pages/before-login/board.tsx'],
  '/offline': [...ENTRY, 'pages/before-login/offline.tsx'],
};

/** The headline's face: the largest thing on a static page, so it is fetched first. */
export const FIRST_FONT = /anek-latin-latin-wght-normal\.woff2$/;

/** Both faces: known before the first layout, they spare the page to be laid out in a stand-in and then twice more. */
export const FIRST_FONTS = /(?:anek-latin|atkinson-hyperlegible-next)-latin-wght-normal\.woff2$/;

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
  'language/hindi/app.ts',
  'language/hindi/answer.ts',
  'language/hindi/areas/symptoms.ts',
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

/** What the worker keeps: of the app's build the tools, of the build before login the page without a connection. */
export function offlineFiles(app: Manifest, entry: Manifest): string[] {
  const modules = [...SCREENS.flatMap((screen) => FIRST_VISITS[screen] ?? []), ...LATER];
  const questions = app['pages/symptoms/questionnaire.tsx']?.dynamicImports ?? [];
  const tools = filesOf(app, [...new Set([...modules, ...questions])]);
  const page = filesOf(entry, [...(ENTRY_VISITS['/offline'] ?? []), ...fetchedLater(entry, OFFLINE_PAGE), ENTRY_HINDI]);
  return [...new Set([...tools, ...page])].map((file) => `/${file}`).sort();
}

/** Whoever reads Hindi reads it without a connection too. */
const ENTRY_HINDI = 'language/hindi/entry.ts';
const OFFLINE_PAGE = 'pages/before-login/offline.tsx';

/** What a module and its imports fetch on demand, such as the code of the QR square. */
function fetchedLater(manifest: Manifest, module: string): string[] {
  const followed = new Set([module]);
  const later = new Set<string>();
  for (const name of followed) {
    for (const next of manifest[name]?.imports ?? []) if (name !== ENTRY[0]) followed.add(next);
    if (name !== ENTRY[0]) for (const next of manifest[name]?.dynamicImports ?? []) later.add(next);
  }
  return [...later];
}
