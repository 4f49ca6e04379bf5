import { TRAIL_KINDS, type TrailLine } from '#contract/trail/trail.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import { csvLine } from '#server/platform/csv/csv-line.ts';
import type { Deps } from '#server/platform/deps.ts';
import { wallClockIn } from '#server/platform/zoned-time.ts';
import { describeLines } from './describe-lines.ts';
import { findReadyExport } from './exports/ask-for-export.ts';
import { entriesIn } from './store.ts';
import { filterForTrail, scopeOf } from './trail-scope.ts';

const LINES_AT_ONCE = 1_000;
const HEADS = ['Line', 'Day', 'Time', 'Person', 'Role', 'Act', 'Note', 'Kind'];

/**
 * All lines of a filter, newest first, a page at a time: no transaction stays open while a slow reader takes them. The entry
 * comes first and names the last line that the file can hold, so the trail itself says what left.
 */
export async function* exportTrail(deps: Deps, actor: Actor, id: string): AsyncGenerator<string> {
  const { filter, notAfter } = await findReadyExport(deps, actor, id);
  const { timeZone } = deps.config.clinic;
  const scope = await scopeOf(deps.db, timeZone, filter);
  await transaction(deps.db, (tx) =>
    appendEntry(tx, deps.clock, actor, 'trail.exported', {
      subject: 'trail-export',
      subjectId: id,
      ...(scope.patientId ? { patientId: scope.patientId } : {}),
      details: { ...filterForTrail(filter), what: 'lines', until: notAfter },
    }),
  );
  yield csvLine(HEADS);
  for (let after: string | null = null; ; ) {
    const rows = await entriesIn(deps.db, scope, { limit: LINES_AT_ONCE, after, notAfter });
    const { lines } = await describeLines(deps.db, rows);
    yield lines.map((line) => inCells(line, timeZone)).join('');
    after = rows.at(-1)?.id ?? null;
    if (!after || rows.length < LINES_AT_ONCE) return;
  }
}

function inCells(line: TrailLine, timeZone: string): string {
  const at = new Date(line.at);
  const act = [line.before, line.about?.name, line.after].filter(Boolean).join(' ');
  const { day, time } = wallClockIn(timeZone, at);
  // Zones differ by minutes, never by seconds.
  const seconds = line.at.slice(17, 19);
  const kind = TRAIL_KINDS[line.kind];
  return csvLine([line.id, day, `${time}:${seconds}`, line.who.name, line.who.role, act, line.note, kind]);
}
