// The addresses that notices lead to. A view or a section that no screen has does not compile.

export const VIEWS = {
  doctor: ['appointments', 'ward', 'patients', 'diagnosis', 'alerts', 'messages', 'inbox'],
  staff: ['medications', 'messages', 'inbox', 'tasks', 'labs', 'patients', 'admissions', 'handover', 'alerts'],
  desk: ['patients', 'boards', 'merges', 'family'],
} as const;

/** Parts of the patient's screens: each is the id of an element there. */
export const SECTIONS = {
  '/book': ['appointments', 'waitlist'],
  '/record': ['prescriptions', 'results', 'reminders'],
  '/record/board': ['prescriptions', 'reminders'],
} as const;
type Sections = typeof SECTIONS;
export type SectionOf<Path extends keyof Sections> = Sections[Path][number];
type PatientScreen = { [Path in keyof Sections]: Path | `${Path}#${SectionOf<Path>}` }[keyof Sections];

/** Sections that the dashboard had when it was one page: mails and notices of that time still name them. */
export const MOVED_FROM_DASHBOARD: Readonly<Record<string, ScreenLink>> = {
  symptoms: '/symptom-checks',
  book: '/book',
  appointments: '/book#appointments',
  waitlist: '/book#waitlist',
  board: '/record/board',
  prescriptions: '/record/board#prescriptions',
  results: '/record/results',
  reminders: '/record/board#reminders',
  you: '/you',
};

export const ADMIN_SCREENS = [
  '/admin',
  '/admin/people',
  '/admin/applications',
  '/admin/hours',
  '/admin/closed-days',
  '/admin/rooms',
  '/admin/departments',
  '/admin/vaccines',
  '/admin/boards',
  '/admin/merges',
  '/admin/erasures',
  '/admin/reports',
  '/admin/catalogues',
  '/admin/mails',
  '/admin/trail',
  '/admin/backups',
  '/admin/clinic',
] as const;
export type AdminScreen = (typeof ADMIN_SCREENS)[number];

type Views<Role extends keyof typeof VIEWS> = (typeof VIEWS)[Role][number];
type Workspace<Path extends string, View extends string> =
  | Path
  | `${Path}?view=${View}`
  | `${Path}?view=${View}&${'patient' | 'list'}=${string}`;

export type ScreenLink =
  | '/account'
  | '/dashboard'
  | '/symptom-checks'
  | '/doses'
  | '/family'
  | PatientScreen
  | '/record/vitals'
  | '/record/results'
  | '/record/visits'
  | '/record/documents'
  | '/record/growth'
  | '/record/vaccines'
  | '/you'
  | '/emergency-card'
  | '/messages'
  | `/messages/${string}`
  | `/visit/${string}`
  | Workspace<'/doctor-dashboard', Views<'doctor'>>
  | Workspace<'/staff-dashboard', Views<'staff'>>
  | Workspace<'/reception', Views<'desk'>>
  | AdminScreen
  | `/admin/people/${string}`;
