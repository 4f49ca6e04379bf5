import type { RedFlag } from '../shape.ts';

const NOTE_TIME = 'Note the time it began. Give nothing to eat or drink.';

export const BRAIN_FLAGS: RedFlag[] = [
  {
    id: 'stroke-signs',
    urgency: 5,
    when: [
      [
        'facial-droop',
        'arm-weakness|leg-weakness|one-sided-weakness|one-sided-numbness|speech-slurred|speech-trouble|confusion',
      ],
      [
        'one-sided-weakness',
        'speech-slurred|speech-trouble|face-numb|confusion|vision-loss-sudden|headache|double-vision',
      ],
      ['arm-weakness', 'speech-slurred|speech-trouble'],
      ['speech-trouble|speech-slurred', 'one-sided-numbness|vision-loss-sudden|confusion'],
    ],
    person: { ageFrom: 12 },
    because:
      'A drooping face, a weak arm or trouble speaking are the signs of a stroke; treatment works only in the first hours.',
    doNow: NOTE_TIME,
    family: 'stroke',
    source: 'NICE NG128 (2022); AHA/ASA stroke guideline (2019)',
  },
  {
    id: 'stroke-one-sign',
    urgency: 4,
    when: [
      ['one-sided-weakness'],
      [
        'one-sided-numbness',
        'dizziness|headache|face-numb|unsteady-walk|high-blood-pressure-known|diabetes-known|atrial-fibrillation-known',
      ],
      ['speech-trouble|speech-slurred'],
      [
        'facial-droop',
        'headache|high-blood-pressure-known|diabetes-known|stroke-before|atrial-fibrillation-known|unsteady-walk|dizziness',
      ],
    ],
    person: { ageFrom: 18 },
    because: 'New weakness of one side or new trouble speaking can be a stroke.',
    doNow: NOTE_TIME,
    family: 'stroke',
    source: 'NICE NG128 (2022)',
  },
  {
    id: 'stroke-at-the-back',
    urgency: 5,
    when: [
      [
        'vertigo|dizziness',
        'double-vision|facial-droop|speech-slurred|speech-trouble|one-sided-weakness|swallowing-difficulty',
      ],
      ['unsteady-walk', 'double-vision|speech-slurred', 'headache|vomiting|vertigo|dizziness'],
    ],
    person: { ageFrom: 30 },
    because: 'Dizziness with double vision, slurred speech or weakness can be a stroke at the back of the brain.',
    doNow: NOTE_TIME,
    family: 'stroke',
    source: 'NICE NG127 (2023)',
  },
  {
    id: 'tia-resolved',
    urgency: 4,
    when: [
      [
        'symptoms-resolved-quickly',
        'facial-droop|one-sided-weakness|one-sided-numbness|speech-slurred|speech-trouble|vision-loss-sudden|arm-weakness|face-numb',
      ],
    ],
    person: { ageFrom: 30 },
    because:
      'Signs of a stroke that went away are a warning: the risk of a full stroke is highest in the next two days.',
    doNow: 'Do not drive, and do not wait because it is better now.',
    family: 'stroke',
    source: 'NICE NG128 (2022)',
  },
  {
    id: 'facial-weakness-new',
    urgency: 3,
    when: [['facial-droop|facial-weakness']],
    because:
      'A face that droops on one side is looked at the same day: most often a nerve palsy, but a stroke must be excluded.',
    family: 'stroke',
    source: 'NICE CKS Bell’s palsy (2019)',
  },
  {
    id: 'thunderclap-headache',
    urgency: 5,
    when: [
      [
        'sudden-severe-headache',
        'neck-stiffness|vomiting|fainting|collapse|confusion|drowsiness|seizure|light-sensitivity|loss-of-consciousness|double-vision',
      ],
      ['worst-headache', 'neck-stiffness|fainting|collapse|confusion|drowsiness|seizure'],
    ],
    because: 'A headache that is at its worst within moments can be a bleed around the brain.',
    doNow: 'Lie down in a quiet place until help comes.',
    family: 'sudden headache',
    source: 'NICE NG228 (2022)',
  },
  {
    id: 'sudden-headache',
    urgency: 4,
    when: [['sudden-severe-headache'], ['worst-headache']],
    because: 'The worst headache ever, or one that came in seconds, needs a scan today.',
    family: 'sudden headache',
    source: 'NICE NG228 (2022)',
  },
  {
    id: 'headache-with-nerve-signs',
    urgency: 4,
    when: [
      [
        'headache',
        'one-sided-weakness|leg-weakness|confusion|seizure|speech-trouble|unequal-pupils|drowsiness|personality-change',
      ],
      ['headache', 'double-vision', 'vomiting|fever|unsteady-walk'],
      [
        'headache-morning|headache-cough-worse',
        'vomiting',
        'blurred-vision|unsteady-walk|personality-change|double-vision',
      ],
    ],
    because: 'Headache with weakness, confusion or a fit needs a scan now.',
    family: 'headache',
    source: 'NICE CG150 (2021); NICE NG127 (2023)',
  },
  {
    id: 'headache-after-fifty',
    urgency: 3,
    when: [
      ['headache', 'scalp-tender|jaw-claudication'],
      ['headache', 'vision-loss-sudden|double-vision|blurred-vision', 'jaw-pain|hips-shoulders-stiff|weight-loss'],
    ],
    person: { ageFrom: 50 },
    because:
      'A new headache with a tender scalp or a sore jaw when chewing can be inflamed arteries, which threaten sight.',
    family: 'headache',
    source: 'BSR giant cell arteritis guideline (2020)',
  },
  {
    id: 'arteritis-with-sight-loss',
    urgency: 4,
    when: [['vision-loss-sudden', 'scalp-tender|jaw-claudication|headache']],
    person: { ageFrom: 50 },
    because: 'Loss of sight with headache can be inflamed arteries; treatment must start today.',
    family: 'headache',
    source: 'BSR giant cell arteritis guideline (2020)',
  },
  {
    id: 'headache-weak-defences',
    urgency: 4,
    when: [
      ['headache', 'fever', 'immune-weak|hiv-known|transplant|takes-chemo'],
      ['headache', 'cancer-known', 'vomiting|seizure|unsteady-walk|confusion'],
    ],
    because: 'Headache with weak defences or cancer needs a scan soon.',
    family: 'headache',
    source: 'NICE CG150 (2021)',
  },
  {
    id: 'meningitis-signs',
    urgency: 5,
    when: [
      [
        'neck-stiffness',
        'fever|high-fever',
        'headache|light-sensitivity|vomiting|drowsiness|confusion|rash|irritable-child',
      ],
      [
        'headache',
        'fever|high-fever',
        'confusion|seizure|drowsiness',
        'vomiting|light-sensitivity|neck-stiffness|personality-change',
      ],
      ['headache', 'neck-stiffness', 'light-sensitivity', 'vomiting|drowsiness|confusion'],
      ['fever', 'non-blanching-rash|petechiae', 'headache|vomiting|drowsiness|neck-stiffness|confusion'],
    ],
    because: 'Fever with a stiff neck, pain from light or drowsiness can be meningitis.',
    doNow: 'Do not wait for a rash.',
    family: 'meningitis',
    source: 'NICE NG240 (2024)',
  },
  {
    id: 'meningitis-possible',
    urgency: 4,
    when: [
      ['headache', 'neck-stiffness', 'light-sensitivity|vomiting'],
      ['headache', 'fever', 'confusion|drowsiness|seizure|personality-change'],
      ['fever', 'neck-stiffness'],
    ],
    because: 'Meningitis or an inflammation of the brain has to be ruled out now.',
    family: 'meningitis',
    source: 'NICE NG240 (2024)',
  },
  {
    id: 'seizure-now',
    urgency: 5,
    when: [
      ['seizure-now'],

      ['seizure', 'unresponsive|blue-lips|pregnant|pregnant-late|head-injury|overdose|low-glucose'],
      ['seizure', 'fever', 'neck-stiffness|confusion|non-blanching-rash'],
    ],
    because: 'This fit needs an ambulance.',
    doNow:
      'Move hard things away, put the person on the side once the shaking stops, put nothing in the mouth, and time it.',
    family: 'seizure',
    source: 'NICE NG217 (2022); Resuscitation Council UK (2021)',
  },
  {
    id: 'first-seizure',
    urgency: 4,
    when: [
      ['first-seizure'],
      [
        'seizure',
        'injury-recent|headache|one-sided-weakness|alcohol-stopped|diabetes-known|cancer-known|confusion|takes-anticoagulant',
      ],
    ],
    because: 'A first fit, or one with other trouble, needs an emergency department.',
    doNow: 'Do not drive or swim. Stay with the person until fully awake.',
    family: 'seizure',
    source: 'NICE NG217 (2022)',
  },
  {
    id: 'seizure-any',
    urgency: 3,
    when: [['seizure|febrile-seizure']],
    because:
      'After a fit the person should be seen the same day; an ambulance if it lasts more than five minutes or comes again.',
    doNow: 'Put nothing in the mouth; lay the person on the side afterwards.',
    family: 'seizure',
    source: 'NICE NG217 (2022)',
  },
  {
    id: 'febrile-seizure-small-child',
    urgency: 4,
    when: [['febrile-seizure|seizure']],
    person: { ageUnder: 6 },
    because: 'A fit in a small child is checked in hospital, even when it is most often harmless.',
    doNow: 'Lay the child on the side, put nothing in the mouth, and time the fit.',
    family: 'seizure',
    source: 'NICE CKS Febrile seizure (2023)',
  },
  {
    id: 'unresponsive',
    urgency: 5,
    when: [['cardiac-arrest|not-breathing'], ['unresponsive']],
    because: 'Somebody who cannot be woken needs an ambulance.',
    doNow:
      'If breathing is absent or gasping, start chest compressions; if the person breathes, turn them on the side.',
    family: 'consciousness',
    source: 'Resuscitation Council UK (2021)',
  },
  {
    id: 'responds-only-to-pain',
    urgency: 5,
    when: [['responds-only-to-pain']],
    because: 'Somebody who reacts only to pain cannot protect the airway.',
    doNow: 'Turn the person on the side and watch the breathing.',
    family: 'consciousness',
    source: 'RCP NEWS2 (2017)',
  },
  {
    id: 'responds-only-to-voice',
    urgency: 4,
    when: [['responds-only-to-voice']],
    because: 'Somebody who opens the eyes only when spoken to is not fully awake.',
    doNow: 'Do not leave the person alone; nothing by mouth.',
    family: 'consciousness',
    source: 'RCP NEWS2 (2017)',
  },
  {
    id: 'confusion-with-illness',
    urgency: 4,
    when: [
      ['altered-mental-status'],

      ['confusion'],
      [
        'drowsiness',
        'fever|high-fever|vomiting|jaundice|headache|head-injury|takes-opioid|takes-insulin|high-glucose|kidney-disease-known|liver-disease-known|low-blood-pressure|fast-breathing',
      ],
    ],
    person: { ageFrom: 16 },
    because:
      'New confusion or drowsiness is a sign that the brain is in trouble from an illness, a medicine or an injury.',
    doNow: 'Do not leave the person alone.',
    family: 'consciousness',
    source: 'NICE CG103 Delirium (2023)',
  },
  {
    id: 'liver-and-confusion',
    urgency: 5,
    when: [['jaundice', 'confusion|drowsiness|unresponsive']],
    because: 'Yellow skin with confusion can be liver failure.',
    family: 'consciousness',
    source: 'EASL acute liver failure guideline (2017)',
  },
  {
    id: 'cord-or-cauda-squeezed',
    urgency: 4,
    when: [
      ['saddle-numbness'],
      ['back-pain|low-back-pain|back-pain-radiating-leg', 'bladder-bowel-control-loss'],
      [
        'back-pain|low-back-pain|back-pain-radiating-leg',
        'cannot-pass-urine|incontinence',
        'leg-weakness|leg-weakness-both|numbness-feet|back-pain-radiating-leg',
      ],
      ['back-pain', 'leg-weakness-both'],
    ],
    because:
      'Back pain with numbness of the seat, weak legs or loss of bladder control means that nerves are squeezed; an operation may be needed within hours.',
    family: 'spine',
    source: 'NICE CKS Sciatica (2023); GIRFT cauda equina pathway (2023)',
  },
  {
    id: 'spine-infection-or-cancer',
    urgency: 3,
    when: [
      ['back-pain', 'fever', 'drug-injection|immune-weak|diabetes-known|back-pain-night|recent-surgery|rigors'],
      ['back-pain', 'cancer-known'],
      ['back-pain', 'fever', 'leg-weakness|numbness-feet'],
    ],
    because: 'Back pain with fever or a past cancer needs examination the same day.',
    family: 'spine',
    source: 'NICE NG59 (2020); NICE NG234 (2023)',
  },
  {
    id: 'weakness-climbing',
    urgency: 4,
    when: [
      ['ascending-weakness'],
      [
        'leg-weakness-both',
        'arm-weakness|numbness-feet|numbness-hands|breathless|swallowing-difficulty|facial-weakness',
      ],
      [
        'muscle-weakness-fatigable|droopy-eyelid',
        'breathless|swallowing-difficulty',
        'muscle-weakness-fatigable|double-vision|arm-weakness|leg-weakness',
      ],
    ],
    because: 'Weakness that climbs or reaches the breathing muscles can become dangerous within hours.',
    family: 'weakness',
    source: 'NICE NG127 (2023)',
  },
  {
    id: 'both-legs-weak',
    urgency: 3,
    when: [['leg-weakness-both']],
    because: 'New weakness of both legs is looked at the same day.',
    family: 'weakness',
    source: 'NICE NG127 (2023)',
  },
  {
    id: 'head-injury-severe',
    urgency: 5,
    when: [
      ['head-injury', 'unresponsive|seizure|one-sided-weakness|unequal-pupils|drowsiness'],
      [
        'head-injury',
        'fall-from-height|car-accident',
        'vomiting|confusion|loss-of-consciousness|severe-pain|neck-pain',
      ],
    ],
    because: 'After a blow to the head these signs can mean bleeding inside the skull.',
    doNow: 'Keep head and neck still until help comes.',
    family: 'head injury',
    source: 'NICE NG232 (2023)',
  },
  {
    id: 'head-injury-scan',
    urgency: 4,
    when: [
      ['skull-fracture-signs'],

      [
        'head-injury',
        'loss-of-consciousness|memory-gap-after-injury|vomiting|confusion|takes-anticoagulant|bleeding-easily|alcohol-heavy|worst-headache|blurred-vision|double-vision|speech-slurred',
      ],
      ['head-injury', 'fall-from-height|car-accident'],
      ['headache', 'fall-recent|head-injury', 'takes-anticoagulant'],
    ],
    because: 'A head injury with a blackout, vomiting, lost memory or blood thinners needs a scan.',
    doNow: 'Do not stay alone and do not drive.',
    family: 'head injury',
    source: 'NICE NG232 (2023)',
  },
  {
    id: 'head-injury-older',
    urgency: 3,
    when: [['head-injury']],
    person: { ageFrom: 65 },
    because: 'From 65 years a head injury is checked the same day.',
    family: 'head injury',
    source: 'NICE NG232 (2023)',
  },
  {
    id: 'head-injury-infant',
    urgency: 3,
    when: [['head-injury']],
    person: { ageUnder: 2 },
    because: 'A head injury in a child this small is checked the same day.',
    family: 'head injury',
    source: 'NICE NG232 (2023)',
  },
  {
    id: 'old-bleed-in-the-head',
    urgency: 4,
    when: [
      [
        'fall-recent|falls|head-injury',
        'confusion|drowsiness|one-sided-weakness|personality-change',
        'headache|takes-anticoagulant|unsteady-walk|vomiting',
      ],
    ],
    person: { ageFrom: 60 },
    because: 'Confusion or headache in the weeks after a fall can be a slow bleed in the head.',
    family: 'head injury',
    source: 'NICE NG232 (2023)',
  },
  {
    id: 'memory-lost-suddenly',
    urgency: 4,
    when: [['transient-memory-loss']],
    person: { ageFrom: 40 },
    because: 'A sudden gap in memory can be a stroke or a fit.',
    family: 'stroke',
    source: 'NICE NG128 (2022); NICE NG127 (2023)',
  },
  {
    id: 'swollen-optic-nerve',
    urgency: 4,
    when: [['papilloedema'], ['bulging-fontanelle', 'fever|vomiting|drowsiness|irritable-child']],
    because: 'This sign means raised pressure in the head.',
    family: 'headache',
    source: 'NICE NG127 (2023); NICE NG143 (2021)',
  },
];
