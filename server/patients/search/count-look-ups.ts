// How many people someone at the reception may look up: enough for a busy day, too few to copy the list of patients.
import { HOUR_MS } from '#contract/durations.ts';
import { transaction } from '#server/db/transaction.ts';
import { findAccountsOf } from '#server/identity/public.ts';
import { notify } from '#server/notices/notify.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { countOrRefuse } from '#server/platform/rate-limit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import { isLookingUpCounted } from '../policy.ts';
import { noteLookedUp } from './store.ts';

/** Searches, looks for likely duplicates and persons opened together. */
const LOOK_UPS = { most: 400, withinMs: HOUR_MS };
/** Different people in a day: from the first number on an administrator is told, at the second it ends. */
const SHOWN = { told: 500, most: 1_500 };
const OPENED = { told: 200, most: 500 };

/** Each may name somebody who is here already, or send a welcome to whatever address was typed. */
const REGISTRATIONS = { most: 60, withinMs: HOUR_MS };

const PLEASE_WAIT = 'You have looked up more people than a desk needs in an hour. Please wait.';
const TOMORROW = 'You have looked up more people than a desk needs in a day. Ask an administrator.';

/** Call it before looking. */
export async function countLookUp(deps: Deps, actor: Actor): Promise<void> {
  if (isLookingUpCounted(actor)) await countOrRefuse(deps, `look-ups:${actor.accountId}`, LOOK_UPS, PLEASE_WAIT);
}

type Registration = { isNotDuplicate?: boolean | undefined };

/** Call it before anything is written: a try that is refused counts, too. It looks for likely duplicates, so it is a look-up. */
export async function countRegistration(deps: Deps, actor: Actor, { isNotDuplicate }: Registration): Promise<void> {
  const many = 'You have registered more people than a desk does in an hour. Please wait.';
  if (isLookingUpCounted(actor)) await countOrRefuse(deps, `registrations:${actor.accountId}`, REGISTRATIONS, many);
  if (!isNotDuplicate) await countLookUp(deps, actor);
}

/** Call it outside of the transaction that the refusal rolled back. */
export async function countNamed(deps: Deps, actor: Actor, { code, patientId }: Refusal): Promise<void> {
  if (code === 'likely_duplicate' && patientId) await countShown(deps, actor, [patientId]);
}

/** Call it before the answer leaves: nobody is shown beyond the limit. */
export async function countShown(deps: Deps, actor: Actor, patientIds: readonly string[]): Promise<void> {
  if (isLookingUpCounted(actor)) await countPeople(deps, actor, { patientIds, isOpened: false });
}

/** A page that stays open asks again and again: the same person counts once a day. */
export async function countOpened(deps: Deps, actor: Actor, patientId: string): Promise<void> {
  if (!isLookingUpCounted(actor)) return;
  const isNew = await countPeople(deps, actor, { patientIds: [patientId], isOpened: true });
  if (isNew) await countLookUp(deps, actor);
}

type People = { patientIds: readonly string[]; isOpened: boolean };

async function countPeople(deps: Deps, actor: Actor, people: People): Promise<boolean> {
  if (people.patientIds.length === 0) return false;
  const day = dayIn(deps.config.clinic.timeZone, deps.clock.now());
  const { shown, opened, isNew } = await transaction(deps.db, async (tx) => {
    const counted = await noteLookedUp(tx, { accountId: actor.accountId, day, ...people });
    // With it goes what was noted: who was refused is not known the next time.
    if (counted.isNew && (counted.shown > SHOWN.most || counted.opened > OPENED.most)) {
      throw new Refusal('too_many_requests', { message: TOMORROW, retryAfterSeconds: HOUR_MS / 1_000 });
    }
    return counted;
  });
  if (shown >= SHOWN.told || opened >= OPENED.told) await tellAdministrators(deps, actor, day);
  return isNew;
}

/** Once a day for each account. */
async function tellAdministrators(deps: Deps, { accountId }: Actor, day: string): Promise<void> {
  await transaction(deps.db, async (tx) => {
    for (const to of await findAccountsOf(tx, 'admin')) {
      await notify(tx, deps, {
        to,
        kind: 'account',
        title: 'Someone at the reception looks up many people',
        text: `More than ${SHOWN.told} different people on ${day}. The trail says who and whom.`,
        link: '/admin',
        dedupeKey: `look-ups ${accountId} ${day} ${to}`,
      });
    }
  });
}
