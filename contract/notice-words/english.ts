// What each notice to a patient says. Whoever works here is told in English sentences and has no code.
import { FAMILY_NOTICES } from './family-english.ts';
import type { Text } from './fill.ts';

const BY_VIDEO = 'It is a video visit, nobody has to travel. Open {video} from 15 minutes before';
const ANOTHER_TIME =
  'Choose another time with {doctor}, by video or in the clinic. If you feel worse, do not wait for it.';

export const NOTICES = {
  // Visits
  'visit-approved': {
    title: '{doctor} approved your appointment',
    text: ['{when}', '{room}', '{directions}', BY_VIDEO],
  },
  'visit-declined': {
    title: '{doctor} cannot see you at the time you asked for',
    // The reason may say to come at once: it is not followed by an order to wait for another time.
    text: ['{when}', '{reason}', 'If you still need a visit, you can choose another time.'],
  },
  'visit-cancelled': {
    title: 'Your appointment with {doctor} is cancelled',
    text: ['{when}', '{reason}', 'If you still need a visit, you can choose another time.'],
  },
  'visit-cancelled-record-closed': {
    title: 'Your appointment with {doctor} is cancelled',
    text: [
      '{when}',
      '{reason}',
      'Your record was closed at the clinic. If you still need a visit, please phone the clinic.',
    ],
  },
  'visit-moved': {
    title: 'Your appointment with {doctor} is moved',
    text: [
      'It was {before}',
      'Now: {when}',
      BY_VIDEO,
      '{reason}',
      'If you cannot come then, cancel it or choose another time.',
    ],
  },
  'visit-moved-to-another': {
    title: 'Your appointment with {doctor} is moved',
    text: [
      'It was {before}',
      'Now: {when} with {newDoctor}',
      BY_VIDEO,
      '{reason}',
      'If you cannot come then, cancel it or choose another time.',
    ],
  },
  'visit-not-answered': {
    title: 'Nobody answered your request in time',
    text: '{doctor}, {when}. Please choose another time; we are sorry.',
  },
  'visit-not-answered-come-today': {
    title: 'Please do not wait any longer',
    text: [
      'Your request has not been answered yet, and you should be seen today',
      'Come to the desk of {clinic}, {address}, or go to a walk-in clinic or an emergency department today',
      'If you get worse, call {emergencyNumber}',
    ],
  },
  'visit-waits-again': {
    title: 'Your request is waiting again',
    text: '{doctor} took the decision back: {when}.',
  },
  'visit-booked-by-desk': {
    title: 'You have an appointment with {doctor}',
    text: [
      '{when}',
      '{room}',
      '{directions}',
      BY_VIDEO,
      'The desk booked it for you. If you cannot come then, cancel it or choose another time.',
    ],
  },
  'video-visit-missed': { title: 'Your video visit did not take place', text: ['Nobody met in time', ANOTHER_TIME] },
  'video-visit-broken-off': {
    title: 'Your video visit broke off',
    text: ['It ended before it was finished', ANOTHER_TIME],
  },
  'visit-done': { title: 'Your visit to {doctor} is on file', text: '{when}.' },
  'visit-missed': { title: '{doctor} noted that you did not come', text: '{when}.' },
  'visit-missed-says-desk': { title: 'The desk noted that you did not come', text: '{when}.' },
  'visit-left': {
    title: 'You left before your visit to {doctor}',
    text: ['{when}', 'If you still need a visit, you can choose another time.'],
  },
  'visit-note-taken-back': {
    title: 'The desk took back what it had noted',
    text: ['Your visit to {doctor}: {when}', 'Nothing has become of it yet.'],
  },
  'queue-joined': {
    title: 'You wait for {doctor}',
    text: [
      'Your number is {token}',
      '{room}',
      '{directions}',
      'The desk put you into the queue, and {doctor} may open your record. If you are not at the clinic, tell us',
    ],
  },
  'queue-elsewhere': {
    title: 'You wait for {doctor} now',
    text: ['Instead of {earlierDoctor}', '{reason}', 'Your number stays {token}'],
  },
  'queue-left': { title: 'You do not wait for {doctor}', text: 'The desk had put you into the queue by mistake.' },
  'called-in': { title: '{doctor} is ready for you', text: ['Please go in now', '{directions}'] },
  'called-in-to-room': { title: '{doctor} is ready for you, {room}', text: ['Please go in now', '{directions}'] },
  'called-in-not-yet': {
    title: '{doctor} is not ready yet',
    text: 'Please wait a little longer. You will be called again.',
  },

  // The waiting list
  'offer-held': {
    title: 'A time has become free: {doctor}',
    text: '{when}. It is held for you until {until:time}.',
  },
  'offer-lapsed': {
    title: 'The time that was held for you went to the next',
    text: '{doctor}, {when}. Ten minutes were over. You keep your place on the waiting list.',
  },
  'offer-withdrawn': {
    title: 'The time that was held for you is no longer offered',
    text: '{doctor}, {when}. We are sorry. You keep your place on the waiting list.',
  },
  'wait-over': {
    title: 'You no longer wait for {whom}',
    text: 'No time that suits you became free. You can book another time or wait again.',
  },
  'wait-over-doctor-left': {
    title: 'You no longer wait for {whom}',
    text: 'This doctor no longer sees patients here. You can book or wait for another one.',
  },
  'wait-over-department-closed': {
    title: 'You no longer wait for {whom}',
    text: 'Nobody of this department sees patients here. You can book or wait for another one.',
  },

  // Reminders
  'reminder-of-visit-in-an-hour': { title: 'Your appointment is within the hour', text: '{doctor}, {when}' },
  'reminder-of-visit-in-a-day': { title: 'Your appointment is within a day', text: '{doctor}, {when}' },
  'reminder-of-note': { title: '{title}', text: '{detail}' },
  'dose-due': { title: 'Time for {name}', text: '{doses}.' },
  'dose-due-not-marked': { title: 'Time for {name}', text: '{doses}. Not marked yet.' },
  'doses-due': { title: 'Time for your medicines', text: '{doses}.' },
  'doses-due-not-marked': { title: 'Time for your medicines', text: '{doses}. Not marked yet.' },
  'vaccines-due': { title: 'Vaccines are due', text: '{names}. Book a visit, and bring the vaccination card.' },
  'vaccines-overdue': { title: 'Vaccines are overdue', text: '{names}. Book a visit, and bring the vaccination card.' },

  // The record
  'medicine-prescribed': { title: '{doctor} prescribed you something', text: ['{medicines}', 'Tests: {tests}'] },
  'tests-ordered': { title: '{doctor} wrote to your record', text: ['Tests: {tests}'] },
  'diagnosis-written': { title: '{doctor} wrote to your record', text: 'The diagnosis of your visit is on file.' },
  'medicine-stopped': { title: 'Stop taking {name}', text: '{reason}' },
  'medicine-stopped-after-stay': { title: 'Stop taking {name}', text: 'Stopped after your stay on the ward.' },
  'medicine-replaced': {
    title: '{names}: a new prescription replaces the earlier one',
    text: 'From now on: {now}. No longer: {before}. Do not take both.',
  },
  'medicines-replaced': {
    title: '{names}: a new prescription replaces the earlier one',
    text: 'From now on: {now}. No longer: {before}. Take only what is new.',
  },
  'medicine-goes-on': {
    title: 'Take {name} as before',
    text: 'Your doctor has decided that it goes on after your stay on the ward.',
  },
  'medicine-held': {
    title: 'Ask your doctor before taking {names} again',
    text: 'The ward stopped or changed it. We tell you when your doctor has decided. To ask, call {phone}.',
  },
  'medicine-still-held': {
    title: 'Still ask before taking {names} again',
    text: 'No doctor has decided yet how it goes on. We have asked more of them. Please call {phone} and ask.',
  },
  'repeat-renewed': { title: '{name} is prescribed again', text: ['{answer}', 'You can fetch it as before.'] },
  'repeat-refused': { title: 'No repeat of {name}', text: ['{answer}'] },
  'repeat-visit-first': {
    title: 'Please come first: {name}',
    text: ['{answer}', 'Book a visit, and we talk it over.'],
  },
  'result-released': { title: 'Your result is here: {test}', text: '{doctor} has looked at it.' },
  'result-released-with-note': { title: 'Your result is here: {test}', text: '{note}' },
  news: { title: 'There is something new for you', text: 'Load the page again to read it.' },
  'record-held': {
    title: 'News from your record',
    text: 'You can read it here once our staff have checked who you are.',
  },

  // Messages and calls for help
  'message-from-doctor': { title: 'New message from {doctor}', text: 'Open your messages to read it.' },
  'message-from-desk': { title: 'New message from the desk', text: 'Open your messages to read it.' },
  'message-shows-danger': {
    title: 'This may be an emergency: call {emergencyNumber}',
    text: 'What you wrote may be a danger sign. Do not wait for an answer: call {emergencyNumber}.',
  },
  'call-answered': {
    title: 'The clinic has your call for help',
    text: '{name} has seen your call for help and is on it.',
  },

  // Stays
  admitted: {
    title: 'You have been admitted',
    text: 'To bed {place}, with {doctor}. If this is not right, tell our staff or call us.',
  },
  'admission-not-accepted': {
    title: 'Your admission was not accepted',
    text: '{doctor} did not take the admission to bed {place} on. Our staff will tell you what comes next.',
  },
  'stay-accepted-after-glass': {
    title: '{name} accepted an admission after opening the record by breaking the glass',
    text: 'The record stays open to the ward until the discharge. If you are not here, call us.',
  },
  'stay-accepted-after-alert': {
    title: '{name} accepted an admission after opening the record because of an alert',
    text: 'The record stays open to the ward until the discharge. If you are not here, call us.',
  },
  'stay-opened-by-alarm': {
    title: 'The record was opened because of an alarm before a doctor accepted the admission',
    text: 'A measurement on the ward raised an alarm, so doctors on duty and nurses may open your record. If you are not here, call us.',
  },

  // Who looked, and the account
  'record-opened': {
    title: '{name} opened your record',
    text: 'Outside of your treatment, for 60 minutes. The reason given: {reason}',
  },
  'record-opening-not-justified': {
    title: 'We looked at an opening of your record',
    text: '{name} opened your record outside of your treatment. We looked at it and found that it was not justified.',
  },
  'card-opened': {
    title: 'Your emergency card was opened',
    text: 'By its link, with {device}. If nobody should have it, end the link.',
  },
  'contact-changed': {
    title: 'How we reach you has changed',
    text: 'The name or the phone number was changed. If you did not expect that, tell our desk.',
  },
  'email-to-approve': {
    title: 'New e-mail address',
    text: 'The desk wrote down {email}. It counts only after you agree.',
  },
  'account-closed': {
    title: 'Your account is closed',
    text: 'Our desk has closed your account: you cannot log in, and no visits are booked. Your record is kept.',
  },
  'erasure-agreed': {
    title: 'Your record will be erased in three days',
    text: 'Everything that we know of you is erased then, and nobody can bring it back. Coming visits are cancelled. If you have not asked for this, or want to keep your record, call us at once.',
  },
  'erasure-stopped': {
    title: 'Your record is not erased',
    text: 'The erasure was stopped. Everything stays as it was.',
  },
  'account-open-again': {
    title: 'Your account is open again',
    text: 'Our desk has opened your account again: you log in as before.',
  },
  'dose-missed': {
    title: '{name} may have missed a dose',
    text: '{names}, {when:time}. Nobody has marked it as taken.',
  },
  ...FAMILY_NOTICES,
} as const satisfies Record<string, { title: string; text: Text }>;

export type NoticeCode = keyof typeof NOTICES;
