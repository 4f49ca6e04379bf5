// Product rules for a reading: refused where no living person can be, confirmed where a slip of the finger is likelier.
import { alsoIn, DIASTOLIC_LIMITS, type NewReading, READING_FACTS } from '#contract/readings/readings.ts';

export type Finding = { verdict: 'refused' | 'unusual'; sentence: string };
type Limits = (typeof READING_FACTS)['weight']['limits'];

/** What is wrong or unusual about a reading, or null. */
export function examine(
  reading: Pick<NewReading, 'kind' | 'value' | 'second' | 'isFasting' | 'position'>,
): Finding | null {
  const { kind, value, second, isFasting, position } = reading;
  const { name, unit, limits } = READING_FACTS[kind];
  if (isFasting !== undefined && kind !== 'blood-glucose')
    return { verdict: 'refused', sentence: `${name} is neither fasting nor not.` };
  if (position !== undefined && kind !== 'height')
    return { verdict: 'refused', sentence: `${name} is measured neither lying nor standing.` };
  if (kind !== 'blood-pressure') {
    if (second !== undefined) return { verdict: 'refused', sentence: `${name} has one value.` };
    return withOtherUnit(reading, compare(name, value, unit, limits));
  }
  if (second === undefined) return { verdict: 'refused', sentence: 'Blood pressure has two values, like 120/80.' };
  if (second >= value) return { verdict: 'refused', sentence: 'The lower value must be below the upper one.' };
  const both = [
    compare('The upper value', value, unit, limits),
    compare('The lower value', second, unit, DIASTOLIC_LIMITS),
  ];
  return both.find((found) => found?.verdict === 'refused') ?? both.find((found) => found !== null) ?? null;
}

/** 5.6 typed as mg/dL is the commonest slip. */
function withOtherUnit(reading: Pick<NewReading, 'kind' | 'value'>, found: Finding | null): Finding | null {
  const other = alsoIn(reading);
  return found && other && found.verdict === 'unusual'
    ? { ...found, sentence: `${reading.value} mg/dL is ${other}. That is unusual. Check the value and its unit.` }
    : found;
}

function compare(name: string, value: number, unit: string, limits: Limits): Finding | null {
  const { refuseBelow, refuseAbove, confirmBelow = -Infinity, confirmAbove = Infinity } = limits;
  if (!Number.isFinite(value) || value < refuseBelow || value > refuseAbove) {
    return { verdict: 'refused', sentence: `${name} must be between ${refuseBelow} and ${refuseAbove} ${unit}.` };
  }
  if (value < confirmBelow || value > confirmAbove) {
    return { verdict: 'unusual', sentence: `${value} ${unit} is unusual. Check it and confirm.` };
  }
  return null;
}
