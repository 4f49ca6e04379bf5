// The languages that doctors speak: contract/staffing/language-names.ts.
import type { Catalogue } from '#contract/language/language.ts';

export const LANGUAGES: Catalogue = {
  English: 'अंग्रेज़ी',
  Hindi: 'हिन्दी',
  Assamese: 'असमिया',
  Bengali: 'बांग्ला',
  Gujarati: 'गुजराती',
  Kannada: 'कन्नड़',
  Konkani: 'कोंकणी',
  Malayalam: 'मलयालम',
  Marathi: 'मराठी',
  Nepali: 'नेपाली',
  Odia: 'ओड़िया',
  Punjabi: 'पंजाबी',
  Tamil: 'तमिल',
  Telugu: 'तेलुगु',
  Urdu: 'उर्दू',
  Arabic: 'अरबी',
  'Indian Sign Language': 'भारतीय सांकेतिक भाषा',
};
