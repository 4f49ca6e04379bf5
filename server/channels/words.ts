// What a lock screen or a text says. Whoever looks over a shoulder learns that there is news, and of what kind at most: no
// name, no department, no illness, no clinic.
import type { AnyTopic } from '../notices/topics.ts';

export const SENDER = 'Nadi';

const SENTENCES: Record<AnyTopic, string> = {
  visits: 'There is news about a visit. Open the app to see it.',
  medicines: 'You have a reminder. Open the app to see it.',
  results: 'There is something new for you. Open the app to see it.',
  messages: 'You have a new message. Open the app to read it.',
  'earlier-times': 'An earlier time is held for you for a few minutes. Open the app to take it.',
  urgent: 'The clinic has answered your call for help. Open the app.',
  danger: 'This cannot wait. Open the app now.',
  'called-in': 'It is your turn. Open the app to see where to go.',
  account: 'There is news about your account. Open the app to see it.',
};

export const sentenceFor = (topic: AnyTopic): string => SENTENCES[topic];

const NEWS = 'There is something new for you. Open the app, or phone us.';

// Nobody confirms a number, so a text may reach a stranger: only how soon to look is in it (decision 39).
const TEXTS: Record<AnyTopic, string> = {
  visits: NEWS,
  medicines: NEWS,
  results: NEWS,
  messages: NEWS,
  'earlier-times': 'There is something new for you, for a few minutes only. Open the app, or phone us.',
  urgent: 'This cannot wait. Open the app now, or phone us.',
  danger: 'This cannot wait. Open the app now, or phone us.',
  'called-in': NEWS,
  account: NEWS,
};

export const textFor = (topic: AnyTopic): string => `${SENDER}: ${TEXTS[topic]}`;
