import { expect, test } from 'vitest';
import { readCases } from '#triage-engine/tools/scoring/cases.ts';
import { triage } from '../triage.ts';
import { partsByLanguage } from './which-language.ts';

const languagesIn = (text: string) => partsByLanguage(text).map(({ language }) => language);

test.each([
  ['seene me bahut dard hai', 'Hindi'],
  ['सीने में बहुत दर्द है', 'Hindi'],
  ['chest pain ho raha hai', 'Hindi'],
  ['I have chest pain and I am sweating', 'English'],
  ['She says she can hardly breathe', 'English'],
  ['எனக்கு நெஞ்சு வலி', 'Tamil'],
  ['আমার বুকে ব্যথা', 'Bengali'],
  ['سینے میں درد ہے', 'Urdu'],
  ['నాకు ఛాతీ నొప్పి', 'Telugu'],
  ['ਮੇਰੀ ਛਾਤੀ ਵਿੱਚ ਦਰਦ ਹੈ', 'Punjabi'],
  ['मला छातीत खूप दुखत आहे', 'Marathi'],
  ["j'ai très mal à la poitrine depuis hier", 'French'],
  ['me duele mucho el pecho', 'Spanish'],
  ['enakku nenju vali romba', 'Tamil'],
  ['胸が痛い', 'Japanese'],
])('"%s" is %s', (text, language) => {
  expect(languagesIn(text)).toEqual([language]);
});

test('a text that mixes languages is parted where they change', () => {
  expect(languagesIn('I am worried about my father. Unko seene me dard hai aur paseena aa raha hai.')).toEqual([
    'English',
    'Hindi',
  ]);
});

test.each([
  ['BP 180. seene me dard hai', ['Hindi']],
  ['seene me dard hai. BP 180', ['Hindi']],
  ['seene me dard hai. BP 180. I have chest pain', ['Hindi', 'English']],
  ['seene me dard hai. BP 180. 70. I have chest pain', ['Hindi', 'English']],
  ['BP 180. 70', ['English']],
])('a clause that is too short to tell speaks as the nearest that does: %s', (text, languages) => {
  expect(languagesIn(text)).toEqual(languages);
});

test('every clause between two that tell goes to the nearer one, of two to the one before it', () => {
  const text = 'seene me dard hai. 1. 2. 3. I have chest pain';
  expect(partsByLanguage(text).map(({ from, to }) => text.slice(from, to).trim())).toEqual([
    'seene me dard hai. 1. 2',
    '3. I have chest pain',
  ]);
});

test.each(['எனக்கு நெஞ்சு வலி, மூச்சு விட முடியவில்லை', "j'ai très mal à la poitrine et de la fièvre", 'سینے میں درد ہے'])(
  'a language that is not read is named and never rated: %s',
  (text) => {
    const answer = triage({ text, person: {} });
    expect(answer).toMatchObject({ enough: false, urgency: null, causes: [], flags: [] });
    expect(['Tamil', 'French', 'Urdu']).toContain(answer.notUnderstood[0]);
  },
);

test('no English case is taken for another language', () => {
  const voices = ['teenager', 'grandmother', 'man-at-work', 'migrant-worker', 'mother'];
  const texts = voices.flatMap((voice) =>
    readCases(`scripts/triage/unseen/open/${voice}.jsonl`).map(({ text }) => text),
  );
  expect(texts.filter((text) => languagesIn(text).some((language) => language !== 'English'))).toEqual([]);
});
