import type { EmergencyCard } from '#contract/patients/emergency-card.ts';
import type { Database } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { requireOwnRecord } from '../patients/find-patient.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { linkTo } from '../platform/link.ts';
import { findFacts } from './find-facts.ts';
import { sealedTokenOf } from './sealed-token.ts';
import { liveLinkOf, openingsOf } from './store.ts';

const OPENINGS = 20;

export async function readCard(deps: Deps, actor: Actor, patientId: string): Promise<EmergencyCard> {
  return transaction(deps.db, async (tx) => {
    await requireOwnRecord(tx, actor, patientId);
    return presentCard({ ...deps, db: tx }, actor, patientId);
  });
}

/** The caller has checked that it is the patient who asks. */
export async function presentCard(deps: Deps, actor: Actor, patientId: string): Promise<EmergencyCard> {
  const { shows, version, facts } = await findFacts(deps, actor, patientId);
  return {
    patientId,
    shows,
    version,
    facts,
    // An address opens the card to anyone: it would outlive the end of a share.
    link: actor.acting ? null : await presentLink(deps, patientId),
    openings: await findOpenings(deps.db, patientId, OPENINGS),
  };
}

/** The token stands behind #: browsers send it to no server by themselves, so no log and no preview of a chat holds it. */
async function presentLink({ db, seal, config }: Deps, patientId: string): Promise<EmergencyCard['link']> {
  const link = await liveLinkOf(db, patientId);
  if (!link) return null;
  const token = seal.openText(link.sealed_token, sealedTokenOf(link.id));
  return {
    id: link.id,
    address: linkTo(config, `/shared-card#${token}`),
    madeAt: link.made_at.toISOString(),
    timesOpened: link.times_opened,
  };
}

export const findOpenings = async (
  db: Database,
  patientId: string,
  limit: number,
): Promise<EmergencyCard['openings']> =>
  (await openingsOf(db, patientId, limit)).map(({ at, device, is_by_owner }) => ({
    at: at.toISOString(),
    device,
    isByOwner: is_by_owner,
  }));
