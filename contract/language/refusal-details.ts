// Refusals that say more than their code, to patients and visitors: by code and detail, with names in braces. The server says them
// in English and sends the detail with its values; the browser words it in another language from the same two.
import type { RefusalCode } from '../refusals.ts';

export const REFUSAL_DETAILS = {
  alert_moved_on: {
    several: 'You took back several calls. Tell whoever answers this one.',
    answered: '{name} has your call already. Tell them that you are well.',
    over: 'It is over already.',
  },
  appointment_moved_on: {
    approved: 'This appointment is already approved.',
    'approved-by': 'This appointment is already approved by {name}.',
    rejected: 'This appointment is already rejected.',
    'rejected-by': 'This appointment is already rejected by {name}.',
    cancelled: 'This appointment is already cancelled.',
    'cancelled-by': 'This appointment is already cancelled by {name}.',
    completed: 'This appointment is already completed.',
    expired: 'This appointment is already expired.',
    'no-show': 'This appointment is already marked as no-show.',
    'not-answered': 'This request was not answered in time.',
    'not-approved': 'This request is not approved yet.',
    'go-to-desk': 'Please go to the desk.',
    'too-early': 'You can say so from two hours before the visit.',
    'not-begun': 'This appointment has not begun yet.',
    begun: 'This appointment has already begun.',
    confirmed: 'This appointment is already confirmed.',
  },
  danger_in_message: {
    call: 'This may be an emergency. Do not wait for an answer: call {emergencyNumber}, or go through the danger signs first.',
  },
  dose_answered: {
    taken: 'This dose is marked as taken.',
    'left-out': 'This dose is marked as left out.',
  },
  link_invalid: {
    card: 'This link has ended, or is not complete. Ask the person for a new one.',
    'activation-code': 'This code does not fit this PUD, has been used or is too old. Ask at the desk for a new one.',
    'earlier-password': 'The earlier password is not right. If you never chose one, leave the field empty.',
    'desk-code': 'This code has been used, is too old or is not the newest one. Ask at the desk for a new one.',
  },
  offer_over: { taken: 'You have already asked for this time.' },
  repeat_not_possible: {
    held: 'Ask your doctor before taking this again. Nobody has decided yet how it goes on after your stay.',
    course: 'This course is finished. If you are not well, book a visit: a doctor looks first.',
    replaced: 'A newer prescription has taken the place of this one. Ask for a repeat of that one.',
    enough: 'You have enough for now. You can ask from {from:day} on.',
  },
  symptoms_unread: {
    'too-long':
      'We could not read this text, so it has no rating. Write it again in a few short sentences. Call {emergencyNumber} now if you have any of these: {signs}.',
  },
  time_is_free: {
    at: 'A time that suits you is free now: {doctor}, {when}. You can book it, or wait for an earlier day.',
  },
  too_many_requests: { 'desk-codes': 'Too many wrong codes. Please say at the desk that you are here.' },
  unknown_doctor: { department: 'Nobody of this department sees patients here.' },
} as const satisfies Partial<Record<RefusalCode, Record<string, string>>>;

export type RefusalDetails = typeof REFUSAL_DETAILS;
