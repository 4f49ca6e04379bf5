import type { Visit } from '#contract/appointments/visits.ts';
import { drawToken, hashToken } from '#server/identity/sessions/session-token.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { linkTo } from '#server/platform/link.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { changeVisit } from '../change-visit.ts';

import { guestsOf, insertGuest } from './store.ts';

/** So many links a visit gives; whoever needs more has sent them to the wrong people. */
const MOST_LINKS = 6;

/** The token stands behind # and so never reaches a log; the database has its hash alone. */
export async function inviteGuest(
  deps: Deps,
  actor: Actor,
  id: string,
  name: string,
): Promise<{ visit: Visit; address: string }> {
  const token = drawToken();
  const visit = await changeVisit(deps, actor, id, {
    action: 'visit.guest_invited',
    work: async (tx) => {
      if ((await guestsOf(tx, id)).length >= MOST_LINKS) throw new Refusal('too_many_guests');
      await insertGuest(tx, {
        ...{ visitId: id, name, by: actor.accountId, linkHash: hashToken(token), now: deps.clock.now() },
      });
      return true;
    },
  });
  return { visit, address: linkTo(deps.config, `/join-visit#${token}`) };
}
