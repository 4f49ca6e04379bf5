// Every key of the clinic's screens, in the words of the help sheet.
import type { Role } from '#contract/endpoint.ts';

export type Shortcut = { keys: readonly string[]; does: string };
type Group = { where: string; keys: readonly Shortcut[] };

const EVERYWHERE: Group = {
  where: 'Everywhere',
  keys: [
    { keys: ['Ctrl K'], does: 'Find a patient, an order, a page' },
    { keys: ['Ctrl B'], does: 'Collapse or open the menu' },
    { keys: ['?'], does: 'This sheet' },
    { keys: ['Esc'], does: 'Close a dialog or a list' },
  ],
};

const DOCTORS: readonly Group[] = [
  {
    where: 'Pending requests',
    keys: [
      { keys: ['A'], does: 'Approve selected' },
      { keys: ['R'], does: 'Reject with reason' },
      { keys: ['J', 'K'], does: 'Next, previous' },
    ],
  },
  {
    where: 'Ward',
    keys: [
      { keys: ['J', 'K'], does: 'Next, previous' },
      { keys: ['O'], does: 'Open chart' },
      { keys: ['V'], does: 'Mark as seen' },
    ],
  },
  {
    where: 'Patients',
    keys: [
      { keys: ['/'], does: 'Search' },
      { keys: ['J', 'K'], does: 'Next, previous' },
      { keys: ['Enter'], does: 'Open the diagnosis' },
    ],
  },
  {
    where: 'Lists of suggestions',
    keys: [
      { keys: ['↑', '↓'], does: 'Move through the list' },
      { keys: ['Enter'], does: 'Take what is marked' },
      { keys: ['Esc'], does: 'Close the list, then empty the field' },
    ],
  },
];

const IN_VIEW: Record<string, string> = { ward: 'Ward', patients: 'Patients' };

/** What stands in the foot of the side menu: the keys of this view. */
export const menuShortcuts = (view: string | undefined): readonly Shortcut[] => [
  ...(DOCTORS.find(({ where }) => where === (IN_VIEW[view ?? ''] ?? 'Pending requests'))?.keys ?? []),
  { keys: ['?'], does: 'All shortcuts' },
];

export const shortcutsFor = (role: Role): readonly Group[] =>
  role === 'doctor' ? [EVERYWHERE, ...DOCTORS] : [EVERYWHERE];
