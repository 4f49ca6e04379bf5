// What follows from a schedule, the day of birth, the doses given and what doctors decided. Pure: the same facts, the same record.
import type { DoseLine, ScheduledDose, VaccineDecision } from '#contract/childhood/vaccines.ts';
import { dayAfter, dayBefore, laterOf } from './age.ts';
import { isOneVaccine, standsInFor } from './groups.ts';

export type Dose = { id: string; series: string; givenOn: string };
export type Facts = {
  dateOfBirth: string;
  today: string;
  schedule: readonly ScheduledDose[];
  doses: readonly Dose[];
  decisions: readonly Pick<VaccineDecision, 'series' | 'kind' | 'untilDay' | 'reason'>[];
};

/** Two live injections are given on one day or so far apart (WHO, General Best Practice). */
const LIVE_APART = '4 weeks';
/** Between any two doses of one vaccine, also after one that does not count, unless the schedule asks for more. */
const DOSES_APART = '4 weeks';
/** A dose that became possible only now is not overdue tomorrow. */
const TIME_TO_COME = '4 weeks';

type Counted = { countsAs: string | null; remark: string | null };

/** Which dose of the schedule each given one is. One that came too early does not count, and the next takes its place. */
export function countDoses({ schedule, doses, dateOfBirth }: Facts): Map<string, Counted> {
  const counted = new Map<string, Counted>();
  const countedOn = new Map<string, string>();
  const earlier: Dose[] = [];
  const next = new Map<string, number>();
  for (const dose of sortedByDay(doses, schedule)) {
    const rows = schedule.filter(({ series }) => series === dose.series).toSorted((a, b) => a.nth - b.nth);
    const row = rows[next.get(dose.series) ?? 0];
    if (!row) {
      counted.set(dose.id, {
        countsAs: null,
        remark: rows.length > 0 ? 'One more than the schedule has.' : NOT_LISTED,
      });
      earlier.push(dose);
      continue;
    }
    const early = tooEarly(row, dose, { dateOfBirth, schedule, countedOn, earlier });
    earlier.push(dose);
    if (early) {
      counted.set(dose.id, { countsAs: null, remark: early });
      continue;
    }
    next.set(dose.series, (next.get(dose.series) ?? 0) + 1);
    countedOn.set(row.code, dose.givenOn);
    counted.set(dose.id, { countsAs: row.code, remark: afterLastAge(row, dose, dateOfBirth) });
  }
  return counted;
}

const NOT_LISTED = 'Not in the schedule.';

/** Of one day, what another waits for comes first. */
function sortedByDay(doses: readonly Dose[], schedule: readonly ScheduledDose[]): Dose[] {
  const order = sortedByNeed(schedule).map(({ series }) => series);
  const place = ({ series }: Dose) => (order.includes(series) ? order.indexOf(series) : order.length);
  return doses.toSorted(
    (a, b) => a.givenOn.localeCompare(b.givenOn) || place(a) - place(b) || a.id.localeCompare(b.id),
  );
}

type Before = {
  dateOfBirth: string;
  schedule: readonly ScheduledDose[];
  /** By code, the day of what counts. */
  countedOn: ReadonlyMap<string, string>;
  /** Counted or not. */
  earlier: readonly Dose[];
};

/** Why a dose on this day does not count; null where it does. */
export function tooEarly(row: ScheduledDose, dose: Dose, before: Before): string | null {
  const { dateOfBirth, schedule, countedOn, earlier } = before;
  if (dose.givenOn < dayAfter(dateOfBirth, row.leastAge))
    return `Too early, does not count: not before the age of ${row.leastAge}.`;
  const named = schedule.find(({ code }) => code === row.afterCode);
  const waitedFor = named && lastDay(codesFor(named, schedule).flatMap((code) => countedOn.get(code) ?? []));
  if (named && !waitedFor) return `Too early, does not count: ${named.name} comes before it, and none is counted.`;
  if (waitedFor && row.leastGap && dose.givenOn < dayAfter(waitedFor, row.leastGap))
    return `Too early, does not count: ${row.leastGap} after the dose before are the least.`;
  if (dose.givenOn < afterSameVaccine(row, schedule, earlier))
    return `Too early, does not count: ${row.leastGap ?? DOSES_APART} after the last dose of this vaccine are the least, also after one that does not count.`;
  const near = earlier.some((other) => isTooNear(row, other, dose.givenOn, schedule));
  return near ? `Does not count: less than ${LIVE_APART} after another live vaccine, and not on the same day.` : null;
}

/** The dose itself and the one that is given in its place. */
const codesFor = (named: ScheduledDose, schedule: readonly ScheduledDose[]): string[] => [
  named.code,
  ...schedule.filter((row) => row.insteadOf === named.series && row.nth === named.nth).map(({ code }) => code),
];

const lastDay = (days: readonly string[]): string => days.reduce(laterOf, '');

/** From when on by the last dose of this vaccine, or of one that stands in for it, whether that counted or not. */
function afterSameVaccine(row: ScheduledDose, schedule: readonly ScheduledDose[], doses: readonly Dose[]): string {
  const same = doses.filter(({ series }) => standsInFor(row.series, series, schedule));
  return lastDay(same.map(({ givenOn }) => farEnough(row, givenOn)));
}

export const farEnough = ({ leastGap }: ScheduledDose, day: string): string =>
  laterOf(dayAfter(day, DOSES_APART), leastGap ? dayAfter(day, leastGap) : '');

/** Two live injections on different days, less than four weeks apart. */
export function isTooNear(row: ScheduledDose, other: Dose, on: string, schedule: readonly ScheduledDose[]): boolean {
  const isOtherLive = schedule.some(({ series, keepsApart }) => series === other.series && keepsApart);
  const [first = '', second = ''] = [other.givenOn, on].sort();
  return (
    row.keepsApart &&
    isOtherLive &&
    other.series !== row.series &&
    first !== second &&
    second < dayAfter(first, LIVE_APART)
  );
}

const afterLastAge = (row: ScheduledDose, dose: Dose, dateOfBirth: string): string | null =>
  row.onlyBefore && dose.givenOn >= dayAfter(dateOfBirth, row.onlyBefore)
    ? 'Given after the last age of the schedule. It is counted.'
    : null;

/** Every dose of the schedule with its state today, in the order of the schedule. */
export function linesOf(facts: Facts): DoseLine[] {
  const givenOn = dayByCode(facts);
  const lines = new Map<string, DoseLine>();
  // In the order of doses: each asks for the one before.
  for (const row of sortedByNeed(facts.schedule)) lines.set(row.code, lineOf(row, facts, givenOn, lines));
  return facts.schedule.flatMap(({ code }) => lines.get(code) ?? []);
}

/** By code, the day of what counts. */
export function dayByCode(facts: Facts): Map<string, string> {
  const counted = countDoses(facts);
  return new Map(
    facts.doses.flatMap(({ id, givenOn }) => {
      const code = counted.get(id)?.countsAs;
      return code ? [[code, givenOn] as const] : [];
    }),
  );
}

/** A dose comes after the one it waits for and after the series in whose place it is given. */
function sortedByNeed(schedule: readonly ScheduledDose[]): ScheduledDose[] {
  const sorted: ScheduledDose[] = [];
  const visit = (row: ScheduledDose, path: ReadonlySet<string>) => {
    if (sorted.includes(row) || path.has(row.code)) return;
    const inner = new Set([...path, row.code]);
    for (const other of schedule)
      if (other.code === row.afterCode || (row.insteadOf !== null && other.series === row.insteadOf))
        visit(other, inner);
    sorted.push(row);
  };
  for (const row of schedule) visit(row, new Set());
  return sorted;
}

type Lines = ReadonlyMap<string, DoseLine>;

function lineOf(row: ScheduledDose, facts: Facts, givenOn: Map<string, string>, lines: Lines): DoseLine {
  const { dateOfBirth, today, schedule } = facts;
  const known = {
    ...{
      code: row.code,
      series: row.series,
      name: row.name,
      dueAge: row.dueAge,
      source: row.source,
      isLive: row.isLive,
    },
    lastOn: row.onlyBefore ? dayBefore(dayAfter(dateOfBirth, row.onlyBefore)) : null,
    givenOn: givenOn.get(row.code) ?? null,
    dueOn: null,
  };
  if (known.givenOn) return { ...known, state: 'given', words: '' };
  const notNeeded = whyNotNeeded(row, facts, givenOn, lines);
  if (notNeeded) return { ...known, state: 'not-needed', words: notNeeded };
  const decided = decidedAgainst(row.series, facts);
  if (decided?.kind === 'contraindicated') return { ...known, state: 'contraindicated', words: decided.reason };
  const late = whyTooLate(row, known.lastOn, facts, lines);
  if (late) return { ...known, state: 'too-late', words: late };
  const before = beforeOf(row, schedule, lines);
  if (before && !before.givenOn)
    return { ...known, state: 'later', words: `After ${before.name}${row.leastGap ? `, ${row.leastGap} later` : ''}.` };
  const line = timed(row, known, facts, before?.givenOn ?? null);
  const until = decided?.kind === 'postponed' ? decided.untilDay : null;
  // What is due only after that day is not put off by it.
  const isPutOff = until !== null && today < until && line.state !== 'too-late' && (line.dueOn ?? '') < until;
  return isPutOff ? { ...line, state: 'postponed', dueOn: until, words: decided?.reason ?? '' } : line;
}

/** What a doctor decided about this vaccine under any of its names: what is never given goes before what waits longest. */
export function decidedAgainst(
  ofSeries: string,
  { decisions, schedule }: Facts,
): Facts['decisions'][number] | undefined {
  const about = decisions.filter(
    ({ series, kind }) => kind !== 'not-needed' && isOneVaccine(ofSeries, series, schedule),
  );
  return (
    about.find(({ kind }) => kind === 'contraindicated') ??
    about.toSorted((a, b) => (b.untilDay ?? '').localeCompare(a.untilDay ?? ''))[0]
  );
}

type Known = Omit<DoseLine, 'state' | 'words'>;

function timed(
  row: ScheduledDose,
  known: Known,
  { dateOfBirth, today, schedule, doses }: Facts,
  before: string | null,
): DoseLine {
  const byAge = dayAfter(dateOfBirth, row.dueAge);
  const byGap = laterOf(
    before && row.leastGap ? dayAfter(before, row.leastGap) : byAge,
    afterSameVaccine(row, schedule, doses),
  );
  const apart = row.keepsApart ? afterOtherLive(row, schedule, doses) : byAge;
  const dueOn = laterOf(laterOf(byAge, byGap), apart);
  if (known.lastOn && dueOn > known.lastOn)
    return {
      ...known,
      state: 'too-late',
      words: `It could be given from ${dueOn} on, which is after its last age. ${row.lateWords ?? ''}`.trim(),
    };
  const overdueOn = laterOf(
    dayAfter(dateOfBirth, row.overdueAge),
    dueOn > byAge ? dayAfter(dueOn, TIME_TO_COME) : dueOn,
  );
  if (today < dueOn) return { ...known, dueOn, state: 'later', words: '' };
  return { ...known, dueOn, state: today < overdueOn ? 'due' : 'overdue', words: lastWords(known.lastOn, today) };
}

/** Said while there is still time, and more loudly near the end. */
const lastWords = (lastOn: string | null, today: string): string =>
  lastOn && lastOn < dayAfter(today, '8 weeks') ? `Only until ${lastOn}.` : '';

function afterOtherLive(row: ScheduledDose, schedule: readonly ScheduledDose[], doses: readonly Dose[]): string {
  const lives = new Set(schedule.filter(({ keepsApart }) => keepsApart).map(({ series }) => series));
  const days = doses
    .filter(({ series }) => series !== row.series && lives.has(series))
    .map(({ givenOn }) => dayAfter(givenOn, LIVE_APART));
  return lastDay(days);
}

/** The dose before; where a series was given in its place, that one's. */
function beforeOf(row: ScheduledDose, schedule: readonly ScheduledDose[], lines: Lines): DoseLine | undefined {
  if (!row.afterCode) return undefined;
  const before = lines.get(row.afterCode);
  if (before?.givenOn) return before;
  const named = schedule.find(({ code }) => code === row.afterCode);
  const replacing = schedule.find(({ insteadOf, nth }) => named && insteadOf === named.series && nth === named.nth);
  const other = replacing && lines.get(replacing.code);
  return other && (other.givenOn || before?.state === 'too-late') ? other : before;
}

function whyNotNeeded(row: ScheduledDose, facts: Facts, givenOn: Map<string, string>, lines: Lines): string | null {
  const { decisions, schedule, doses } = facts;
  const decided = decisions.find(({ series, kind }) => series === row.series && kind === 'not-needed');
  if (decided) return decided.reason;
  const isBegun = doses.some(({ series }) => series === row.series);
  if (row.whereGiven === 'endemic-area' && !isBegun) return ENDEMIC;
  if (row.insteadOf === null || isBegun) return null;
  const other = schedule.filter(({ series }) => series === row.insteadOf);
  const isPossible = other.some(({ code }) => givenOn.has(code) || isOpen(lines.get(code)));
  return isPossible ? 'Only where the other vaccine can no longer be begun.' : null;
}

const ENDEMIC =
  'Given in endemic districts only. Where this clinic lies in one, its administrator changes the schedule to everywhere.';

const isOpen = (line: DoseLine | undefined) => line !== undefined && line.state !== 'too-late';

/** Its own last age is over, or that of a dose of the same series without which it cannot be given. */
function whyTooLate(
  row: ScheduledDose,
  lastOn: string | null,
  { today, schedule }: Facts,
  lines: Lines,
): string | null {
  if (lastOn && today > lastOn) return row.lateWords;
  const before = row.afterCode ? lines.get(row.afterCode) : undefined;
  if (before?.state !== 'too-late') return null;
  const named = schedule.find(({ code }) => code === row.afterCode);
  const isReplaced = schedule.some(({ insteadOf }) => named && insteadOf === named.series);
  if (before.series !== row.series && isReplaced) return null;
  return before.series === row.series ? `${before.name} was not given in time. ${before.words}` : null;
}
