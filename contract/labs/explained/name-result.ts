// What a released result is called in front of the patient. Pure: a value, its range, and what the catalogue knows of it.
import { flagValue } from '../flag-value.ts';
import type { LabFlag } from '../lab-results.ts';
import type { Explained } from './explained-tests.ts';

export type ResultName =
  | 'usual'
  | 'little-high'
  | 'little-low'
  | 'high'
  | 'low'
  | 'very-high'
  | 'very-low'
  | 'depends-on-treatment'
  | 'nothing-unusual'
  | 'to-talk-about'
  | 'to-talk-about-now';

type Range = { low: number | null; high: number | null };
type Value = Range & { value: number | null; unit: string };
type Report = Value & { status: 'normal' | 'abnormal'; flag: LabFlag | null; isCritical: boolean };

/** Ranges are for adults: `isAdult` is false for a child, and while nobody knows. Null: it has no name. */
export function nameResult(report: Report, explained: Explained | null, isAdult: boolean): ResultName | null {
  const { value, status, flag, isCritical } = report;
  if (flag === 'Critical high') return 'very-high';
  if (flag === 'Critical low') return 'very-low';
  if (isCritical) return 'to-talk-about-now';
  const otherwise = status === 'abnormal' ? 'to-talk-about' : null;
  if (value === null) return otherwise ?? 'nothing-unusual';
  const range = rangeOf(report, explained, isAdult);
  if (isAdult && dependsOnTreatment(explained)) return 'depends-on-treatment';
  if (!range) return otherwise;
  const { little, code } = gradesOf(report, explained);
  const outside = flagValue(value, range, code) ?? flag;
  if (outside === 'High') return little?.upTo !== undefined && value <= little.upTo ? 'little-high' : 'high';
  if (outside === 'Low') return little?.downTo !== undefined && value >= little.downTo ? 'little-low' : 'low';
  return otherwise ?? 'usual';
}

/** The range to speak and draw by; null where there is none, where it depends on the treatment, and for a child. */
export function rangeOf(report: Value, explained: Explained | null, isAdult: boolean): Range | null {
  const { low, high } = report;
  if (!isAdult || (low === null && high === null) || dependsOnTreatment(explained)) return null;
  const { usual } = gradesOf(report, explained);
  return usual && (high === null || high >= usual.insteadFrom) ? usual.range : { low, high };
}

const dependsOnTreatment = (explained: Explained | null) =>
  explained?.kind === 'measure' && explained.facts.dependsOnTreatment === true;

/** The numbers hold in the unit of the catalogue only. */
function gradesOf({ unit }: Value, explained: Explained | null) {
  if (explained?.kind !== 'measure' || explained.facts.unit !== unit) return { code: null };
  const { little, usual } = explained.facts;
  return { little, usual, code: explained.code };
}
