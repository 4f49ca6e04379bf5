import type { Leave } from '../../../contract/leaving.ts';
import type { AccountOnFile } from '../../../contract/staffing.ts';
import type { Tx } from '../../db/connect.ts';
import { transaction } from '../../db/transaction.ts';
import { findAccountsOf } from '../../identity/find-role.ts';
import { tell } from '../../notices/tell.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { disableAccount } from '../../staffing/change-account.ts';
import { type Ended, endVisits } from './end-visits.ts';

/** Disables an account. A doctor's coming visits go to others or are cancelled in the same transaction. */
export async function closeDoctor(deps: Deps, actor: Actor, id: string, leave: Leave): Promise<AccountOnFile> {
  return transaction(deps.db, async (tx) => {
    const within = { ...deps, db: tx };
    const account = await disableAccount(within, actor, id);
    const ended = await endVisits(tx, within, actor, { doctorId: id }, leave);
    if (ended.moved + ended.cancelled > 0) await tellColleagues(tx, deps, account, ended);
    return account;
  });
}

async function tellColleagues(tx: Tx, deps: Deps, { id, name }: AccountOnFile, ended: Ended): Promise<void> {
  const text = `Coming visits: ${ended.moved} moved to other doctors, ${ended.cancelled} cancelled. The patients are told.`;
  const title = `${name} no longer sees patients here`;
  for (const to of await findAccountsOf(tx, 'staff')) {
    await tell(tx, deps, { to, kind: 'appointment', title, text, link: '/staff-dashboard?view=patients' });
  }
  // The doctor cannot log in any more: by mail.
  const mail = { subject: 'Your account is closed', text: `Your account is closed. ${text}` };
  await tell(tx, deps, { to: id, kind: 'appointment', title: 'Your account is closed', text, mail });
}
