// Past which limits blood glucose and peak flow, measured at home, are a danger, and what to do at once.
import type { Danger, MeasuredPerson } from './reading-dangers.ts';
import type { Care } from './readings.ts';
import { careForSmallChild, MEASURE_SUGAR_AGAIN } from './small-child-sugar.ts';

/** ADA Standards of Care (2025), section 6: 15 g of sugar, measured again after 15 minutes. */
const SUGAR_MINUTES = 15;
const LOW_SUGAR = { kind: 'blood-glucose', care: 'low-sugar', repeatAfterMinutes: SUGAR_MINUTES } as const;
const HIGH_SUGAR = { kind: 'blood-glucose', care: 'high-sugar' } as const;

export const LOW_GLUCOSE: readonly Danger[] = [
  // ADA Standards of Care (2025), section 6: level 1 is below 70 mg/dL, level 2 below 54.
  { ...LOW_SUGAR, below: 70, urgency: 3, words: 'low' },
  { ...LOW_SUGAR, below: 54, urgency: 4, words: 'dangerously low' },
];

export const HIGH_GLUCOSE: readonly Danger[] = [
  // ADA, hyperglycemia (2024): above 300 mg/dL a doctor is called the same day.
  { ...HIGH_SUGAR, above: 300, urgency: 3, words: 'dangerously high' },
  // JBDS hyperosmolar hyperglycaemic state (2022): from 30 mmol/L on, an emergency.
  { ...HIGH_SUGAR, above: 540, urgency: 4, words: 'dangerously high' },
];

const HIGH_GLUCOSE_OF_CHILDREN: readonly Danger[] = [
  // NICE NG18 (2023): 11 mmol/L in a child may be new diabetes, which is seen the same day.
  { ...HIGH_SUGAR, above: 199, urgency: 3, words: 'high at this age' },
  // ISPAD (2022): ketoacidosis comes fast in children.
  { ...HIGH_SUGAR, above: 300, urgency: 4, words: 'dangerously high at this age' },
];

// NICE NG3 (2020): ketoacidosis in pregnancy comes at lower values, and is an emergency.
const HIGH_GLUCOSE_IN_PREGNANCY: Danger = {
  ...HIGH_SUGAR,
  above: 300,
  urgency: 4,
  words: 'dangerously high in pregnancy',
};

/** The dangers of glucose and peak flow, for this person. */
export function ownDangers(whose: MeasuredPerson, isChild: boolean): Danger[] {
  const high = isChild ? HIGH_GLUCOSE_OF_CHILDREN : HIGH_GLUCOSE;
  return [
    ...LOW_GLUCOSE,
    ...high,
    ...(whose.isPregnant ? [HIGH_GLUCOSE_IN_PREGNANCY] : []),
    ...(whose.bestPeakFlow ? peakFlowDangers(whose.bestPeakFlow) : []),
  ];
}

/** The best of fewer days may be that of an attack. */
export const DAYS_FOR_A_BEST = 3;

/** NHLBI asthma action plan (2020): from 80 % of one's own best on all is well. */
export const PEAK_FLOW_WELL = 0.8;
const AN_HOUR = 60;

function peakFlowDangers(best: number): Danger[] {
  const ofBest = (words: string) => `${words} of your own best, ${best} L/min`;
  const asthma = { kind: 'peak-flow', care: 'asthma' } as const;
  return [
    // NHLBI asthma action plan (2020): between 50 and 80 % the reliever, and measured again within the hour.
    {
      ...asthma,
      below: best * PEAK_FLOW_WELL,
      urgency: 3,
      words: ofBest('below 80 %'),
      repeatAfterMinutes: AN_HOUR,
    },
    // BTS/SIGN 158 (2019): below 50 % is acute severe asthma, below 33 % threatens life.
    { ...asthma, below: best / 2, urgency: 4, words: ofBest('below half') },
    { ...asthma, below: best / 3, urgency: 5, words: ofBest('below a third') },
  ];
}

type Situation = { danger: Pick<Danger, 'urgency' | 'care'>; isStill: boolean; ageYears: number | null };
type CareAdvice = { urgency: Danger['urgency']; doFirst?: string; steps: string[]; isRepeated: boolean };

/** What to do first, and then. `isRepeated`: it is measured again, also after this time. */
export function careFor({ danger: { urgency, care }, isStill, ageYears }: Situation): CareAdvice {
  if (care === 'low-sugar')
    return careForSmallChild({ urgency, isStill, ageYears }) ?? careForLowSugar(urgency, isStill);
  if (care === 'high-sugar') return { urgency, steps: highSugarSteps(urgency), isRepeated: false };
  return careForAsthma(urgency, isStill);
}

// NHS, low blood sugar (2023); ADA (2025), the rule of 15.
export const TAKE_SUGAR =
  'Take 15 to 20 g of sugar: 4 teaspoons of sugar in water, half a glass of fruit juice, or a sugary drink that is not diet.';
export const NOT_WHEN_DROWSY =
  'If you get drowsy or cannot swallow: nothing by mouth, and somebody calls the emergency number.';

function careForLowSugar(urgency: Danger['urgency'], isStill: boolean): CareAdvice {
  if (isStill && urgency >= 4)
    return { urgency: 5, steps: ['While you wait, take sugar again.', TAKE_SUGAR, NOT_WHEN_DROWSY], isRepeated: false };
  return {
    urgency,
    doFirst: isStill ? 'Take sugar again now.' : 'Take sugar now.',
    steps: [
      TAKE_SUGAR,
      MEASURE_SUGAR_AGAIN,
      'When it is above 70, eat something such as bread, rice or a banana. Do not drive.',
      isStill ? 'Still low after that: go to an emergency department.' : NOT_WHEN_DROWSY,
    ],
    isRepeated: true,
  };
}

// ADA, hyperglycemia (2024); NHS, diabetic ketoacidosis (2023).
export const DRINK_WATER =
  'Drink water. Take your diabetes medicines as planned, and none beyond that unless your doctor told you to.';
const highSugarSteps = (urgency: Danger['urgency']): string[] => [
  urgency >= 4
    ? 'Do not wait for an appointment. Do not drive yourself.'
    : 'Speak to a doctor today: call the clinic, or tell it here.',
  DRINK_WATER,
  'Test for ketones if you can. From 1.6 mmol/L in blood or 2+ in urine on, go to an emergency department now.',
];

// NHS, asthma attack (2024): one puff every 30 to 60 seconds, up to ten.
const RELIEVER = 'Sit up straight. One puff of your reliever every 30 to 60 seconds, up to 10 puffs.';

function careForAsthma(urgency: Danger['urgency'], isStill: boolean): CareAdvice {
  if (urgency >= 4)
    return {
      urgency,
      ...(urgency === 4 && { doFirst: 'Use your reliever, and go to an emergency department now.' }),
      steps: [
        RELIEVER,
        'Do not wait for an appointment. Do not drive yourself.',
        'Take your inhalers and your asthma plan with you.',
      ],
      isRepeated: false,
    };
  return {
    urgency,
    ...(!isStill && { doFirst: 'Use your reliever as your plan says. Measure again in an hour.' }),
    steps: [
      isStill
        ? 'Speak to a doctor today: call the clinic, or tell it here.'
        : 'If it is the same again, speak to a doctor today.',
      'If it falls, or breathing gets harder, do not wait for the hour.',
    ],
    isRepeated: !isStill,
  };
}

// NHS, low blood sugar (2023).
const LOW_SUGAR_SIGNS = {
  'sugar-drowsy': 'Very drowsy, fainted, or a fit',
  'sugar-swallow': 'Cannot eat or drink safely',
  'sugar-confused': 'Confused, or not behaving as usual',
} as const;

// NHS, diabetic ketoacidosis (2023).
const HIGH_SUGAR_SIGNS = {
  'sugar-vomiting': 'Vomiting, or bad belly pain',
  'sugar-breath': 'Fast, deep breathing, or breath that smells of fruit',
  'sugar-drowsy': LOW_SUGAR_SIGNS['sugar-drowsy'],
  'sugar-confused': LOW_SUGAR_SIGNS['sugar-confused'],
} as const;

// BTS/SIGN 158 (2019), acute severe and life-threatening asthma.
const ASTHMA_SIGNS = {
  'asthma-speech': 'Too breathless to speak a whole sentence',
  'asthma-blue': 'Blue or grey lips',
  'asthma-drowsy': 'Exhausted, confused, or hard to wake',
  'asthma-no-relief': 'The reliever does not help, or there is none',
} as const;

export const SIGNS_OF_CARE = {
  'low-sugar': LOW_SUGAR_SIGNS,
  'high-sugar': HIGH_SUGAR_SIGNS,
  asthma: ASTHMA_SIGNS,
} as const satisfies Record<Care, Record<string, string>>;

export const CARE_SIGNS = { ...LOW_SUGAR_SIGNS, ...HIGH_SUGAR_SIGNS, ...ASTHMA_SIGNS } as const;
