// Whether a value lies outside its range. Pure, and in the contract, because the server decides by it and the screen shows it
// while a nurse types.

// WHO 2011, Use of Glycated Haemoglobin (HbA1c) in the Diagnosis of Diabetes Mellitus; ADA, Standards of Care in Diabetes:
// 6.5 % itself belongs to the range of diabetes.
const HIGH_FROM: Readonly<Record<string, number>> = { '4548-4': 6.5 };

type Range = { low: number | null; high: number | null };

/** A value at the end of its range is inside, unless that end is where another range begins. */
export function flagValue(value: number, { low, high }: Range, code: string | null = null): 'High' | 'Low' | null {
  if (low !== null && value < low) return 'Low';
  if (high === null || value < high) return null;
  return value > high || (code !== null && high === HIGH_FROM[code]) ? 'High' : null;
}
