// Who it is about, spelt by ear: 'my husbend', 'my dauter'. Reading whom a text is about begins before its words are mended.
import { soundKey } from '#triage-engine/text/sound-key.ts';
import { isEnglish } from './is-english.ts';
import { slipsBetween } from './mend-typo.ts';

const PEOPLE =
  'husband wife mother father daughter brother sister child children baby toddler infant grandmother grandfather grandma grandpa ' +
  'granny uncle aunt cousin nephew niece friend neighbour neighbor boyfriend girlfriend partner pregnant pregnancy';
const people = PEOPLE.split(' ').filter((word) => word.length >= 5);

export const mendPeople = (text: string): string =>
  text.replace(/\b[a-z]{5,14}\b/gi, (written) => {
    const word = written.toLowerCase();
    if (people.includes(word) || isEnglish(word)) return written;
    return people.find((one) => isMeant(word, one)) ?? written;
  });

const isMeant = (word: string, one: string): boolean =>
  word[0] === one[0] &&
  (slipsBetween(word, one, 1) <= 1 || (soundKey(word) === soundKey(one) && slipsBetween(word, one, 3) <= 3));
