// The words on the emergency card: contract/patients/card-words.ts.
import type { Catalogue } from '#contract/language/language.ts';

export const CARD: Catalogue = {
  'Blood group': 'ब्लड ग्रुप',
  Medicines: 'दवाएँ',
  Allergies: 'एलर्जी',
  'Long-term illness': 'लंबे समय की बीमारी',
  'Whom to call': 'किसे कॉल करें',
  'Not recorded': 'दर्ज नहीं',
  'None known': 'कोई एलर्जी पता नहीं',
  'Has some, not listed': 'एलर्जी है, सूची नहीं है',
  'Age and sex not recorded': 'उम्र और लिंग दर्ज नहीं',
  'The code has no room for all of it. Read the rest here.': 'कोड में सब कुछ नहीं आ सका। बाक़ी यहाँ पढ़ें।',
};
