// Emergencies spelt by ear, torn apart or run together.
import { describe, expect, test } from 'vitest';
import { readSentences } from '#triage-engine/text/read-words.ts';
import { soundKey } from '#triage-engine/text/sound-key.ts';
import { triage, urgencyOf } from '#triage-engine/triage.ts';
import { mendBySound } from './mend-by-sound.ts';
import { mendTypo } from './mend-typo.ts';

const mended = (text: string): string =>
  readSentences(text, mendTypo)
    .map(mendBySound)
    .flatMap(({ words }) => words.map(({ plain }) => plain))
    .join(' ');

describe('an emergency, however it is spelt', () => {
  test.each([
    'my husbend has chest pian and hes sweting',
    'vomitting blod since morning',
    'my son swallowd a battry',
    'she took an over dose of pills',
    'i cant breeth',
    'bad stumic pain and throwing up blud',
    'severe chset pain going to my left arm',
    'she is unconshus and not waking up',
    'my face is drooping and my speach is slured',
    'sudden weekness on one side of the body',
    'he is having a seezure',
    'my wife is bleading heavily she is 8 months pregnent',
    'i want to comit sucide',
    'i swollowed bleech by mistake',
    'my throte is swelling up after eating peanuts',
    'worst hedache of my life came on sudenly',
    'stif neck with hi fever and a rash',
    'he got biten by a snak',
    'my grandpa is very confuzed since this morning',
    'i cannot breath properly my lips are blew',
    'black tarry stols and feeling fant',
    'she has a bad alergic reaction her toung is swelling',
    'sever belly pian and my tummy is hard like a bord',
    'my toddler drank kerosine',
    'took to many paracetmol tablets',
    'my testicals hurt really bad sudden',
    'lost vison in one eye sudenly',
    'my baby has a feaver he is 6 weeks old',
    'electrik shok from the socket now hart beating funny',
    'my wound is bleding and wont stop',
    'i am pregnant and my watter broke to early',
    'shes choaking on a piece of meat',
    'i cut my rist becoz i want to die',
    'my hart is raceing and i feel like fainting',
    'sezure for ten minits not stoping',
    'my dauter has an asthama attack and the inhaler isnt working',
    'he got stabed in the stomack',
    'gun shot woond in leg',
    'he was electrocutid',
    'cant swalow and droling with fever',
    'feel presure in my chest like an elefant',
    'sudden servere back pain and passed out',
    'mum has slurd speech and cant move her rite arm',
    'my brother hit his hed and keeps vomitting',
    'puking blud and diziness',
    'cant pee at all my bladdr is bursting',
    'he inhailed smoke from the fire and is coffing',
    'my child drank drayn cleaner',
    'i herd voices telling me to kill myself',
    'my baby had a convulshun',
  ])('%s', (text) => {
    expect(urgencyOf({ text, person: {} })).toBeGreaterThanOrEqual(4);
  });
});

test.each([
  ['chest pian', 'chest pain'],
  ['vomitting blod', 'vomiting blood'],
  ['hart atack', 'heart attack'],
  ['over dose', 'overdose'],
  ['chestpain', 'chest pain'],
  ['cant breeth', 'can not breath'],
  ['bleedin', 'bleeding'],
  ['swallowd a battry', 'swallowed a battery'],
  ['stumic', 'stomach'],
  ['hevy chist', 'heavy chest'],
  ['nek stif', 'neck stiff'],
  ['he is having istroke', 'he is having stroke'],
  ['my troat is closing', 'my throat is closing'],
  ['urin stoped', 'urine stopped'],
  ['choping onions', 'chopping onions'],
  ['blokd nose', 'blocked nose'],
])('%s was meant to be %s', (written, meant) => {
  expect(mended(written)).toBe(meant);
});

test.each([
  ['acid for the toilet got in my i', 'eye'],
  ['her i is swoln shut', 'eye'],
  ['cannot move his legz', 'legs'],
  ['asma pump is empty', 'asthma'],
  ['chest pain going to the jor', 'jaw'],
  ['he has feva', 'fever'],
])('as it is heard: %s', (text, meant) => {
  expect(mended(text).split(' ')).toContain(meant);
});

test.each([
  'pain in my left arm for a week',
  'the wind blew all night',
  'a hart ran over the road',
  'new window pane in the kitchen',
  'the tide is high at the bay',
  'she sang in the choir last sunday',
  'we sat on the board of the school',
])('nothing is mended in good English: %s', (text) => {
  expect(mended(text)).toBe(text);
});

test('what sounds the same has the same key, whatever the vowels', () => {
  for (const [one, other] of [
    ['hart', 'heart'],
    ['unconshus', 'unconscious'],
    ['rist', 'wrist'],
    ['num', 'numb'],
    ['coff', 'cough'],
    ['tite', 'tight'],
  ] as const)
    expect(soundKey(one)).toBe(soundKey(other));
  expect(soundKey('bleach')).not.toBe(soundKey('block'));
});

test('whom it is about is understood when misspelt', () => {
  const { urgency } = triage({ text: 'my husbend has chest pian and is sweting', person: {} });
  expect(urgency).toBeGreaterThanOrEqual(4);
});
