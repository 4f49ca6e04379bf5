// A turn of speech is asked for, a danger that is told plainly is rated.
import { expect, test } from 'vitest';
import { triage } from '../triage.ts';

const answerTo = (text: string, person = {}) => triage({ text, person });

test.each([
  [
    'Passed out on the sofa after the party, slept ten hours, woke up by myself, hungover, drinking water, all fine',
    'unconscious',
  ],
  ['Drowning in phlegm from this cold, nose and throat full, day 3, no fever, breathing is fine', 'burn'],
  ['chheenk chheenk ke mar jaungi, ghar me safai chal rahi hai, dhool se hi hota hai', 'suicide'],
  [
    'Chilli fingers in my eye while cooking, rinsed it for ten minutes, vision clear again, just a bit pink',
    'eye-injury',
  ],
])('where all around it is harmless, its danger is asked for: %s', (text, danger) => {
  const { urgency, asks } = answerTo(text);
  expect(urgency).toBeLessThanOrEqual(3);
  expect(asks.map((one) => one.danger)).toContain(danger);
});

test.each([
  'baby moving less than usual',
  'mar jaungi main, ab aur nahi jeena',
  'battery acid went in my eye at work, I rinsed it',
  'movements are a lot less than normal, pregnant 32 weeks, otherwise I feel fine',
  'I think I had a fit today',
  'i want to comit sucide',
  'I have taken too many ibuprofen on purpose, but I feel fine now and no pain',
  'he was electrocuted at work and passed out, now he says he is ok',
  'my father passed out at the table, woke after a minute, grey and sweating, says he is fine',
])('what is told plainly is an emergency: %s', (text) => {
  expect(answerTo(text).urgency).toBeGreaterThanOrEqual(4);
});

test('what was measured is not doubted', () => {
  const text = 'Passed out on the sofa after the party, slept ten hours, hungover, drinking water, all fine';
  const person = { vitals: { oxygen: 84, pulse: 140 } };
  expect(answerTo(text, person).urgency).toBeGreaterThanOrEqual(4);
});
