// Opens a part of a chart for later modules, with an audit entry that the patient can read.
import type { About } from '#server/audit/append-entry.ts';
import { readWithEntry } from '#server/audit/read-with-entry.ts';
import type { Database } from '#server/db/connect.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { ChartRow } from '../store.ts';
import { chartAskedFor, noChart } from './require-chart.ts';

/** The entry is a part of the read: nobody reads without leaving one. `part` is a code like 'profile'. */
export async function openChart(
  db: Database,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  patientId: string,
  part: string,
): Promise<ChartRow> {
  for (const { reason, ...way } of chartAskedFor(actor, patientId, clock.now())) {
    // The trail says who came in by an open alert, without a care relationship.
    const details: About['details'] = reason === 'care' ? { part } : { part, reason };
    const about = { subject: 'chart', subjectId: patientId, patientId, details };
    const patient = await readWithEntry<ChartRow>(db, clock, actor, 'chart.opened', about, way);
    if (patient) return patient;
  }
  throw await noChart(db, actor, patientId);
}
