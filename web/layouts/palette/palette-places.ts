// Where the palette leads.
import { IconCalendarWeek, IconHistory } from '@tabler/icons-react';
import type { Role } from '#contract/endpoint.ts';
import type { LabOrder } from '#contract/labs/lab-orders.ts';
import type { PatientListed } from '#contract/patients/patients.ts';
import type { Search } from '#web/search.ts';
import { MENU_ITEMS, type MenuItem } from '../menus/menu-items.ts';

export type Place = { to: MenuItem['to']; search: Search };
type Page = { label: string; icon: MenuItem['icon']; place: Place };

const DOCTORS: readonly Page[] = [
  {
    label: 'My calendar',
    icon: IconCalendarWeek,
    place: { to: '/doctor-dashboard', search: { view: 'appointments', list: 'calendar' } },
  },
  {
    label: 'Appointment history',
    icon: IconHistory,
    place: { to: '/doctor-dashboard', search: { view: 'appointments', list: 'history' } },
  },
];

export function pagesOf(role: Role): Page[] {
  const items = role === 'patient' ? [] : MENU_ITEMS[role];
  const menu = items.map(({ label, icon, to, view }) => ({ label, icon, place: { to, search: view ? { view } : {} } }));
  return [...menu, ...(role === 'doctor' ? DOCTORS : [])];
}

/** A doctor who cares for them goes on with the diagnosis; the chart says what else is to be done. */
export function placeOfPatient(role: Role, { id, isInCare }: Pick<PatientListed, 'id' | 'isInCare'>): Place {
  if (role !== 'doctor') return { to: '/staff-dashboard', search: { view: 'patients', patient: id } };
  return { to: '/doctor-dashboard', search: { view: isInCare ? 'diagnosis' : 'patients', patient: id } };
}

export const placeOfOrder = ({ patientId }: Pick<LabOrder, 'patientId'>): Place => ({
  to: '/doctor-dashboard',
  search: { view: 'patients', patient: patientId, tab: 'labs' },
});

/** Matches the start of any word; nothing typed matches everything. */
export const isNamed = (label: string, words: string) => ` ${label.toLowerCase()}`.includes(` ${words.toLowerCase()}`);

export const ordersNamed = (orders: readonly LabOrder[], words: string) =>
  words.length < 2 ? [] : orders.filter(({ test, patient }) => isNamed(test, words) || isNamed(patient, words));
