// Limits of every number that the catalogue measures, by LOINC code, in the catalogue's unit. Pure data.
//
// refuse: no living person has it; a slip of the hand or of the unit. confirm: it happens, but a slip is likelier.
// Both are our choice, set wide around the extremes of published case reports, so that nothing real is refused.
// critical: someone must be called now. Each one cites its source; null where none of the sources names a limit.
//
// Sources of critical limits:
//   Kost 1990: G. J. Kost, JAMA 263:704, means of US medical centres; Kost 1991: the same for children's hospitals, Pediatrics 88:597.
//   RCPath 2017: Royal College of Pathologists G158, The communication of critical and unexpected pathology results.
//   ESC 2020: guideline on acute coronary syndromes without ST elevation, 0 h limit of high-sensitivity troponin I.
// Limits are exclusive: a value at the limit is still inside.

export type Critical = { below: number | null; above: number | null };

export type MeasureLimits = {
  /** Name and unit as in the catalogue; a test compares them. */
  name: string;
  unit: string;
  refuse: { below: number; above: number };
  confirm: { below: number | null; above: number | null };
  critical: Critical;
  /** Limits under 16 years, and for newborns under 28 days, where a source distinguishes them. */
  child?: Critical;
  newborn?: Critical;
};

const NONE: Critical = { below: null, above: null };

export const LAB_LIMITS: Readonly<Record<string, MeasureLimits>> = {
  '718-7': {
    name: 'Haemoglobin',
    unit: 'g/dL',
    refuse: { below: 1, above: 28 },
    confirm: { below: 4, above: 22 },
    // Kost 1990: 66 and 199 g/L.
    critical: { below: 6.6, above: 19.9 },
    // Kost 1991: 69 and 208 g/L.
    child: { below: 6.9, above: 20.8 },
  },
  '6690-2': {
    name: 'White cells',
    unit: '10⁹/L',
    refuse: { below: 0, above: 1500 },
    confirm: { below: 0.3, above: 150 },
    // Kost 1990: 2.0 and 37.0.
    critical: { below: 2, above: 37 },
    // Kost 1991: 2.1 and 42.9.
    child: { below: 2.1, above: 42.9 },
  },
  '777-3': {
    name: 'Platelets',
    unit: '10⁹/L',
    refuse: { below: 0, above: 5000 },
    confirm: { below: 5, above: 1500 },
    // Kost 1990: 37 and 910.
    critical: { below: 37, above: 910 },
    // Kost 1991: 53 and 916.
    child: { below: 53, above: 916 },
  },
  '4544-3': {
    name: 'Haematocrit',
    unit: '%',
    refuse: { below: 5, above: 80 },
    confirm: { below: 12, above: 65 },
    // Kost 1990: 0.18 and 0.61.
    critical: { below: 18, above: 61 },
    // Kost 1991: 0.20 and 0.62.
    child: { below: 20, above: 62 },
  },
  '1988-5': {
    name: 'C-reactive protein',
    unit: 'mg/L',
    refuse: { below: 0, above: 1000 },
    confirm: { below: null, above: 500 },
    // RCPath 2017: 300.
    critical: { below: null, above: 300 },
  },
  '2160-0': {
    name: 'Creatinine',
    unit: 'mg/dL',
    refuse: { below: 0.05, above: 80 },
    confirm: { below: 0.2, above: 15 },
    // RCPath 2017: 354 µmol/L.
    critical: { below: null, above: 4 },
    // RCPath 2017, under 16: 200 µmol/L.
    child: { below: null, above: 2.2 },
  },
  '22664-7': {
    name: 'Urea',
    unit: 'mg/dL',
    refuse: { below: 1, above: 900 },
    confirm: { below: 5, above: 400 },
    // RCPath 2017: 30 mmol/L.
    critical: { below: null, above: 180 },
    // RCPath 2017, under 16: 10 mmol/L.
    child: { below: null, above: 60 },
  },
  '2951-2': {
    name: 'Sodium',
    unit: 'mmol/L',
    refuse: { below: 80, above: 220 },
    confirm: { below: 110, above: 170 },
    // Kost 1990: 120 and 158; RCPath 2017: 120 and 160.
    critical: { below: 120, above: 158 },
    // RCPath 2017, under 16: 130. Kost 1991: 156.
    child: { below: 130, above: 156 },
  },
  '2823-3': {
    name: 'Potassium',
    unit: 'mmol/L',
    refuse: { below: 1, above: 15 },
    confirm: { below: 2, above: 8 },
    // Kost 1990: 2.8 and 6.2.
    critical: { below: 2.8, above: 6.2 },
    // Kost 1991: 2.8 and 6.4.
    child: { below: 2.8, above: 6.4 },
    // Kost 1991, newborns: 7.8.
    newborn: { below: 2.8, above: 7.8 },
  },
  '89579-7': {
    name: 'Troponin I (high sensitivity)',
    unit: 'ng/L',
    refuse: { below: 0, above: 1_000_000 },
    confirm: { below: null, above: 100_000 },
    // ESC 2020: 64 and above speaks for a heart attack at once. RCPath 2017 leaves it to the clinic.
    critical: { below: null, above: 63 },
  },
  '4548-4': {
    name: 'HbA1c',
    unit: '%',
    refuse: { below: 2, above: 25 },
    confirm: { below: 3.5, above: 18 },
    critical: NONE,
  },
  '1558-6': {
    name: 'Glucose, fasting',
    unit: 'mg/dL',
    refuse: { below: 5, above: 3000 },
    confirm: { below: 30, above: 800 },
    // Kost 1990: 46 and 484 mg/dL.
    critical: { below: 46, above: 484 },
    // Kost 1991: 2.6 mmol/L. RCPath 2017, under 16: 15 mmol/L.
    child: { below: 46, above: 270 },
    // Kost 1991, newborns: 1.8 and 18.2 mmol/L; the high limit of RCPath is lower and goes first.
    newborn: { below: 32, above: 270 },
  },
  '2093-3': {
    name: 'Total cholesterol',
    unit: 'mg/dL',
    refuse: { below: 10, above: 3000 },
    confirm: { below: 60, above: 600 },
    critical: NONE,
  },
  '13457-7': {
    name: 'LDL cholesterol',
    unit: 'mg/dL',
    refuse: { below: 0, above: 2500 },
    confirm: { below: 10, above: 500 },
    critical: NONE,
  },
  '2085-9': {
    name: 'HDL cholesterol',
    unit: 'mg/dL',
    refuse: { below: 0, above: 300 },
    confirm: { below: 10, above: 150 },
    critical: NONE,
  },
  '2571-8': {
    name: 'Triglycerides',
    unit: 'mg/dL',
    refuse: { below: 5, above: 30_000 },
    confirm: { below: 20, above: 3000 },
    // Homerton University Hospital, limits after RCPath: 20 mmol/L.
    critical: { below: null, above: 1770 },
  },
  '1742-6': {
    name: 'ALT',
    unit: 'U/L',
    refuse: { below: 0, above: 60_000 },
    confirm: { below: null, above: 5000 },
    // RCPath 2017: 15 times the upper end of the range, here 45.
    critical: { below: null, above: 675 },
  },
  '1920-8': {
    name: 'AST',
    unit: 'U/L',
    refuse: { below: 0, above: 60_000 },
    confirm: { below: null, above: 5000 },
    // RCPath 2017: 15 times the upper end of the range, here 40.
    critical: { below: null, above: 600 },
  },
  '6768-6': {
    name: 'Alkaline phosphatase',
    unit: 'U/L',
    refuse: { below: 1, above: 20_000 },
    confirm: { below: 10, above: 2000 },
    critical: NONE,
  },
  '1975-2': {
    name: 'Bilirubin, total',
    unit: 'mg/dL',
    refuse: { below: 0, above: 100 },
    confirm: { below: null, above: 40 },
    // Kost 1990: 257 µmol/L, 15 mg/dL, set for newborns; adults by the same figure.
    critical: { below: null, above: 15 },
  },
  '1751-7': {
    name: 'Albumin',
    unit: 'g/dL',
    refuse: { below: 0.2, above: 10 },
    confirm: { below: 1.2, above: 6.5 },
    critical: NONE,
  },
  '3016-3': {
    name: 'TSH',
    unit: 'mIU/L',
    refuse: { below: 0, above: 2000 },
    confirm: { below: null, above: 200 },
    critical: NONE,
  },
  '3024-7': {
    name: 'Free T4',
    unit: 'ng/dL',
    refuse: { below: 0, above: 30 },
    confirm: { below: 0.1, above: 8 },
    critical: NONE,
  },
  '2276-4': {
    name: 'Ferritin',
    unit: 'ng/mL',
    refuse: { below: 0, above: 500_000 },
    confirm: { below: 1, above: 20_000 },
    critical: NONE,
  },
  '2132-9': {
    name: 'Vitamin B12',
    unit: 'pg/mL',
    refuse: { below: 10, above: 200_000 },
    confirm: { below: 50, above: 10_000 },
    critical: NONE,
  },
  '1989-3': {
    name: '25-hydroxyvitamin D',
    unit: 'ng/mL',
    refuse: { below: 0.5, above: 1500 },
    confirm: { below: 3, above: 150 },
    critical: NONE,
  },
  '3084-1': {
    name: 'Uric acid',
    unit: 'mg/dL',
    refuse: { below: 0, above: 60 },
    confirm: { below: 0.5, above: 20 },
    // Kost 1990: 773 µmol/L, 13 mg/dL.
    critical: { below: null, above: 13 },
  },
  '6301-6': {
    name: 'INR',
    unit: 'ratio',
    refuse: { below: 0.4, above: 50 },
    confirm: { below: 0.7, above: 12 },
    // Barnsley Hospital NHS and WakeMed: 5.0.
    critical: { below: null, above: 5 },
  },
  '48065-7': {
    name: 'D-dimer',
    unit: 'ng/mL FEU',
    refuse: { below: 0, above: 1_000_000 },
    confirm: { below: null, above: 50_000 },
    critical: NONE,
  },
  '33762-6': {
    name: 'NT-proBNP',
    unit: 'pg/mL',
    refuse: { below: 0, above: 1_000_000 },
    confirm: { below: null, above: 70_000 },
    critical: NONE,
  },
  '9318-7': {
    name: 'Albumin to creatinine',
    unit: 'mg/g',
    refuse: { below: 0, above: 100_000 },
    confirm: { below: null, above: 10_000 },
    critical: NONE,
  },
  '19926-5': {
    name: 'FEV1/FVC',
    unit: '%',
    refuse: { below: 5, above: 100 },
    confirm: { below: 20, above: null },
    critical: NONE,
  },
};
