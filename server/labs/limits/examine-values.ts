// Typed values against their limits: refused where no living person can be, confirmed where a slip is likelier.
import type { LabLimits } from '#contract/labs/lab-results.ts';

export type Examined = {
  name: string;
  value: number;
  unit: string;
  /** The limits are in this unit. */
  expectedUnit: string;
  limits: LabLimits | null;
};
export type Findings = { refused: Record<number, string>; unusual: Record<number, string> };

/** Returns findings by the index of the value. */
export function examineValues(values: readonly Examined[]): Findings {
  const findings: Findings = { refused: {}, unusual: {} };
  for (const [index, one] of values.entries()) {
    const { name, value, unit, expectedUnit, limits } = one;
    if (unit !== expectedUnit)
      findings.unusual[index] =
        `${name} is measured in ${expectedUnit} here. In ${unit} it is not checked. Confirm it.`;
    if (!limits) continue;
    if (!isInside(value, limits.refuse)) findings.refused[index] = sentenceFor(one, limits, values);
    else if (!isInside(value, limits.confirm))
      findings.unusual[index] = `${name} ${value} ${unit} is unusual. Check it and confirm.`;
  }
  return findings;
}

type Range = { below: number | null; above: number | null };

const isInside = (value: number, { below, above }: Range): boolean =>
  (below === null || value >= below) && (above === null || value <= above);

function sentenceFor(one: Examined, limits: LabLimits, all: readonly Examined[]): string {
  const { name, value, unit } = one;
  const { below, above } = limits.refuse;
  const hint = hintFor(one, limits, all);
  return `${name} ${value} is not possible. ${hint ?? `Enter ${below} to ${above} ${unit}.`}`;
}

/** Guesses whether two fields were mixed up, or the decimal point slipped. */
function hintFor(one: Examined, limits: LabLimits, all: readonly Examined[]): string | null {
  const swapped = all.find((other) => other !== one && fits(one.value, other.limits) && fits(other.value, one.limits));
  if (swapped) return `Was it ${swapped.name.toLowerCase()}?`;
  const slip = [one.value * 10, one.value / 10].map(rounded).find((value) => fits(value, limits));
  return slip === undefined ? null : `Is it ${slip}?`;
}

/** True for a value that is neither unusual nor critical: only such a guess is offered. */
const fits = (value: number, limits: LabLimits | null): boolean =>
  limits !== null && isInside(value, limits.confirm) && isInside(value, limits.critical);

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;
