// Several values that are urgent together. The rule lies in the contract, where home readings use the same one.
import { ADULT_FROM_YEARS } from '#contract/readings/vital-bands.ts';
import { judgeTogether, oneStepMore } from '#contract/readings/vitals-together.ts';
import type { RaisedFlag, Urgency, Vitals } from '../answer.ts';
import type { Understanding } from '../understand.ts';

type About = Pick<Understanding, 'stated' | 'who' | 'vitalsNow'>;
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
export function raiseTogether(about: About, age: number, past: readonly Past[]): RaisedFlag[] {
  const { stated, who, vitalsNow } = about;
  if (age >= ADULT_FROM_YEARS && !who.pregnant) {
    const judged = judgeTogether(vitalsNow, stated.get('copd-known')?.state === 'present');
    return [...(judged ? [asFlag(judged.urgency, judged.vitals)] : []), ...raiseInflamed(about)];
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

// CTAS (2016), fever: emergent with three criteria of SIRS (ACCP/SCCM 1992), of which these can be measured without blood.
const FEVER_CELSIUS = 38;
const PULSE_ABOVE = 90;
const BREATHS_ABOVE = 20;

function raiseInflamed({ stated, vitalsNow }: About): RaisedFlag[] {
  const { temperature, pulse = 0, respiration = 0 } = vitalsNow;
  const hasFever = temperature === undefined ? stated.get('fever')?.state === 'present' : temperature >= FEVER_CELSIUS;
  if (!hasFever || pulse <= PULSE_ABOVE || respiration <= BREATHS_ABOVE) return [];
  return [
    {
      id: 'fever-with-fast-readings',
      because: 'Fever with a fast pulse and fast breathing can be blood poisoning.',
      urgency: 4,
      findings: [],
      danger: 'sepsis',
    },
  ];
}

const asFlag = (urgency: Urgency, vitals: readonly Named[]): RaisedFlag => ({
  id: 'vitals-together',
  because: `Together these values are dangerous: ${[...new Set(vitals.map((vital) => NAMES[vital]))].join(', ')}.`,
  urgency,
  findings: [],
});
