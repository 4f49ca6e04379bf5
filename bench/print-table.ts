import { isOver, type Measurement } from './measurement.ts';

export function printTable(measurements: readonly Measurement[]): void {
  const rows = measurements.map((one) => [one.what, shown(one.value, one.unit), limitOf(one), verdictOf(one)]);
  const head = ['what', 'measured', 'limit', ''];
  const widths = head.map((title, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0), title.length),
  );
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  console.log(line(head));
  for (const [index, row] of rows.entries()) {
    const { note } = measurements[index] ?? {};
    console.log(line(row) + (note ? `  (${note})` : ''));
  }
}

function shown(value: number, unit: Measurement['unit']): string {
  if (Number.isNaN(value)) return 'not measured';
  const digits = unit === '×' ? 2 : Math.abs(value) < 100 && !Number.isInteger(value) ? 1 : 0;
  return `${value.toFixed(digits)}${unit && unit !== '×' ? ' ' : ''}${unit}`;
}

function limitOf({ atMost, atLeast, unit }: Measurement): string {
  const limits = [];
  if (atLeast !== undefined) limits.push(`≥ ${shown(atLeast, unit)}`);
  if (atMost !== undefined) limits.push(`≤ ${shown(atMost, unit)}`);
  return limits.join(', ');
}

function verdictOf(one: Measurement): string {
  if (one.atMost === undefined && one.atLeast === undefined) return '';
  return isOver(one) ? 'OVER' : 'ok';
}
