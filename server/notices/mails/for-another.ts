// What a mail says to whoever acts for someone without a login, where its own words speak to the patient: a mother who reads that
// one of her medicines has changed would stop her own.
import type { Language } from '#contract/language/language.ts';
import type { Text } from '#contract/notice-words/fill.ts';
import type { MailedCode } from './english.ts';

type Words = 'written' | 'medicine' | 'before' | 'answered' | 'result' | 'visit';

const SAYS: Partial<Record<MailedCode, Words>> = {
  'reminder-of-visit-in-an-hour': 'visit',
  'reminder-of-visit-in-a-day': 'visit',
  ...{ 'medicine-prescribed': 'written', 'tests-ordered': 'written', 'diagnosis-written': 'written' },
  ...{ 'medicine-stopped': 'medicine', 'medicine-stopped-after-stay': 'medicine', 'medicine-goes-on': 'medicine' },
  ...{ 'medicine-replaced': 'medicine', 'medicines-replaced': 'medicine' },
  ...{ 'medicine-held': 'before', 'medicine-still-held': 'before' },
  ...{ 'repeat-renewed': 'answered', 'repeat-refused': 'answered', 'repeat-visit-first': 'answered' },
  ...{ 'result-released': 'result', 'result-released-with-note': 'result' },
};

const WORDS: Readonly<Record<Language, Readonly<Record<Words, Text>>>> = {
  en: {
    written: 'A doctor has written something about {person}. Please log in and read it.',
    medicine: 'A medicine of {person} has changed. Please log in and read it before you give the next dose.',
    before: 'Before you give {person} any medicine at home again, please read this.',
    answered: 'The doctor has answered what was asked for {person}. Please log in and read it.',
    result: 'A result of {person} is here. Please log in and read it.',
    visit: [
      'The appointment of {person}: {doctor}, {when}',
      '{room}',
      '{directions}',
      'It is a video visit. Open {video} from 15 minutes before',
    ],
  },
  hi: {
    written: 'डॉक्टर ने {person} के बारे में कुछ लिखा है। कृपया लॉगिन करके पढ़ें।',
    medicine: '{person} की एक दवा बदली है। अगली ख़ुराक देने से पहले कृपया लॉगिन करके पढ़ें।',
    before: 'घर पर {person} को कोई भी दवा फिर देने से पहले कृपया यह पढ़ें।',
    answered: '{person} के लिए जो माँगा गया था, उसका जवाब डॉक्टर ने दे दिया है। कृपया लॉगिन करके पढ़ें।',
    result: '{person} की एक रिपोर्ट आ गई है। कृपया लॉगिन करके पढ़ें।',
    visit: [
      '{person} की अपॉइंटमेंट: {doctor}, {when}',
      '{room}',
      '{directions}',
      'यह वीडियो से होगी। समय से 15 मिनट पहले से {video} खोलें',
    ],
  },
};

/** Undefined: the mail says what the notice says, or what is true of anybody. */
export function textForAnother(code: MailedCode, language: Language): Text | undefined {
  const says = SAYS[code];
  return says && WORDS[language][says];
}
