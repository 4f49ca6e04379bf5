// Several values that are urgent together. The rule lies in the contract, where home readings use the same one.
import { ADULT_FROM_YEARS } from '#contract/readings/vital-bands.ts';
import { judgeTogether, oneStepMore } from '#contract/readings/vitals-together.ts';
import type { RaisedFlag, Urgency, Vitals } from '../answer.ts';
import type { Understanding } from '../understand.ts';

type About = Pick<Understanding, 'who' | 'vitalsNow'>;
type Past = { vital: keyof Vitals; urgency: Urgency };

const NAMES = {
  temperature: 'temperature',
  oxygen: 'oxygen',
  pulse: 'pulse',
  respiration: 'breathing',
  systolic: 'blood pressure',
  diastolic: 'blood pressure',
} as const;
type Named = keyof typeof NAMES;

/** `past`: the values that are past a limit of their own. */
export function raiseTogether({ who, vitalsNow }: About, age: number, past: readonly Past[]): RaisedFlag[] {
  if (age >= ADULT_FROM_YEARS && !who.pregnant) {
    const judged = judgeTogether(vitalsNow);
    return judged ? [asFlag(judged.urgency, judged.vitals)] : [];
  }
  const worst = new Map<string, 3 | 4 | 5>();
  for (const { vital, urgency } of past) {
    if (vital === 'glucose' || vitalsNow[vital] === undefined || urgency < 3) continue;
    worst.set(NAMES[vital], Math.max(worst.get(NAMES[vital]) ?? 3, urgency) as 3 | 4 | 5);
  }
  const urgency = oneStepMore([...worst.values()]);
  return urgency
    ? [
        asFlag(
          urgency,
          past.map(({ vital }) => vital).filter((vital) => vital !== 'glucose'),
        ),
      ]
    : [];
}

const asFlag = (urgency: Urgency, vitals: readonly Named[]): RaisedFlag => ({
  id: 'vitals-together',
  because: `Together these values are dangerous: ${[...new Set(vitals.map((vital) => NAMES[vital]))].join(', ')}.`,
  urgency,
  findings: [],
});
