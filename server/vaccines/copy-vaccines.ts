// For the data export: every version of every dose and every decision, also those that have ended.
import type { Tx } from '../db/connect.ts';
import { allDecisionsOf, allDoseVersions } from './store.ts';

/** The caller has made sure that this is the actor's own record, or that they may have it. */
export async function copyVaccines(tx: Tx, patientId: string) {
  const doses = await allDoseVersions(tx, patientId);
  const decisions = await allDecisionsOf(tx, patientId);
  return {
    vaccines: doses.map((row) => ({
      ...{ id: row.id, version: row.version, vaccine: row.series, source: row.source, product: row.product },
      ...{ batch: row.batch, site: row.site, place: row.place, givenBy: row.given_by, reason: row.reason },
      givenOn: row.given_on,
      isEnteredInError: row.is_wrong,
      writtenBy: row.writer,
      writtenAt: row.written_at.toISOString(),
    })),
    vaccineDecisions: decisions.map((row) => ({
      ...{ id: row.id, vaccine: row.series, kind: row.kind, reason: row.reason },
      until: row.until_day,
      decidedBy: row.decider,
      decidedAt: row.decided_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
    })),
  };
}
