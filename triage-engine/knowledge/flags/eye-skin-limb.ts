import type { RedFlag } from '../shape.ts';

export const EYE_SKIN_LIMB_FLAGS: RedFlag[] = [
  {
    id: 'sight-lost-suddenly',
    urgency: 4,
    when: [
      ['vision-loss-sudden'],
      ['curtain-vision'],
      ['floaters', 'flashes', 'curtain-vision|blurred-vision|vision-loss-sudden'],
    ],
    because: 'Sudden loss of sight, even if it came back, is an emergency.',
    doNow: 'Do not drive.',
    family: 'eye',
    source: 'NICE CKS Retinal detachment (2024); RCOphth guidance (2022)',
  },
  {
    id: 'flashes-and-floaters',
    urgency: 3,
    when: [
      ['floaters', 'flashes'],
      ['flashes', 'blurred-vision'],
    ],
    person: { ageFrom: 35 },
    because: 'New flashes and floaters can be a tear in the retina; the eye is examined the same day.',
    family: 'eye',
    source: 'NICE CKS Retinal detachment (2024)',
  },
  {
    id: 'painful-red-eye-with-halos',
    urgency: 4,
    when: [
      ['eye-pain', 'red-eye|halos', 'nausea|vomiting|halos|headache', 'blurred-vision|halos|vision-fog|vomiting'],
      ['halos', 'eye-pain', 'blurred-vision|headache'],
    ],
    person: { ageFrom: 35 },
    because: 'A painful red eye with haloes and sickness can be acute glaucoma, which destroys sight within hours.',
    family: 'eye',
    source: 'NICE CKS Glaucoma (2023); AAO primary angle closure (2020)',
  },
  {
    id: 'painful-red-eye',
    urgency: 3,
    when: [
      ['corneal-spot'],
      ['eye-pain-severe', 'red-eye|blurred-vision|light-sensitivity'],
      ['eye-surgery-recent', 'eye-pain|blurred-vision|red-eye'],

      ['eye-pain', 'red-eye', 'light-sensitivity|blurred-vision|contact-lenses'],
      ['red-eye', 'contact-lenses', 'light-sensitivity|blurred-vision'],
      ['red-eye', 'light-sensitivity', 'blurred-vision'],
      ['unequal-pupils', 'eye-pain'],
    ],
    because: 'A red eye with pain, pain from light or blurred sight is examined the same day.',
    doNow: 'Take contact lenses out.',
    family: 'eye',
    source: 'NICE CKS Red eye (2021)',
  },
  {
    id: 'eye-chemical',
    urgency: 4,
    when: [['eye-chemical'], ['chemical-exposure', 'eye-pain|red-eye|blurred-vision|eye-injury|eye-watering']],
    because: 'A chemical in the eye harms within minutes.',
    doNow: 'Rinse the open eye with plenty of clean water for 20 minutes, now, before going anywhere.',
    family: 'eye',
    source: 'RCOphth chemical eye injury guidance (2018)',
  },
  {
    id: 'eye-hurt',
    urgency: 4,
    when: [
      ['eye-pierced'],

      [
        'eye-injury',
        'vision-loss-sudden|blurred-vision|severe-pain|unequal-pupils|double-vision|bleeding-heavy|deep-cut',
      ],
    ],
    because: 'An injured eye with changed sight needs an eye doctor now.',
    doNow: 'Cover it without pressing and do not rub.',
    family: 'eye',
    source: 'NICE CKS Eye injury; AAO guidance (2021)',
  },
  {
    id: 'eye-hurt-today',
    urgency: 3,
    when: [['eye-blood-inside'], ['eye-injury'], ['eye-foreign-body', 'eye-pain|blurred-vision|light-sensitivity']],
    because: 'An injured eye is examined the same day.',
    family: 'eye',
    source: 'NICE CKS Corneal superficial injury (2022)',
  },
  {
    id: 'eye-socket-infection',
    urgency: 4,
    when: [
      ['eyelid-swelling', 'painful-eye-movement|bulging-eyes|double-vision', 'fever|red-eye|eye-pain|blurred-vision'],
      ['eyelid-swelling', 'fever', 'painful-eye-movement|vision-loss-sudden|headache'],
    ],
    because: 'A swollen eye with pain on moving it or fever can be an infection behind the eye.',
    family: 'eye',
    source: 'NICE CKS Orbital cellulitis; BMJ Best Practice',
  },
  {
    id: 'hearing-lost-suddenly',
    urgency: 3,
    when: [['hearing-loss-sudden']],
    because: 'Sudden loss of hearing is treated best within days; see a doctor today.',
    family: 'ear',
    source: 'NICE NG98 (2023)',
  },
  {
    id: 'mastoid',
    urgency: 4,
    when: [
      ['swelling-behind-ear', 'ear-pain|fever|ear-discharge'],

      [
        'ear-pain|ear-discharge',
        'facial-weakness|facial-droop|neck-stiffness|confusion',
        'fever|ear-discharge|headache',
      ],
    ],
    because: 'An ear infection with a weak face or a stiff neck has spread.',
    family: 'ear',
    source: 'NICE NG91 (2022)',
  },
  {
    id: 'nosebleed-heavy',
    urgency: 4,
    when: [
      ['nosebleed-heavy', 'takes-anticoagulant|light-headed|bleeding-wont-stop|high-blood-pressure'],

      ['nosebleed', 'bleeding-wont-stop|bleeding-heavy|fainting|light-headed'],
      ['nosebleed', 'takes-anticoagulant', 'bleeding-easily|bleeding-wont-stop'],
    ],
    because: 'A nosebleed that will not stop needs packing.',
    doNow: 'Lean forward and pinch the soft part of the nose for 15 minutes without letting go.',
    family: 'ear',
    source: 'NICE CKS Epistaxis (2022)',
  },
  {
    id: 'anaphylaxis',
    urgency: 5,
    when: [
      [
        'known-allergy-severe',
        'hives|swelling-lips-tongue|throat-swollen|swelling-face|rash',
        'breathless|wheeze|fainting|vomiting',
      ],

      [
        'hives|swelling-lips-tongue|throat-swollen|swelling-face|itching-all-over|flushing|rash',
        'ate-known-allergen|insect-sting|takes-new-medicine|takes-antibiotic|food-suspect|allergies-atopy',
        'breathless|wheeze|stridor|fainting|collapse|cannot-finish-sentences|hoarse-voice|low-blood-pressure',
      ],
      [
        'swelling-lips-tongue',
        'breathless|wheeze|stridor|swallowing-difficulty|hoarse-voice|fainting|drooling|muffled-voice',
      ],
      ['throat-swollen', 'breathless|wheeze|stridor|fainting|drooling|muffled-voice|hives'],
      ['hives', 'breathless|wheeze|stridor|fainting|collapse|low-blood-pressure|swallowing-difficulty'],
      ['ate-known-allergen|insect-sting', 'breathless|wheeze|stridor|collapse|low-blood-pressure'],
    ],
    because: 'Swelling or hives with trouble breathing or faintness is anaphylaxis.',
    doNow: 'Use an adrenaline pen now if there is one; lie down with the legs raised (sit up if breathing is hard).',
    family: 'anaphylaxis',
    source: 'Resuscitation Council UK anaphylaxis guideline (2021); WAO (2020)',
  },
  {
    id: 'tongue-swelling',
    urgency: 4,
    when: [
      ['swelling-lips-tongue'],
      ['throat-swollen|swelling-face', 'takes-new-medicine|hives|takes-ace-inhibitor|ate-known-allergen|insect-sting'],
    ],
    because: 'Swelling of lips, tongue or face can reach the airway.',
    doNow: 'Stay near other people and sit upright.',
    family: 'anaphylaxis',
    source: 'Resuscitation Council UK (2021); NICE CKS Angio-oedema (2023)',
  },
  {
    id: 'skin-coming-off',
    urgency: 4,
    when: [
      ['skin-peeling|blisters', 'mucosal-sores', 'fever|takes-new-medicine|takes-antibiotic|rash|skin-severe-pain'],
      ['rash', 'mucosal-sores', 'takes-new-medicine|takes-antibiotic'],
      ['skin-peeling', 'takes-new-medicine|takes-antibiotic', 'fever|skin-severe-pain|red-eye'],
    ],
    because: 'Peeling skin with sores in mouth or eyes, above all after a new medicine, is an emergency.',
    doNow: 'Take no further dose of the new medicine before a doctor has seen you; bring the packet.',
    family: 'skin',
    source: 'BAD Stevens-Johnson syndrome guideline (2016)',
  },
  {
    id: 'whole-skin-red',
    urgency: 3,
    when: [['rash|skin-redness', 'fever', 'swelling-face|skin-peeling|takes-new-medicine|jaundice']],
    because: 'A widespread rash with fever after a new medicine is looked at the same day.',
    family: 'skin',
    source: 'NICE CG183 (2014)',
  },
  {
    id: 'shingles-of-the-eye',
    urgency: 3,
    when: [
      [
        'rash-one-side-band|blisters',
        'eye-pain|red-eye|eyelid-swelling|blurred-vision',
        'rash-one-side-band|facial-pain|one-sided-headache',
      ],
    ],
    because: 'Shingles near the eye can harm sight and is treated the same day.',
    family: 'eye',
    source: 'NICE CKS Shingles (2024)',
  },
  {
    id: 'hot-joint',
    urgency: 4,
    when: [
      [
        'joint-hot|joint-swelling|knee-swelling',
        'fever|rigors',
        'severe-pain|limited-movement|cannot-bear-weight|immune-weak|drug-injection|joint-replacement|diabetes-known',
      ],
      ['joint-hot', 'fever'],
      ['joint-hot|knee-swelling', 'joint-replacement|drug-injection'],
    ],
    because: 'A hot, swollen joint with fever is an infected joint until the fluid is tested.',
    family: 'limb',
    source: 'BSR hot swollen joint guideline (2006)',
  },
  {
    id: 'hot-joint-alone',
    urgency: 3,
    when: [
      ['joint-hot', '!big-toe-pain'],
      ['joint-hot', 'knee-pain|hip-pain|shoulder-pain|elbow-pain|wrist-pain|limited-movement|cannot-bear-weight'],
    ],
    because: 'A new hot, swollen joint is examined the same day.',
    family: 'limb',
    source: 'BSR hot swollen joint guideline (2006)',
  },
  {
    id: 'compartment',
    urgency: 4,
    when: [
      [
        'pain-out-of-proportion',
        'limb-injury|leg-pain-one|arm-pain|injury-recent|crush-injury|calf-pain|tingling|numbness-feet|numbness-hands|muscle-tender|thigh-pain',
      ],
    ],
    because: 'Pain far beyond the injury in a tense limb can be pressure that kills the muscle within hours.',
    doNow: 'Loosen any tight bandage and keep the limb level with the heart.',
    family: 'limb',
    source: 'BOAST compartment syndrome (2014)',
  },
  {
    id: 'limb-broken-badly',
    urgency: 4,
    when: [
      [
        'limb-deformity',
        'limb-injury|injury-recent|fall-recent|severe-pain|shoulder-pain|wrist-pain|hip-pain|knee-pain|ankle-pain|elbow-pain|leg-pain-one|arm-pain',
      ],
      ['open-fracture'],
      [
        'limb-injury',
        'numbness-hands|numbness-feet|cold-limb|pulseless-limb',
        'severe-pain|limb-deformity|cold-limb|pulseless-limb',
      ],
    ],
    because: 'A limb out of shape, numb or cold after an injury needs an emergency department.',
    doNow: 'Support it as it lies; do not straighten it; nothing to eat or drink.',
    family: 'limb',
    source: 'NICE NG38 (2016); NICE NG37 (2017)',
  },
  {
    id: 'hip-after-fall',
    urgency: 4,
    when: [
      ['hip-pain|groin-pain|thigh-pain', 'fall-recent|injury-recent', 'cannot-bear-weight|severe-pain|limb-deformity'],
    ],
    person: { ageFrom: 50 },
    because: 'Hip pain after a fall with no way to stand can be a broken hip.',
    doNow: 'Do not try to walk.',
    family: 'limb',
    source: 'NICE CG124 (2023)',
  },
  {
    id: 'bone-needs-xray',
    urgency: 3,
    when: [
      ['cannot-bear-weight', 'limb-injury|injury-recent|fall-recent|ankle-pain|knee-pain|foot-pain'],
      [
        'limb-injury|fall-recent|injury-recent',
        'severe-pain',
        'shoulder-pain|wrist-pain|elbow-pain|arm-pain|hand-pain|ankle-pain|foot-pain|leg-pain-one|hip-pain|limited-movement',
      ],
      ['knee-locking', 'knee-swelling', 'injury-recent'],
    ],
    because: 'An injury that stops you from using the limb needs an X-ray today.',
    family: 'limb',
    source: 'NICE NG38 (2016); Ottawa ankle and knee rules',
  },
  {
    id: 'muscle-breakdown',
    urgency: 4,
    when: [
      [
        'muscle-pain|weakness-general|muscle-tender|thigh-pain',
        'dark-urine',
        'muscle-overuse|crush-injury|heat-exposure|immobile-recently|muscle-tender|drug-injection',
      ],
      [
        'muscle-pain|muscle-tender',
        'dark-urine|blood-in-urine',
        'weakness-general|severe-pain|leg-weakness|muscle-overuse',
      ],
      ['crush-injury'],
    ],
    because:
      'Dark urine with sore muscles after great effort or crushing can be muscle breakdown that harms the kidneys.',
    doNow: 'Drink water on the way.',
    family: 'limb',
    source: 'BMJ Best Practice Rhabdomyolysis; NICE NG148 (2023)',
  },
  {
    id: 'diabetic-foot',
    urgency: 3,
    when: [
      ['diabetes-known', 'skin-ulcer|skin-black|foot-rash', 'foot-pain|red-hot-skin|fever|skin-black|pus-drainage'],
      ['diabetes-known', 'skin-ulcer'],
    ],
    because: 'A foot sore in diabetes can worsen within days.',
    family: 'limb',
    source: 'NICE NG19 (2019)',
  },
  {
    id: 'tooth-out-or-nosebleed',
    urgency: 3,
    when: [['tooth-knocked-out'], ['nosebleed-heavy']],
    because: 'This is best treated within hours.',
    doNow:
      'A knocked-out adult tooth: hold it by the crown, put it back or in milk. A nosebleed: lean forward and pinch for 15 minutes.',
    family: 'ear',
    source: 'SDCEP acute dental problems (2013); NICE CKS Epistaxis (2022)',
  },
];
