// The last step: the telephone. It is an act of a person: the doctor is asked, sees the number, and says when it rings.
import type { Visit } from '#contract/appointments/visits.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { notify } from '../notices/notify.ts';
import { type Actor, SYSTEM } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { forEachIsolated } from '../platform/scheduled-work/for-each-isolated.ts';
import { ladderSteps } from '../platform/visit-figures.ts';
import { changeVisit } from './change-visit.ts';
import { ASK_AGAIN_MS, isLetIn, NO_CONNECTION_MS } from './policy.ts';
import { phoneOf, placeOf } from './present-visit.ts';
import { publishVisit } from './publish-visit.ts';
import { askForCallBack, beginMode, lockVisit, notConnected, noteCallBack, type VisitRow, visitById } from './store.ts';

/** With the number and the place in the notice: it is read where the page of the visit may not be open any more. */
export async function askDoctorToCall(tx: Tx, deps: Deps, row: VisitRow, isOwnChoice = false): Promise<void> {
  const now = deps.clock.now();
  await askForCallBack(tx, row.id, now);
  // A network that comes and goes asks again and again: the doctor is rung for once, and sees it on the page of the visit.
  const { call_back_asked_at: asked, called_back_at: called } = row;
  const wasJustAsked = asked !== null && called === null && now.getTime() - asked.getTime() < ASK_AGAIN_MS;
  if (isOwnChoice || wasJustAsked) return;
  const place = placeOf(deps, row);
  await notify(tx, deps, {
    ...{ to: row.doctor_id, kind: 'appointment', link: `/visit/${row.id}`, patientId: row.patient_id },
    title: `Call ${row.patient_name} by telephone`,
    text: `The video visit does not hold. Number: ${phoneOf(deps, row)}.${place ? ` Place: ${place}.` : ''}`,
    isUrgent: true,
  });
}

/** The doctor says that the telephone rings; from now on the visit goes on there. */
export const callBack = (deps: Deps, actor: Actor, id: string): Promise<Visit> =>
  changeVisit(deps, actor, id, {
    action: 'visit.called_back',
    work: async (tx, { state }) => {
      if (!isLetIn(state)) throw new Refusal('nobody_waits');
      const now = deps.clock.now();
      if (await beginMode(tx, id, { mode: 'call-back', chosenBy: actor.accountId, now })) {
        ladderSteps.inc({ mode: 'call-back', chosen: 'true' });
      }
      return noteCallBack(tx, id, now);
    },
  });

/** The first connection did not come about: no page can step down from what never was. */
export async function askWhereNothingConnects(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - NO_CONNECTION_MS);
  await forEachIsolated(
    await notConnected(deps.db, before),
    ({ id }) => `visit ${id}`,
    ({ id }) => transaction(deps.db, (tx) => stepToTelephone(tx, deps, id)),
  );
}

async function stepToTelephone(tx: Tx, deps: Deps, id: string): Promise<void> {
  if (!(await lockVisit(tx, id))) return;
  const row = await visitById(tx, id);
  // They met, or somebody chose it, while this was waiting for the lock.
  if (row?.state !== 'let-in' || row.met_at || row.call_back_asked_at) return;
  if (await beginMode(tx, id, { mode: 'call-back', chosenBy: null, now: deps.clock.now() })) {
    ladderSteps.inc({ mode: 'call-back', chosen: 'false' });
  }
  await askDoctorToCall(tx, deps, row);
  await appendEntry(tx, deps.clock, SYSTEM, 'visit.mode_changed', {
    ...{ subject: 'visit', subjectId: id, patientId: row.patient_id, details: { mode: 'call-back', itself: true } },
  });
  await publishVisit(tx, row);
}
