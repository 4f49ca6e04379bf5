import type { SafetyReport } from '../../contract/medicines.ts';
import { allergyFindings } from './allergy-findings.ts';
import { doseFindings } from './dose-findings.ts';
import { duplicateFindings } from './duplicate-findings.ts';
import type { Facts, Finding, Rule } from './facts.ts';
import { interactionFindings } from './interaction-findings.ts';
import { pregnancyFindings } from './pregnancy-findings.ts';
import { TABLE_VERSION } from './table/version.ts';
import { uncheckedFindings } from './unchecked-findings.ts';

const RULES: readonly Rule[] = [
  allergyFindings,
  interactionFindings,
  pregnancyFindings,
  doseFindings,
  duplicateFindings,
  uncheckedFindings,
];

const WORST_FIRST = { severe: 0, caution: 1, note: 2 } as const;

/** Every rule on every order. What it finds nothing about is "no known entry": the table is small and knows it. */
export function checkOrders(facts: Facts, now: Date): SafetyReport {
  const findings = onceEach(RULES.flatMap((rule) => rule(facts))).toSorted(
    (one, other) => WORST_FIRST[one.severity] - WORST_FIRST[other.severity],
  );
  return {
    tableVersion: TABLE_VERSION,
    checkedAt: now.toISOString(),
    findings,
    verdicts: facts.orders.map(({ place }) => verdictOn(place, findings)),
    comparedWith: [
      ...facts.patient.allergies.map((text) => `Allergy: ${text}`),
      ...facts.running.map(({ name }) => name),
    ],
  };
}

/** A medicine that is ordered twice has one card, which is about both. */
function onceEach(findings: Finding[]): Finding[] {
  const known = new Map<string, Finding>();
  for (const finding of findings) {
    const orders = new Set([...(known.get(finding.key)?.orders ?? []), ...finding.orders]);
    known.set(finding.key, { ...finding, orders: [...orders].toSorted((one, other) => one - other) });
  }
  return [...known.values()];
}

function verdictOn(place: number, findings: readonly Finding[]): SafetyReport['verdicts'][number] {
  const about = findings.filter(({ orders }) => orders.includes(place));
  if (about.some(({ severity }) => severity === 'severe')) return 'severe';
  if (about.some(({ kind }) => kind === 'not-checked')) return 'not-checked';
  return about.some(({ severity }) => severity === 'caution') ? 'caution' : 'no-known-entry';
}
