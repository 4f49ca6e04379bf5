// Stevens-Johnson syndrome (BAD 2016): a rash with sores of the mouth after a medicine that was begun, whatever it is called.
import { describe, expect, test } from 'vitest';
import { triage } from '../triage.ts';

const answerTo = (text: string) => triage({ text, person: { ageYears: 30 } });

describe('a rash with a sore mouth after a new medicine is an emergency', () => {
  test.each([
    'rash and mouth ulcers after starting nevirapine',
    'rash on body and ulcers in mouth, doctor gave me carbamazepine 10 days back',
    'I started a new medicine and now have a rash and sores in my mouth',
    'rash and mouth ulcers since cotrimoxazole',
    'I have been taking allopurinol since 2 weeks, now red spots all over and ulcers in my mouth',
    'put on phenytoin last week, my skin is peeling and I have mouth ulcers',
    'rash on my chest and mouth ulcers, on antibiotics since Monday',
    'lamotrigine shuru ki thi, ab daane aur muh mein chhale',
    'eptoin ke baad badan par daane aur muh me chhale',
    'dawai lene ke baad badan par daane aur muh me chhale',
    'फेनिटोइन शुरू करने के बाद शरीर पर दाने और मुँह में छाले',
    'सेप्ट्रान ली थी, शरीर पर दाने और मुँह में छाले हैं',
  ])('%s', (text) => {
    const { urgency, flags } = answerTo(text);
    expect(urgency).toBeGreaterThanOrEqual(4);
    expect(flags.map(({ id }) => id)).toContain('skin-coming-off');
  });
});

describe('without a new medicine, or without a rash, it is none', () => {
  test.each([
    'I take metformin and have a mouth ulcer',
    'itchy rash on my elbows for years and a mouth ulcer now',
    'lamotrigine for many years, mouth ulcer since yesterday',
    'a mouth ulcer since I started nevirapine',
    'spots on hands and feet and mouth ulcers since 2 days',
    'I am allergic to phenytoin, and have an itchy rash and a mouth ulcer',
    'muh me chhale hain, mirchi khane se',
  ])('%s', (text) => {
    expect(answerTo(text).urgency).toBeLessThanOrEqual(3);
  });
});

test('whoever has a rash and a sore mouth and names no medicine is asked for one', () => {
  for (const text of ['rash and ulcers in the mouth', 'badan par daane aur muh me chhale']) {
    const { urgency, questions } = answerTo(text);
    expect(urgency).toBeGreaterThanOrEqual(2);
    expect(questions.map(({ finding }) => finding)).toContain('takes-new-medicine');
  }
});
