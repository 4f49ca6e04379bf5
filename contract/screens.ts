// Every address a person can open, and whose it is. The server answers any other with a real 404.
import type { Role } from './endpoint.ts';

export type Screen = { path: string; for: 'everyone' | readonly Role[] };

const EVERYONE = 'everyone';
const PATIENTS = ['patient'] as const;
const ADMINISTRATORS = ['admin'] as const;

export const SCREENS = [
  { path: '/', for: EVERYONE },
  { path: '/hi', for: EVERYONE },
  { path: '/security', for: EVERYONE },
  { path: '/hi/security', for: EVERYONE },
  { path: '/login/patient', for: EVERYONE },
  { path: '/login/doctor', for: EVERYONE },
  { path: '/login/staff', for: EVERYONE },
  { path: '/login/desk', for: EVERYONE },
  { path: '/login/admin', for: EVERYONE },
  { path: '/register', for: EVERYONE },
  { path: '/patient-register', for: EVERYONE },
  { path: '/dashboard/patient-registration', for: EVERYONE },
  { path: '/apply', for: EVERYONE },
  { path: '/forgot-password', for: EVERYONE },
  { path: '/forgot-health-id', for: EVERYONE },
  { path: '/reset-password', for: EVERYONE },
  { path: '/setup', for: EVERYONE },
  { path: '/activate', for: EVERYONE },
  { path: '/confirm-email', for: EVERYONE },
  { path: '/shared-card', for: EVERYONE },
  { path: '/join-visit', for: EVERYONE },
  { path: '/board', for: EVERYONE },
  { path: '/offline', for: EVERYONE },
  { path: '/symptom-script', for: EVERYONE },
  { path: '/symptoms', for: EVERYONE },
  { path: '/symptom-sketch', for: EVERYONE },
  { path: '/symptoms/{part}', for: EVERYONE },
  { path: '/symptoms-scan', for: EVERYONE },
  { path: '/patient-dashboard', for: PATIENTS },
  { path: '/dashboard', for: PATIENTS },
  { path: '/symptom-checks', for: PATIENTS },
  { path: '/book', for: PATIENTS },
  { path: '/book/doctors/{id}', for: PATIENTS },
  { path: '/record', for: PATIENTS },
  { path: '/record/vitals', for: PATIENTS },
  { path: '/record/results', for: PATIENTS },
  { path: '/record/visits', for: PATIENTS },
  { path: '/record/visits/{id}', for: PATIENTS },
  { path: '/record/board', for: PATIENTS },
  { path: '/record/documents', for: PATIENTS },
  { path: '/record/documents/{id}', for: PATIENTS },
  { path: '/record/growth', for: PATIENTS },
  { path: '/record/vaccines', for: PATIENTS },
  { path: '/doses', for: PATIENTS },
  { path: '/family', for: PATIENTS },
  { path: '/private', for: PATIENTS },
  { path: '/you', for: PATIENTS },
  { path: '/emergency-card', for: PATIENTS },
  { path: '/messages', for: PATIENTS },
  { path: '/messages/{with}', for: PATIENTS },
  { path: '/doctor-dashboard', for: ['doctor'] },
  { path: '/staff-dashboard', for: ['staff'] },
  { path: '/reception', for: ['desk'] },
  { path: '/admin', for: ADMINISTRATORS },
  { path: '/admin/set-up', for: ADMINISTRATORS },
  { path: '/admin/people', for: ADMINISTRATORS },
  { path: '/admin/applications', for: ADMINISTRATORS },
  { path: '/admin/hours', for: ADMINISTRATORS },
  { path: '/admin/rooms', for: ADMINISTRATORS },
  { path: '/admin/departments', for: ADMINISTRATORS },
  { path: '/admin/closed-days', for: ADMINISTRATORS },
  { path: '/admin/vaccines', for: ADMINISTRATORS },
  { path: '/admin/boards', for: ADMINISTRATORS },
  { path: '/admin/merges', for: ADMINISTRATORS },
  { path: '/admin/erasures', for: ADMINISTRATORS },
  { path: '/admin/reports', for: ADMINISTRATORS },
  { path: '/admin/catalogues', for: ADMINISTRATORS },
  { path: '/admin/mails', for: ADMINISTRATORS },
  { path: '/admin/clinic', for: ADMINISTRATORS },
  { path: '/admin/trail', for: ADMINISTRATORS },
  { path: '/admin/people/{id}', for: ADMINISTRATORS },
  { path: '/admin/backups', for: ADMINISTRATORS },
  { path: '/visit/{id}', for: ['patient', 'doctor'] },
  { path: '/account', for: ['patient', 'doctor', 'staff', 'desk', 'admin'] },
  { path: '/account/everything', for: PATIENTS },
  { path: '/prescriptions/{id}', for: ['patient', 'doctor', 'staff'] },
] as const satisfies readonly Screen[];

export const HOME_OF: Record<Role, string> = {
  patient: '/dashboard',
  doctor: '/doctor-dashboard',
  staff: '/staff-dashboard',
  desk: '/reception',
  admin: '/admin',
};

export function screenAt(pathname: string): Screen | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return SCREENS.find((screen) => screen.path === path) ?? SCREENS.find((screen) => isOneOf(screen.path, path));
}

/** {name} stands for one word of an address; what may stand there is the page's own business. */
const isOneOf = (pattern: string, path: string) =>
  pattern.includes('{') && new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
