// The login closes, the record stays: what was written about someone's health is never thrown away. Either can be taken back.
import type { Action } from '../audit/actions.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { closeAccount, reopenAccount } from '../identity/close-account.ts';
import { findAccountsOf } from '../identity/public.ts';
import { notify } from '../notices/notify.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import type { PatientRow } from './find-patient.ts';
import { letter } from './letters/write-letter.ts';
import { findAtDesk } from './read-patient.ts';
import { lockPatient, setOnPatient } from './store.ts';
import { writeToPatient } from './write-to-patient.ts';

export const deactivatePatient = (deps: Deps, actor: Actor, id: string): Promise<void> =>
  change(deps, actor, id, async (tx, patient) => {
    if (patient.deactivated_at) return null;
    await setOnPatient(tx, id, { deactivated_at: deps.clock.now() });
    if (patient.account_id) await closeAccount(tx, deps, actor, patient.account_id);
    await notifyPatient(tx, deps, patient, CLOSED);
    return 'patient.deactivated';
  });

export const reactivatePatient = (deps: Deps, actor: Actor, id: string): Promise<void> =>
  change(deps, actor, id, async (tx, patient) => {
    if (!patient.deactivated_at) return null;
    // A death that was noted for the wrong person is taken back with it.
    await setOnPatient(tx, id, { deactivated_at: null, died_on: null });
    if (patient.account_id) await reopenAccount(tx, deps, actor, patient.account_id);
    await notifyPatient(tx, deps, patient, OPEN_AGAIN);
    return 'patient.reactivated';
  });

type Told = { code: 'account-closed' | 'account-open-again'; atDesk: string };

const CLOSED: Told = {
  code: 'account-closed',
  atDesk: 'was deactivated and gets no mail: there is no confirmed address.',
};
const OPEN_AGAIN: Told = {
  code: 'account-open-again',
  atDesk: 'was reactivated and gets no mail: there is no confirmed address.',
};

/** Notifies by mail and on the screen; the desk calls those whom no mail reaches. */
async function notifyPatient(tx: Tx, deps: Deps, patient: PatientRow, told: Told): Promise<void> {
  const { code } = told;
  await writeToPatient(tx, deps, patient, { kind: 'account', words: letter(deps.config, code, {}) });
  if (patient.account_id) {
    await notify(tx, deps, { to: patient.account_id, kind: 'account', says: { code }, link: '/account' });
  }
  if (patient.email) return;
  const call = { title: `Call ${patient.name}: ${patient.phone}`, text: `${patient.name} ${told.atDesk}` };
  for (const to of await findAccountsOf(tx, 'staff')) {
    const about = { kind: 'account', patientId: patient.id, link: '/staff-dashboard?view=patients' } as const;
    await notify(tx, deps, { to, ...call, ...about });
  }
}

/** A second call changes and records nothing. */
async function change(
  deps: Deps,
  actor: Actor,
  id: string,
  work: (tx: Tx, patient: PatientRow) => Promise<Action | null>,
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    await lockPatient(tx, id);
    const action = await work(tx, await findAtDesk(tx, id));
    if (!action) return;
    await appendEntry(tx, deps.clock, actor, action, { subject: 'patient', subjectId: id, patientId: id });
    await publish(tx, { type: 'patients', id, to: { roles: ['staff', 'doctor'] } });
  });
}
