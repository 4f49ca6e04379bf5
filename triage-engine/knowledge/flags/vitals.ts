// Bands for one stated value alone. Their limits lie in the contract, where home readings use the same ones.
import { ADULT_BANDS, CHILD_BANDS } from '#contract/vital-bands.ts';
import type { VitalFlag } from '../shape.ts';

const NEWS2 = 'RCP NEWS2 (2017)';
const CHILD = 'NICE NG143 (2021); APLS normal ranges (2023)';

type BandId = (typeof ADULT_BANDS)[number]['id'] | (typeof CHILD_BANDS)[number]['id'];

const WORDS: Record<BandId, { because: string; source: string }> = {
  'systolic-shock': { because: 'The upper blood pressure is dangerously low.', source: NEWS2 },
  'systolic-low': { because: 'The upper blood pressure is very low.', source: NEWS2 },
  'systolic-high': { because: 'The upper blood pressure is very high.', source: 'NICE NG136 (2023)' },
  'diastolic-high': { because: 'The lower blood pressure is very high.', source: 'NICE NG136 (2023)' },
  'diastolic-extreme': {
    because: 'The lower blood pressure is dangerously high.',
    source: 'ESC elevated blood pressure guideline (2024)',
  },
  'systolic-extreme': {
    because: 'The upper blood pressure is dangerously high.',
    source: 'ESC elevated blood pressure guideline (2024)',
  },
  'pulse-very-slow': { because: 'The pulse is very slow.', source: NEWS2 },
  'pulse-slow': { because: 'The pulse is slow.', source: NEWS2 },
  'pulse-fast': { because: 'The pulse is fast.', source: NEWS2 },
  'pulse-very-fast': { because: 'The pulse is very fast.', source: NEWS2 },
  'pulse-extreme': {
    because: 'The pulse is dangerously fast.',
    source: 'Resuscitation Council UK tachycardia algorithm (2021)',
  },
  'breaths-few': { because: 'Breathing is dangerously slow.', source: NEWS2 },
  'breaths-many': { because: 'Breathing is faster than normal.', source: NEWS2 },
  'breaths-very-many': { because: 'Breathing is very fast.', source: NEWS2 },
  'breaths-extreme': { because: 'Breathing is dangerously fast.', source: 'Surviving Sepsis Campaign (2021)' },
  'temperature-cold': { because: 'The body temperature is very low.', source: NEWS2 },
  'temperature-high': { because: 'The fever is high.', source: NEWS2 },
  'temperature-very-high': { because: 'The fever is very high.', source: 'NICE NG253 (2025)' },
  'temperature-heat-stroke': {
    because: 'Such a temperature damages the body.',
    source: 'Wilderness Medical Society heat illness guideline (2024)',
  },
  'temperature-older': { because: 'From 65 years a fever is looked at the same day.', source: 'NICE NG253 (2025)' },
  'oxygen-slightly-low': { because: 'The oxygen is slightly low.', source: NEWS2 },
  'oxygen-low': { because: 'The oxygen is low.', source: 'NEWS2 (2017); BTS oxygen guideline (2017)' },
  'oxygen-very-low': { because: 'The oxygen is dangerously low.', source: 'BTS oxygen guideline (2017)' },
  'infant-fever': { because: 'Fever in the first three months is always checked in hospital.', source: CHILD },
  'infant-fever-half-year': { because: 'A fever in the first half year is checked the same day.', source: CHILD },
  'infant-cold': { because: 'A cold young baby can be seriously ill.', source: 'NICE NG253 (2025)' },
  'child-fever-high': { because: 'The fever is very high.', source: CHILD },
  'child-fever-extreme': { because: 'The fever is dangerously high.', source: CHILD },
  'child-oxygen-slightly-low': { because: 'The oxygen is slightly low.', source: CHILD },
  'child-oxygen-low': { because: 'The oxygen is low.', source: 'NICE NG9 (2021); NICE NG143 (2021)' },
  'child-oxygen-very-low': { because: 'The oxygen is dangerously low.', source: CHILD },
  'infant-breaths': { because: 'The baby breathes very fast.', source: CHILD },
  'infant-breaths-fast': { because: 'The baby breathes fast.', source: 'WHO IMCI (2014)' },
  'toddler-breaths': { because: 'The child breathes very fast.', source: CHILD },
  'toddler-breaths-fast': { because: 'The child breathes fast.', source: 'WHO IMCI (2014)' },
  'child-breaths': { because: 'The child breathes very fast.', source: CHILD },
  'child-breaths-fast': { because: 'The child breathes fast.', source: CHILD },
  'teen-breaths': { because: 'Breathing is very fast.', source: CHILD },
  'child-breaths-few': { because: 'Breathing is dangerously slow.', source: CHILD },
  'infant-pulse-fast': { because: 'The baby’s pulse is very fast.', source: CHILD },
  'toddler-pulse-fast': { because: 'The child’s pulse is very fast.', source: CHILD },
  'child-pulse-fast': { because: 'The child’s pulse is very fast.', source: CHILD },
  'teen-pulse-fast': { because: 'The pulse is very fast.', source: CHILD },
  'infant-pulse-slow': { because: 'The baby’s pulse is dangerously slow.', source: 'Resuscitation Council UK (2021)' },
  'child-pulse-slow': { because: 'The child’s pulse is too slow.', source: 'Resuscitation Council UK (2021)' },
  'child-systolic-low': {
    because: 'The child’s blood pressure is dangerously low.',
    source: 'APLS normal ranges (2023)',
  },
  'child-cold': { because: 'The body temperature is very low.', source: 'NHS, hypothermia (2023)' },
  'infant-breaths-few': { because: 'The baby breathes dangerously slowly.', source: 'APLS normal ranges (2023)' },
  'toddler-breaths-few': { because: 'The child breathes too slowly.', source: 'APLS normal ranges (2023)' },
  'teen-breaths-fast': { because: 'Breathing is faster than normal.', source: CHILD },
  'infant-pulse-high': { because: 'The baby’s pulse is fast.', source: 'NICE NG143 (2021), amber signs' },
  'toddler-pulse-high': { because: 'The child’s pulse is fast.', source: 'NICE NG143 (2021), amber signs' },
  'small-child-pulse-high': { because: 'The child’s pulse is fast.', source: 'NICE NG143 (2021), amber signs' },
  'child-pulse-high': { because: 'The child’s pulse is fast.', source: 'NICE NG51 (2016), sepsis in children' },
  'teen-pulse-high': { because: 'The pulse is fast.', source: 'NICE NG51 (2016), sepsis from 12 years' },
  'infant-pulse-low': { because: 'The baby’s pulse is slow.', source: 'AHA PALS (2020), awake rates' },
  'teen-pulse-slow': { because: 'The pulse is very slow.', source: 'RCP NEWS2 (2017), taken over from 12 years' },
  'child-systolic-high': {
    because: 'The upper blood pressure is dangerously high.',
    source: 'AAP high blood pressure in children (2017)',
  },
  'child-diastolic-high': {
    because: 'The lower blood pressure is dangerously high.',
    source: 'AAP high blood pressure in children (2017)',
  },
};

// In mmol/L.
const GLUCOSE: VitalFlag[] = [
  {
    id: 'glucose-low',
    urgency: 4,
    ageFrom: 0,
    ageUnder: 130,
    vital: 'glucose',
    below: 3,
    because: 'The blood sugar is too low.',
    source: 'JBDS hypoglycaemia guideline (2023)',
  },
  {
    id: 'glucose-lowish',
    urgency: 3,
    ageFrom: 0,
    ageUnder: 130,
    vital: 'glucose',
    below: 3.9,
    because: 'The blood sugar is low.',
    source: 'ADA Standards of Care (2024)',
  },
  {
    id: 'glucose-high',
    urgency: 3,
    vital: 'glucose',
    above: 16.6,
    because: 'The blood sugar is very high.',
    source: 'JBDS hyperglycaemia guidance (2023)',
  },
  {
    id: 'glucose-extreme',
    urgency: 4,
    vital: 'glucose',
    above: 29.9,
    because: 'The blood sugar is dangerously high.',
    source: 'JBDS hyperosmolar state guideline (2022)',
  },
  {
    id: 'glucose-high-child',
    urgency: 4,
    ageFrom: 0,
    ageUnder: 18,
    vital: 'glucose',
    above: 11,
    because: 'In a child this sugar can be new diabetes.',
    source: 'NICE NG18 (2023)',
  },
];

export const VITAL_FLAGS: VitalFlag[] = [
  ...[...ADULT_BANDS, ...CHILD_BANDS].map((band) => ({ ...band, ...WORDS[band.id] })),
  ...GLUCOSE,
];
