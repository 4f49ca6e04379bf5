import { MINUTE_MS } from '#contract/durations.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { openSharedCard as contract } from '#contract/patients/emergency-card.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { deviceName } from '../identity/sessions/device-name.ts';
import { hashToken } from '../identity/sessions/session-token.ts';
import { notify } from '../notices/notify.ts';
import type { Actor, Caller } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { withhold } from '../platform/http/withhold.ts';
import { refuse } from '../platform/refusal.ts';
import { countOpening, countWrongLink } from './count-opening.ts';
import { findFacts } from './find-facts.ts';
import { isOwner, isShared } from './policy.ts';
import { insertOpening, uncheckedLinkBy } from './store.ts';

/** One kind of device is told of once within this time: a page that is loaded again is the same look. */
const ONE_LOOK_MS = 10 * MINUTE_MS;

type Opened = { token: string; userAgent: string | undefined; address: string };

/** Whoever holds the link reads what the patient chose, from the record of this moment. Each opening is kept and told. */
export async function openSharedCard(
  deps: Deps,
  caller: Caller,
  { token, userAgent, address }: Opened,
): Promise<ReplyOf<typeof contract>> {
  const known = await uncheckedLinkBy(deps.db, hashToken(token));
  if (!known || !isShared(known)) {
    await countWrongLink(deps, address);
    throw refuse('link_invalid', 'card', {});
  }
  await countOpening(deps, known.id, address);
  return transaction(deps.db, async (tx) => {
    // It may have ended meanwhile.
    const link = await uncheckedLinkBy(tx, hashToken(token));
    if (!link || !isShared(link)) throw refuse('link_invalid', 'card', {});
    const opening = { device: deviceName(userAgent), isByOwner: isOwner(caller, link) };
    const accountId = link.account_id ?? '';
    await insertOpening(tx, {
      link_id: link.id,
      at: deps.clock.now(),
      device: opening.device,
      is_by_owner: opening.isByOwner,
    });
    await appendEntry(tx, deps.clock, caller, 'emergency-card.opened', {
      subject: 'emergency-card-link',
      subjectId: link.id,
      patientId: link.patient_id,
    });
    if (!opening.isByOwner) await tellOwner(tx, deps, { accountId, linkId: link.id, device: opening.device });
    await publish(tx, { type: 'emergency-card', id: link.patient_id, to: { patients: [link.patient_id] } });
    // Whoever acts for the patient holds the link as well: what is confidential is not on it.
    await withhold(tx, { patientId: link.patient_id, withholds: 'all' });
    // Read as its owner would: no clinic's notes among the medicines.
    const owner: Actor = {
      accountId,
      role: 'patient',
      sessionId: '',
      requestId: caller.requestId,
      patientId: link.patient_id,
    };
    const { facts } = await findFacts({ ...deps, db: tx }, owner, link.patient_id);
    return { facts, linkMadeAt: link.made_at.toISOString() };
  });
}

async function tellOwner(
  tx: Tx,
  deps: Deps,
  { accountId, linkId, device }: { accountId: string; linkId: string; device: string },
): Promise<void> {
  const look = Math.floor(deps.clock.now().getTime() / ONE_LOOK_MS);
  await notify(tx, deps, {
    to: accountId,
    kind: 'emergency-card',
    says: { code: 'card-opened', values: { device } },
    link: '/emergency-card',
    dedupeKey: `emergency-card:${linkId}:${device}:${look}`,
  });
}
