import type { TrailFilter, TrailLine } from '#contract/trail/trail.ts';
import { endpointCode } from '#server/audit/endpoint-code.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { describeLines } from './describe-lines.ts';
import { recordReading } from './record-reading.ts';
import { entriesIn } from './store.ts';
import { scopeOf } from './trail-scope.ts';

const LIST = endpointCode('GET /admin/trail');

type Page = { limit: number; after: string | null };

/** Reading is an act like any other: its entry names the patients whose PUDs were shown. */
export async function listTrail(deps: Deps, actor: Actor, filter: TrailFilter, page: Page): Promise<TrailLine[]> {
  return transaction(deps.db, async (tx) => {
    const scope = await scopeOf(tx, deps.config.clinic.timeZone, filter);
    const { lines, patients } = await describeLines(tx, await entriesIn(tx, scope, page));
    const { patientId } = scope;
    const read = { list: LIST, what: 'lines', lines: lines.length, filter, patientId, patients } as const;
    await recordReading(tx, deps, actor, 'trail.read', read);
    return lines;
  });
}
