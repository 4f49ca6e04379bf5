import type { OwnAlert } from '#contract/alerts.ts';
import { transaction } from '../db/transaction.ts';
import { findOwnPatient } from '../patients/find-patient.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { ownAlert } from './present.ts';
import { raiseAlert } from './raise-alert.ts';
import { openAlertsOf } from './store.ts';

type Call = { place?: string | undefined; reason?: string | undefined };

/** SOS: the patient asks the clinic for help. */
export async function callForHelp(deps: Deps, actor: Actor, { place, reason }: Call): Promise<OwnAlert> {
  const patient = await findOwnPatient(deps.db, actor);
  const cause = { patientId: patient.id, source: 'sos', reason: reason || 'Asked for help with SOS.', place } as const;
  return ownAlert(await transaction(deps.db, (tx) => raiseAlert(tx, deps, actor, cause)));
}

export async function readOwnAlerts({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<OwnAlert[]> {
  const patient = await findOwnPatient(db, actor);
  return (await openAlertsOf(db, patient.id)).map(ownAlert);
}
