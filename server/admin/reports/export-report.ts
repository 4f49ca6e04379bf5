import { type CountTable, type Report, type ReportFilter, SMALLEST_GROUP } from '#contract/reports.ts';
import type { Actor } from '#server/platform/actor.ts';
import { csvLine } from '#server/platform/csv/csv-line.ts';
import type { Deps } from '#server/platform/deps.ts';
import { readReport } from './read-report.ts';

const TOO_FEW = `under ${SMALLEST_GROUP} or hidden with it`;

/** One count in a line, so that a spreadsheet can arrange them as it likes. */
export async function* exportReport(deps: Deps, actor: Actor, filter: ReportFilter): AsyncGenerator<string> {
  const report = await readReport(deps, actor, filter, 'report.exported');
  yield csvLine(['From', 'To', 'Doctor', 'Department', 'Figure', 'By', 'Group', 'What', 'Count']);
  for (const line of linesOf(report)) {
    yield csvLine([report.from, report.to, report.doctor ?? 'all', report.department ?? 'all', ...line]);
  }
}

type Line = [figure: string, by: string, group: string, what: string, count: string | number];

function linesOf({ step, visits, waiting, overrides, agreement }: Report): Line[] {
  const minutes = [
    ...waiting.figures.map((row) => ({ ...row, name: nameIn(waiting.byDoctor, row.key) })),
    { ...waiting.all, name: 'all' },
  ];
  return [
    ...countsOf('visits', step, visits.byTime),
    ...countsOf('visits', 'doctor', visits.byDoctor),
    ...countsOf('visits', 'department', visits.byDepartment),
    ...countsOf('waiting minutes', 'doctor', waiting.byDoctor),
    ...minutes.flatMap(({ name, median, ninetieth }): Line[] => [
      ['waiting minutes', 'doctor', name, 'median', median ?? TOO_FEW],
      ['waiting minutes', 'doctor', name, '90 of 100 waited at most', ninetieth ?? TOO_FEW],
    ]),
    ...countsOf('signatures', 'doctor', overrides.byDoctor),
    ...countsOf('overridden findings', 'kind', overrides.byKind),
    ...countsOf('triage and diagnosis', 'visits', agreement),
  ];
}

const nameIn = ({ rows }: CountTable, key: string): string => rows.find((row) => row.key === key)?.name ?? '';

const countsOf = (figure: string, by: string, { columns, rows, sum }: CountTable): Line[] =>
  [...rows, { name: 'all', ...sum }].flatMap(({ name, counts, total }) =>
    [...columns, 'total'].map(
      (what, index): Line => [
        ...([figure, by, name, what] as const),
        (index < columns.length ? counts[index] : total) ?? TOO_FEW,
      ],
    ),
  );
