import type { LabValue } from '#contract/labs/lab-results.ts';

/** "Potassium 6.8 mmol/L, critical above 6.2" */
export function criticalInWords(values: readonly LabValue[], text: string): string {
  if (values.length === 0) return text || 'See the report.';
  return values
    .map(({ name, value, unit, flag, criticalLimit }) => {
      const side = flag === 'Critical low' ? 'below' : 'above';
      return `${name} ${value} ${unit}, critical ${side} ${criticalLimit}`;
    })
    .join('; ');
}
