import type { Leave } from '#contract/appointments/leaving.ts';
import type { ScreenLink } from '#contract/screen-links.ts';
import type { AccountReply } from '#contract/staffing/accounts.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { findAccountsOf } from '#server/identity/public.ts';
import { notify } from '#server/notices/notify.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { disableAccount } from '#server/staffing/change-account.ts';
import { when } from '../notify-sides.ts';
import { endWishesForDoctor } from '../waitlist/wishes/end-wishes.ts';
import { type Ended, endVisits } from './end-visits.ts';
import { todayOf } from './list-coming-visits.ts';
import { begunVisits } from './store.ts';

/** Disables an account. A doctor's coming visits go to others or are cancelled in the same transaction. */
export async function closeDoctor(deps: Deps, actor: Actor, id: string, leave: Leave): Promise<AccountReply> {
  return transaction(deps.db, async (tx) => {
    const within = { ...deps, db: tx };
    const account = await disableAccount(within, actor, id);
    const ended = await endVisits(tx, within, actor, { doctorId: id }, leave);
    await endWishesForDoctor(tx, within, actor, id);
    if (ended.moved + ended.cancelled > 0) {
      await notifyColleagues(tx, deps, account, ended);
      await sayWhomToCall(tx, deps, account, ended);
    }
    await sayWhoWaits(tx, deps, account);
    return account;
  });
}

function whoIsTold({ toCall }: Ended): string {
  const count = new Set(toCall.map(({ patient_id }) => patient_id)).size;
  if (count === 0) return 'The patients are told.';
  return `${count === 1 ? '1 patient has' : `${count} patients have`} no confirmed e-mail address: call them. The others are told.`;
}

/** One notice for each: reading it is written into the trail of that patient. */
async function sayWhomToCall(tx: Tx, deps: Deps, { name }: AccountReply, { toCall }: Ended): Promise<void> {
  const { timeZone } = deps.config.clinic;
  for (const row of toCall) {
    const day = when({ startsAt: row.starts_at.toISOString(), timeZone });
    const title = `Call ${row.patient_name}: ${row.patient_phone}`;
    const text = `No mail goes there. The visit on ${day} with ${name} is moved or cancelled: see the visits of the patient.`;
    const about = { kind: 'appointment', patientId: row.patient_id } as const;
    for (const one of await atTheDesk(tx)) await notify(tx, deps, { title, text, ...about, ...one });
  }
}

/** Whose time has come stays in the queue: the reception sends them to another doctor, or notes what became of it. */
async function sayWhoWaits(tx: Tx, deps: Deps, { id, name }: AccountReply): Promise<void> {
  const count = (await begunVisits(tx, id, todayOf(deps))).length;
  if (count === 0) return;
  const many = count === 1 ? 'One visit of today is' : `${count} visits of today are`;
  const text = `${many} still open with ${name}. Send them to another doctor, or note what became of them.`;
  for (const to of await findAccountsOf(tx, 'desk')) {
    await notify(tx, deps, {
      to,
      kind: 'appointment',
      title: `${name} is not here any more`,
      text,
      link: '/reception',
    });
  }
}

async function atTheDesk(tx: Tx): Promise<{ to: string; link: ScreenLink }[]> {
  const nurses = (await findAccountsOf(tx, 'staff')).map((to) => ({
    to,
    link: '/staff-dashboard?view=patients' as const,
  }));
  const reception = (await findAccountsOf(tx, 'desk')).map((to) => ({ to, link: '/reception' as const }));
  return [...nurses, ...reception];
}

async function notifyColleagues(tx: Tx, deps: Deps, { id, name }: AccountReply, ended: Ended): Promise<void> {
  const text = `Coming visits: ${ended.moved} moved to other doctors, ${ended.cancelled} cancelled. ${whoIsTold(ended)}`;
  const title = `${name} no longer sees patients here`;
  for (const one of await atTheDesk(tx)) await notify(tx, deps, { kind: 'appointment', title, text, ...one });
  // The doctor cannot log in any more: by mail.
  const mail = { subject: 'Your account is closed', text: `Your account is closed. ${text}` };
  await notify(tx, deps, { to: id, kind: 'appointment', title: 'Your account is closed', text, mail });
}
