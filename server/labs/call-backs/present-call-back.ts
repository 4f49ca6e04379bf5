import type { CallBack } from '#contract/labs/lab-call-backs.ts';
import { isCriticalFlag, type LabValue } from '#contract/labs/lab-results.ts';
import type { LabOrderRow } from '../store.ts';
import { valuesOf } from '../values-of.ts';
import type { CallBackFacts } from './store.ts';

export function presentCallBack(row: LabOrderRow): CallBack | null {
  const facts = row.call_back;
  if (!facts) return null;
  return {
    id: facts.id,
    orderId: row.id,
    resultVersion: facts.version,
    test: row.test,
    patient: row.patient_name,
    patientId: row.patient_id,
    pud: row.pud,
    place: row.place,
    doctor: row.doctor_name,
    doctorId: row.ordered_by,
    values: criticalValues(row),
    text: row.result_text ?? '',
    openedAt: instant(facts.openedAt),
    openedBy: facts.openedBy,
    state: stateOf(facts),
    attempts: facts.attempts.map((attempt) => ({ ...attempt, at: instant(attempt.at) })),
    closed: closedOf(facts),
  };
}

export const criticalValues = (row: LabOrderRow): LabValue[] =>
  valuesOf(row).filter(({ flag }) => isCriticalFlag(flag));

export const isCallBackOpen = (facts: CallBackFacts | null): boolean => facts !== null && stateOf(facts) === 'open';

const stateOf = ({ closedAs, acknowledgedAt }: CallBackFacts): CallBack['state'] =>
  closedAs ?? (acknowledgedAt ? 'acknowledged' : 'open');

function closedOf(facts: CallBackFacts): CallBack['closed'] {
  const { closedBy, closedAt, doctor, request, calledAt, acknowledgedBy, acknowledgedAt } = facts;
  if (closedBy && closedAt) return { by: closedBy, at: instant(calledAt ?? closedAt), doctor, request };
  if (acknowledgedBy && acknowledgedAt)
    return { by: acknowledgedBy, at: instant(acknowledgedAt), doctor: acknowledgedBy, request: null };
  return null;
}

/** PostgreSQL writes an offset into its JSON. */
const instant = (at: string) => new Date(at).toISOString();
