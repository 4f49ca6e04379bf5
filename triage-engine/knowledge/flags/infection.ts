import type { RedFlag } from '../shape.ts';

export const INFECTION_FLAGS: RedFlag[] = [
  {
    id: 'sepsis-signs',
    urgency: 5,
    when: [
      [
        'fever|high-fever|rigors',
        'mottled-skin|low-blood-pressure',
        'confusion|drowsiness|fast-breathing|fast-pulse|urine-less|weakness-general|cold-clammy-skin|breathless',
      ],
      [
        'fever|high-fever|rigors',
        'confusion|drowsiness',
        'fast-breathing|fast-pulse|urine-less|cold-clammy-skin|breathless-at-rest',
      ],
    ],
    because: 'Fever with mottled skin, confusion, fast breathing or low blood pressure can be sepsis.',
    doNow: 'Say “Could this be sepsis?” to whoever answers the call.',
    family: 'sepsis',
    source: 'NICE NG253 (2025); RCP NEWS2 (2017); Surviving Sepsis Campaign (2021)',
  },
  {
    id: 'sepsis-possible',
    urgency: 4,
    when: [
      ['fever|high-fever', 'confusion|low-blood-pressure|mottled-skin'],
      ['fever|high-fever', 'rigors', 'fast-pulse|weakness-general|vomiting|drowsiness|jaundice'],
      ['fever', 'fast-pulse', 'fast-breathing'],
    ],
    person: { ageFrom: 16 },
    because: 'These signs together can be the start of sepsis.',
    family: 'sepsis',
    source: 'NICE NG253 (2025); RCP NEWS2 (2017)',
  },
  {
    id: 'fever-fast-pulse',
    urgency: 3,
    when: [
      ['fever', 'fast-pulse'],
      ['rigors'],
      ['high-fever', 'severe-pain|elderly-frail|diabetes-known|kidney-disease-known|liver-disease-known'],
    ],
    person: { ageFrom: 16 },
    because: 'Fever with shaking chills or a fast pulse is looked at the same day.',
    family: 'sepsis',
    source: 'RCP NEWS2 (2017)',
  },
  {
    id: 'fever-old-age',
    urgency: 3,
    when: [
      [
        'fever|high-fever',
        'weakness-general|falls|loss-of-appetite|vomiting|chills|elderly-frail|drowsiness|cancer-known|diabetes-known',
      ],
      ['high-fever'],
    ],
    person: { ageFrom: 65 },
    because: 'From 65 years fever can hide a serious infection.',
    family: 'sepsis',
    source: 'NICE NG253 (2025)',
  },
  {
    id: 'fever-low-defences',
    urgency: 4,
    when: [
      ['fever|high-fever|chills|rigors', 'takes-chemo|low-white-cells|transplant'],
      ['fever|high-fever', 'immune-weak', 'rigors|breathless|confusion|cough|weakness-general'],
    ],
    because: 'Fever with few white cells, chemotherapy or a transplant is an emergency even when you feel well.',
    doNow: 'Call the number on your chemotherapy or transplant card.',
    family: 'weak defences',
    source: 'NICE CG151 (2012)',
  },
  {
    id: 'fever-weak-defences-today',
    urgency: 3,
    when: [['fever', 'immune-weak|hiv-known|takes-steroid|sickle-cell-known|cancer-known']],
    because: 'With weak defences a fever is looked at the same day.',
    family: 'weak defences',
    source: 'NICE CKS Neutropenic sepsis (2023)',
  },
  {
    id: 'sickle-crisis',
    urgency: 4,
    when: [
      [
        'sickle-cell-known',
        'chest-pain|breathless|high-fever|fever|one-sided-weakness|speech-slurred|severe-pain|erection-painful|drowsiness|pale-skin',
      ],
    ],
    because: 'With sickle cell disease, fever, chest pain or severe pain is an emergency.',
    family: 'weak defences',
    source: 'NICE CG143 (2012); BSH acute chest syndrome guideline (2015)',
  },
  {
    id: 'non-blanching-rash-fever',
    urgency: 5,
    when: [
      [
        'non-blanching-rash|petechiae',
        'fever|high-fever',
        'drowsiness|confusion|vomiting|headache|cold-clammy-skin|mottled-skin|neck-stiffness|fast-breathing|severe-pain',
      ],
    ],
    because: 'A rash that does not fade under a glass, with fever, can be blood poisoning by meningococci.',
    family: 'rash with fever',
    source: 'NICE NG240 (2024)',
  },
  {
    id: 'non-blanching-rash',
    urgency: 4,
    when: [
      ['non-blanching-rash|petechiae', 'fever|bleeding-easily|low-platelets|nosebleed|bruising-easily|irritable-child'],
    ],
    because: 'A rash that does not fade when pressed needs a blood test now.',
    family: 'rash with fever',
    source: 'NICE NG240 (2024); NICE NG143 (2021)',
  },
  {
    id: 'non-blanching-rash-alone',
    urgency: 3,
    when: [['non-blanching-rash|petechiae']],
    because: 'A rash that does not fade when pressed is looked at the same day.',
    family: 'rash with fever',
    source: 'NICE NG143 (2021)',
  },
  {
    id: 'tick-fever',
    urgency: 4,
    when: [
      [
        'tick-bite-history',
        'fever|high-fever',
        'petechiae|palm-sole-rash|vomiting|confusion|non-blanching-rash|severe-pain',
      ],
      ['tick-bite-history', 'high-fever', 'headache|rash'],
      ['fever', 'palm-sole-rash', 'petechiae'],
    ],
    because: 'Fever with a rash or bad headache after a tick bite can be spotted fever; treatment must not wait.',
    family: 'travel and ticks',
    source: 'CDC tickborne diseases manual (2022)',
  },
  {
    id: 'fever-after-tropics',
    urgency: 4,
    when: [
      ['malaria-test-positive'],

      [
        'fever|high-fever',
        'recent-travel-tropics',
        'rigors|chills|headache|vomiting|diarrhoea|jaundice|confusion|body-aches|bleeding-easily|high-fever|sweating',
      ],
    ],
    because: 'Fever after a journey to the tropics is malaria until a blood test says otherwise.',
    family: 'travel and ticks',
    source: 'UKHSA malaria treatment guideline (2016); WHO malaria guidelines (2024)',
  },
  {
    id: 'fever-after-tropics-today',
    urgency: 3,
    when: [['fever', 'recent-travel-tropics']],
    because: 'Fever after a journey to the tropics needs a malaria test the same day.',
    family: 'travel and ticks',
    source: 'WHO malaria guidelines (2024)',
  },
  {
    id: 'dengue-warning',
    urgency: 4,
    when: [
      [
        'fever|high-fever',
        'body-aches|headache|eye-headache|rash|joint-pains-many|low-platelets',
        'bleeding-easily|nosebleed|vomiting-blood|black-stools|petechiae|low-platelets',
        'abdominal-pain|vomiting|drowsiness|low-platelets|light-headed|bleeding-easily|nosebleed',
      ],
    ],
    because: 'Fever with aches and bleeding or belly pain can be severe dengue.',
    doNow: 'Drink plenty; do not take ibuprofen or aspirin.',
    family: 'travel and ticks',
    source: 'WHO dengue guidelines (2009)',
  },
  {
    id: 'lockjaw',
    urgency: 4,
    when: [
      ['muscle-spasm-jaw'],

      ['trismus', 'wound|deep-cut|animal-bite|burn|unvaccinated|drug-injection'],
      [
        'trismus',
        'neck-stiffness|back-pain|muscle-cramp|swallowing-difficulty',
        'muscle-cramp|neck-stiffness|shaking|seizure',
      ],
    ],
    because: 'A locked jaw or spasms after a wound can be tetanus.',
    family: 'wound infections',
    source: 'UKHSA tetanus guidance (2024); CDC Pink Book (2021)',
  },
  {
    id: 'flesh-infection',
    urgency: 4,
    when: [
      ['skin-severe-pain', 'red-hot-skin|spreading-redness|fever|wound|blisters'],
      ['skin-black', 'fever|red-hot-skin|spreading-redness|severe-pain|diabetes-known|wound|skin-severe-pain'],
      ['spreading-redness|red-hot-skin', 'confusion|low-blood-pressure|rigors|fast-breathing'],
    ],
    because:
      'Skin that is far more painful than it looks, or turns dusky or black, can be an infection that eats into the tissue.',
    family: 'wound infections',
    source: 'WSES/SIS-E soft tissue infections guideline (2022); NICE NG141 (2019)',
  },
  {
    id: 'spreading-skin-infection',
    urgency: 3,
    when: [
      ['spreading-redness', 'fever|chills|diabetes-known|immune-weak|bite|wound|swollen-glands|red-hot-skin'],
      ['red-hot-skin', 'fever|high-fever'],
      ['red-hot-skin', 'diabetes-known|immune-weak'],
    ],
    because: 'A spreading skin infection should be treated today.',
    family: 'wound infections',
    source: 'NICE NG141 (2019)',
  },
  {
    id: 'toxic-shock',
    urgency: 5,
    when: [
      [
        'tampon',
        'high-fever|fever',
        'rash|skin-redness|low-blood-pressure|confusion',
        'vomiting|diarrhoea|low-blood-pressure|fainting',
      ],

      [
        'high-fever|fever',
        'rash|sunburn|skin-peeling|skin-redness',
        'low-blood-pressure|confusion|fainting',
        'vomiting|diarrhoea|body-aches|muscle-pain|confusion',
      ],
    ],
    because: 'High fever with a sunburn-like rash and faintness can be toxic shock.',
    doNow: 'Remove any tampon.',
    family: 'sepsis',
    source: 'BMJ Best Practice Toxic shock syndrome',
  },
  {
    id: 'diabetic-emergency',
    urgency: 4,
    when: [
      ['acidosis'],

      ['ketones', 'vomiting|abdominal-pain|fast-breathing|drowsiness|high-glucose|diabetes-known'],
      ['high-glucose', 'vomiting|drowsiness|confusion|fast-breathing|abdominal-pain|dehydrated-look'],
      ['diabetes-known|takes-insulin', 'vomiting', 'fast-breathing|drowsiness|thirst|confusion|frequent-urination'],
      ['takes-insulin', 'vomiting', 'abdominal-pain'],
      ['thirst', 'frequent-urination', 'vomiting|fast-breathing|drowsiness|confusion'],
    ],
    because: 'High sugar with vomiting, fast breathing or drowsiness can be ketoacidosis.',
    doNow: 'Never stop insulin; check sugar and ketones, sip water.',
    family: 'diabetes',
    source: 'JBDS diabetic ketoacidosis guideline (2023)',
  },
  {
    id: 'diabetic-coma',
    urgency: 5,
    when: [
      ['high-glucose|ketones|low-glucose', 'unresponsive|seizure'],
      ['low-glucose', 'confusion|drowsiness|fainting|speech-slurred'],
    ],
    because: 'Sugar far too low or too high with a clouded mind is life-threatening.',
    doNow:
      'If awake and able to swallow: sugar, juice or glucose gel at once. If not awake: nothing by mouth, lay on the side.',
    family: 'diabetes',
    source: 'JBDS hypoglycaemia guideline (2023); NICE NG17 (2022)',
  },
  {
    id: 'low-sugar',
    urgency: 4,
    when: [
      ['low-glucose'],
      [
        'takes-insulin|takes-diabetes-tablets',
        'sweating|shaking',
        'confusion|light-headed|drowsiness|excess-hunger|weakness-general',
      ],
    ],
    because: 'Low blood sugar must be treated at once.',
    doNow: 'Take sugar, juice or glucose now and check again after 15 minutes.',
    family: 'diabetes',
    source: 'JBDS hypoglycaemia guideline (2023)',
  },
  {
    id: 'adrenal-crisis',
    urgency: 4,
    when: [
      ['low-cortisol', 'vomiting|low-blood-pressure|confusion|fainting'],

      ['takes-steroid', 'vomiting', 'low-blood-pressure|confusion|drowsiness|weakness-general|fainting'],
      ['skin-darkening', 'low-blood-pressure|fainting', 'vomiting|weakness-general|abdominal-pain'],
    ],
    because: 'Vomiting with weakness in somebody who depends on steroids can be an adrenal crisis.',
    doNow: 'Use the emergency steroid injection if you have one.',
    family: 'hormones',
    source: 'NICE NG243 (2024)',
  },
  {
    id: 'thyroid-storm',
    urgency: 4,
    when: [
      [
        'fever|high-fever',
        'fast-pulse|palpitations',
        'thyroid-swelling|low-tsh|heat-intolerance|bulging-eyes',
        'agitation|confusion|vomiting|diarrhoea|shaking|tremor',
      ],
    ],
    because: 'An overactive thyroid with fever and a racing heart can be a thyroid storm.',
    family: 'hormones',
    source: 'NICE NG145 (2023)',
  },
  {
    id: 'salts-dangerous',
    urgency: 4,
    when: [
      [
        'low-potassium|low-calcium|high-sodium',
        'palpitations|weakness-general|confusion|seizure|muscle-cramp|drowsiness',
      ],

      [
        'high-potassium|low-sodium|high-calcium',
        'confusion|palpitations|weakness-general|seizure|drowsiness|vomiting|slow-pulse',
      ],
      ['high-potassium'],
    ],
    because: 'A dangerous level of blood salts can stop the heart or cloud the mind.',
    family: 'blood salts',
    source: 'UK Kidney Association hyperkalaemia guideline (2023)',
  },
  {
    id: 'blood-counts-dangerous',
    urgency: 4,
    when: [
      ['high-inr', 'bleeding-easily|nosebleed|black-stools|headache|head-injury|blood-in-urine'],
      ['blasts', 'fever|bleeding-easily|breathless'],

      ['low-platelets', 'bleeding-easily|nosebleed|black-stools|headache|blood-in-urine|bleeding-wont-stop'],
      ['anaemia-result', 'chest-pain|breathless-at-rest|fainting|bleeding-heavy'],
    ],
    because: 'Bleeding with few platelets, or severe anaemia with breathlessness, needs hospital today.',
    family: 'blood',
    source: 'BSH immune thrombocytopenia guidance (2019); NICE NG24 (2015)',
  },
  {
    id: 'results-today',
    urgency: 3,
    when: [['blasts'], ['positive-culture'], ['high-inr'], ['dengue-test-positive']],
    because: 'This result should be discussed with a doctor today.',
    family: 'blood',
    source: 'NICE NG12 (2023); NICE NG253 (2025)',
  },
];
