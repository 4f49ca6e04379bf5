import { sql } from 'kysely';
import type { CardFact } from '#contract/patients/emergency-card.ts';
import type { Database, Tx } from '../db/connect.ts';
import { sealBytes } from '../db/sealed/open-results.ts';

export const choiceOf = (db: Database, patientId: string) =>
  db.selectFrom('emergency_cards').select(['shows', 'version']).where('patient_id', '=', patientId).executeTakeFirst();

type Choice = { patientId: string; shows: readonly CardFact[]; version: number; now: Date };

/** Whether it was still the version that the patient saw. */
export async function saveChoice(tx: Tx, { patientId, shows, version, now }: Choice): Promise<boolean> {
  const chosen = { shows: [...shows], chosen_at: now };
  const saved =
    version === 0
      ? await tx
          .insertInto('emergency_cards')
          .values({ patient_id: patientId, ...chosen })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await tx
          .updateTable('emergency_cards')
          .set({ ...chosen, version: version + 1 })
          .where('patient_id', '=', patientId)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst();
  return saved !== undefined;
}

export const liveLinkOf = (db: Database, patientId: string) =>
  db
    .selectFrom('emergency_card_links as link')
    .select(['link.id', 'link.sealed_token', 'link.made_at'])
    .select(
      sql<number>`(select count(*)::int from emergency_card_openings where link_id = link.id and not is_by_owner)`.as(
        'times_opened',
      ),
    )
    .where('link.patient_id', '=', patientId)
    .where('link.ended_at', 'is', null)
    .executeTakeFirst();

export async function endLink(tx: Tx, patientId: string, linkId: string, now: Date): Promise<boolean> {
  const ended = await tx
    .updateTable('emergency_card_links')
    .set({ ended_at: now })
    .where('id', '=', linkId)
    .where('patient_id', '=', patientId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

type NewLink = { id: string; patient_id: string; token_hash: Buffer; sealed_token: Buffer; made_at: Date };

/** False where the card has a live link: one_live_link_per_emergency_card keeps a second one out. */
export async function insertLink(tx: Tx, link: NewLink): Promise<boolean> {
  const made = await tx
    .insertInto('emergency_card_links')
    .values({ ...link, sealed_token: await sealBytes(tx, link.patient_id, link.sealed_token) })
    .onConflict((conflict) => conflict.column('patient_id').where('ended_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

export const uncheckedLinkBy = (db: Database, tokenHash: Buffer) =>
  db
    .selectFrom('emergency_card_links as link')
    .innerJoin('patients as patient', 'patient.id', 'link.patient_id')
    .select(['link.id', 'link.made_at', 'link.patient_id'])
    .select(['patient.account_id', 'patient.deactivated_at', 'patient.record_held_since'])
    .where('link.token_hash', '=', tokenHash)
    .where('link.ended_at', 'is', null)
    .executeTakeFirst();

type NewOpening = { link_id: string; at: Date; device: string; is_by_owner: boolean };

export const insertOpening = (tx: Tx, opening: NewOpening) =>
  tx.insertInto('emergency_card_openings').values(opening).execute();

export const openingsOf = (db: Database, patientId: string, limit: number) =>
  db
    .selectFrom('emergency_card_openings as opening')
    .innerJoin('emergency_card_links as link', 'link.id', 'opening.link_id')
    .select(['opening.at', 'opening.device', 'opening.is_by_owner'])
    .where('link.patient_id', '=', patientId)
    .orderBy('opening.at', 'desc')
    .limit(limit)
    .execute();
