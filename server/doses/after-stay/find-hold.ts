// Whether a medicine waits for a doctor after a stay: the ward stopped or changed it, and nobody has decided how it goes on at home.
import type { OnWard } from '#contract/medicines/after-stay.ts';
import type { Span } from '../plan/planned-doses.ts';
import { isHeld } from '../policy.ts';
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
    // What a later stay did with it answers the stays before it. What it left alone, a doctor may have answered at its end.
    const answersEarlier = did === 'not-ordered' ? continuedAt(members, known.decisions, id) : admitted_at;
    for (const earlier of spans) earlier.until = earliest(earlier.until, answersEarlier);
    if (!isHeld(did)) continue;
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
  const renewed = members.find(({ signed_at }) => signed_at > leftAt);
  return earliest(continuedAt(members, decisions, admissionId), renewed?.signed_at ?? null);
}

/** When a doctor decided after this stay that it goes on. */
const continuedAt = (members: readonly Member[], decisions: readonly DecisionRow[], admissionId: string): Date | null =>
  decisions.find(
    ({ admission_id, medicine_id, decision }) =>
      admission_id === admissionId && decision === 'continue' && members.some(({ id }) => id === medicine_id),
  )?.decided_at ?? null;

function earliest(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
