import { DAY_MS } from '#contract/durations.ts';
import type { REPEAT_DECISIONS } from '#contract/medicines/repeats.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { renewMedicine } from '#server/care/prescriptions/renew-medicine.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { closeCare } from '#server/patients/chart-access/care.ts';
import { requireChart } from '#server/patients/chart-access/require-chart.ts';
import { tellPatient } from '#server/patients/telling/tell-patient.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findHome, isReplaced } from '../find-series.ts';
import { type NotNow, whyNotRenew } from '../policy.ts';
import { askedOf } from '../present.ts';
import { assertOpen, requireRequest } from './read-repeats.ts';
import { decideIfOpen, lockRequest, type RequestRow } from './store.ts';

type State = (typeof REPEAT_DECISIONS)[number];
type Decision = {
  decision: State;
  answer?: string | undefined;
  answers?: readonly { finding: string; reason: string }[] | undefined;
};

const ACTIONS = { renewed: 'repeat.renewed', refused: 'repeat.refused', 'visit-first': 'repeat.visit_first' } as const;

/** Of two who answer at once the first one counts. A yes prescribes, with everything that prescribing asks for. */
export async function decideRepeat(deps: Deps, actor: Actor, id: string, { decision, answer = '', answers }: Decision) {
  return transaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    await lockRequest(tx, id);
    const request = await requireRequest(inTx, actor, id);
    await requireChart(inTx, actor, request.patient_id);
    assertOpen(request);
    if (decision === 'refused' && answer === '') {
      throw new Refusal('reason_needed', { fields: { answer: 'Tell the patient why.' } });
    }
    const renewedAs = decision === 'renewed' ? await renew(tx, deps, actor, request, answers ?? []) : null;
    const now = deps.clock.now();
    const decided = { state: decision, decided_by: actor.accountId, decided_at: now, answer, renewed_as: renewedAs };
    if (!(await decideIfOpen(tx, request, decided))) throw new Refusal('repeat_decided');
    await closeCare(tx, id, new Date(now.getTime() + DAY_MS));
    const { patient_id: patientId, patient, name } = request;
    await appendEntry(tx, deps.clock, actor, ACTIONS[decision], { subject: 'repeat', subjectId: id, patientId });
    await tellOfDecision(tx, deps, request, decided);
    await publish(tx, { type: 'repeats', id, to: { roles: ['doctor'] } });
    return { id, state: decision, patient, patientId, name };
  });
}

async function renew(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  { medicine_id: id, patient_id: patientId }: RequestRow,
  answers: readonly { finding: string; reason: string }[],
): Promise<string> {
  const now = deps.clock.now();
  const home = await findHome({ ...deps, db: tx }, patientId, now);
  const series = home.series.find(({ members }) => members.some((member) => member.id === id));
  if (!series) throw new Refusal('not_found');
  const about = { isOnWard: home.isOnWard, isReplaced: isReplaced(home, series), repeat: null, supply: null };
  const notNow = whyNotRenew(askedOf(series, about), now);
  if (notNow) throw new Refusal('repeat_not_possible', { message: NO_RENEWAL[notNow.why] ?? NO_RENEWAL.ended });
  return renewMedicine(tx, deps, actor, { id, answers });
}

/** What has changed since the patient asked. A no, or a visit, can still be sent. */
const NO_RENEWAL: Partial<Record<NotNow['why'], string>> & { ended: string } = {
  ward: 'The patient lies on the ward. Order it there, or at discharge.',
  held: 'The ward stopped or changed it. Decide first in the chart how it goes on.',
  replaced: 'It was prescribed anew since then. What counts is the new prescription.',
  stopped: 'This medicine was stopped.',
  ended: 'It ended more than 30 days ago. See the patient first, or prescribe it anew.',
};

const LINKS = { renewed: '/record', refused: '/doses', 'visit-first': '/book' } as const;

async function tellOfDecision(
  tx: Tx,
  deps: Deps,
  { patient_account_id: accountId, patient_id: patientId, medicine_id: id, name }: RequestRow,
  { state, answer }: { state: State; answer: string },
): Promise<void> {
  await publish(tx, { type: 'doses', to: { patients: [patientId] } });
  const about = { table: 'prescribed_medicines', id } as const;
  await tellPatient(
    tx,
    deps,
    { patientId, accountId, part: 'medicines', about },
    {
      kind: 'prescription',
      says: { code: `repeat-${state}`, values: { name, answer } },
      link: LINKS[state],
    },
  );
}
