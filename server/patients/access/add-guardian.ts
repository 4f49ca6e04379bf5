// Guardians of a child who is registered already: someone asks, and the desk answers; or the desk makes them one at once.
import { DAY_MS } from '#contract/durations.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { addToCount, startOfWindow } from '#server/platform/rate-counter.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findOwnRecord, findPatient, lockPatientById, patientWithPud } from '../find-patient.ts';
import { isRecordHeld } from '../policy.ts';
import { endLapsed } from './end-lapsed.ts';
import { isChild } from './find-age.ts';
import { monthsLater } from './months-later.ts';
import { requireSomeoneElse } from './someone-else.ts';
import { courtOrdersAmong, insertAccess } from './store.ts';
import { publishFamily, tell, tellOfGuardian } from './tell-family.ts';

const ASKED_A_DAY = { most: 5, withinMs: DAY_MS };

/** Answers the same whether or not somebody has this PUD, is a child, or has a guardian already. */
export async function askForChild(deps: Deps, actor: Actor, pud: string): Promise<void> {
  await findOwnRecord(deps.db, actor);
  // Every question counts, also one about nobody: the limit tells nothing of who is there.
  const asked = await addToCount(deps, `ask-child:${actor.accountId}`, startOfWindow(deps.clock.now(), ASKED_A_DAY), 1);
  if (asked > ASKED_A_DAY.most) throw new Refusal('too_many_children');
  await transaction(deps.db, async (tx) => {
    const child = await patientWithPud(tx, pud);
    const isAsked = child && child.id !== actor.patientId && (await isChild({ ...deps, db: tx }, child.id));
    const access = { account_id: actor.accountId, granted_by: actor.accountId, since: deps.clock.now() };
    const id = isAsked
      ? await insertAccess(tx, { patient_id: child.id, relation: 'guardian', state: 'asked', ...access })
      : null;
    await appendEntry(tx, deps.clock, actor, 'family.asked', {
      subject: 'access',
      ...(id && child ? { subjectId: id, patientId: child.id } : {}),
    });
    // To those who work here alone: an event would tell whoever asks that there is such a child.
    if (id && child) await publish(tx, { type: 'family', id: child.id, to: { roles: ['staff', 'desk'] } });
  });
}

type Guardian = {
  pud: string;
  isOrderRead: boolean;
  /** Of an adult: which paper says so, and for how long. */
  paper?: string | undefined;
  months?: number | undefined;
};

/** Of a child, until it comes of age; of an adult only by a paper and for some months. */
export async function addGuardian(deps: Deps, actor: Actor, patientId: string, guardian: Guardian): Promise<void> {
  await transaction(deps.db, async (tx) => {
    await lockPatientById(tx, patientId);
    const child = await findPatient(tx, patientId);
    const isOfChild = await isChild({ ...deps, db: tx }, child.id);
    const { paper, months } = guardian;
    if (!isOfChild && (!paper || !months)) throw new Refusal('paper_needed', { fields: neededOfAdult(guardian) });
    const person = await patientWithPud(tx, guardian.pud);
    if (!person?.account_id || person.id === child.id) {
      throw new Refusal('unknown_pud', { fields: { pud: 'Nobody with an account has this PUD.' } });
    }
    if (isRecordHeld(person)) throw new Refusal('guardian_unconfirmed');
    await requireSomeoneElse(tx, actor, person.account_id);
    const isOrdered = (await courtOrdersAmong(tx, [child.id])).has(child.id);
    if (isOrdered && !guardian.isOrderRead) throw new Refusal('court_order_unread');
    const now = deps.clock.now();
    const by = { granted_by: actor.accountId, confirmed_by: actor.accountId, confirmed_at: now, since: now };
    const given = { patient_id: child.id, account_id: person.account_id } as const;
    await endLapsed(tx, deps, { patientId: child.id, accountId: person.account_id });
    const as = isOfChild
      ? ({ relation: 'guardian' } as const)
      : // An adult's guardian helps with everything, by the paper instead of the adult's own yes.
        ({ relation: 'helper', guardian_paper: paper ?? null, until: monthsLater(deps, months ?? 0) } as const);
    const id = await insertAccess(tx, { ...given, ...as, state: 'confirmed', ...by });
    if (!id) throw new Refusal('already_done');
    const details = { account: person.account_id, relation: as.relation, court_order: isOrdered };
    const about = { subject: 'access', subjectId: id, patientId: child.id };
    await appendEntry(tx, deps.clock, actor, 'family.access_given', { ...about, details });
    const { name } = child;
    await tell(
      tx,
      deps,
      person.account_id,
      isOfChild
        ? { code: 'family-guardian', values: { name } }
        : { code: 'family-guardian-of-adult', values: { name, months: months ?? 0 } },
    );
    await tellOfGuardian(tx, deps, child.account_id, person.name);
    await publishFamily(tx, { ...given, owner_id: child.account_id });
  });
}

const neededOfAdult = ({ paper, months }: Guardian): Record<string, string> => ({
  ...(paper ? {} : { paper: 'Which paper names them? For example: order of the District Court, 12/03/2026.' }),
  ...(months ? {} : { months: 'Choose how long.' }),
});
