import { TRIAGE_NOTE, URGENCY_WORDS } from '#contract/triage/triage-result.ts';
import { ENGLISH as SIGNS } from '#triage-engine/dangers/words-en.ts';
import { URGENCY_LOOK } from '../result/urgency/urgency-look.ts';
import type { ScreenWords } from './screen-words.ts';

const rated = (urgency: 1 | 2 | 3 | 4 | 5, headline = `${URGENCY_WORDS[urgency].title}.`) => ({
  name: URGENCY_LOOK[urgency].name,
  headline,
  text: URGENCY_WORDS[urgency].text,
});

export const ENGLISH: ScreenWords = {
  signs: SIGNS,
  call: (number) => `Call ${number}`,
  callNow: (number) => `Call ${number} now`,
  callCrisis: (number, name) => `Call ${number}${name ? `, ${name}` : ''}`,
  danger: {
    doNotReadOn: 'An emergency? Do not read on.',
    unread: 'We did not understand enough.',
    unreadWhy: 'No advice yet, and no number. First look for danger signs.',
    unreadStill: 'No danger sign, and still no advice and no number.',
    isIll: 'Is somebody ill or hurt now?',
    isIllWhy: 'Your words may be about something else. If somebody is, look for danger signs first.',
    illWithoutSigns: 'Yes, but none of these',
    nobodyIll: 'No, nobody is ill or hurt',
    nobodyIllTitle: 'Then there is nothing to rate.',
    nobodyIllText: 'The clinic answers questions about anything else.',
    first: 'One question before the answer.',
    firstWhy: 'You told us little, so we make sure that it is no emergency.',
    notOurLanguage: (name) => `We read English and Hindi. We do not read ${name} yet.`,
    yourWords: 'Your words',
    marked: 'Marked: understood',
    dotted: 'Dotted: not understood',
    question: 'Is one of these true now?',
    hint: 'Tap every one that fits. One is enough.',
    none: 'None of these',
    noneThenAnswer: 'None of these, show the answer',
    untilHelp: 'What to do until help comes',
    sending: 'One moment…',
  },
  ways: {
    title: 'If none of these is true',
    titleNext: 'What you can do now',
    text: 'It is still not rated. Choose one:',
    words: { title: 'Say it in other words', text: 'What, where, since when' },
    body: { title: 'Show it on the body', text: 'Tap where, then a few questions' },
    phone: { title: 'Phone the clinic', text: 'Ask a nurse to call back' },
    book: { title: 'Book a visit', text: 'Times that are free' },
    worse: (number) => `Getting worse, or unsure? Call ${number}.`,
    record: 'Your record says “not understood”, without a number.',
  },
  urgency: {
    1: rated(1),
    2: rated(2),
    3: rated(3),
    4: rated(4, 'Go to an emergency department now.'),
    5: rated(5),
  },
  rightDoctor: (specialists) => `The right doctor: ${specialists.join(' or ')}`,
  ofFive: (urgency) => `${urgency} of 5`,
  scale: {
    label: (urgency) => `Urgency ${urgency} on a scale from 1, self-care, to 5, emergency now`,
    least: 'Self-care',
    most: 'Emergency now',
  },
  alert: {
    button: 'Alert the clinic too',
    busy: 'Telling the clinic…',
    note: 'The alert reaches every doctor and nurse on duty. It does not call an ambulance.',
    told: 'The doctors and nurses on duty see your call. It does not call an ambulance.',
  },
  emergency: {
    number: (number) => `Call ${number} now.`,
    besides: 'Do not wait for an appointment. Do not drive yourself.',
    cannotGetThere: 'Call if you cannot get there safely.',
    noAmbulance: 'Nadi does not call an ambulance.',
  },
  crisis: {
    suicide: {
      title: 'Talk to someone now.',
      text: 'Stay with somebody, or call the crisis line. It is free, day and night.',
    },
    violence: {
      title: 'Get to where you are safe.',
      text: 'You can be seen and helped without telling everything.',
    },
    mayAct: 'If you may act on it, or are hurt: the emergency department, or the ambulance.',
  },
  steps: {
    title: 'What to do next',
    titleToday: 'What to do until you are seen',
    titleGrave: 'While help is on its way',
    first: {
      4: (number) =>
        `Go to an emergency department now. Do not wait for an appointment. If you cannot, call ${number}.`,
      5: (number) => `Call ${number} for an ambulance now. Do not wait for an appointment.`,
    },
    crisis: {
      suicide: (number) =>
        `Call the crisis line, or ask somebody you trust to stay with you. If you may act on these thoughts, or are hurt, go to an emergency department or call ${number}.`,
      violence: (number) =>
        `Go where you are safe. If you are in danger or hurt, call ${number} or go to an emergency department.`,
    },
    medicines: 'Bring all medicines, or a list of them.',
  },
  worse: {
    title: 'What getting worse looks like',
    sameDay: 'See a doctor, best the same day',
    again: (number) => `Call ${number} again`,
    more: (n) => `, and ${n} more`,
  },
  followUp: {
    title: (n) =>
      n === 0
        ? 'Thank you. Update the answer to see what changes.'
        : n === 1
          ? '1 question that could change this'
          : `${n} questions that could change this`,
    answers: { present: 'Yes', absent: 'No', unknown: 'Not sure' },
  },
  note: TRIAGE_NOTE,
};
