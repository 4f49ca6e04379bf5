import type { Role } from '#contract/endpoint.ts';
import { msg } from '#web/language/say.ts';

export const ROLE_NAMES: Record<Role, { one: string; many: string; login: string; loginPath: LoginPath }> = {
  patient: { one: msg('Patient'), many: msg('patients'), login: msg('Patient Login'), loginPath: '/login/patient' },
  doctor: { one: msg('Doctor'), many: 'doctors', login: msg('Doctor Login'), loginPath: '/login/doctor' },
  staff: { one: msg('Staff'), many: 'staff', login: msg('Staff Login'), loginPath: '/login/staff' },
  desk: { one: msg('Reception'), many: 'the reception', login: msg('Reception Login'), loginPath: '/login/desk' },
  admin: {
    one: msg('Administrator'),
    many: 'administrators',
    login: msg('Administrator Login'),
    loginPath: '/login/admin',
  },
};

export type LoginPath = `/login/${Role}`;
