// Typed figures, checked against the contract's limits and turned into the stored unit.
import { DIASTOLIC_LIMITS, READING_FACTS, type ReadingKind } from '#contract/readings/readings.ts';
import { FEET_AND_INCHES, figureIn, unitNamed } from './units.ts';

export type Typed = { value: string; second: string; unit: string };
export type Checked = { value: number; second?: number } | { problem: string; at: 'value' | 'second' };

const INCHES_PER_FOOT = 12;

export function checkFigure(kind: ReadingKind, typed: Typed): Checked {
  if (kind === 'blood-pressure') return checkPressure(typed);
  const isFeet = typed.unit === FEET_AND_INCHES.name;
  const figure = isFeet ? inchesIn(typed) : figureIn(typed.value);
  if (figure === null) return { problem: 'Enter a number.', at: 'value' };
  const unit = unitNamed(kind, typed.unit);
  const value = unit.toStored(figure);
  const { refuseBelow, refuseAbove } = READING_FACTS[kind].limits;
  if (value >= refuseBelow && value <= refuseAbove) return { value };
  const stored = READING_FACTS[kind].unit;
  return { problem: `Enter a value between ${refuseBelow} and ${refuseAbove} ${stored}.`, at: 'value' };
}

function checkPressure({ value, second }: Typed): Checked {
  const systolic = figureIn(value);
  const diastolic = figureIn(second);
  const { limits } = READING_FACTS['blood-pressure'];
  if (systolic === null) return { problem: 'Enter a number.', at: 'value' };
  if (diastolic === null) return { problem: 'Enter a number.', at: 'second' };
  if (systolic < limits.refuseBelow || systolic > limits.refuseAbove)
    return { problem: `Enter a value between ${limits.refuseBelow} and ${limits.refuseAbove} mmHg.`, at: 'value' };
  if (diastolic < DIASTOLIC_LIMITS.refuseBelow || diastolic > DIASTOLIC_LIMITS.refuseAbove)
    return {
      problem: `Enter a value between ${DIASTOLIC_LIMITS.refuseBelow} and ${DIASTOLIC_LIMITS.refuseAbove} mmHg.`,
      at: 'second',
    };
  if (diastolic >= systolic) return { problem: 'The lower figure must be below the upper one.', at: 'second' };
  return { value: systolic, second: diastolic };
}

/** 5 ft 4 in; the inches may be left out. */
function inchesIn({ value, second }: Typed): number | null {
  const feet = figureIn(value);
  const inches = second.trim() === '' ? 0 : figureIn(second);
  return feet === null || inches === null || inches >= INCHES_PER_FOOT ? null : feet * INCHES_PER_FOOT + inches;
}
