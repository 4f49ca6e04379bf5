import type { Override } from '#contract/medicines/dose-checks.ts';
import type { SafetyFinding } from '#contract/medicines/medicines.ts';
import type { Profile } from '#contract/patients/profile.ts';
import { contentsOf, type Described, describeMedicines } from '#server/pharmacy/describe-medicines.ts';
import { allergyFindings } from '#server/pharmacy/rules/allergy-findings.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findProfiles } from '#server/records/find-profiles.ts';
import type { OrderRow } from '../orders/store.ts';
import { presentTerms } from '../orders/terms.ts';

export type Warnings = {
  /** An allergy of this moment that no doctor has answered: it may not be given. */
  conflict: string | null;
  /** Findings that a doctor ordered against with a written reason. The nurse must read them first. */
  overrides: Override[];
  /** The table knows all that its name says, and the order is compared by it. */
  isRecognised: boolean;
};

export async function findWarnings(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  orders: readonly OrderRow[],
): Promise<(orderId: string) => Warnings> {
  const profileOf = await findProfiles(
    deps,
    orders.map(({ patient_id }) => patient_id),
  );
  const described = await describeMedicines(
    deps.db,
    orders.map(({ medicine_id, medication }) => ({ id: medicine_id ?? undefined, name: medication })),
  );
  const found = new Map(
    orders.map((order, index) => [order.id, warningsOf(order, described[index], profileOf(order.patient_id))]),
  );
  return (orderId) => found.get(orderId) ?? { conflict: null, overrides: [], isRecognised: false };
}

function warningsOf(order: OrderRow, described: Described | undefined, patient: Profile): Warnings {
  const { dose, route, frequency } = presentTerms(order);
  const ordered = {
    ...{ dose, route, frequency, index: 0, name: order.medication },
    ...contentsOf({ name: order.medication }, described),
  };
  const now = allergyFindings({ patient, orders: [ordered] }).filter(speaksAgainstGiving);
  const answered = answeredFindings(order.safety);
  const conflict = now.find(({ key }) => !answered.some((finding) => finding.key === key));
  const stillHolds = ({ kind, key }: SafetyFinding) => kind !== 'allergy' || now.some((each) => each.key === key);
  return {
    conflict: conflict ? `${conflict.title}. ${conflict.why}` : null,
    overrides: answered.filter((finding) => isToldToNurse(finding) && stillHolds(finding)).map(asOverride(order)),
    isRecognised: isRecognised(order, ordered),
  };
}

/** What no order is signed against without a reason: the allergy itself, or what is related to it after a grave reaction. */
const speaksAgainstGiving = ({ kind, severity }: SafetyFinding) =>
  kind === 'allergy' || (kind === 'cross-allergy' && severity === 'severe');

/** An order that is older than the table may still be compared by its name alone. */
const isRecognised = ({ ingredients }: OrderRow, { parts, unknown }: Pick<Described, 'parts' | 'unknown'>) =>
  parts.length > 0 && unknown.length === 0 && parts.every(({ ingredient }) => ingredients.includes(ingredient));

type Answered = SafetyFinding & { reason: string };

function answeredFindings(safety: unknown): Answered[] {
  if (!Array.isArray(safety)) return [];
  return (safety as (SafetyFinding & { reason: string | null })[]).filter(
    (finding): finding is Answered => typeof finding.reason === 'string' && finding.reason !== '',
  );
}

const TOLD_WHATEVER_SEVERITY: readonly SafetyFinding['kind'][] = [
  'cross-allergy',
  'allergy-not-understood',
  'not-checked',
];
const isToldToNurse = ({ kind, severity }: SafetyFinding) =>
  severity === 'severe' || TOLD_WHATEVER_SEVERITY.includes(kind);

const asOverride =
  ({ doctor, written_at }: OrderRow) =>
  ({ key, kind, severity, title, why, reason }: Answered): Override => ({
    ...{ key, kind, title, why, reason },
    by: doctor,
    at: written_at.toISOString(),
    mustConfirm: kind === 'allergy' || severity === 'severe',
  });
