// What both sides are told when somebody may act for somebody else, and when that changes or ends. {name} is the other side.
const BY_AGE = 'You can see and do everything for {name} that their age allows.';
const NO_LONGER_ACT = 'You no longer act for {name}';
const NO_LONGER_ACTS = '{name} no longer acts for you';
const TIME_IS_OVER = 'The time that you agreed on is over.';
const ENDS = 'What you do for {name} ends on {day}';
const YOURS_ENDS = 'What {name} does for you ends on {day}';

export const FAMILY_NOTICES = {
  'family-confirmed': { title: 'You are confirmed for {name}', text: BY_AGE },
  'family-guardian': { title: 'You are guardian of {name} here', text: BY_AGE },
  'family-guardian-of-adult': {
    title: 'You are guardian of {name} here',
    text: 'You can see and do everything for {name} that is not private, for {months} months. Our desk can renew it.',
  },
  'family-has-guardian': {
    title: '{name} can act for you as your guardian',
    text: 'Our desk has confirmed it. What you keep private stays private. If this is wrong, tell our desk.',
  },
  'family-refused': {
    title: 'You cannot act for {name}',
    text: 'Our desk could not confirm it. Please come to the desk with your papers.',
  },
  'family-accepted': {
    title: '{name} can help you now',
    text: 'You both said yes. You can change or end it at any time.',
  },
  'family-changed': {
    title: '{name} changed what you share',
    text: 'What you may see and do has changed. It holds from now on.',
  },
  'family-given-back': {
    title: '{name} gave back some of what you share',
    text: 'They may see and do less for you from now on.',
  },
  'family-longer-asked': {
    title: '{name} asks to help you for longer',
    text: 'You say for how long, or no. Until you answer nothing changes.',
  },
  'family-longer-given': {
    title: '{name} lets you help for longer',
    text: 'The new end stands beside what you may do.',
  },
  'family-longer-refused': {
    title: '{name} does not want it for longer',
    text: 'It ends on its day, as before.',
  },
  'family-ends': { title: ENDS, text: '{name} can renew it before that.' },
  'family-ends-of-age': { title: ENDS, text: '{name} comes of age then.' },
  'family-yours-ends': { title: YOURS_ENDS, text: 'You can renew it before that.' },
  'family-yours-ends-of-age': {
    title: YOURS_ENDS,
    text: 'You come of age then. You can invite someone to help you.',
  },
  'family-time-over': { title: NO_LONGER_ACT, text: TIME_IS_OVER },
  'family-of-age': { title: NO_LONGER_ACT, text: '{name} is of age now.' },
  'family-yours-time-over': { title: NO_LONGER_ACTS, text: TIME_IS_OVER },
  'family-yours-of-age': { title: NO_LONGER_ACTS, text: 'You are of age now.' },
  'family-ended': {
    title: NO_LONGER_ACT,
    text: '{name} has ended it. Nothing of {name} opens for you any more.',
  },
  'family-yours-ended': { title: NO_LONGER_ACTS, text: '{name} has ended it.' },
  'family-ended-by-desk': {
    title: NO_LONGER_ACT,
    text: 'Our desk has ended it. Please call us if you have questions.',
  },
  'family-yours-ended-by-desk': {
    title: NO_LONGER_ACTS,
    text: 'Our desk has ended what {name} could see and do for you.',
  },
  'family-record-gone': {
    title: 'You no longer act for someone',
    text: 'A record that you could open does not exist any more.',
  },
  'family-account-gone': {
    title: 'Someone no longer acts for you',
    text: 'Their account does not exist any more. Ask at the desk who can help you instead.',
  },
  'family-died': {
    title: 'We are sorry about {name}',
    text: 'The record is closed now, and we send no more reminders. If you need anything from it, our desk helps you.',
  },
} as const;

export type FamilyNoticeCode = keyof typeof FAMILY_NOTICES;
