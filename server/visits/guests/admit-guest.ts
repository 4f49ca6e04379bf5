// The doctor or the patient lets a guest in, or puts one out.
import type { Visit } from '#contract/appointments/visits.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { changeVisit } from '../change-visit.ts';
import { guestStateOf, isLetIn, roomForGuests } from '../policy.ts';
import { seatsHeld } from '../seats/seats-held.ts';
import { guestsHeld } from './guests-held.ts';
import { admit, guestsOf, noteLeaving, uncheckedGuestById } from './store.ts';

export async function letGuestIn(deps: Deps, actor: Actor, guestId: string): Promise<Visit> {
  return changeVisit(deps, actor, await visitOf(deps, guestId), {
    action: 'visit.guest_let_in',
    work: async (tx, { row, state }) => {
      if (!isLetIn(state)) throw new Refusal('nobody_waits');
      const all = await guestsHeld({ ...deps, db: tx }, row);
      const guest = all.find(({ id }) => id === guestId);
      if (!guest || guestStateOf(guest) === 'left') throw new Refusal('guest_not_there');
      if (guestStateOf(guest) === 'in') return false;
      if (
        all.filter((one) => guestStateOf(one) === 'in').length >=
        roomForGuests(await seatsHeld({ ...deps, db: tx }, row))
      )
        throw new Refusal('visit_full');
      if (!(await admit(tx, guestId, actor.accountId, deps.clock.now()))) throw new Refusal('guest_not_there');
      return true;
    },
  });
}

/** Also a link that nobody has opened: it opens nothing any more. */
export async function putGuestOut(deps: Deps, actor: Actor, guestId: string): Promise<Visit> {
  return changeVisit(deps, actor, await visitOf(deps, guestId), {
    action: 'visit.guest_put_out',
    work: async (tx, { row }) => {
      const guest = (await guestsOf(tx, row.id)).find(({ id }) => id === guestId);
      return guest ? noteLeaving(tx, guest, actor.accountId, deps.clock.now()) : false;
    },
  });
}

/** Whether it is a visit of the caller decides whoever holds it: `changeVisit`. */
async function visitOf({ db }: Pick<Deps, 'db'>, guestId: string): Promise<string> {
  const unchecked = await uncheckedGuestById(db, guestId);
  if (!unchecked) throw new Refusal('not_found');
  return unchecked.appointment_id;
}
