// What the delivered schedule of vaccines says, and what is written down about a dose given: server/vaccines. A draft, to be read by
// clinicians who speak Hindi. The names are contract/childhood/vaccines-in-hindi.ts.
import type { Catalogue } from '#contract/language/language.ts';

export const VACCINES: Catalogue = {
  'National Immunization Schedule, India (UIP)': 'भारत की राष्ट्रीय टीकाकरण सूची',

  // What each protects from
  tuberculosis: 'टीबी',
  'hepatitis B, an infection of the liver': 'हेपेटाइटिस B (लिवर का इन्फ़ेक्शन, पीलिया)',
  polio: 'पोलियो (लकवा)',
  'diphtheria, whooping cough, tetanus, hepatitis B and Hib (pneumonia, meningitis)':
    'गलघोंटू, काली खाँसी, टिटनेस, हेपेटाइटिस B और हिब (निमोनिया, दिमाग़ी बुख़ार)',
  'severe diarrhoea by rotavirus': 'रोटावायरस के तेज़ दस्त',
  'pneumonia and meningitis by pneumococci': 'न्यूमोकोकस के निमोनिया और दिमाग़ी बुख़ार',
  'measles and rubella': 'खसरा और रुबेला',
  'Japanese encephalitis, an infection of the brain': 'जापानी बुख़ार (दिमाग़ी बुख़ार)',
  'diphtheria, whooping cough and tetanus': 'गलघोंटू, काली खाँसी और टिटनेस',
  'tetanus and diphtheria': 'टिटनेस और गलघोंटू',

  // Where it was given
  'left upper arm': 'बाईं बाँह का ऊपरी हिस्सा',
  'right upper arm': 'दाईं बाँह का ऊपरी हिस्सा',
  'left thigh': 'बाईं जाँघ',
  'right thigh': 'दाईं जाँघ',
  'by mouth': 'मुँह से',
  elsewhere: 'कहीं और',

  // Too late
  'The programme gives BCG before the first birthday.': 'सरकारी कार्यक्रम में बीसीजी पहले जन्मदिन से पहले लगता है।',
  'Best within 24 hours; after that a doctor decides at once, above all if the mother has hepatitis B.':
    'यह जन्म के 24 घंटे के अंदर सबसे अच्छा है; उसके बाद डॉक्टर तुरंत तय करते हैं, ख़ासकर अगर माँ को हेपेटाइटिस B हो।',
  'The birth dose is given in the first 15 days. The drops go on at 6 weeks.':
    'जन्म की ख़ुराक पहले 15 दिनों में दी जाती है। आगे की बूँदें 6 हफ़्ते की उम्र से मिलती हैं।',
  'The programme gives polio drops before the fifth birthday.':
    'सरकारी कार्यक्रम में पोलियो की बूँदें पाँचवें जन्मदिन से पहले दी जाती हैं।',
  'Pentavalent is begun before the first birthday. DPT takes its place.':
    'पेंटावेलेंट पहले जन्मदिन से पहले शुरू होता है। अब उसकी जगह डीपीटी लगता है।',
  'Rotavirus drops are not begun after the first birthday: the risk that the bowel folds into itself grows with age.':
    'पहले जन्मदिन के बाद रोटावायरस की बूँदें शुरू नहीं की जातीं: उम्र बढ़ने पर आँत के अपने ही अंदर मुड़ जाने का ख़तरा बढ़ता है।',
  'The programme begins the polio injection before the first birthday. A doctor decides about a full dose.':
    'सरकारी कार्यक्रम में पोलियो का इंजेक्शन पहले जन्मदिन से पहले शुरू होता है। पूरी ख़ुराक देनी है या नहीं, यह डॉक्टर तय करते हैं।',
  'The programme begins it before the first birthday. A doctor decides about catching up.':
    'सरकारी कार्यक्रम में यह पहले जन्मदिन से पहले शुरू होता है। छूटा हुआ टीका बाद में लगेगा या नहीं, यह डॉक्टर तय करते हैं।',
  'A doctor decides: whooping cough vaccine is not given from 7 years on.':
    'डॉक्टर तय करते हैं: 7 साल की उम्र से काली खाँसी का टीका नहीं लगता।',
  'Not given from the second birthday on.': 'दूसरे जन्मदिन से यह नहीं दिया जाता।',
  'The programme gives polio vaccine before the fifth birthday.':
    'सरकारी कार्यक्रम में पोलियो का टीका पाँचवें जन्मदिन से पहले लगता है।',
  'A doctor decides about catching up from 5 years on.': '5 साल की उम्र से, छूटा हुआ टीका लगेगा या नहीं, यह डॉक्टर तय करते हैं।',
  'The programme gives it before the fifth birthday. Measles is still dangerous: a doctor decides about catching up.':
    'सरकारी कार्यक्रम में यह पाँचवें जन्मदिन से पहले लगता है। खसरा अब भी ख़तरनाक है: छूटा हुआ टीका लगेगा या नहीं, यह डॉक्टर तय करते हैं।',
  'The programme gives it before 15 years.': 'सरकारी कार्यक्रम में यह 15 साल की उम्र से पहले लगता है।',
  'Not given from 7 years on. A doctor decides about Td.':
    '7 साल की उम्र से यह नहीं लगता। टीडी का टीका लगेगा या नहीं, यह डॉक्टर तय करते हैं।',
  'Not given from 7 years on. Td takes its place: a doctor decides when.':
    '7 साल की उम्र से यह नहीं लगता। उसकी जगह टीडी लगता है: कब, यह डॉक्टर तय करते हैं।',
};
