// The second reader alone: what it hears in people's own words, and where it keeps silent.
import { describe, expect, test } from 'vitest';
import type { DangerId } from '#contract/triage/dangers.ts';
import { ASKED_FROM, RAISED_FROM } from '../dangers/hear-alarms.ts';
import { foldWords } from './fold-words.ts';
import { listen } from './listen.ts';

const loudness = (text: string) => listen(text)[0]?.certainty ?? 0;
const dangersIn = (text: string) => listen(text).map(({ danger }) => danger);

const TOLD: [DangerId, string][] = [
  ['chest-pain', 'there is an iron belt round my ribs and my left arm tingles, I am dripping with sweat'],
  ['chest-pain', 'chst pian n swetting al ova'],
  ['chest-pain', 'abbu ke seene me bahut zor ka dard, pasina chhoot raha hai'],
  ['chest-pain', 'पिताजी के सीने में तेज़ दर्द है और पसीना आ रहा है'],
  ['breath', 'she is fighting for every breath and her lips have gone blue'],
  ['breath', 'dadi ko saans nahi aa rahi, honth neele pad gaye'],
  ['breath', 'दादी की साँस उखड़ रही है, होंठ नीले पड़ गए'],
  ['stroke', 'half of his face has slipped and he talks as if drunk'],
  ['stroke', 'papa ka aadha chehra latak gaya aur bol nahi pa rahe'],
  ['overdose', 'i swallowed the whole bottle of tablets an hour ago'],
  ['poison', 'chacha ne keetnashak pi liya khet me'],
  ['bite', 'खेत में साँप ने पैर में काट लिया, सूजन चढ़ रही है'],
  ['suicide', 'i have written my goodbye letters and i know how i will do it tonight'],
  ['unconscious', 'mummy gir gayi aur hosh me nahi hai'],
];

const HARMLESS = [
  'a blocked nose and some sneezing since yesterday',
  'I would like to move my appointment to Thursday, please',
  'My shoulder aches a little after gardening, it is better today',
  'halka zukam hai, naak beh rahi hai',
  'कल से हल्का ज़ुकाम है, नाक बह रही है',
  'what time do you open on saturday',
  'the football last night nearly killed me with boredom, lovely weather though',
];

/** Each harmless because of how it is told. */
const NOT_NOW = [
  'No chest pain and no trouble breathing, only a runny nose for two days.',
  'I had a heart attack in 2014 and have been fine since. Today my nose is running.',
  'My grandfather died of a stroke years ago. I have a mild cold and want to know which syrup to take.',
  'seene me dard nahi hai, saans bhi theek hai, bas halki khansi hai',
];

describe('the second reader', () => {
  test.each(TOLD)('hears %s in: %s', (danger, text) => {
    expect(loudness(text)).toBeGreaterThanOrEqual(ASKED_FROM);
    expect(dangersIn(text)).toContain(danger);
  });

  test.each(HARMLESS)('keeps silent at: %s', (text) => {
    expect(loudness(text)).toBeLessThan(ASKED_FROM);
  });

  test.each(NOT_NOW)('does not raise what is denied, past or told of others: %s', (text) => {
    expect(loudness(text)).toBeLessThan(ASKED_FROM);
  });

  test('hears a danger in the last sentence of a long story', () => {
    const story =
      'We had my sister and her children over for the weekend and it was lovely to see them all. On Sunday we walked to the ' +
      'lake and back, and I cooked far too much as usual. Yesterday I tidied the house. ';
    expect(loudness(story)).toBeLessThan(ASKED_FROM);
    expect(loudness(`${story}Now my chest is being crushed and the pain runs down my left arm.`)).toBeGreaterThan(
      ASKED_FROM,
    );
  });

  test('names at most three, the loudest first, with the words it heard them in', () => {
    const heard = listen('Lovely day. He drank a bottle of pesticide. We are in the car.');
    expect(heard.length).toBeLessThanOrEqual(3);
    expect(heard.map(({ certainty }) => certainty)).toEqual(
      heard.map(({ certainty }) => certainty).sort((a, b) => b - a),
    );
    expect(heard[0]).toMatchObject({ danger: 'poison', words: 'He drank a bottle of pesticide' });
  });

  test('hears nothing in nothing', () => {
    for (const text of ['', '   ', '....', '😀😀', '的的的的的']) expect(loudness(text)).toBeLessThan(ASKED_FROM);
  });

  test('raises no letters thrown together', () => {
    for (const text of ['asdf jkl qwer zxcv', 'lorem ipsum dolor sit amet', 'x'.repeat(500)])
      expect(loudness(text)).toBeLessThan(RAISED_FROM);
  });
});

describe('words are spelt the same however they were typed', () => {
  test.each([
    ['सीने में दर्द', 'seene me dard'],
    ['साँस नहीं आ रही', 'saans nahi aa rahi'],
    ['सांस नही', 'SAANS nahi'],
    ['बेहोश', 'behosh'],
    ['ज़हर', 'jahar'],
    ['धड़कन', 'dhadkan'],
    ['can’t breathe', "can't breathe"],
    ['café', 'cafe'],
    ['bleeeeding', 'bleeding'],
  ])('%s and %s', (one, other) => {
    expect(foldWords(one)).toEqual(foldWords(other));
  });
});
