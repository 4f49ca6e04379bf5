// Typed figures, checked against the contract's limits and turned into the stored unit.

import { DIASTOLIC_LIMITS, READING_FACTS, type ReadingKind } from '#contract/readings/readings.ts';
import { t, tFromServer } from '#web/language/say.ts';
import { figureIn, type Unit, unitNamed } from './units.ts';

/** As the contract says it. */
export const noNumber = () => tFromServer('Enter a number.');

export type Typed = { value: string; second: string; unit: string };
export type Checked = { value: number; second?: number } | { problem: string; at: 'value' | 'second' };

export function checkFigure(kind: ReadingKind, typed: Typed): Checked {
  if (kind === 'blood-pressure') return checkPressure(typed);
  const unit = unitNamed(kind, typed.unit);
  const figure = unit.parts ? partsIn(typed, unit.parts) : figureIn(typed.value);
  if (figure === null) return { problem: noNumber(), at: 'value' };
  const value = unit.toStored(figure);
  const { refuseBelow, refuseAbove } = READING_FACTS[kind].limits;
  if (value >= refuseBelow && value <= refuseAbove) return { value };
  const shown = unit.parts ? unitNamed(kind, '') : unit;
  const [low, high] = [shown.fromStored(refuseBelow), shown.fromStored(refuseAbove)];
  return {
    problem: `${t('Enter a value between {low} and {high} {unit}.', { low, high, unit: shown.name })}${askUnit(kind, unit)}`,
    at: 'value',
  };
}

/** 5.6 mg/dL and 100 mmol/L are the other unit. */
const askUnit = (kind: ReadingKind, { name }: Unit) =>
  kind === 'blood-glucose' ? ` ${t('Is it really {unit}?', { unit: name })}` : '';

function checkPressure({ value, second }: Typed): Checked {
  const systolic = figureIn(value);
  const diastolic = figureIn(second);
  const { limits } = READING_FACTS['blood-pressure'];
  if (systolic === null) return { problem: noNumber(), at: 'value' };
  if (diastolic === null) return { problem: noNumber(), at: 'second' };
  if (systolic < limits.refuseBelow || systolic > limits.refuseAbove)
    return {
      problem: t('Enter a value between {low} and {high} {unit}.', {
        low: limits.refuseBelow,
        high: limits.refuseAbove,
        unit: 'mmHg',
      }),
      at: 'value',
    };
  if (diastolic < DIASTOLIC_LIMITS.refuseBelow || diastolic > DIASTOLIC_LIMITS.refuseAbove)
    return {
      problem: t('Enter a value between {low} and {high} {unit}.', {
        low: DIASTOLIC_LIMITS.refuseBelow,
        high: DIASTOLIC_LIMITS.refuseAbove,
        unit: 'mmHg',
      }),
      at: 'second',
    };
  if (diastolic >= systolic) return { problem: t('The lower figure must be below the upper one.'), at: 'second' };
  return { value: systolic, second: diastolic };
}

/** 5 ft 4 in, 7 h 30 min; the smaller part may be left out. */
function partsIn({ value, second }: Typed, { per }: NonNullable<Unit['parts']>): number | null {
  const larger = figureIn(value);
  const smaller = second.trim() === '' ? 0 : figureIn(second);
  return larger === null || smaller === null || smaller >= per ? null : larger * per + smaller;
}
