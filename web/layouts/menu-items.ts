// The side menus. Only what exists stands in them.
import {
  IconBed,
  IconFileCertificate,
  IconLayoutDashboard,
  IconMail,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react';
import type { Role } from '../../contract/endpoint.ts';

export type MenuItem = {
  label: string;
  icon: typeof IconBed;
  to: '/doctor-dashboard' | '/staff-dashboard' | '/admin' | '/account';
  view?: 'staff' | 'mails';
};

const account: MenuItem = { label: 'Account', icon: IconUserCircle, to: '/account' };

export const MENU_ITEMS: Record<Exclude<Role, 'patient'>, readonly MenuItem[]> = {
  doctor: [{ label: 'Dashboard Overview', icon: IconLayoutDashboard, to: '/doctor-dashboard' }, account],
  staff: [{ label: 'Patient Overview', icon: IconBed, to: '/staff-dashboard' }, account],
  admin: [
    { label: 'Applications', icon: IconFileCertificate, to: '/admin' },
    { label: 'Staff', icon: IconUsers, to: '/admin', view: 'staff' },
    { label: 'Mails', icon: IconMail, to: '/admin', view: 'mails' },
    account,
  ],
};
