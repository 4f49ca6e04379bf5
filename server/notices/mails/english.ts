// What the mail about a notice says; a notice that is not here goes to the screen alone. Without a text of its own the mail says
// what the notice says. The subject shows on a locked phone: no name and no health details.
import type { NoticeCode } from '#contract/notice-words/english.ts';
import { FAMILY_NOTICES, type FamilyNoticeCode } from '#contract/notice-words/family-english.ts';
import type { Text } from '#contract/notice-words/fill.ts';

const MESSAGE = 'A message from {clinic}';
const REMINDER = 'A reminder from {clinic}';
const MEDICINE_CHANGED = { subject: MESSAGE, text: 'One of your medicines has changed. Please log in and read it.' };
const BEFORE_TAKING = { subject: MESSAGE, text: 'Before you take your medicines at home again, please read this.' };
const WRITTEN = { subject: MESSAGE, text: 'Your doctor has written something for you.' };
const VISIT = {
  subject: REMINDER,
  text: [
    'Your appointment: {doctor}, {when}',
    '{room}',
    '{directions}',
    'It is a video visit. Open {video} from 15 minutes before',
  ],
} as const;
const ANSWERED = { subject: MESSAGE, text: 'Your doctor has answered what you asked for. Please log in and read it.' };
const RESULT = { subject: MESSAGE, text: 'A result is waiting for you.' };
const NEW_MESSAGE = { subject: MESSAGE, text: '{clinic} has answered your message. Log in to read it.' };
const OPENED = { subject: 'Your record was opened' };

const FAMILY = {
  subject: 'Something has changed at {clinic}',
  text: 'Who may act for whom has changed or will change. Please log in and read it.',
} as const;

/** The same words for each notice about who acts for whom: names stand behind the login. */
export const forEachOfFamily = <Mail>(mail: Mail): Record<FamilyNoticeCode, Mail> =>
  Object.fromEntries(Object.keys(FAMILY_NOTICES).map((code) => [code, mail])) as Record<FamilyNoticeCode, Mail>;

export const MAILS = {
  'visit-approved': { subject: 'Your appointment on {when:day} is confirmed' },
  'visit-declined': { subject: 'Your request for {when:day} was turned down' },
  'visit-cancelled': { subject: 'Your appointment on {when:day} is cancelled' },
  'visit-cancelled-record-closed': { subject: 'Your appointment on {when:day} is cancelled' },
  'visit-moved': { subject: 'Your appointment on {before:day} is moved to {when:day}, {when:time}' },
  'visit-moved-to-another': { subject: 'Your appointment on {before:day} is moved to {when:day}, {when:time}' },
  'visit-not-answered': { subject: 'Your request for {when:day} was not answered' },
  'visit-not-answered-come-today': { subject: 'Your request at {clinic}' },
  'visit-booked-by-desk': { subject: 'Your appointment on {when:day} is booked' },
  'video-visit-missed': { subject: 'Your video visit did not take place' },
  'video-visit-broken-off': { subject: 'Your video visit broke off' },
  'visit-done': { subject: 'Your visit on {when:day} is on file' },
  'visit-missed': { subject: 'Your appointment on {when:day} was missed' },
  'visit-missed-says-desk': { subject: 'Your appointment on {when:day} was missed' },
  'visit-left': { subject: 'Your appointment on {when:day} did not take place' },
  'visit-note-taken-back': { subject: 'Your visit on {when:day}: a correction' },
  'queue-joined': { subject: 'You are in a queue on {when:day}' },
  'queue-elsewhere': { subject: 'Your visit on {when:day}: another doctor' },
  'queue-left': { subject: 'You are not in a queue on {when:day}' },
  'offer-held': {
    subject: 'A time is held for you until {until:time}',
    text: 'A time that suits you has become free. It is held for you until {until:time} ({zone}). To take it, or to leave it to the next, log in.',
  },
  'reminder-of-visit-in-an-hour': VISIT,
  'reminder-of-visit-in-a-day': VISIT,
  'reminder-of-note': { subject: REMINDER, text: 'Reminder: {title}\n{detail}' },
  'vaccines-due': { subject: REMINDER, text: 'Vaccines are due: {names}.' },
  'vaccines-overdue': { subject: REMINDER, text: 'Vaccines are overdue: {names}.' },
  'medicine-prescribed': WRITTEN,
  'tests-ordered': WRITTEN,
  'diagnosis-written': WRITTEN,
  'medicine-stopped': MEDICINE_CHANGED,
  'medicine-stopped-after-stay': MEDICINE_CHANGED,
  'medicine-replaced': MEDICINE_CHANGED,
  'medicines-replaced': MEDICINE_CHANGED,
  'medicine-goes-on': MEDICINE_CHANGED,
  'medicine-held': BEFORE_TAKING,
  'medicine-still-held': BEFORE_TAKING,
  'repeat-renewed': ANSWERED,
  'repeat-refused': ANSWERED,
  'repeat-visit-first': ANSWERED,
  'result-released': RESULT,
  'result-released-with-note': RESULT,
  'message-from-doctor': NEW_MESSAGE,
  'message-from-desk': NEW_MESSAGE,
  'message-shows-danger': {
    subject: 'Please read this now: a message from {clinic}',
    text: 'Please log in and read this now. If you feel unwell, do not wait for an answer: call {emergencyNumber}.',
  },
  admitted: { subject: 'Your admission' },
  'admission-not-accepted': { subject: 'Your admission' },
  'stay-accepted-after-glass': OPENED,
  'stay-accepted-after-alert': OPENED,
  'stay-opened-by-alarm': OPENED,
  'record-opened': {
    ...OPENED,
    text: '{name} opened your record outside of your treatment. Log in to read why, and who else opened it.',
  },
  'record-opening-not-justified': {
    subject: 'We looked at an opening of your record',
    text: '{name} opened your record outside of your treatment. We looked at it and found that it was not justified. If you have questions, ask us.',
  },
  'contact-changed': {
    subject: MESSAGE,
    text: 'A name or a phone number was changed. If you did not expect that, tell our desk.',
  },
  'card-opened': {
    subject: 'Your emergency card was opened',
    text: 'Someone opened your emergency card by its link, with {device}. When, and how to end the link, is here:',
  },
  ...forEachOfFamily(FAMILY),
} as const satisfies Partial<Record<NoticeCode, { subject: string; text?: Text }>>;

export type MailedCode = keyof typeof MAILS;
