// Which earlier results belong to one, and which of them can be joined with it to a line.
import type { LabReport } from '../lab-orders.ts';

export type ResultTrend = {
  /** The newest of its kind. */
  newest: LabReport;
  /** All of its kind with the newest, newest first: what the table shows. */
  all: LabReport[];
  /** Those of the same unit and range, oldest first, the newest last: what the line joins. */
  joined: (LabReport & { value: number })[];
  /** Measured in another unit or against another range: in the table, not in the line. */
  apart: number;
};

/** `reports` come newest first, as the server sends them. */
export function trendsOf(reports: readonly LabReport[]): ResultTrend[] {
  const kinds = new Map<string, LabReport[]>();
  for (const report of reports) kinds.set(kindOf(report), [...(kinds.get(kindOf(report)) ?? []), report]);
  return [...kinds.values()].flatMap((all) => {
    const [newest] = all;
    if (!newest) return [];
    const measured = all.filter((each) => each.value !== null) as ResultTrend['joined'];
    const joined = newest.value === null ? [] : measured.filter((each) => isComparable(each, newest)).toReversed();
    return [{ newest, all, joined, apart: measured.length - joined.length }];
  });
}

/** What the catalogue measures is known by its code; anything else by the names that were written. */
function kindOf({ value, measureCode, testCode, test, measure }: LabReport): string {
  if (value !== null && measureCode !== null) return `value ${measureCode}`;
  return value === null ? `report ${testCode ?? test}` : `named ${test} ${measure}`;
}

const isComparable = (one: LabReport, other: LabReport) =>
  one.unit === other.unit && one.low === other.low && one.high === other.high;
