import {
  AGREEMENTS,
  type Report,
  type ReportFilter,
  SIGNATURES,
  SMALLEST_GROUP,
  VISIT_OUTCOMES,
  WAITS,
  type WaitFigures,
} from '#contract/reports.ts';
import { countVisits, countWaits } from '#server/appointments/figures/count-visits.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { countOverrides } from '#server/care/figures/count-overrides.ts';
import { transaction } from '#server/db/transaction.ts';
import { countOrderOverrides } from '#server/medication/figures/count-overrides.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { countAgreement } from '#server/triage/agreement/count-agreement.ts';
import { hideSmall, type RawRow } from './hide-small.ts';
import { daysOf, type ReportDays, scopeOf, stepOf, stepsIn, todayOf } from './report-scope.ts';
import { namesFor } from './store.ts';

/** Counts only. Who asked, and for which days, is an entry: many small questions would add up to an answer about somebody. */
export async function readReport(
  deps: Deps,
  actor: Actor,
  filter: ReportFilter,
  action: 'report.read' | 'report.exported' = 'report.read',
): Promise<Report> {
  const days = daysOf(filter, todayOf(deps));
  const names = await requireNames(deps, filter);
  const scope = scopeOf(deps, filter, days);
  const [visits, waits, signed, ordered, agreement] = await Promise.all([
    countVisits(deps, scope),
    countWaits(deps, scope),
    countOverrides(deps, scope),
    countOrderOverrides(deps, scope),
    countAgreement(deps, scope),
  ]);
  await transaction(deps.db, (tx) =>
    appendEntry(tx, deps.clock, actor, action, { subject: 'report', details: { ...days, ...filterIds(filter) } }),
  );
  const visitsBy = (of: (typeof visits)[number]['of']) => visits.filter((row) => row.of === of).map(asVisits);
  const overrides = [...signed, ...ordered];
  return {
    ...days,
    ...names,
    countedAt: deps.clock.now().toISOString(),
    step: scope.step,
    visits: {
      byTime: hideSmall(VISIT_OUTCOMES, everyStep(visitsBy('time'), days)),
      byDoctor: hideSmall(VISIT_OUTCOMES, visitsBy('doctor')),
      byDepartment: hideSmall(VISIT_OUTCOMES, visitsBy('department')),
    },
    waiting: waitingOf(waits),
    overrides: {
      byDoctor: hideSmall(SIGNATURES, together(overrides.filter(({ of }) => of === 'doctor').map(asSignatures))),
      byKind: hideSmall(
        SIGNATURES.slice(1),
        together(
          overrides
            .filter(({ of }) => of === 'kind')
            .map(({ overridden, ...row }) => ({ ...row, counts: [overridden] })),
        ),
      ),
    },
    agreement: hideSmall(AGREEMENTS, [
      { key: 'all', name: 'All', counts: AGREEMENTS.map((kind) => agreement.get(kind) ?? 0) },
    ]),
  };
}

async function requireNames({ db }: Deps, filter: ReportFilter): Promise<Pick<Report, 'doctor' | 'department'>> {
  const names = await namesFor(db, filter);
  if ((filter.doctor && names.doctor === null) || (filter.department && names.department === null)) {
    throw new Refusal('not_found');
  }
  return names;
}

const filterIds = ({ doctor, department }: ReportFilter) => ({
  ...(doctor ? { doctor } : {}),
  ...(department ? { department } : {}),
});

type Visits = Awaited<ReturnType<typeof countVisits>>[number];
type Waits = Awaited<ReturnType<typeof countWaits>>[number];
type Signatures = Awaited<ReturnType<typeof countOverrides>>[number];

const asVisits = ({ key, name, came, missed, left, not_noted }: Visits): RawRow => ({
  key,
  name,
  counts: [came, missed, left, not_noted],
});

const asSignatures = ({ key, name, without, overridden }: Signatures): RawRow => ({
  key,
  name,
  counts: [without, overridden],
});

/** A stretch without visits is one, too. */
function everyStep(rows: readonly RawRow[], days: ReportDays): RawRow[] {
  const known = new Map(rows.map((row) => [row.key, row]));
  const none = VISIT_OUTCOMES.map(() => 0);
  return stepsIn(days, stepOf(days)).map((day) => known.get(day) ?? { key: day, name: day, counts: none });
}

/** A doctor who signed prescriptions and orders of the ward is one row. */
function together(rows: readonly RawRow[]): RawRow[] {
  const byKey = new Map<string, RawRow>();
  for (const row of rows) {
    const before = byKey.get(row.key);
    const counts = row.counts.map((count, index) => count + (before?.counts[index] ?? 0));
    byKey.set(row.key, { ...row, counts });
  }
  return [...byKey.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}

function waitingOf(rows: readonly Waits[]): Report['waiting'] {
  const ofDoctors = rows.flatMap((row) => (row.key === null ? [] : [{ ...row, key: row.key, name: row.name ?? '' }]));
  const all = rows.find(({ key }) => key === null);
  return {
    byDoctor: hideSmall(
      WAITS,
      ofDoctors.map(({ key, name, ...row }) => ({
        key,
        name,
        counts: [row.under_15, row.under_30, row.under_60, row.longer, row.not_noted],
      })),
    ),
    figures: ofDoctors.map((row) => ({ key: row.key, ...minutesOf(row) })),
    all: all ? minutesOf(all) : { median: null, ninetieth: null },
  };
}

function minutesOf(row: Omit<Waits, 'key' | 'name'>): Omit<WaitFigures, 'key'> {
  const measured = row.under_15 + row.under_30 + row.under_60 + row.longer;
  const isShown = measured >= SMALLEST_GROUP;
  return { median: isShown ? rounded(row.median) : null, ninetieth: isShown ? rounded(row.ninetieth) : null };
}

const rounded = (minutes: number | null): number | null => (minutes === null ? null : Math.round(minutes));
