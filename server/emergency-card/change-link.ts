import { randomUUID } from 'node:crypto';
import type { EmergencyCard } from '#contract/patients/emergency-card.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { drawToken, hashToken } from '../identity/sessions/session-token.ts';
import { requireOwnRecord } from '../patients/find-patient.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { Refusal } from '../platform/refusal.ts';
import { presentCard } from './read-card.ts';
import { sealedTokenOf } from './sealed-token.ts';
import { endLink, insertLink } from './store.ts';

/** Makes a link. The one that it replaces ends in the same moment; of two renewals at once one wins. */
export async function makeLink(
  deps: Deps,
  actor: Actor,
  patientId: string,
  { replaces }: { replaces: string | null },
): Promise<EmergencyCard> {
  return changed(deps, actor, patientId, async (tx) => {
    if (replaces !== null) await end(tx, deps, actor, { patientId, linkId: replaces });
    const [id, token, now] = [randomUUID(), drawToken(), deps.clock.now()];
    const isMade = await insertLink(tx, {
      id,
      patient_id: patientId,
      token_hash: hashToken(token),
      sealed_token: deps.seal.seal(token, sealedTokenOf(id)),
      made_at: now,
    });
    if (!isMade) throw new Refusal('version_outdated');
    await appendEntry(tx, deps.clock, actor, 'emergency-card.link_made', aboutLink(patientId, id));
  });
}

export const endCardLink = (deps: Deps, actor: Actor, patientId: string, { link }: { link: string }) =>
  changed(deps, actor, patientId, (tx) => end(tx, deps, actor, { patientId, linkId: link }));

async function changed(
  deps: Deps,
  actor: Actor,
  patientId: string,
  change: (tx: Tx) => Promise<void>,
): Promise<EmergencyCard> {
  return transaction(deps.db, async (tx) => {
    await requireOwnRecord(tx, actor, patientId);
    await change(tx);
    await publish(tx, { type: 'emergency-card', id: patientId, to: { patients: [patientId] } });
    return presentCard({ ...deps, db: tx }, actor, patientId);
  });
}

type Link = { patientId: string; linkId: string };

async function end(tx: Tx, deps: Deps, actor: Actor, { patientId, linkId }: Link): Promise<void> {
  if (!(await endLink(tx, patientId, linkId, deps.clock.now()))) throw new Refusal('version_outdated');
  await appendEntry(tx, deps.clock, actor, 'emergency-card.link_ended', aboutLink(patientId, linkId));
}

const aboutLink = (patientId: string, linkId: string) => ({
  subject: 'emergency-card-link',
  subjectId: linkId,
  patientId,
});
