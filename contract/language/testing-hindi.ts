// How the Hindi that patients read is written, for the tests of the screens, the notices and the mails. The answers of the symptom
// engine have tests of their own (web/language/hindi/data/triage.test.ts).

/** One thing, one word: beside the word that is used stand the others that were found for it. */
export const ONE_WORD: Readonly<Record<string, readonly string[]>> = {
  डेस्क: ['काउंटर', 'पटल'],
  मुलाक़ात: ['विज़िट', 'विज़िटों', 'भेंट'],
  'वेटिंग लिस्ट': ['प्रतीक्षा', 'प्रतीक्षा-सूची'],
  // Not खाते alone: names and passwords that do not fit are said with it.
  अकाउंट: ['खाता', 'खाते के'],
  रजिस्टर: ['पंजीकरण', 'पंजीकृत'],
  इमरजेंसी: ['आपात', 'आपातकाल', 'आपातकालीन', 'आकस्मिक'],
  'बीमारी की पहचान': ['निदान'],
  पर्चा: ['नुस्ख़ा', 'नुस्ख़े', 'नुस्ख़ों'],
  दवाएँ: ['दवाइयाँ', 'दवाइयों', 'औषधि'],
  दस्तख़त: ['हस्ताक्षर'],
  एडमिनिस्ट्रेटर: ['प्रबंधक', 'प्रशासक'],
  सेव: ['सहेज', 'सहेजें', 'सहेजा'],
  लॉगआउट: ['लॉग आउट'],
  वर्ज़न: ['संस्करण'],
  पक्का: ['पुष्टि'],
  लाइन: ['क़तार'],
  ख़ुराक: ['खुराक', 'खुराकें'],
  फ़र्क़: ['फ़र्क', 'फर्क'],
  माप: ['नाप', 'नापा', 'नापें'],
  इन्फ़ेक्शन: ['संक्रमण'],
  गुर्दे: ['वृक्क'],
  दाने: ['चकत्ते'],
  सिर्फ़: ['केवल'],
  'हेल्थ आईडी': ['Health ID', 'स्वास्थ्य आईडी'],
  'सेहत की जानकारी': ['स्वास्थ्य प्रोफ़ाइल'],
  // "Check symptoms" is लक्षण जाँचें; the check itself has one name.
  'लक्षणों की जाँच': ['आपकी लक्षण जाँच', 'यह लक्षण जाँच', 'इस लक्षण जाँच', 'एक लक्षण जाँच'],
  वयस्क: ['बालिग़'],
  'ख़ून की नसें': ['धमनियाँ', 'धमनियों', 'धमनी'],
  सही: ['उचित'],
  माँग: ['अनुरोध'],
  बात: ['मज़मून'],
  'रिकवरी कोड': ['बचाव के कोड'],
};

/**
 * Letters that stay Latin: names, units and short forms that are printed so on packs, reports and buttons. Whoever reads no Latin
 * letters finds the Hindi word beside the names of our own screens.
 */
const LATIN = new Set([
  // Ours
  ...['Nadi', 'PUD', 'PUD-7K3QX-2M9TD', 'SOS', 'QuickSchedule', 'HealthBoard'],
  ...['SymptomScript', 'SymptomScan', 'SymptomSketch', 'Symptom', 'Sketch'],
  // On every phone
  ...[
    'AI',
    'PDF',
    'QR',
    'JPEG',
    'PNG',
    'WebP',
    'HEIC',
    'JSON',
    'MB',
    'kB',
    'PIN',
    'WhatsApp',
    'SMS',
    'iPhone',
    'Wi-Fi',
  ],
  ...['https', 'Enter', 'name@example.com', '3D', 'login/patient'],
  // What a button of another program says, beside its Hindi
  ...['Allow', 'Settings', 'Camera', 'Formats', 'Most', 'Compatible'],
  // Units, tests and figures, as a report prints them
  ...[
    'mg',
    'g',
    'mcg',
    'ml',
    'IU',
    'mmol',
    'mg/dL',
    'mmol/L',
    'mmHg',
    'kg',
    'cm',
    'L/min',
    'BMI',
    'ECG',
    'WHO',
    'z',
    'z-',
  ],
  ...[
    'HbA1c',
    'TSH',
    'T4',
    'INR',
    'LDL',
    'HDL',
    'ALT',
    'AST',
    'B12',
    'B',
    'D',
    'K',
    'D-dimer',
    'NT-proBNP',
    'FEV1/FVC',
  ],
]);

const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;
const OTHERS = Object.entries(ONE_WORD).flatMap(([word, others]) =>
  others.map((other) => ({
    fault: `${other}, elsewhere ${word}`,
    shape: new RegExp(`(?<!${LETTER})${other.normalize('NFC')}(?!${LETTER})`, 'u'),
  })),
);

/** Without what is filled in. */
const withoutNames = (text: string) => text.normalize('NFC').replaceAll(/\{[\w:]+\}/g, '');

export const otherWordsIn = (text: string): string[] =>
  OTHERS.filter(({ shape }) => shape.test(withoutNames(text))).map(({ fault }) => fault);

export const latinIn = (text: string, allowed: readonly string[] = []): string[] =>
  (withoutNames(text).match(/[A-Za-z](?:[\w@/-]|\.(?=\w))*/g) ?? []).filter(
    (word) => !LATIN.has(word) && !allowed.includes(word),
  );

const ENDS = /[।?!:…][”’)]?$/;
const HAS_ENGLISH_END = /\p{Script=Devanagari}\.(?:\s|$)/u;

/** A sentence ends in a danda where the English one ends in a full stop, and what is no sentence has none. */
export function badEnd(hindi: string, english: string): boolean {
  const said = hindi.trim();
  if (HAS_ENGLISH_END.test(said) || /\s।|।[^\s”’)\n]/.test(said)) return true;
  const source = english.replace(/\|\w+$/, '').trim();
  if (/(?<!\.)\.$/.test(source)) return !ENDS.test(said);
  if (/\?$/.test(source)) return !/\?$/.test(said);
  return /[।?]$/.test(said);
}
