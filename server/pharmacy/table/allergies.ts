// Which words of an allergy stand for a class of medicines, which classes cross, and what is no medicine at all.

export type AllergyClass = {
  entry: string;
  class: string;
  /** As a sentence says it: "amoxicillin is a penicillin". */
  words: string;
  /** What people write for the whole class. */
  written: readonly string[];
  instead: string;
  source: string;
};

/** An allergy to one of a class is an allergy to the others. */
export const ALLERGY_CLASSES: readonly AllergyClass[] = [
  {
    entry: 'A-001',
    class: 'penicillin',
    words: 'a penicillin',
    written: ['penicillin', 'penicillins', 'pen', 'pcn'],
    instead:
      'Choose an antibiotic that is not a beta-lactam, such as doxycycline or a macrolide, if it fits the infection.',
    source: 'BNF, Penicillins: hypersensitivity; NICE CG183 Drug allergy',
  },
  {
    entry: 'A-002',
    class: 'cephalosporin',
    words: 'a cephalosporin',
    written: ['cephalosporin', 'cephalosporins', 'cefalosporin'],
    instead: 'Choose an antibiotic that is not a beta-lactam.',
    source: 'BNF, Cephalosporins: hypersensitivity',
  },
  {
    entry: 'A-003',
    class: 'sulfonamide antibiotic',
    words: 'a sulfonamide',
    written: [
      'sulfonamide',
      'sulfonamides',
      'sulphonamide',
      'sulphonamides',
      'sulfa',
      'sulpha',
      'sulfa drugs',
      'sulpha drugs',
    ],
    instead: 'Choose an antibiotic without a sulfonamide.',
    source: 'BNF, Co-trimoxazole: contra-indications',
  },
  {
    entry: 'A-004',
    class: 'nsaid',
    words: 'an NSAID',
    written: ['nsaid', 'nsaids', 'anti-inflammatory painkillers'],
    instead: 'Consider paracetamol, if nothing speaks against it.',
    source: 'BNF, NSAIDs: hypersensitivity and cross-sensitivity; NICE CG183 Drug allergy',
  },
  {
    entry: 'A-005',
    class: 'opioid',
    words: 'an opioid',
    written: ['opioid', 'opioids', 'opiate', 'opiates'],
    instead: 'Ask what happened: nausea is no allergy. Consider a painkiller that is not an opioid.',
    source: 'BNF, Opioids: cautions',
  },
  {
    entry: 'A-006',
    class: 'macrolide',
    words: 'a macrolide',
    written: ['macrolide', 'macrolides'],
    instead: 'Choose an antibiotic of another class.',
    source: 'BNF, Macrolides',
  },
  {
    entry: 'A-007',
    class: 'tetracycline',
    words: 'a tetracycline',
    written: ['tetracyclines'],
    instead: 'Choose an antibiotic of another class.',
    source: 'BNF, Tetracyclines',
  },
  {
    entry: 'A-008',
    class: 'fluoroquinolone',
    words: 'a fluoroquinolone',
    written: ['fluoroquinolone', 'fluoroquinolones', 'quinolone', 'quinolones'],
    instead: 'Choose an antibiotic of another class.',
    source: 'BNF, Quinolones: hypersensitivity',
  },
  {
    entry: 'A-009',
    class: 'nitroimidazole',
    words: 'a nitroimidazole',
    written: ['nitroimidazole', 'nitroimidazoles'],
    instead: 'Choose an antibiotic of another class.',
    source: 'BNF, Metronidazole',
  },
  {
    entry: 'A-010',
    class: 'ace inhibitor',
    words: 'an ACE inhibitor',
    written: ['ace inhibitor', 'ace inhibitors'],
    instead: 'Do not give another ACE inhibitor; after angioedema think twice about an angiotensin blocker, too.',
    source: 'BNF, ACE inhibitors: hypersensitivity and angioedema',
  },
  {
    entry: 'A-011',
    class: 'statin',
    words: 'a statin',
    written: ['statin', 'statins'],
    instead: 'Ask what happened: muscle ache is no allergy.',
    source: 'BNF, Statins',
  },
  {
    entry: 'A-012',
    class: 'azole antifungal',
    words: 'an azole',
    written: ['azole', 'azoles', 'azole antifungal'],
    instead: 'Choose an antifungal of another class.',
    source: 'BNF, Fluconazole: contra-indications',
  },
  {
    entry: 'A-013',
    class: 'proton pump inhibitor',
    words: 'a proton pump inhibitor',
    written: ['ppi', 'proton pump inhibitor', 'proton pump inhibitors'],
    instead: 'Choose a medicine of another class.',
    source: 'BNF, Proton pump inhibitors',
  },
];

export type CrossAllergy = {
  entry: string;
  allergicTo: string;
  ordered: string;
  why: string;
  instead: string;
  source: string;
};

/** Related, but not the same: worth a look, no bar. */
export const CROSS_ALLERGIES: readonly CrossAllergy[] = [
  {
    entry: 'X-001',
    allergicTo: 'penicillin',
    ordered: 'cephalosporin',
    why: 'A few in a hundred people who are allergic to penicillins react to cephalosporins, too; more with the early ones.',
    instead:
      'Not after an immediate or severe reaction to a penicillin. Otherwise choose one with a different side chain.',
    source: 'BNF, Cephalosporins: cross-sensitivity with penicillins',
  },
  {
    entry: 'X-002',
    allergicTo: 'cephalosporin',
    ordered: 'penicillin',
    why: 'Whoever reacted to a cephalosporin may react to a penicillin.',
    instead: 'Ask which cephalosporin it was and how severe; choose a medicine that is not a beta-lactam if in doubt.',
    source: 'BNF, Cephalosporins: cross-sensitivity with penicillins',
  },
  {
    entry: 'X-003',
    allergicTo: 'sulfonamide antibiotic',
    ordered: 'non-antibiotic sulfonamide',
    why: 'Its molecule has a sulfonamide part. Reactions across are rare.',
    instead: 'Usually possible. Watch for a rash, and not after a severe skin reaction.',
    source: 'Strom BL et al., N Engl J Med 2003;349:1628',
  },
  {
    entry: 'X-004',
    allergicTo: 'ace inhibitor',
    ordered: 'angiotensin blocker',
    why: 'After angioedema with an ACE inhibitor a few people have it with an angiotensin blocker, too.',
    instead: 'Possible with care; tell the patient what swelling looks like.',
    source: 'BNF, Angiotensin-II receptor antagonists: cautions',
  },
];

/** Understood, and nothing that a prescription could hold. */
export const NOT_MEDICINES: readonly string[] = [
  'pollen',
  'dust',
  'dust mite',
  'dust mites',
  'mould',
  'cat',
  'cats',
  'dog',
  'dogs',
  'animal hair',
  'peanut',
  'peanuts',
  'nuts',
  'tree nuts',
  'milk',
  'lactose',
  'gluten',
  'wheat',
  'soy',
  'fish',
  'shellfish',
  'prawns',
  'shrimp',
  'sesame',
  'mango',
  'kiwi',
  'bee',
  'bee sting',
  'wasp',
  'wasp sting',
  'insect bites',
  'mosquito',
  'latex',
  'nickel',
  'perfume',
  'strawberry',
  'egg',
  'eggs',
  'grass',
  'hay',
  'sun',
  'cold',
  'plaster',
  'adhesive tape',
];
