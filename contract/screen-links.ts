// The addresses that notices lead to. A view or a section that no screen has does not compile.

export const VIEWS = {
  doctor: ['appointments', 'ward', 'patients', 'diagnosis', 'alerts', 'messages', 'inbox'],
  staff: ['medications', 'messages', 'inbox', 'tasks', 'labs', 'patients', 'admissions', 'handover', 'alerts'],
  admin: ['staff', 'mails'],
} as const;

/** Parts of the patient's dashboard: each is the id of an element there. */
export const SECTIONS = ['appointments', 'prescriptions', 'results', 'reminders'] as const;
export type Section = (typeof SECTIONS)[number];

type Views<Role extends keyof typeof VIEWS> = (typeof VIEWS)[Role][number];
type Workspace<Path extends string, View extends string> =
  | Path
  | `${Path}?view=${View}`
  | `${Path}?view=${View}&${'patient' | 'list'}=${string}`;

export type ScreenLink =
  | '/account'
  | '/dashboard'
  | `/dashboard#${Section}`
  | '/messages'
  | `/messages/${string}`
  | Workspace<'/doctor-dashboard', Views<'doctor'>>
  | Workspace<'/staff-dashboard', Views<'staff'>>
  | Workspace<'/admin', Views<'admin'>>;
