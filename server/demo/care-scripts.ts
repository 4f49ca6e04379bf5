// What the doctors of the demo clinic write about each patient, and what the laboratory finds. Invented, and the same
// at every installation.
import type { DoseUnit, Frequency } from '#contract/medicines/medicines.ts';

export type ScriptedMedicine = [
  name: string,
  amount: number,
  unit: DoseUnit,
  frequency: Frequency,
  days?: number,
  /** One dose a day, and enough for so many days after the first start of the demo. */
  lastsDays?: number,
];

export type Script = {
  code: string;
  diagnosis: string;
  /** The first is written at the first visit; the last stays for all that follow. */
  notes: string[];
  /** Prescribed at the first visit and kept. */
  medicines?: ScriptedMedicine[];
  tests?: string[];
  /** By test and measure, from the first result to the last; the last one stays. */
  results?: Record<string, Record<string, number[]> | string>;
  /** Asked for at a later visit. */
  task?: { task: string; priority?: 'high' };
  /** Why a finding of the safety check was overruled. */
  reason?: string;
  followUpDays?: number;
};

/** An order that waits for a nurse, whatever the day. */
export const WAITS: Record<string, 'ordered' | 'collected'> = {
  'X-ray of a limb': 'ordered',
  Spirometry: 'ordered',
  'Vitamin D': 'collected',
};

export const SCRIPTS: Record<string, Script> = {
  'Ananya Rao': {
    code: 'I10',
    diagnosis: 'Essential (primary) hypertension',
    notes: [
      '142/92 in both arms. Salt, weight and walking talked over. Tablet once a day.',
      'Pressure falling. The same dose goes on.',
    ],
    medicines: [
      ['Amlodipine', 5, 'mg', 'once-a-day', undefined, 21],
      ['Cetirizine', 10, 'mg', 'at-night', undefined, 6],
    ],
    tests: ['Kidney function', 'Lipid profile'],
    results: {
      'Kidney function': { Creatinine: [0.8], Urea: [24], Sodium: [139], Potassium: [4.3] },
      'Lipid profile': {
        'Total cholesterol': [208, 196],
        'LDL cholesterol': [131, 118],
        'HDL cholesterol': [52],
        Triglycerides: [126],
      },
    },
    task: { task: 'Show how to measure the pressure at home' },
    followUpDays: 30,
  },
  'Rohan Gupta': {
    code: 'I10',
    diagnosis: 'Essential (primary) hypertension',
    notes: ['150/94. Telmisartan raised to 40 mg.', 'Pressure better. Potassium again.'],
    medicines: [['Telmisartan', 40, 'mg', 'once-a-day']],
    tests: ['Kidney function'],
    results: { 'Kidney function': { Creatinine: [1.1, 1.2], Urea: [30, 34], Sodium: [138], Potassium: [4.9, 5.6] } },
    task: { task: 'Draw blood for potassium again tomorrow morning', priority: 'high' },
    followUpDays: 14,
  },
  'Nisha Pillai': {
    code: 'G43.9',
    diagnosis: 'Migraine, unspecified',
    notes: ['Twice a week, without aura. A diary is kept.', 'Once in two weeks now.'],
    medicines: [['Sumatriptan', 50, 'mg', 'as-needed']],
  },
  'Anjali Deshmukh': {
    code: 'J45.9',
    diagnosis: 'Asthma, unspecified',
    notes: ['Wheeze at night twice a week. Spacer shown.', 'Cough with yellow phlegm since five days, 38.4 °C.'],
    medicines: [['Salbutamol inhaler', 2, 'puffs', 'as-needed']],
    tests: ['C-reactive protein', 'Complete blood count'],
    results: {
      'C-reactive protein': { 'C-reactive protein': [3, 48] },
      'Complete blood count': {
        Haemoglobin: [12.2, 11.6],
        'White cells': [7.1, 13.4],
        Platelets: [260],
        Haematocrit: [38],
      },
    },
    task: { task: 'SpO2 and respiration again after 30 minutes', priority: 'high' },
  },
  'Ibrahim Merchant': {
    code: 'M17.9',
    diagnosis: 'Osteoarthritis of knee',
    notes: ['Stiff for ten minutes in the morning. Exercises shown.', 'Walks further. No swelling.'],
    medicines: [['Paracetamol', 650, 'mg', 'as-needed', 14]],
    tests: ['X-ray of a limb'],
  },
  'Prakash Reddy': {
    code: 'E11.9',
    diagnosis: 'Type 2 diabetes mellitus without complications',
    notes: ['HbA1c too high. Metformin raised, feet without findings.', 'Eats earlier in the evening. Goes on.'],
    medicines: [['Metformin', 500, 'mg', 'twice-a-day']],
    tests: ['HbA1c', 'Urine albumin to creatinine'],
    results: {
      HbA1c: { HbA1c: [8.6, 7.8, 7.4] },
      'Urine albumin to creatinine': { 'Albumin to creatinine': [22, 41] },
    },
    followUpDays: 21,
  },
  'Geeta Bhosale': {
    code: 'I20.9',
    diagnosis: 'Angina pectoris, unspecified',
    notes: ['Tightness on the second floor, gone in two minutes at rest. ECG today.', 'Stress test asked for.'],
    tests: ['ECG', 'Troponin', 'Lipid profile'],
    results: {
      ECG: 'Sinus rhythm, 84. Flat T waves in V5 and V6, known.',
      Troponin: { 'Troponin I (high sensitivity)': [6, 9] },
      'Lipid profile': {
        'Total cholesterol': [231],
        'LDL cholesterol': [149],
        'HDL cholesterol': [41],
        Triglycerides: [205],
      },
    },
    task: { task: 'Ask about allergies and enter them' },
    followUpDays: 7,
  },
  'Kabir Anand': {
    code: 'B34.9',
    diagnosis: 'Viral infection, unspecified',
    notes: ['Throat red, ears fine, drinks well.', 'Well again.'],
    medicines: [['Paracetamol', 250, 'mg', 'every-6-hours', 3]],
    reason: 'Dose by weight: 10 mg per kg at 25 kg, checked by a second person.',
  },
  "Teresa D'Souza": {
    code: 'L23.9',
    diagnosis: 'Allergic contact dermatitis, unspecified',
    notes: ['Both forearms, since the new gloves.', 'Almost gone.'],
    medicines: [
      ['Hydrocortisone cream', 1, 'application', 'twice-a-day', 7],
      ['Cetirizine', 10, 'mg', 'at-night', 7],
    ],
  },
  'Vikram Joshi': {
    code: 'I69.3',
    diagnosis: 'Sequelae of cerebral infarction',
    notes: ['Right hand weaker, speech clear. Tablets taken.', 'Hand stronger. Goes on with exercises.'],
    tests: ['Lipid profile'],
    results: {
      'Lipid profile': {
        'Total cholesterol': [162],
        'LDL cholesterol': [84],
        'HDL cholesterol': [47],
        Triglycerides: [138],
      },
    },
    task: { task: 'Show the exercises for the right hand again' },
  },
  'Farida Khan': {
    code: 'L03.1',
    diagnosis: 'Cellulitis of a limb',
    notes: ['Left shin, 6 cm, warm. No fever. Border marked.', 'Redness less than half.'],
    medicines: [['Doxycycline', 100, 'mg', 'twice-a-day', 7]],
    tests: ['C-reactive protein'],
    results: { 'C-reactive protein': { 'C-reactive protein': [38, 9] } },
    task: { task: 'Draw the border again and take a photo' },
  },
  'Joseph Fernandes': {
    code: 'E10.9',
    diagnosis: 'Type 1 diabetes mellitus without complications',
    notes: ['New pen shown. Low sugars at night twice.', 'No more lows since the dose was halved.'],
    tests: ['HbA1c'],
    results: { HbA1c: { HbA1c: [7.9, 7.2] } },
  },
  'Lakshmi Venkataraman': {
    code: 'I50.9',
    diagnosis: 'Heart failure, unspecified',
    notes: ['Ankles swollen, two pillows. Weight every morning.', 'Two kilos less. Light-headed on standing.'],
    tests: ['BNP', 'Kidney function'],
    results: {
      BNP: { 'NT-proBNP': [2_140, 1_460] },
      'Kidney function': { Creatinine: [1.2, 1.4], Urea: [44, 52], Sodium: [134, 136], Potassium: [4.6, 4.1] },
    },
    followUpDays: 10,
  },
  'Harpreet Kaur': {
    code: 'N30.0',
    diagnosis: 'Acute cystitis',
    notes: ['Two days, no fever, no flank pain.', 'Free of pain since the third day.'],
    medicines: [['Nitrofurantoin', 100, 'mg', 'twice-a-day', 5]],
    tests: ['Urine culture'],
    results: { 'Urine culture': 'E. coli, sensitive to nitrofurantoin.' },
  },
  'Mohan Das': {
    code: 'I10',
    diagnosis: 'Essential (primary) hypertension',
    notes: ['152/96. Ankles swell on 10 mg of amlodipine.', 'Swelling less with the new tablet.'],
    medicines: [['Losartan', 50, 'mg', 'once-a-day']],
    tests: ['Kidney function'],
    results: { 'Kidney function': { Creatinine: [1.0], Urea: [28], Sodium: [140], Potassium: [4.4] } },
  },
  'Aisha Siddiqui': {
    code: 'R53',
    diagnosis: 'Malaise and fatigue',
    notes: ['Three weeks after dengue fever. Platelets were low.', 'Back at work for half days.'],
    tests: ['Complete blood count'],
    results: {
      'Complete blood count': {
        Haemoglobin: [11.1, 11.9],
        'White cells': [4.6, 5.8],
        Platelets: [138, 214],
        Haematocrit: [34, 37],
      },
    },
  },
  'Thomas Mathew': {
    code: 'I25.1',
    diagnosis: 'Atherosclerotic heart disease',
    notes: ['Stent in March. No pain since. Walks 40 minutes.', 'The same.'],
    medicines: [['Atorvastatin', 40, 'mg', 'at-night']],
    tests: ['Lipid profile'],
    results: {
      'Lipid profile': {
        'Total cholesterol': [171, 138],
        'LDL cholesterol': [98, 66],
        'HDL cholesterol': [44],
        Triglycerides: [132],
      },
    },
  },
  'Sunita Patel': {
    code: 'I10',
    diagnosis: 'Essential (primary) hypertension',
    notes: ['Tablets run out for a week: 158/96.', 'Well again with the tablets.'],
    medicines: [['Losartan', 50, 'mg', 'once-a-day']],
  },
  'Sunita Patil': {
    code: 'Z48.0',
    diagnosis: 'Attention to surgical dressings and sutures',
    notes: ['Wound dry, stitches out in a week.', 'Stitches out.'],
    task: { task: 'Change the dressing' },
  },
  'Ramesh Kulkarni': {
    code: 'J44.9',
    diagnosis: 'COPD, unspecified',
    notes: ['FEV1 half of expected. Smokes five a day, wants to stop.', 'Two a day. Breath as before.'],
    tests: ['Spirometry', 'Chest X-ray'],
    results: { 'Chest X-ray': 'Lungs overinflated, no infiltrate, heart not enlarged.' },
    followUpDays: 14,
  },
  'Kavita Menon': {
    code: 'R00.2',
    diagnosis: 'Palpitations',
    notes: ['At night, some minutes. Three coffees a day.', 'Less coffee, less often.'],
    tests: ['ECG', 'Thyroid function'],
    results: {
      ECG: 'Sinus rhythm, 96. No other finding.',
      'Thyroid function': { TSH: [0.2], 'Free T4': [2.1] },
    },
  },
  'Abdul Rahman Shaikh': {
    code: 'J44.9',
    diagnosis: 'COPD, unspecified',
    notes: ['Inhaler technique shown. Vaccinated.', 'No attack since the last visit.'],
    medicines: [['Tiotropium inhaler', 18, 'mcg', 'once-a-day']],
    task: { task: 'Watch the inhaler being used, twice' },
    tests: ['Complete blood count'],
    results: {
      'Complete blood count': {
        Haemoglobin: [16.2, 17.6],
        'White cells': [8.4],
        Platelets: [231],
        Haematocrit: [49, 53],
      },
    },
  },
  'Leela Menon': {
    code: 'M81.9',
    diagnosis: 'Osteoporosis, unspecified',
    notes: ['Hip bruised after a fall, walks. Film asked for.', 'Walks without the stick.'],
    medicines: [['Colecalciferol', 800, 'IU', 'once-a-day']],
    task: { task: 'Order a walking frame and try it out' },
    tests: ['Vitamin D', 'X-ray of a limb'],
    results: { 'Vitamin D': { '25-hydroxyvitamin D': [18] } },
  },
  'Manoj Verma': {
    code: 'M54.5',
    diagnosis: 'Low back pain',
    notes: ['No red flags. Keep moving; the chair at work is too low.', 'Better since the new chair.'],
    medicines: [['Naproxen', 250, 'mg', 'twice-a-day', 5]],
  },
  'José Álvarez': {
    code: 'J30.1',
    diagnosis: 'Allergic rhinitis due to pollen',
    notes: ['Trees since February. Tablet helps.', 'Season is over.'],
    medicines: [['Montelukast', 10, 'mg', 'at-night', 30]],
  },
};
