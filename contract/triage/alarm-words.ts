// A few words that say enough by themselves: "chest pain" is answered although it is shorter than other texts must be.
import type { DangerId } from './dangers.ts';
import { SYMPTOMS_MIN } from './symptom-limits.ts';

const WORDS: [DangerId, string][] = [
  ['chest-pain', 'chest pain|chest hurts|chest tight|heart attack|chhati.*dard|chati.*dard|seene.*dard'],
  ['chest-pain', 'सीने में दर्द|सीने में दबाव|छाती में दर्द|दिल का दौरा|हार्ट अटैक'],
  [
    'breath',
    "can'?t breath|cannot breath|can not breath|cant breath|no breath|breathless|saa?ns nahi|dam ghut|asthma attack",
  ],
  ['breath', 'साँस नहीं|सांस नहीं|साँस फूल|सांस फूल|दम घुट'],
  ['choking', 'chok(?:ing|ed|es)\\b|gale me.*atka|गले में.*अटक'],
  ['stroke', 'stroke|face droop|slurred|lakwa|lakva|paralys|लकवा|मुँह टेढ़ा|मुंह टेढ़ा'],
  ['unconscious', 'unconscious|collapsed|fainted|passed out|behosh|बेहोश'],
  ['fit', 'seizure|having fits?|convuls|mirgi|daura pad|मिर्गी|दौरा पड़'],
  ['bleeding', 'bleeding|khoon beh|khoon nahi ruk|ख़ून बह|खून बह|ख़ून नहीं रुक|खून नहीं रुक'],
  ['gut-bleeding', 'vomit(?:ing|ed)? blood|blood vomit|khoon ki ulti|ख़ून की उल्टी|खून की उल्टी'],
  ['allergy', 'anaphyla|throat closing|tongue swell'],
  ['overdose', 'over ?dose|too many pills'],
  ['poison', 'poison|zeher|zahar|ज़हर|जहर'],
  ['bite', 'snake ?bite|saa?np.*kaa?t|साँप.*काट|सांप.*काट'],
  [
    'suicide',
    'suicid|kill myself|want to die|wanna die|end my life|self ?-?harm|marna chaht|mar jaana|मरना चाहत|ख़ुदकुशी|खुदकुशी|आत्महत्या',
  ],
  ['violence', 'rape|raped|strangle|beating me|बलात्कार|गला दबा'],
  ['birth', 'baby coming|waters? broke'],
];

const ALARMS = WORDS.map(([danger, words]) => ({
  danger,
  pattern: new RegExp(`(?<![a-z])(?:${words.normalize('NFC')})`, 'u'),
}));

/** What a text names that is too short to be read otherwise. */
export function alarmsInShort(text: string): DangerId[] {
  const said = text
    .trim()
    .toLowerCase()
    .normalize('NFC')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/\s+/g, ' ');
  if (said.length >= SYMPTOMS_MIN) return [];
  return [...new Set(ALARMS.filter(({ pattern }) => pattern.test(said)).map(({ danger }) => danger))];
}

/** Long enough to be read, or an alarm by itself. */
export const saysEnough = (text: string): boolean =>
  text.trim().length >= SYMPTOMS_MIN || alarmsInShort(text).length > 0;
