// Whether a medicine waits for a doctor after a stay: the ward stopped or changed it, and nobody has decided how it goes on at home.
import type { OnWard } from '#contract/medicines/after-stay.ts';
import type { Span } from '../plan/planned-doses.ts';
import type { DecisionRow, MedicineRow, StayOrderRow, StayRow } from '../store.ts';
import { onWard } from './on-ward.ts';

export type Hold = { since: Date; did: OnWard; admissionId: string; medicineId: string };

export type Stays = {
  /** In the order in which they began. */
  stays: readonly StayRow[];
  orders: readonly StayOrderRow[];
  decisions: readonly DecisionRow[];
  ingredientsOf: (medicineId: string) => readonly string[];
};

type Member = MedicineRow & { until: Date | null };

/** The spans in which it is not taken at home, and the one that lasts. */
export function findHold(members: readonly Member[], known: Stays): { spans: Span[]; hold: Hold | null } {
  const spans: (Span & Hold)[] = [];
  for (const stay of known.stays) {
    const { id, admitted_at, discharged_at, accepted_at, reviewed_at } = stay;
    if (discharged_at === null || accepted_at === null || reviewed_at === null) continue;
    const medicine = runningThen(members, discharged_at);
    if (!medicine) continue;
    const { did } = onWard(
      { ...medicine, ingredients: known.ingredientsOf(medicine.id) },
      known.orders.filter(({ admission_id }) => admission_id === id),
      discharged_at,
    );
    if (did === 'not-ordered') continue;
    // What a later stay did with it answers the stays before it.
    for (const earlier of spans) earlier.until = earliest(earlier.until, admitted_at);
    if (did === 'continued') continue;
    const until = answeredAt(members, known.decisions, id, discharged_at);
    const hold = { since: discharged_at, did, admissionId: id, medicineId: medicine.id };
    spans.push({ ...hold, from: discharged_at, until });
  }
  const last = spans.findLast(({ until }) => until === null);
  return { spans, hold: last ?? null };
}

const runningThen = (members: readonly Member[], at: Date): Member | undefined =>
  members.findLast(({ signed_at, until }) => signed_at <= at && (until === null || until > at));

/** A doctor has decided that it goes on, or has prescribed it again since. */
function answeredAt(
  members: readonly Member[],
  decisions: readonly DecisionRow[],
  admissionId: string,
  leftAt: Date,
): Date | null {
  const decided = decisions.find(
    ({ admission_id, medicine_id, decision }) =>
      admission_id === admissionId && decision === 'continue' && members.some(({ id }) => id === medicine_id),
  );
  const renewed = members.find(({ signed_at }) => signed_at > leftAt);
  return earliest(decided?.decided_at ?? null, renewed?.signed_at ?? null);
}

function earliest(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
