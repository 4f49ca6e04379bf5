// What the app may say about each test of the catalogue, by LOINC code: where the words come from, who reviewed them, and the
// few numbers that a word rests on. The words themselves stand apart, one file per language (`english.ts`). Pure data.
//
// Tests and measured values have lists of their own: the catalogue gives a panel the code of its first value (thyroid).
// `reviewedBy: null` means that no clinician has reviewed the entry yet; the screen says so.

type Source = { publisher: 'MedlinePlus' | 'NHS' | 'WHO' | 'NHLBI'; title: string };

type Reviewed = { sources: readonly Source[]; reviewedBy: string | null; reviewedOn: string | null };

type Range = { low: number | null; high: number | null };

export type MeasureFacts = Reviewed & {
  /** Name and unit as in the catalogue; a test compares them. The numbers below hold in this unit only. */
  name: string;
  unit: string;
  /** Up to there it is "a little" high or low. Left out where no source grades it, and where little can be dangerous. */
  little?: { downTo?: number; upTo?: number };
  /** A range that reaches this far, the catalogue's or a printed one, is a target or too wide: the one to speak by instead. */
  usual?: { insteadFrom: number; range: Range };
  /** The right value depends on the treatment: it is called neither high nor low. */
  dependsOnTreatment?: true;
};

export type TestFacts = Reviewed & { name: string };

const medlinePlus = (title: string): Source => ({ publisher: 'MedlinePlus', title });
const nhs = (title: string): Source => ({ publisher: 'NHS', title });
const who = (title: string): Source => ({ publisher: 'WHO', title });

const from = (...sources: Source[]): Reviewed => ({ sources, reviewedBy: null, reviewedOn: null });

const CHOLESTEROL = from(medlinePlus('Cholesterol Levels'), {
  publisher: 'NHLBI',
  title: 'ATP III At-A-Glance: Quick Desk Reference',
});

const MEASURES = {
  '718-7': {
    name: 'Haemoglobin',
    unit: 'g/dL',
    ...from(
      medlinePlus('Hemoglobin Test'),
      who('Haemoglobin concentrations for the diagnosis of anaemia and assessment of severity'),
    ),
    // WHO 2011: mild anaemia is 11.0 to 12.9 in men, 11.0 to 11.9 in women.
    little: { downTo: 11 },
  },
  '6690-2': { name: 'White cells', unit: '10⁹/L', ...from(medlinePlus('White Blood Count (WBC)')) },
  '777-3': { name: 'Platelets', unit: '10⁹/L', ...from(medlinePlus('Platelet Tests')) },
  '4544-3': { name: 'Haematocrit', unit: '%', ...from(medlinePlus('Hematocrit Test')) },
  '1988-5': { name: 'C-reactive protein', unit: 'mg/L', ...from(medlinePlus('C-Reactive Protein (CRP) Test')) },
  '2160-0': { name: 'Creatinine', unit: 'mg/dL', ...from(medlinePlus('Creatinine Test')) },
  '22664-7': { name: 'Urea', unit: 'mg/dL', ...from(medlinePlus('BUN (Blood Urea Nitrogen)')) },
  '2951-2': { name: 'Sodium', unit: 'mmol/L', ...from(medlinePlus('Sodium Blood Test')) },
  '2823-3': { name: 'Potassium', unit: 'mmol/L', ...from(medlinePlus('Potassium Blood Test')) },
  '89579-7': { name: 'Troponin I (high sensitivity)', unit: 'ng/L', ...from(medlinePlus('Troponin Test')) },
  '4548-4': {
    name: 'HbA1c',
    unit: '%',
    ...from(
      medlinePlus('Hemoglobin A1C (HbA1c) Test'),
      who('Use of Glycated Haemoglobin (HbA1c) in the Diagnosis of Diabetes Mellitus'),
    ),
    // ADA, Standards of Care in Diabetes: 5.7 to 6.4 % is a raised risk; WHO 2011 and ADA: 6.5 % and more is the range of
    // diabetes. The catalogue's range reaches up to 6.5.
    usual: { insteadFrom: 6.5, range: { low: 4, high: 5.6 } },
    little: { upTo: 6.4 },
  },
  '1558-6': {
    name: 'Glucose, fasting',
    unit: 'mg/dL',
    ...from(
      medlinePlus('Blood Glucose Test'),
      who('Definition and Diagnosis of Diabetes Mellitus and Intermediate Hyperglycaemia'),
    ),
    // ADA: 100 to 125 is a raised risk; WHO 2006 and ADA: 126 and more is the range of diabetes.
    usual: { insteadFrom: 126, range: { low: 70, high: 99 } },
    little: { upTo: 125 },
  },
  // NCEP ATP III: borderline high is 200 to 239 (total), 150 to 199 (triglycerides); LDL of 100 to 129 is near optimal.
  '2093-3': { name: 'Total cholesterol', unit: 'mg/dL', ...CHOLESTEROL, little: { upTo: 239 } },
  '13457-7': { name: 'LDL cholesterol', unit: 'mg/dL', ...CHOLESTEROL, little: { upTo: 129 } },
  '2085-9': { name: 'HDL cholesterol', unit: 'mg/dL', ...CHOLESTEROL },
  '2571-8': {
    name: 'Triglycerides',
    unit: 'mg/dL',
    ...CHOLESTEROL,
    ...from(medlinePlus('Triglycerides Test'), ...CHOLESTEROL.sources.slice(1)),
    little: { upTo: 199 },
  },
  '1742-6': { name: 'ALT', unit: 'U/L', ...from(medlinePlus('ALT Blood Test')) },
  '1920-8': { name: 'AST', unit: 'U/L', ...from(medlinePlus('AST Test')) },
  '6768-6': { name: 'Alkaline phosphatase', unit: 'U/L', ...from(medlinePlus('Alkaline Phosphatase')) },
  '1975-2': { name: 'Bilirubin, total', unit: 'mg/dL', ...from(medlinePlus('Bilirubin Blood Test')) },
  '1751-7': { name: 'Albumin', unit: 'g/dL', ...from(medlinePlus('Albumin Blood Test')) },
  '3016-3': { name: 'TSH', unit: 'mIU/L', ...from(medlinePlus('TSH (Thyroid-stimulating hormone) Test')) },
  '3024-7': { name: 'Free T4', unit: 'ng/dL', ...from(medlinePlus('Thyroxine (T4) Test')) },
  '2276-4': { name: 'Ferritin', unit: 'ng/mL', ...from(medlinePlus('Ferritin Blood Test')) },
  '2132-9': {
    name: 'Vitamin B12',
    unit: 'pg/mL',
    ...from(medlinePlus('Vitamin B Test'), nhs('Vitamin B12 or folate deficiency anaemia')),
  },
  '1989-3': { name: '25-hydroxyvitamin D', unit: 'ng/mL', ...from(medlinePlus('Vitamin D Test'), nhs('Vitamin D')) },
  '3084-1': { name: 'Uric acid', unit: 'mg/dL', ...from(medlinePlus('Uric Acid Test')) },
  '6301-6': {
    name: 'INR',
    unit: 'ratio',
    ...from(medlinePlus('Prothrombin Time Test and INR (PT/INR)'), nhs('Warfarin')),
    dependsOnTreatment: true,
  },
  '48065-7': { name: 'D-dimer', unit: 'ng/mL FEU', ...from(medlinePlus('D-Dimer Test')) },
  '33762-6': {
    name: 'NT-proBNP',
    unit: 'pg/mL',
    ...from(medlinePlus('Natriuretic Peptide Tests (BNP, NT-proBNP)')),
  },
  '9318-7': { name: 'Albumin to creatinine', unit: 'mg/g', ...from(medlinePlus('Microalbumin Creatinine Ratio')) },
  '19926-5': { name: 'FEV1/FVC', unit: '%', ...from(medlinePlus('Lung Function Tests'), nhs('Spirometry')) },
} as const satisfies Record<string, MeasureFacts>;

/** Panels, and tests that are reported in words. A test of one value has the entry of that value. */
const TESTS = {
  '58410-2': { name: 'Complete blood count', ...from(medlinePlus('Complete Blood Count (CBC)')) },
  '24362-6': { name: 'Kidney function', ...from(medlinePlus('Kidney function tests')) },
  '11524-6': { name: 'ECG', ...from(medlinePlus('Electrocardiogram'), nhs('Electrocardiogram (ECG)')) },
  '36643-5': { name: 'Chest X-ray', ...from(medlinePlus('Chest x-ray'), nhs('X-ray')) },
  '24558-9': { name: 'Ultrasound', ...from(medlinePlus('Abdominal ultrasound'), nhs('Ultrasound scan')) },
  '57698-3': { name: 'Lipid profile', ...CHOLESTEROL },
  '24325-3': { name: 'Liver function', ...from(medlinePlus('Liver Function Tests')) },
  '3016-3': { name: 'Thyroid function', ...from(medlinePlus('Thyroid function tests')) },
  '34552-0': { name: 'Echocardiogram', ...from(nhs('Echocardiogram')) },
  '75377-2': { name: 'Dengue NS1 and antibodies', ...from(medlinePlus('Dengue Fever Test')) },
  '32700-7': { name: 'Malaria smear', ...from(medlinePlus('Malaria Tests')) },
  '24356-8': { name: 'Urine analysis', ...from(medlinePlus('Urinalysis')) },
  '630-4': { name: 'Urine culture', ...from(medlinePlus('Bacteria Culture Test')) },
  '10701-1': { name: 'Stool examination', ...from(medlinePlus('Ova and Parasite Test')) },
  '6460-0': { name: 'Sputum culture', ...from(medlinePlus('Sputum Culture')) },
  '81459-0': { name: 'Spirometry', ...from(medlinePlus('Lung Function Tests'), nhs('Spirometry')) },
  '37637-6': { name: 'X-ray of a limb', ...from(medlinePlus('Bone x-ray'), nhs('X-ray')) },
  '24725-4': { name: 'CT of the head', ...from(medlinePlus('Head CT scan'), nhs('CT scan')) },
} as const satisfies Record<string, TestFacts>;

export type MeasureCode = keyof typeof MEASURES;
export type TestCode = keyof typeof TESTS;

export const EXPLAINED_MEASURES: Readonly<Record<MeasureCode, MeasureFacts>> = MEASURES;
export const EXPLAINED_TESTS: Readonly<Record<TestCode, TestFacts>> = TESTS;

const isMeasureCode = (code: string | null): code is MeasureCode => code !== null && Object.hasOwn(MEASURES, code);
const isTestCode = (code: string | null): code is TestCode => code !== null && Object.hasOwn(TESTS, code);

export type Explained =
  | { kind: 'measure'; code: MeasureCode; facts: MeasureFacts }
  | { kind: 'test'; code: TestCode; facts: TestFacts };

type Report = { value: number | null; testCode: string | null; measureCode: string | null };

/** Null for what the list does not know: nothing is said then, rather than something wrong. */
export function explain({ value, testCode, measureCode }: Report): Explained | null {
  if (value === null && isTestCode(testCode)) return { kind: 'test', code: testCode, facts: EXPLAINED_TESTS[testCode] };
  // The report in words of a test of one value.
  const code = value === null ? testCode : measureCode;
  return isMeasureCode(code) ? { kind: 'measure', code, facts: EXPLAINED_MEASURES[code] } : null;
}
