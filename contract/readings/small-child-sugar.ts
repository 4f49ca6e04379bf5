// What to do about a low blood glucose of a baby or small child: what helps an adult may choke them.
import { SMALL_CHILD_ON_THE_WAY, SMALL_CHILD_UNDER_YEARS } from './small-child-signs.ts';

type Low = { urgency: 3 | 4 | 5; isStill: boolean; ageYears: number | null };
type LowAdvice = { urgency: 3 | 4 | 5; doFirst?: string; steps: string[]; isRepeated: boolean };

export const MEASURE_SUGAR_AGAIN =
  'Measure again in 15 minutes. Still below 70 mg/dL (3.9 mmol/L): the same once more.';
const STILL_LOW = 'Still low after that: go to an emergency department.';
export const NOTHING_BY_MOUTH = 'Drowsy, limp or cannot swallow: nothing by mouth, and call the emergency number.';
// WHO hospital care for children (2013): milk first. NHS, foods to avoid (2022): no honey under one year.
export const FEED = 'Give the breast or the usual milk. No honey, and nothing to chew.';
// ISPAD (2022), hypoglycaemia: 0.3 g of glucose for each kilogram.
export const GIVE_SUGAR =
  'Half a teaspoon of sugar (2 g) up to 10 kg of weight, one teaspoon (4 g) up to 20 kg, stirred into a little water. Nothing to chew.';

/** Null for older children and adults. */
export function careForSmallChild(low: Low): LowAdvice | null {
  if (low.ageYears === null || low.ageYears >= SMALL_CHILD_UNDER_YEARS) return null;
  return low.ageYears < 1 ? careForBaby(low) : careForToddler(low);
}

function careForBaby({ urgency, isStill }: Low): LowAdvice {
  // BAPM (2017) and WHO (2013): a baby whose sugar is this low is treated in hospital.
  if (urgency >= 4)
    return isStill
      ? { urgency: 5, steps: [FEED, NOTHING_BY_MOUTH], isRepeated: false }
      : {
          urgency,
          doFirst: 'Feed the baby now, and go to an emergency department.',
          steps: [FEED, NOTHING_BY_MOUTH, 'Do not wait for an appointment.', ...SMALL_CHILD_ON_THE_WAY],
          isRepeated: false,
        };
  return {
    urgency,
    doFirst: isStill ? 'Feed the baby again now.' : 'Feed the baby now.',
    steps: [
      FEED,
      MEASURE_SUGAR_AGAIN,
      'Speak to a doctor today, also when it is normal again.',
      isStill ? STILL_LOW : NOTHING_BY_MOUTH,
    ],
    isRepeated: true,
  };
}

function careForToddler({ urgency, isStill }: Low): LowAdvice {
  if (isStill && urgency >= 4)
    return {
      urgency: 5,
      steps: ['While you wait, give sugar again.', GIVE_SUGAR, NOTHING_BY_MOUTH],
      isRepeated: false,
    };
  return {
    urgency,
    doFirst: isStill ? 'Give sugar again now.' : 'Give sugar now.',
    steps: [
      GIVE_SUGAR,
      MEASURE_SUGAR_AGAIN,
      'When it is above 70, give milk or the usual food. Stay with the child.',
      urgency >= 4
        ? 'Not treated for diabetes: go to an emergency department, also when it is normal again.'
        : 'Not treated for diabetes: speak to a doctor today, also when it is normal again.',
      isStill ? STILL_LOW : NOTHING_BY_MOUTH,
    ],
    isRepeated: true,
  };
}
