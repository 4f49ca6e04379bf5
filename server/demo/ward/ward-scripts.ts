// Who lies in the demo clinic, how they have been, and what they get. Invented, and the same at every installation. Times are
// counted back from the moment of the start, so that the ward is alive at any hour.

import type { MedicationPriority } from '#contract/medicines/medication-orders.ts';
import type { DoseUnit, Frequency, MedicineRoute } from '#contract/medicines/medicines.ts';
import type { Consciousness } from '#contract/ward/news2-words.ts';

export const WARD = 'Ward 2';
export const ROOMS = ['201', '202', '203', '204', '205', '206', '207', '208', '209', '210'];
export const BEDS = ['A', 'B'];

/** Minutes ago; breaths, SpO2, litres of oxygen (0: air), pressure, pulse, consciousness, temperature. */
export type ScriptedSet = [
  minutesAgo: number,
  respiration: number,
  saturation: number,
  litres: number,
  systolic: number,
  diastolic: number,
  pulse: number,
  consciousness: Consciousness,
  temperature: number,
];

export type ScriptedOrder = {
  medication: string;
  dose: [amount: number, unit: DoseUnit];
  route: MedicineRoute;
  frequency: Frequency;
  /** When one of its doses is due, in minutes from now; the others follow from how often it is given. */
  dueIn?: number;
  priority?: MedicationPriority;
  isTimeCritical?: boolean;
  indication?: string;
  instructions?: string;
};

export type ScriptedInpatient = {
  name: string;
  bed: string;
  doctor: string;
  diagnosis: string;
  admittedHoursAgo: number;
  scale2?: string;
  sets: ScriptedSet[];
  orders: ScriptedOrder[];
  notes: [minutesAgo: number, note: string][];
};

const NAIR = 'Dr. Arjun Nair';
const IYER = 'Dr. Meera Iyer';
const PILLAI = 'Dr. Sunita Pillai';
const SHEIKH = 'Dr. Farah Sheikh';
const GEORGE = 'Dr. Thomas George';

const asNeeded = (medication: string, dose: ScriptedOrder['dose'], indication: string): ScriptedOrder => ({
  ...{ medication, dose, indication, route: dose[1] === 'puffs' ? 'inhaled' : 'by mouth', frequency: 'as-needed' },
});

/** Eleven doses that are due or will be in the next hours, and one that is overdue. */
export const INPATIENTS: ScriptedInpatient[] = [
  {
    name: 'Ramesh Kulkarni',
    bed: '204-A',
    doctor: NAIR,
    diagnosis: 'Pneumonia',
    admittedHoursAgo: 52,
    // 3, 5, 6, 6, 7, 9.
    sets: [
      [3_000, 20, 95, 0, 128, 78, 92, 'A', 38.1],
      [1_500, 21, 94, 0, 122, 74, 96, 'A', 38.3],
      [400, 22, 94, 2, 118, 70, 98, 'A', 38.0],
      [150, 22, 94, 2, 116, 68, 100, 'A', 37.9],
      [38, 22, 94, 2, 112, 64, 102, 'A', 38.2],
      [9, 24, 93, 4, 104, 60, 108, 'A', 38.4],
    ],
    orders: [
      {
        ...{ medication: 'Ceftriaxone', dose: [2, 'g'], route: 'into a vein', frequency: 'every-12-hours' },
        ...{ dueIn: -75, priority: 'critical', indication: 'Pneumonia', instructions: 'Over 30 minutes' },
      },
      {
        ...{ medication: 'Paracetamol', dose: [1, 'g'], route: 'by mouth', frequency: '3-times-a-day' },
        ...{ dueIn: 90, indication: 'Fever' },
      },
    ],
    notes: [
      [420, 'Coughs more, sputum is yellow. Sits up to breathe.'],
      [30, 'More oxygen since the last set. Dr. Nair knows and comes.'],
    ],
  },
  {
    name: 'Lakshmi Venkataraman',
    bed: '209-A',
    doctor: PILLAI,
    diagnosis: 'Urosepsis',
    admittedHoursAgo: 31,
    // 4, 4, 6: newly confused.
    sets: [
      [1_740, 21, 95, 0, 112, 64, 98, 'A', 38.0],
      [900, 22, 95, 0, 116, 68, 92, 'A', 37.8],
      [320, 22, 95, 0, 114, 66, 93, 'A', 37.9],
      [72, 20, 95, 0, 118, 70, 94, 'C', 38.2],
    ],
    orders: [
      {
        ...{ medication: 'Piperacillin with tazobactam', dose: [4.5, 'g'], route: 'into a vein' },
        ...{ frequency: 'every-8-hours', dueIn: 15, priority: 'high', isTimeCritical: true },
        ...{ indication: 'Urosepsis', instructions: 'Over 30 minutes' },
      },
    ],
    notes: [[70, 'Does not know the day any more. Daughter is with her.']],
  },
  {
    name: 'Abdul Rahman Shaikh',
    bed: '203-A',
    doctor: NAIR,
    diagnosis: 'COPD, worse since three days',
    admittedHoursAgo: 44,
    scale2: 'Carbon dioxide was high in two blood gases. Aim for 88 to 92 per cent.',
    // 6, 6, 5 on scale 2.
    sets: [
      [2_400, 24, 89, 2, 134, 80, 104, 'A', 37.4],
      [800, 23, 90, 2, 130, 78, 112, 'A', 37.2],
      [165, 23, 90, 2, 130, 78, 111, 'A', 37.3],
      [41, 22, 89, 1, 132, 78, 96, 'A', 37.2],
    ],
    orders: [
      {
        ...{ medication: 'Salbutamol', dose: [2.5, 'mg'], route: 'inhaled', frequency: 'every-6-hours' },
        ...{ dueIn: 0, priority: 'high', instructions: 'Nebuliser, driven by air' },
      },
      asNeeded('Salbutamol inhaler', [2, 'puffs'], 'Short of breath'),
    ],
    notes: [[600, 'Slept sitting up. Eats small meals.']],
  },
  {
    name: 'Sunita Patil',
    bed: '207-B',
    doctor: GEORGE,
    diagnosis: 'After removal of the gall bladder',
    admittedHoursAgo: 26,
    // 1, 2, 4 with a single 3.
    sets: [
      [1_400, 16, 97, 0, 124, 74, 92, 'A', 36.6],
      [260, 16, 97, 0, 109, 62, 91, 'A', 36.5],
      [16, 16, 97, 0, 88, 54, 92, 'A', 36.4],
    ],
    orders: [
      {
        ...{ medication: 'Ringer’s lactate', dose: [500, 'ml'], route: 'into a vein', frequency: 'twice-a-day' },
        ...{ dueIn: 30, priority: 'high', instructions: 'Pressure before and after' },
      },
    ],
    notes: [[15, 'Pressure low when she sat up. Legs raised, Dr. George was called.']],
  },
  {
    name: 'Joseph Fernandes',
    bed: '201-A',
    doctor: NAIR,
    diagnosis: 'Ketoacidosis, day 2',
    admittedHoursAgo: 40,
    sets: [
      [2_200, 26, 97, 0, 108, 66, 112, 'A', 36.9],
      [700, 22, 98, 0, 118, 72, 98, 'A', 36.8],
      [118, 21, 98, 0, 120, 74, 94, 'A', 36.7],
    ],
    orders: [
      {
        ...{ medication: 'Insulin lispro', dose: [6, 'IU'], route: 'under the skin', frequency: '3-times-a-day' },
        ...{ dueIn: -15, priority: 'critical', isTimeCritical: true, instructions: 'With the meal, sugar first' },
      },
    ],
    notes: [[300, 'Sugar 202 mg/dL. Eats half of the meal.']],
  },
  {
    name: 'Mohan Das',
    bed: '202-B',
    doctor: IYER,
    diagnosis: 'Heart failure',
    admittedHoursAgo: 60,
    sets: [
      [3_300, 22, 94, 2, 138, 86, 98, 'A', 36.6],
      [900, 18, 96, 0, 118, 74, 94, 'A', 36.6],
      [125, 18, 96, 0, 108, 70, 92, 'A', 36.5],
    ],
    orders: [
      {
        ...{ medication: 'Furosemide', dose: [40, 'mg'], route: 'into a vein', frequency: 'twice-a-day' },
        ...{ dueIn: 45, priority: 'high', instructions: 'Weigh first' },
      },
    ],
    notes: [[500, '1.4 kg less than yesterday.']],
  },
  {
    name: 'Sunita Patel',
    bed: '207-A',
    doctor: PILLAI,
    diagnosis: 'Very high blood pressure',
    admittedHoursAgo: 22,
    sets: [
      [1_200, 18, 97, 0, 198, 112, 92, 'A', 36.7],
      [140, 16, 97, 0, 158, 92, 91, 'A', 36.6],
    ],
    orders: [
      {
        ...{ medication: 'Amlodipine', dose: [5, 'mg'], route: 'by mouth', frequency: 'once-a-day' },
        dueIn: 60,
      },
    ],
    notes: [[600, 'Headache is gone.']],
  },
  {
    name: 'Aisha Siddiqui',
    bed: '205-A',
    doctor: NAIR,
    diagnosis: 'Dengue fever',
    admittedHoursAgo: 36,
    sets: [
      [2_000, 18, 98, 0, 108, 68, 104, 'A', 39.2],
      [800, 18, 98, 0, 112, 70, 94, 'A', 38.6],
      [130, 16, 98, 0, 114, 72, 88, 'A', 38.1],
    ],
    orders: [
      {
        ...{ medication: 'Paracetamol', dose: [650, 'mg'], route: 'by mouth', frequency: '3-times-a-day' },
        ...{ dueIn: 120, indication: 'Fever', instructions: 'No ibuprofen, no aspirin' },
      },
      asNeeded('Ondansetron', [4, 'mg'], 'Feels sick'),
    ],
    notes: [[240, 'Drinks well. No bleeding.']],
  },
  {
    name: 'Harpreet Kaur',
    bed: '206-A',
    doctor: GEORGE,
    diagnosis: 'Pyelonephritis',
    admittedHoursAgo: 28,
    sets: [
      [1_600, 20, 98, 0, 116, 70, 112, 'A', 39.3],
      [600, 18, 98, 0, 118, 72, 92, 'A', 38.4],
      [65, 16, 98, 0, 118, 74, 91, 'A', 37.6],
    ],
    orders: [
      {
        ...{ medication: 'Ciprofloxacin', dose: [500, 'mg'], route: 'by mouth', frequency: 'twice-a-day' },
        ...{ dueIn: 150, priority: 'high', indication: 'Pyelonephritis' },
      },
      asNeeded('Paracetamol', [500, 'mg'], 'Flank pain'),
    ],
    notes: [[200, 'Pain is less.']],
  },
  {
    name: 'Leela Menon',
    bed: '210-A',
    doctor: PILLAI,
    diagnosis: 'After a broken hip, day 3',
    admittedHoursAgo: 64,
    sets: [
      [3_600, 16, 96, 0, 136, 78, 96, 'A', 36.9],
      [900, 16, 96, 0, 132, 76, 92, 'A', 36.8],
      [135, 16, 96, 0, 130, 76, 92, 'A', 36.7],
    ],
    orders: [
      {
        ...{ medication: 'Enoxaparin', dose: [40, 'mg'], route: 'under the skin', frequency: 'once-a-day' },
        ...{ dueIn: 180, isTimeCritical: true },
      },
      asNeeded('Paracetamol', [650, 'mg'], 'Hip pain'),
    ],
    notes: [[320, 'Stood at the bed with the frame, twice.']],
  },
  {
    name: 'Vikram Joshi',
    bed: '208-A',
    doctor: SHEIKH,
    diagnosis: 'Stroke, day 3',
    admittedHoursAgo: 62,
    sets: [
      [3_500, 18, 96, 0, 152, 88, 76, 'A', 36.8],
      [900, 16, 97, 0, 146, 84, 72, 'A', 36.6],
      [185, 16, 97, 0, 142, 82, 70, 'A', 36.6],
    ],
    orders: [
      {
        ...{ medication: 'Aspirin', dose: [75, 'mg'], route: 'by mouth', frequency: 'once-a-day' },
        ...{ dueIn: 225, instructions: 'Only after the swallow test of the day' },
      },
    ],
    notes: [[430, 'Lifts the right hand to the mouth. Speech is clear.']],
  },
  {
    name: 'Farida Khan',
    bed: '210-B',
    doctor: NAIR,
    diagnosis: 'Cellulitis of the leg',
    admittedHoursAgo: 20,
    sets: [
      [1_100, 16, 98, 0, 126, 78, 92, 'A', 38.2],
      [190, 14, 98, 0, 122, 76, 78, 'A', 37.1],
    ],
    // Beyond the four hours that the queue shows.
    orders: [
      {
        ...{ medication: 'Clindamycin', dose: [600, 'mg'], route: 'into a vein', frequency: '3-times-a-day' },
        ...{ dueIn: 300, indication: 'Cellulitis' },
      },
    ],
    notes: [[180, 'The border has moved back by two fingers.']],
  },
  {
    name: 'Kabir Anand',
    bed: '205-B',
    doctor: GEORGE,
    diagnosis: 'Gastroenteritis, dry',
    admittedHoursAgo: 9,
    // A child: NEWS2 is not for him.
    sets: [
      [500, 26, 98, 0, 94, 58, 124, 'A', 38.6],
      [100, 24, 98, 0, 96, 60, 112, 'A', 38.0],
    ],
    orders: [
      {
        ...{ medication: 'Oral rehydration solution', dose: [250, 'ml'], route: 'by mouth' },
        ...{ frequency: '4-times-a-day', dueIn: 270, instructions: 'In small sips' },
      },
    ],
    notes: [[95, 'Drank 200 ml. Mother stays over night.']],
  },
];
