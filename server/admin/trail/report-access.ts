import { DAY_MS } from '#contract/durations.ts';
import { type AccessReport, REPORT_DAYS, type TrailFilter } from '#contract/trail/trail.ts';
import { endpointCode } from '#server/audit/endpoint-code.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import { csvLine } from '#server/platform/csv/csv-line.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readWorker } from '#server/staffing/read-worker.ts';
import { doerOf } from './describe-lines.ts';
import { recordReading } from './record-reading.ts';
import { type Counted, countByPatient, countByPerson, namesOf, type TrailScope } from './store.ts';
import { scopeOf } from './trail-scope.ts';
import { actionsOf } from './trail-words.ts';

const MOST = 500;
const LIST = endpointCode('GET /admin/trail/report');

const CLASSES = {
  opened: actionsOf('chart'),
  listed: [...actionsOf('list'), 'trail.read', 'trail.exported'] as const,
  refused: actionsOf('refused'),
  glass: actionsOf('glass'),
};

/** Of a patient: who touched their data. Of someone who works here: whose data they touched. Asking leaves an entry. */
export async function reportAccess(
  deps: Deps,
  actor: Actor,
  filter: TrailFilter,
  action: 'trail.read' | 'trail.exported' = 'trail.read',
): Promise<AccessReport> {
  return transaction(deps.db, async (tx) => {
    const scope = await scopeOf(tx, deps.config.clinic.timeZone, filter);
    const { patientId } = scope;
    const rows = patientId
      ? await countByPerson(tx, scope, CLASSES, MOST + 1)
      : await countByPatient(tx, lately(deps, requireWorker(scope)), CLASSES, MOST + 1);
    const shown = rows.slice(0, MOST);
    const { report, patients } = patientId
      ? await aboutPatient(tx, patientId, shown)
      : await aboutWorker(tx, scope, shown);
    const read = { list: LIST, what: 'report', lines: shown.length, filter, patientId, patients } as const;
    await recordReading(tx, deps, actor, action, read);
    return { ...report, isCut: rows.length > MOST };
  });
}

function requireWorker(scope: TrailScope): TrailScope {
  if (!scope.actorId) throw new Refusal('report_needs_someone');
  return scope;
}

/** One person may have touched data for years: without a day it reaches back a quarter. */
const lately = ({ clock }: Deps, scope: TrailScope): TrailScope => ({
  ...scope,
  from: scope.from ?? new Date((scope.until ?? clock.now()).getTime() - REPORT_DAYS * DAY_MS),
});

type Report = { report: Omit<AccessReport, 'isCut'>; patients: string[] };

async function aboutPatient(tx: Tx, patientId: string, rows: Counted[]): Promise<Report> {
  const people = rows.map(({ actor_id }) => actor_id).filter((id) => id !== null);
  const named = await namesOf(tx, people, [patientId]);
  const report = {
    of: 'patient',
    name: named.puds.get(patientId) ?? '',
    rows: rows.map((row) => ({ ...countsOf(row), ...doerOf(row, named) })),
  } as const;
  return { report, patients: named.patients };
}

/** A patient is no worker: their account answers 404. */
async function aboutWorker(tx: Tx, { actorId }: TrailScope, rows: Counted[]): Promise<Report> {
  const worker = await readWorker(tx, actorId ?? '');
  const patients = rows.map(({ patient_id }) => patient_id).filter((id) => id !== null);
  const { puds } = await namesOf(tx, [], patients);
  const report = {
    of: 'worker' as const,
    name: worker.name,
    rows: rows.map((row) => ({
      ...countsOf(row),
      name: puds.get(row.patient_id ?? '') ?? 'A patient who is not here any more',
      role: null,
      accountId: null,
    })),
  };
  return { report, patients };
}

const countsOf = ({ opened, listed, refused, glass, other, first, last }: Counted) => ({
  opened,
  listed,
  refused,
  glass,
  other,
  first: first.toISOString(),
  last: last.toISOString(),
});

const HEADS = ['Role', 'Opened', 'In lists', 'Refused', 'Glass broken', 'Other acts', 'First (UTC)', 'Last (UTC)'];

/** The report as a file: data left, so the entry says so. */
export async function* exportReport(deps: Deps, actor: Actor, filter: TrailFilter): AsyncGenerator<string> {
  const { of, rows } = await reportAccess(deps, actor, filter, 'trail.exported');
  yield csvLine([of === 'patient' ? 'Person' : 'Patient', ...HEADS]);
  for (const { name, role, opened, listed, refused, glass, other, first, last } of rows) {
    yield csvLine([name, role, opened, listed, refused, glass, other, first, last]);
  }
}
