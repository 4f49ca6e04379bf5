import type { OwnAlert } from '#contract/alerts.ts';
import { HOUR_MS } from '#contract/durations.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import { closeChartByAlert } from '../patients/chart-access/care.ts';
import { findOwnPatient } from '../patients/find-patient.ts';
import { lowerMarks } from '../patients/listing/marks.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal, refuse } from '../platform/refusal.ts';
import { mayFollow, mayTakeBack } from './policy.ts';
import { ownAlert } from './present.ts';
import { publishAlert, raiseAlert, WITHOUT_WORDS } from './raise-alert.ts';
import { type AlertRow, alertById, openAlertsOf, takeBackUnanswered, takenBackSince } from './store.ts';

type Call = { place?: string | undefined; reason?: string | undefined };

/** SOS: the patient asks the clinic for help. */
export async function callForHelp(deps: Deps, actor: Actor, { place, reason }: Call): Promise<OwnAlert> {
  const patient = await findOwnPatient(deps.db, actor);
  const cause = { patientId: patient.id, source: 'sos', reason: reason || WITHOUT_WORDS, place } as const;
  return ownAlert(await transaction(deps.db, (tx) => raiseAlert(tx, deps, actor, cause)));
}

const NOT_THEIR_CALL = 'Only who called for help can take it back.';

/** In an hour: each stands on every screen until it was read. */
const MOST_TAKEN_BACK = 3;

/** Pressed by mistake. Once somebody has it, that person decides; whoever works here is shown that it was taken back. */
export async function takeBackCall(deps: Deps, actor: Actor, id: string): Promise<OwnAlert> {
  const patient = await findOwnPatient(deps.db, actor);
  return transaction(deps.db, async (tx) => {
    const alert = await alertById(tx, id);
    if (alert?.patient_id !== patient.id || alert.source !== 'sos') {
      throw new Refusal('not_found', { patientId: alert?.patient_id ?? null });
    }
    if (!mayTakeBack(actor, alert)) throw new Refusal('not_allowed', { message: NOT_THEIR_CALL });
    if ((await takenBackSince(tx, patient.id, new Date(deps.clock.now().getTime() - HOUR_MS))) >= MOST_TAKEN_BACK) {
      throw refuse('alert_moved_on', 'several', {});
    }
    const change = { closed_at: deps.clock.now(), closed_by: actor.accountId, outcome: 'Pressed by mistake' };
    const isMine = await takeBackUnanswered(tx, alert, change);
    const now = await alertById(tx, id);
    if (!isMine || !now) throw cannotTakeBack(now);
    await closeChartByAlert(tx, deps, id);
    await lowerMarks(tx, [id]);
    const about = { subject: 'alert', subjectId: id, patientId: patient.id };
    await appendEntry(tx, deps.clock, actor, 'alert.taken_back', about);
    await publishAlert(tx, id, now.patient_id);
    return ownAlert(now);
  });
}

function cannotTakeBack(alert: AlertRow | undefined): Refusal {
  const who = alert?.acknowledged_name ?? alert?.before_name;
  return who && !alert?.closed_at
    ? refuse('alert_moved_on', 'answered', { name: who })
    : refuse('alert_moved_on', 'over', {});
}

export async function readOwnAlerts({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<OwnAlert[]> {
  const patient = await findOwnPatient(db, actor);
  return (await openAlertsOf(db, patient.id)).filter((alert) => mayFollow(actor, alert)).map(ownAlert);
}
