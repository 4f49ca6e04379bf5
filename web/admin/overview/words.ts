// The sentences of the administrator's home.
import type { Part, SetUpStep, Waiting } from '#contract/overview.ts';
import type { AdminScreen } from '#contract/screen-links.ts';

export const PART_NAMES: Record<Part['part'], string> = {
  database: 'Database',
  mail: 'Mail',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  disk: 'Disk',
  ai: 'AI',
  live: 'Live updates',
  erased: 'Erased patients',
};

const DOWN: Record<Part['part'], { title: string; text: string }> = {
  database: { title: 'The database does not answer.', text: 'Nothing is saved until it does.' },
  mail: {
    title: 'Mail does not answer.',
    text: 'The clinic works: patients and doctors see each other’s changes on screen. What they are told by mail waits.',
  },
  sms: {
    title: 'No SMS leaves.',
    text: 'The service takes none. Patients who chose to be told this way are told on the screen and by mail alone.',
  },
  whatsapp: {
    title: 'No WhatsApp message leaves.',
    text: 'The service takes none. Patients who chose to be told this way are told on the screen and by mail alone.',
  },
  disk: { title: 'The disk is almost full.', text: 'When it is full, nothing more is saved. Make room on it now.' },
  ai: { title: 'The AI service does not answer.', text: 'Our own engine answers alone.' },
  live: {
    title: 'Live updates do not arrive.',
    text: 'Everything is saved. Screens show what others changed after a reload.',
  },
  erased: {
    title: 'The list of erased patients does not open.',
    text: 'Whoever was erased may be back from an older copy, and nobody would know. Put the master key right under which it was written; the figures name the file.',
  },
};

/** The worst part first; of several that want a look, all are named. */
export function sentenceOf(parts: readonly Part[]): { title: string; text: string } {
  const worst = parts.find(({ state }) => state === 'down');
  if (worst) return DOWN[worst.part];
  const weak = parts.filter(({ state }) => state === 'weak').map(({ part }) => PART_NAMES[part]);
  const text = 'A part that answers beats. A part that stops answering goes flat.';
  if (weak.length === 0) return { title: 'The house is well.', text };
  return { title: `The house is well. ${listed(weak)} ${weak.length === 1 ? 'wants' : 'want'} a look.`, text };
}

const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** `to`: where it is dealt with. */
type Words = { title: string; text: string; to?: AdminScreen; action?: string };

export const WAITING_WORDS: Record<Waiting['kind'], (count: number) => Words> = {
  facts: () => ({
    title: 'A change of what the clinic says of itself',
    text: 'It holds when a second administrator confirms it, or 24 hours after it was asked for. You can stop it.',
    to: '/admin/clinic',
    action: 'Look',
  }),
  glass: (count) => ({
    title: count === 1 ? 'A record was opened by breaking the glass' : 'Records were opened by breaking the glass',
    text: 'Each with a written reason. The patient and every administrator were told; a verdict is due within 72 hours.',
    to: '/admin/trail',
    action: 'Review',
  }),
  mails: (count) => ({
    title: count === 1 ? 'A mail did not leave' : 'Mails that did not leave',
    text: 'The mail server refused them eight times. Whoever waits for one must be told in another way.',
    to: '/admin/mails',
    action: 'Open',
  }),
  visits: (count) => ({
    title: count === 1 ? 'A visit to move' : 'Visits to move',
    text: 'They lie after the last day of their doctor’s licence. Enter the new licence, or have the reception move them.',
    to: '/admin/people',
    action: 'Look',
  }),
  applications: (count) => ({
    title: count === 1 ? 'A doctor’s application' : 'Doctors’ applications',
    text: 'Each is answered by mail, whatever you decide.',
    to: '/admin/applications',
    action: 'Decide',
  }),
  invitations: (count) => ({
    title: count === 1 ? 'An invitation nobody has used' : 'Invitations nobody has used',
    text: 'A link works for 24 hours. Send it again where it has lapsed.',
    to: '/admin/people',
    action: 'Open',
  }),
  beds: (count) => ({
    title: count === 1 ? 'A bed that was to be open again' : 'Beds that were to be open again',
    text: 'Nothing opens by itself: look first, then open it or name another day.',
    to: '/admin/rooms',
    action: 'Look',
  }),
};

/** `name` stands under its beat; the rest is said while it is not done. */
export const SET_UP_WORDS: Record<SetUpStep['step'], Words & { name: string }> = {
  clinic: {
    name: 'Clinic',
    title: 'The clinic has a sample’s name',
    text: 'Patients read its name, address and numbers on every page.',
    to: '/admin/clinic',
    action: 'Set the facts',
  },
  departments: {
    name: 'Departments',
    title: 'There is no department',
    text: 'Doctors belong to one, and patients choose one to book.',
    to: '/admin/departments',
    action: 'Add a department',
  },
  doctors: {
    name: 'Doctors',
    title: 'No doctor works here yet',
    text: 'Invite one, or let doctors apply on the page Doctor Login.',
    to: '/admin/people',
    action: 'Invite a doctor',
  },
  hours: {
    name: 'Hours',
    title: 'A doctor has no hours',
    text: 'Without hours nobody can book with them.',
    to: '/admin/hours',
    action: 'Set hours',
  },
  rooms: {
    name: 'Rooms',
    title: 'There are no beds',
    text: 'Nobody can be admitted yet.',
    to: '/admin/rooms',
    action: 'Add rooms and beds',
  },
  nurses: {
    name: 'Nurses',
    title: 'No nurse works here yet',
    text: 'The ward and the laboratory are theirs.',
    to: '/admin/people',
    action: 'Invite a nurse',
  },
  desk: {
    name: 'Desk',
    title: 'Nobody works at the front desk yet',
    text: 'They book for callers and receive whoever comes.',
    to: '/admin/people',
    action: 'Invite a receptionist',
  },
  'second-administrator': {
    name: 'Admins',
    title: 'You are the only administrator',
    text: 'If you lose your phone, nobody can let you in.',
    to: '/admin/people',
    action: 'Invite a second one',
  },
  'first-visit': {
    name: 'Visit',
    title: 'Nobody has booked yet',
    text: 'Patients register and book by themselves once a doctor with hours has logged in.',
  },
};
