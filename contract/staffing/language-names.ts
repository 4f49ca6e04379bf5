import type { Language } from './doctor-pages.ts';

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  hi: 'Hindi',
  as: 'Assamese',
  bn: 'Bengali',
  gu: 'Gujarati',
  kn: 'Kannada',
  kok: 'Konkani',
  ml: 'Malayalam',
  mr: 'Marathi',
  ne: 'Nepali',
  or: 'Odia',
  pa: 'Punjabi',
  ta: 'Tamil',
  te: 'Telugu',
  ur: 'Urdu',
  ar: 'Arabic',
  ins: 'Indian Sign Language',
};
