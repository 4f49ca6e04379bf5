// What stops a message, and what does not, with both readers of the engine.
import { expect, test } from 'vitest';
import { triage } from '#triage-engine/triage.ts';
import { dangerIn } from './danger-in-message.ts';

const read = (text: string) => dangerIn(triage({ text, person: {} }));

test.each([
  'BP 210/130 today',
  'my bp is 190/124',
  'BP 180/100 today',
  'BP 170/125',
  'BP upper 190',
  'diastolic 125 since morning',
  'BP 200 by 120, what should I do?',
  'mera BP 200/120 hai',
  'मेरा बीपी 200/125 आ रहा है',
  'sugar 45',
  'sugar 480',
])('a dangerous figure is a danger: %s', (text) => {
  expect(read(text)).not.toBeNull();
});

test.each([
  'BP 179/119 today',
  'BP 150/95',
  'BP 125/80 today',
  'I have high blood pressure',
  'My blood pressure was called very high once, I want a check-up',
  'BP and sugar medicines are finished',
])('a figure below the limit, or none, is no danger: %s', (text) => {
  expect(read(text)).toBeNull();
});

test('it says where the figure stands, and another figure is another danger than another sign', () => {
  expect(read('BP 210/130 today')).toMatchObject({ words: 'BP 210/130', isCrisis: false });
  expect(read('BP 210/130 today and crushing chest pain')?.key).not.toBe(read('BP 210/130 today')?.key);
});

test.each([
  'my feet are black and smell',
  'my foot is black and smells bad',
  'my toe is rotting',
  'gangrene in my toe',
  'mere pair kale pad gaye hain aur badbu aa rahi hai',
  'pair sad raha hai',
  'मेरे पैर काले पड़ गए हैं और बदबू आ रही है',
  'मेरा पैर सड़ रहा है',
])('a limb that dies is a danger: %s', (text) => {
  expect(read(text)?.key).toContain('limb');
});

test.each(['my feet smell', 'smelly feet', 'pair se badbu aati hai', 'मेरे पैरों से बदबू आती है', 'no gangrene'])(
  'feet that only smell are none: %s',
  (text) => {
    expect(read(text)).toBeNull();
  },
);

test.each([
  'Sugar is going up and down',
  'sugar levels up and down since a month',
  'My blood sugar goes up and down',
  'sugar upar niche ho rahi hai',
  'sugar kabhi high kabhi low',
  'sugar kam zyada hoti hai',
  'शुगर ऊपर नीचे हो रही है',
  'मेरी शुगर ऊपर-नीचे होती रहती है',
  'BP going up and down',
  'blood pressure going up and down',
  'BP upar niche ho raha hai',
  'बीपी ऊपर नीचे हो रहा है',
])('a value that goes up and down is no danger by that: %s', (text) => {
  expect(read(text)).toBeNull();
});

test.each([
  'sugar is going up and down and I feel faint',
  'sugar up and down, sweating and shaking',
  'sugar going up and down, now it is 45',
  'sugar going up and down and I fainted',
  'BP going up and down and chest pain',
  'BP going up and down, now 210/130',
  'sugar upar niche, ab 42 hai',
  'sugar upar niche aur behosh ho gaya',
  'sugar niche gir gayi',
  'sugar is low',
  'sugar high nahi low hai',
  'शुगर कम हो गई है',
])('what is felt or measured beside it, and a sugar that is low, is one: %s', (text) => {
  expect(read(text)).not.toBeNull();
});
