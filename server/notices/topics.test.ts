import { expect, test } from 'vitest';
import { topicOf } from './topics.ts';

test.each([
  ['appointment', '/book#appointments', 'visits'],
  ['appointment', '/book#waitlist', 'earlier-times'],
  ['triage', '/book#appointments', 'visits'],
  ['reminder', '/book#appointments', 'visits'],
  ['reminder', '/record#reminders', 'medicines'],
  ['reminder', '/record/board#reminders', 'medicines'],
  ['prescription', '/record/board#prescriptions', 'medicines'],
  ['lab-result', '/record/results', 'results'],
  ['admission', '/dashboard', 'visits'],
  ['diagnosis', '/record#prescriptions', 'medicines'],
  ['diagnosis', '/record', 'results'],
  ['prescription', '/record#prescriptions', 'medicines'],
  ['lab-result', '/record#results', 'results'],
  ['inbox', '/messages/desk', 'messages'],
  ['danger', '/messages/desk', 'danger'],
  ['alert', undefined, 'urgent'],
  ['alert', '/record', 'urgent'],
  ['contact-changed', '/account', 'account'],
  ['break-glass', '/account', 'account'],
  ['unheard-of', undefined, 'account'],
])('%s that leads to %s is about %s', (kind, link, topic) => {
  expect(topicOf({ kind, link })).toBe(topic);
});
