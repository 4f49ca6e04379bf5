// Every address a person can open, and whose it is. The server answers any other with a real 404.
import type { Role } from './endpoint.ts';

export type Screen = { path: string; for: 'everyone' | readonly Role[] };

const EVERYONE = 'everyone';

export const SCREENS = [
  { path: '/', for: EVERYONE },
  { path: '/security', for: EVERYONE },
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
  { path: '/board', for: EVERYONE },
  { path: '/offline', for: EVERYONE },
  { path: '/symptom-script', for: EVERYONE },
  { path: '/symptoms', for: EVERYONE },
  { path: '/symptom-sketch', for: EVERYONE },
  { path: '/symptoms/{part}', for: EVERYONE },
  { path: '/symptoms-scan', for: EVERYONE },
  { path: '/patient-dashboard', for: ['patient'] },
  { path: '/dashboard', for: ['patient'] },
  { path: '/symptom-checks', for: ['patient'] },
  { path: '/book', for: ['patient'] },
  { path: '/book/doctors/{id}', for: ['patient'] },
  { path: '/record', for: ['patient'] },
  { path: '/record/vitals', for: ['patient'] },
  { path: '/record/results', for: ['patient'] },
  { path: '/record/visits', for: ['patient'] },
  { path: '/record/visits/{id}', for: ['patient'] },
  { path: '/record/board', for: ['patient'] },
  { path: '/record/documents', for: ['patient'] },
  { path: '/record/documents/{id}', for: ['patient'] },
  { path: '/doses', for: ['patient'] },
  { path: '/you', for: ['patient'] },
  { path: '/emergency-card', for: ['patient'] },
  { path: '/messages', for: ['patient'] },
  { path: '/messages/{with}', for: ['patient'] },
  { path: '/doctor-dashboard', for: ['doctor'] },
  { path: '/staff-dashboard', for: ['staff'] },
  { path: '/reception', for: ['desk'] },
  { path: '/admin', for: ['admin'] },
  { path: '/admin/people', for: ['admin'] },
  { path: '/admin/applications', for: ['admin'] },
  { path: '/admin/hours', for: ['admin'] },
  { path: '/admin/rooms', for: ['admin'] },
  { path: '/admin/departments', for: ['admin'] },
  { path: '/admin/closed-days', for: ['admin'] },
  { path: '/admin/boards', for: ['admin'] },
  { path: '/admin/mails', for: ['admin'] },
  { path: '/admin/clinic', for: ['admin'] },
  { path: '/admin/trail', for: ['admin'] },
  { path: '/admin/people/{id}', for: ['admin'] },
  { path: '/admin/backups', for: ['admin'] },
  { path: '/visit/{id}', for: ['patient', 'doctor'] },
  { path: '/account', for: ['patient', 'doctor', 'staff', 'desk', 'admin'] },
  { path: '/account/everything', for: ['patient'] },
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
