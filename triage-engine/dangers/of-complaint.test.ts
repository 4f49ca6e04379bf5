// The danger questions before an answer are the two or three that matter most for this complaint, for this person, in both languages.
import { describe, expect, test } from 'vitest';
import type { Person } from '../answer.ts';
import { triage, urgencyOf } from '../triage.ts';
import { mayBePregnant } from './may-be-pregnant.ts';

const MAN: Person = { ageYears: 34, sex: 'male' };
const WOMAN: Person = { ageYears: 28, sex: 'female' };
const OLDER_WOMAN: Person = { ageYears: 58, sex: 'female' };
const OLD_MAN: Person = { ageYears: 72, sex: 'male' };
const CHILD: Person = { ageYears: 6, sex: 'male' };
const BABY: Person = { ageYears: 1 };

const asked = (text: string, person: Person) => triage({ text, person }).asks.map(({ danger }) => danger);

describe.each([{ complaint: 'belly', texts: ['my belly hurts', 'मेरे पेट में दर्द है'] }])('$complaint', ({ texts }) => {
  test.each(texts)('%s', (text) => {
    for (const person of [MAN, OLDER_WOMAN, OLD_MAN, CHILD, BABY])
      expect(asked(text, person)).toEqual(['belly', 'gut-bleeding']);
    expect(asked(text, WOMAN)).toEqual(['belly', 'gut-bleeding', 'pregnancy']);
  });
});

test.each([
  { texts: ['I have a headache', 'मुझे सिर दर्द है'], dangers: ['headache', 'meningitis', 'stroke'] },
  { texts: ['I have fever', 'मुझे बुखार है'], dangers: ['sepsis', 'meningitis', 'breath'] },
  { texts: ['I have diarrhoea', 'मुझे दस्त हो रहे हैं'], dangers: ['dehydration', 'gut-bleeding'] },
  { texts: ['I am short of breath', 'मेरी साँस फूल रही है'], dangers: ['breath', 'chest-pain', 'allergy'] },
  { texts: ['my heart is racing', 'मेरा दिल तेज़ धड़क रहा है'], dangers: ['heartbeat', 'chest-pain'] },
  { texts: ['I feel dizzy', 'मुझे चक्कर आ रहे हैं'], dangers: ['stroke', 'heartbeat', 'gut-bleeding'] },
  { texts: ['I am vomiting'], dangers: ['gut-bleeding', 'belly', 'dehydration'] },
])('$texts', ({ texts, dangers }) => {
  for (const text of texts)
    for (const person of [MAN, WOMAN, OLDER_WOMAN, OLD_MAN, CHILD]) expect(asked(text, person)).toEqual(dangers);
});

describe('after a fall', () => {
  test.each([
    'I fell and my arm hurts',
    'my mother fell and her hip hurts',
    'मैं गिर गई और हाथ में दर्द है',
    'मैं गिर गया और मेरा हाथ दुख रहा है',
    'gir gaya aur haath mein dard hai',
  ])('the limb, the head and a bad injury are asked for, no stroke and no birth: %s', (text) => {
    for (const person of [MAN, WOMAN, OLDER_WOMAN, OLD_MAN, CHILD])
      expect(asked(text, person).toSorted()).toEqual(['head-injury', 'injury', 'limb']);
  });

  test.each(['I fell asleep and my arm hurts', 'hair fall and knee pain'])('no fall: %s', (text) => {
    expect(asked(text, MAN)).not.toContain('head-injury');
  });
});

test('beside a complaint that is told in full what is only half heard steps back', () => {
  const text = 'Stomach ache and vomiting since this morning, no fever';
  expect(asked(text, { ...WOMAN, ageYears: 34 })).toEqual(['belly', 'gut-bleeding', 'pregnancy']);
  expect(asked('मुझे उल्टी और दस्त हो रहे हैं', WOMAN)).toEqual(['dehydration', 'gut-bleeding', 'belly']);
});

test('chest pain is asked for in the young, and is an emergency in the old', () => {
  for (const text of ['I have chest pain', 'मेरे सीने में दर्द है']) {
    for (const person of [MAN, WOMAN, CHILD])
      expect(asked(text, person)).toEqual(['chest-pain', 'breath', 'heartbeat']);
    for (const person of [OLDER_WOMAN, OLD_MAN]) expect(urgencyOf({ text, person })).toBe(4);
  }
});

test('a baby with fever is asked for what is seen in a baby', () => {
  for (const text of ['fever', 'बुखार']) expect(asked(text, BABY).toSorted()).toEqual(['baby', 'meningitis', 'sepsis']);
});

test.each([
  'burning when passing urine',
  'I have a cough',
  'sore throat',
  'my ear hurts',
  'my eye is red',
  'I have a rash',
  'my back hurts',
  'my knee hurts',
  'I am very tired',
  'my leg is swollen',
])('nobody is asked for another place, a pregnancy that cannot be, or more than three: %s', (text) => {
  for (const person of [MAN, WOMAN, OLDER_WOMAN, OLD_MAN, CHILD]) {
    const dangers = asked(text, person);
    expect(dangers.length).toBeLessThanOrEqual(3);
    if (person !== WOMAN) expect(dangers).not.toContain('pregnancy');
    expect(dangers).not.toContain('testicle');
  }
});

test.each([
  'burning when passing urine',
  'peshab mein jalan',
  'पेशाब में जलन',
  'it burns wen i pee',
  'burning urine since 2 days',
])('what burns may have gone up to the kidneys, or dam the urine: %s', (text) => {
  for (const person of [MAN, WOMAN, OLD_MAN])
    expect(asked(text, person)).toEqual(expect.arrayContaining(['sepsis', 'urine']));
});

test('for months it is asked for neither', () => {
  expect(asked('burning when passing urine for two months', WOMAN)).toEqual([]);
});

test.each([
  'bloody diarrhoea with fever',
  'bloody diarrhea and fever since yesterday',
  'blody diarrea and fever',
  'khooni dast aur bukhar',
  'खूनी दस्त और बुखार',
])('blood and fever dry out and poison: %s', (text) => {
  for (const person of [MAN, WOMAN, OLD_MAN, CHILD]) {
    if ((urgencyOf({ text, person }) ?? 0) >= 4) continue;
    expect(asked(text, person)).toEqual(expect.arrayContaining(['dehydration', 'sepsis']));
    expect(asked(text, person)).not.toContain('meningitis');
  }
  expect(urgencyOf({ text, person: WOMAN })).toBe(3);
});

test('beside a stiff neck meningitis is the danger all the same', () => {
  const { urgency } = triage({ text: 'bloody diarrhoea with fever and a stiff neck', person: MAN });
  expect(urgency).toBeGreaterThanOrEqual(4);
});

test.each([
  'Stomach ache and vomiting since this morning, no fever',
  'pet dard aur ulti subah se, bukhar nahi',
  'पेट दर्द और उल्टी, बुखार नहीं',
])('where no emergency stands out it is asked for, whoever it is: %s', (text) => {
  for (const person of [{ ...MAN }, { ...WOMAN, ageYears: 34 }]) {
    expect(urgencyOf({ text, person })).toBe(3);
    expect(asked(text, person)).toEqual(expect.arrayContaining(['belly', 'gut-bleeding']));
  }
});

test.each([
  'fever and no stiff neck and no rash since 2 days',
  'fever, no rash, no stiff neck',
  'bukhar hai, gardan akdi nahi hai, daane nahi hain',
])('who has neither a stiff neck nor a rash is not asked for them: %s', (text) =>
  expect(asked(text, MAN)).not.toContain('meningitis'),
);

test('what was told or denied is not asked for', () => {
  expect(asked('I have a headache, no stiff neck', MAN)).not.toContain('meningitis');
});

test.each([
  [{ sex: 'female', ageYears: 55 }, true],
  [{ sex: 'female', ageYears: 56 }, false],
  [{ sex: 'female', ageYears: 58 }, false],
  [{ sex: 'female', ageYears: 8 }, false],
  [{ sex: 'female', ageYears: 58, pregnant: true }, true],
  [{ sex: 'male', ageYears: 30 }, false],
  [{ ageYears: 30 }, true],
  [{}, true],
] as const)('%o may be pregnant: %s', (who, may) => {
  expect(mayBePregnant({ afterBirth: false, ...who })).toBe(may);
});

test.each(['लेटने पर साँस फूलती है, बैठना पड़ता है', 'I get breathless lying flat and sit up to sleep'])(
  'who has no breath lying down is asked for breath: %s',
  (text) => {
    expect(asked(text, OLD_MAN)).toContain('breath');
  },
);

test.each([
  'I bumped my head on a cupboard, I take Pradaxa',
  'sir pe halki chot lagi, acitrom leta hu, kal ki baat hai',
])('a knock of the head beside a blood thinner is an emergency, however small it sounds: %s', (text) => {
  expect(urgencyOf({ text, person: OLD_MAN })).toBeGreaterThanOrEqual(4);
});
