// The side menus. Only what exists stands in them.
import {
  IconArrowsExchange,
  IconBed,
  IconBooks,
  IconBuildingHospital,
  IconCalendarEvent,
  IconCalendarOff,
  IconCalendarTime,
  IconChartBar,
  IconClipboardCheck,
  IconDatabaseExport,
  IconDeviceTv,
  IconDoorEnter,
  IconEraser,
  IconFileCertificate,
  IconFriends,
  IconLayoutDashboard,
  IconMail,
  IconMessage,
  IconMessage2,
  IconMessages,
  IconPill,
  IconSettings,
  IconShieldCheck,
  IconStethoscope,
  IconTestPipe,
  IconUrgent,
  IconUserCircle,
  IconUsers,
  IconUsersGroup,
  IconVaccine,
} from '@tabler/icons-react';
import type { Role } from '#contract/endpoint.ts';
import type { AdminScreen, VIEWS } from '#contract/screen-links.ts';

type View = (typeof VIEWS)[keyof typeof VIEWS][number];

export type MenuItem = {
  label: string;
  icon: typeof IconBed;
  to: '/doctor-dashboard' | '/staff-dashboard' | '/reception' | '/account' | AdminScreen;
  view?: View;
  /** Whose count stands beside it. */
  badge?: string;
  /** An open emergency: the count is red. */
  isHot?: boolean;
};

const account: MenuItem = { label: 'Account', icon: IconUserCircle, to: '/account' };
const doctor = '/doctor-dashboard';
const staff = '/staff-dashboard';

export const MENU_ITEMS: Record<Exclude<Role, 'patient'>, readonly MenuItem[]> = {
  doctor: [
    { label: 'Dashboard Overview', icon: IconLayoutDashboard, to: doctor, badge: 'today' },
    { label: 'Appointments', icon: IconCalendarEvent, to: doctor, view: 'appointments', badge: 'pending' },
    { label: 'Ward', icon: IconBed, to: doctor, view: 'ward', badge: 'inpatients' },
    { label: 'Patients', icon: IconUsers, to: doctor, view: 'patients', badge: 'patients' },
    { label: 'Diagnosis', icon: IconStethoscope, to: doctor, view: 'diagnosis', badge: 'diagnoses' },
    { label: 'Emergency Alerts', icon: IconUrgent, to: doctor, view: 'alerts', badge: 'alerts', isHot: true },
    { label: 'Messages', icon: IconMessage, to: doctor, view: 'messages', badge: 'messages' },
    { label: 'Patient Messages', icon: IconMessages, to: doctor, view: 'inbox', badge: 'inbox' },
    account,
  ],
  staff: [
    { label: 'Patient Overview', icon: IconBed, to: staff, badge: 'inpatients' },
    { label: 'Medication Queue', icon: IconPill, to: staff, view: 'medications', badge: 'doses' },
    { label: 'Doctor Messages', icon: IconMessage2, to: staff, view: 'messages', badge: 'messages' },
    { label: 'Staff Tasks', icon: IconClipboardCheck, to: staff, view: 'tasks', badge: 'tasks' },
    { label: 'Lab Orders', icon: IconTestPipe, to: staff, view: 'labs', badge: 'labs' },
    { label: 'Patient Messages', icon: IconMessages, to: staff, view: 'inbox', badge: 'inbox' },
    { label: 'Patients', icon: IconUsers, to: staff, view: 'patients' },
    { label: 'Admissions', icon: IconDoorEnter, to: staff, view: 'admissions' },
    { label: 'Handover', icon: IconArrowsExchange, to: staff, view: 'handover' },
    { label: 'Emergency Alerts', icon: IconUrgent, to: staff, view: 'alerts', badge: 'alerts', isHot: true },
    account,
  ],
  desk: [
    { label: 'Front desk', icon: IconCalendarEvent, to: '/reception' },
    { label: 'Patients', icon: IconUsers, to: '/reception', view: 'patients' },
    { label: 'Registered twice', icon: IconUsersGroup, to: '/reception', view: 'merges' },
    { label: 'Family', icon: IconFriends, to: '/reception', view: 'family', badge: 'family' },
    { label: 'Boards', icon: IconDeviceTv, to: '/reception', view: 'boards' },
    account,
  ],
  admin: [
    { label: 'Home', icon: IconLayoutDashboard, to: '/admin', badge: 'waiting' },
    { label: 'People', icon: IconUsers, to: '/admin/people', badge: 'invitations' },
    { label: 'Applications', icon: IconFileCertificate, to: '/admin/applications', badge: 'applications' },
    { label: 'Hours', icon: IconCalendarTime, to: '/admin/hours' },
    { label: 'Closed days', icon: IconCalendarOff, to: '/admin/closed-days' },
    { label: 'Rooms and beds', icon: IconBed, to: '/admin/rooms', badge: 'lateBeds' },
    { label: 'Departments', icon: IconBuildingHospital, to: '/admin/departments' },
    { label: 'Vaccines', icon: IconVaccine, to: '/admin/vaccines' },
    { label: 'Boards', icon: IconDeviceTv, to: '/admin/boards' },
    { label: 'Merges', icon: IconUsersGroup, to: '/admin/merges' },
    { label: 'Erasures', icon: IconEraser, to: '/admin/erasures' },
    { label: 'Catalogues', icon: IconBooks, to: '/admin/catalogues' },
    { label: 'Reports', icon: IconChartBar, to: '/admin/reports' },
    { label: 'Mails', icon: IconMail, to: '/admin/mails', badge: 'failedMails' },
    { label: 'Audit trail', icon: IconShieldCheck, to: '/admin/trail' },
    { label: 'Backups', icon: IconDatabaseExport, to: '/admin/backups' },
    { label: 'Clinic', icon: IconSettings, to: '/admin/clinic' },
    account,
  ],
};
