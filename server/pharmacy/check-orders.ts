import type { SafetyReport } from '#contract/medicines/medicines.ts';
import type { Facts, Finding, Rule } from './facts.ts';
import { adultWeightFindings } from './rules/adult-weight-findings.ts';
import { allergyFindings } from './rules/allergy-findings.ts';
import { childFindings } from './rules/child-findings.ts';
import { conditionFindings } from './rules/condition-findings.ts';
import { doseFindings } from './rules/dose-findings.ts';
import { duplicateFindings } from './rules/duplicate-findings.ts';
import { interactionFindings } from './rules/interaction-findings.ts';
import { intervalFindings } from './rules/interval-findings.ts';
import { kidneyFindings } from './rules/kidney-findings.ts';
import { pregnancyFindings } from './rules/pregnancy-findings.ts';
import { reducedDoseFindings } from './rules/reduced-dose-findings.ts';
import { routeFindings } from './rules/route-findings.ts';
import { uncheckedFindings } from './rules/unchecked-findings.ts';
import { unitFindings } from './rules/unit-findings.ts';
import { videoFindings } from './rules/video-findings.ts';
import { currentTable } from './table/current-table.ts';

const RULES: readonly Rule[] = [
  videoFindings,
  allergyFindings,
  routeFindings,
  unitFindings,
  interactionFindings,
  conditionFindings,
  kidneyFindings,
  pregnancyFindings,
  childFindings,
  doseFindings,
  intervalFindings,
  reducedDoseFindings,
  adultWeightFindings,
  duplicateFindings,
  uncheckedFindings,
];

const WORST_FIRST = { severe: 0, caution: 1, note: 2 } as const;

/** Every rule on every order. What it finds nothing about is "no known entry": no table knows everything. */
export function checkOrders(facts: Facts, now: Date, table = currentTable()): SafetyReport {
  const findings = onceEach(RULES.flatMap((rule) => rule(facts, table))).toSorted(
    (one, other) => WORST_FIRST[one.severity] - WORST_FIRST[other.severity],
  );
  return {
    tableVersion: table.version,
    checkedAt: now.toISOString(),
    findings,
    verdicts: facts.orders.map(({ index }) => verdictOn(index, findings)),
    comparedWith: comparedWith(facts),
  };
}

function comparedWith({ patient, running }: Facts): string[] {
  const { allergies, conditions = [], illnesses = [], weight, kidney, creatinine } = patient;
  return [
    ...allergies.map((text) => `Allergy: ${text}`),
    ...conditions.map((text) => `Condition: ${text}`),
    ...new Set(illnesses.map(({ name, code }) => `Diagnosis: ${code ? `${name} (${code})` : name}`)),
    ...(kidney ? [`Kidneys: eGFR ${kidney.egfr} of ${kidney.on}`] : []),
    ...(creatinine ? [`Kidneys: creatinine ${creatinine.mgPerDl} mg/dL of ${creatinine.on}`] : []),
    ...(weight ? [`Weight: ${weight.kg} kg of ${weight.on}`] : []),
    ...running.map(({ name }) => name),
  ];
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

function verdictOn(index: number, findings: readonly Finding[]): SafetyReport['verdicts'][number] {
  const about = findings.filter(({ orders }) => orders.includes(index));
  if (about.some(({ severity }) => severity === 'severe')) return 'severe';
  if (about.some(({ kind, needsReason }) => kind === 'not-checked' && needsReason)) return 'not-checked';
  return about.some(({ severity }) => severity === 'caution') ? 'caution' : 'no-known-entry';
}
