// What follows from a schedule, the day of birth, the doses given and what doctors decided. Pure: the same facts, the same record.
import type { DoseLine, ScheduledDose, VaccineDecision } from '#contract/childhood/vaccines.ts';
import { dayAfter, dayBefore, laterOf } from './age.ts';

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
/** A dose that became possible only now is not overdue tomorrow. */
const TIME_TO_COME = '4 weeks';

type Counted = { countsAs: string | null; remark: string | null };

/** Which dose of the schedule each given one is. One that came too early does not count, and the next takes its place. */
export function countDoses({ schedule, doses, dateOfBirth }: Facts): Map<string, Counted> {
  const counted = new Map<string, Counted>();
  const countedOn = new Map<string, string>();
  const lives: { series: string; on: string }[] = [];
  const next = new Map<string, number>();
  for (const dose of doses.toSorted(byDay)) {
    const rows = schedule.filter(({ series }) => series === dose.series).toSorted((a, b) => a.nth - b.nth);
    const row = rows[next.get(dose.series) ?? 0];
    if (!row) {
      counted.set(dose.id, {
        countsAs: null,
        remark: rows.length > 0 ? 'One more than the schedule has.' : NOT_LISTED,
      });
      continue;
    }
    const early = tooEarly(row, dose, { dateOfBirth, countedOn, lives });
    if (row.keepsApart) lives.push({ series: dose.series, on: dose.givenOn });
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
const byDay = (a: Dose, b: Dose) => a.givenOn.localeCompare(b.givenOn) || a.id.localeCompare(b.id);

type Before = { dateOfBirth: string; countedOn: Map<string, string>; lives: { series: string; on: string }[] };

/** Why a dose on this day does not count; null where it does. */
export function tooEarly(row: ScheduledDose, dose: Dose, { dateOfBirth, countedOn, lives }: Before): string | null {
  if (dose.givenOn < dayAfter(dateOfBirth, row.leastAge))
    return `Too early, does not count: not before the age of ${row.leastAge}.`;
  const before = row.afterCode ? countedOn.get(row.afterCode) : undefined;
  if (before && row.leastGap && dose.givenOn < dayAfter(before, row.leastGap))
    return `Too early, does not count: ${row.leastGap} after the dose before are the least.`;
  const near = row.keepsApart ? lives.find((other) => isTooNear(other, dose)) : undefined;
  return near ? `Does not count: less than ${LIVE_APART} after another live vaccine, and not on the same day.` : null;
}

const isTooNear = (other: { series: string; on: string }, dose: Dose): boolean =>
  other.series !== dose.series && other.on !== dose.givenOn && dose.givenOn < dayAfter(other.on, LIVE_APART);

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

function dayByCode(facts: Facts): Map<string, string> {
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
  const decided = facts.decisions.find(({ series }) => series === row.series);
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

type Known = Omit<DoseLine, 'state' | 'words'>;

function timed(
  row: ScheduledDose,
  known: Known,
  { dateOfBirth, today, schedule, doses }: Facts,
  before: string | null,
): DoseLine {
  const byAge = dayAfter(dateOfBirth, row.dueAge);
  const byGap = before && row.leastGap ? dayAfter(before, row.leastGap) : byAge;
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
  return days.reduce(laterOf, '');
}

/** The dose before; where a series was given in its place, that one's. */
function beforeOf(row: ScheduledDose, schedule: readonly ScheduledDose[], lines: Lines): DoseLine | undefined {
  if (!row.afterCode) return undefined;
  const before = lines.get(row.afterCode);
  if (before?.givenOn) return before;
  const named = schedule.find(({ code }) => code === row.afterCode);
  const replacing = schedule.find(({ insteadOf, nth }) => named && insteadOf === named.series && nth === named.nth);
  const other = replacing && lines.get(replacing.code);
  return other && before?.state === 'too-late' ? other : before;
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
