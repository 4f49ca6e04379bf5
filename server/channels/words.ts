// What a lock screen or a text says. Whoever looks over a shoulder learns that there is news, and of what kind at most: no
// name, no department, no illness, no clinic.
import type { Language } from '#contract/language/language.ts';
import type { AnyTopic } from '../notices/topics.ts';

export const SENDER = 'Nadi';

const ENGLISH: Record<AnyTopic, string> = {
  visits: 'There is news about a visit. Open the app to see it.',
  medicines: 'You have a reminder. Open the app to see it.',
  results: 'There is something new for you. Open the app to see it.',
  messages: 'You have a new message. Open the app to read it.',
  'earlier-times': 'An earlier time is held for you for a few minutes. Open the app to take it.',
  urgent: 'The clinic has answered your call for help. Open the app.',
  danger: 'This cannot wait. Open the app now.',
  'called-in': 'It is your turn. Open the app to see where to go.',
  account: 'There is news about your account. Open the app to see it.',
};

const HINDI: Record<AnyTopic, string> = {
  visits: 'एक अपॉइंटमेंट के बारे में ख़बर है। देखने के लिए ऐप खोलें।',
  medicines: 'आपके लिए एक रिमाइंडर है। देखने के लिए ऐप खोलें।',
  results: 'आपके लिए कुछ नया है। देखने के लिए ऐप खोलें।',
  messages: 'आपके लिए नया संदेश है। पढ़ने के लिए ऐप खोलें।',
  'earlier-times': 'जल्दी का एक समय कुछ मिनट के लिए आपके लिए रखा है। लेने के लिए ऐप खोलें।',
  urgent: 'क्लिनिक ने आपकी मदद की पुकार का जवाब दिया है। ऐप खोलें।',
  danger: 'इसमें देर नहीं हो सकती। अभी ऐप खोलें।',
  'called-in': 'आपकी बारी है। कहाँ जाना है, यह देखने के लिए ऐप खोलें।',
  account: 'आपके अकाउंट के बारे में ख़बर है। देखने के लिए ऐप खोलें।',
};

const SENTENCES = { en: ENGLISH, hi: HINDI };

export const sentenceFor = (topic: AnyTopic, language: Language = 'en'): string => SENTENCES[language][topic];

const NEWS = 'There is something new for you. Open the app, or phone us.';

// Nobody confirms a number, so a text may reach a stranger: only how soon to look is in it (decision 39).
const ENGLISH_TEXTS: Record<AnyTopic, string> = {
  visits: NEWS,
  medicines: NEWS,
  results: NEWS,
  messages: NEWS,
  'earlier-times': 'There is something new for you, for a few minutes only. Open the app, or phone us.',
  urgent: 'This cannot wait. Open the app now, or phone us.',
  danger: 'This cannot wait. Open the app now, or phone us.',
  'called-in': NEWS,
  account: NEWS,
};

const HINDI_NEWS = 'आपके लिए कुछ नया है। ऐप खोलें, या हमें फ़ोन करें।';
const HINDI_AT_ONCE = 'इसमें देर नहीं हो सकती। अभी ऐप खोलें, या हमें फ़ोन करें।';

const HINDI_TEXTS: Record<AnyTopic, string> = {
  visits: HINDI_NEWS,
  medicines: HINDI_NEWS,
  results: HINDI_NEWS,
  messages: HINDI_NEWS,
  'earlier-times': 'आपके लिए कुछ नया है, सिर्फ़ कुछ मिनट के लिए। ऐप खोलें, या हमें फ़ोन करें।',
  urgent: HINDI_AT_ONCE,
  danger: HINDI_AT_ONCE,
  'called-in': HINDI_NEWS,
  account: HINDI_NEWS,
};

const TEXTS = { en: ENGLISH_TEXTS, hi: HINDI_TEXTS };

export const textFor = (topic: AnyTopic, language: Language = 'en'): string => `${SENDER}: ${TEXTS[language][topic]}`;
