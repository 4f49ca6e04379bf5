import { expect, test } from 'vitest';
import { fromDevanagari } from './from-devanagari.ts';
import { normalForm, stemOf } from './normal-form.ts';

test.each(
  'सीने seene sine|साँस saans sans saas|नहीं nahi nhi nai nahin|है hai h he hain|धड़कन dhadkan|छाती chhati chati|आँखों aankhon ankho|पैर pair per|दर्द dard darad drd|बहुत bahut bohot bht|बुखार bukhar bukhaar|खाँसी khansi khaasi|फूल phool ful|दवाई dawai davai dawa|गोलियाँ goliyan goli|पेशाब peshab pesaab|मुँह munh muh|उल्टी ulti|बच्चा baccha bachcha bacha|जकड़न jakdan|ज़हर zehar jahar|गई gayi gai|पसीना paseena pasina|गर्भवती garbhvati|चक्कर chakkar chakar|और aur|ज्यादा zyada jyada jada|वजन wajan vajan'.split(
    '|',
  ),
)('one word in both scripts and all its spellings has one normal form: %s', (line) => {
  const forms = new Set(line.split(' ').map(normalForm));
  expect([...forms]).toHaveLength(1);
});

test.each([
  ['kala', 'kal'],
  ['hafte', 'haanf'],
  ['galti', 'gala'],
  ['dasa', 'das'],
  ['bichhu', 'beech'],
])('%s and %s stay two words', (one, other) => {
  expect(stemOf(normalForm(one))).not.toBe(stemOf(normalForm(other)));
});

test.each([
  ['dukhta', 'dukhne'],
  ['behosh', 'behoshi'],
  ['seena', 'seene'],
  ['kamzor', 'kamzori'],
])('%s and %s are forms of one word', (one, other) => {
  expect(stemOf(normalForm(one))).toBe(stemOf(normalForm(other)));
});

test.each([
  ['धड़कन', 'dhadkan'],
  ['समझ', 'samajh'],
  ['दर्द', 'dard'],
  ['१०२', '102'],
])('silent vowels are left out: %s is %s', (written, spoken) => {
  expect(fromDevanagari(written)).toBe(spoken);
});
