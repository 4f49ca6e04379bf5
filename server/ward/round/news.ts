// What happened to an inpatient since a doctor last saw them. Pure: its facts are read before.
import type { RoundNews } from '#contract/ward/rounds.ts';

export type SetFact = { at: Date; score: number | null; isOnOxygen: boolean | null; litres: number | null };
export type ThreeFact = { at: Date; words: string };
export type LeftOut = { at: Date; words: string; outcome: 'held' | 'refused' | 'missed'; reason: string | null };
export type ResultFact = { at: Date; words: string; tone: RoundNews['tone'] };
export type NoteFact = { at: Date; author: string; note: string; isOwn: boolean };

export type Happened = {
  /** Later than this counts as news. */
  since: Date;
  /** Newest first, without those entered in error. */
  sets: readonly SetFact[];
  /** The newest readings that score 3. They are no news, but are always shown. */
  threes: readonly ThreeFact[];
  overdue: readonly { words: string; dueAt: Date }[];
  leftOut: readonly LeftOut[];
  results: readonly ResultFact[];
  /** Newest first. */
  notes: readonly NoteFact[];
  isAllergyUnknown: boolean;
};

const RANK: Record<RoundNews['tone'], number> = { urgent: 0, attention: 1, plain: 2 };

/** The worst first, then the newest. */
export function newsOf(happened: Happened): RoundNews[] {
  const { since, overdue, leftOut, results, isAllergyUnknown } = happened;
  const all: RoundNews[] = [
    ...scoreNews(happened),
    ...threeNews(happened),
    ...oxygenNews(happened),
    ...overdue.map(
      ({ words, dueAt }): RoundNews => ({
        kind: 'overdue',
        tone: 'urgent',
        words: `${words} is late`,
        at: dueAt.toISOString(),
      }),
    ),
    ...leftOut.filter(({ at }) => at > since).map(leftOutNews),
    ...results
      .filter(({ at }) => at > since)
      .map(({ at, words, tone }): RoundNews => ({ kind: 'result', tone, words, at: at.toISOString() })),
    ...noteNews(happened),
    ...(isAllergyUnknown
      ? [{ kind: 'allergies', tone: 'attention', words: 'Allergies not asked', at: null } as const]
      : []),
  ];
  return all.toSorted(
    (one, other) => RANK[one.tone] - RANK[other.tone] || (other.at ?? '').localeCompare(one.at ?? ''),
  );
}

/** Compares with the score at the last visit, or with the first score if there was no visit. */
function scoreNews({ since, sets }: Happened): RoundNews[] {
  const scored = sets.flatMap(({ at, score }) => (score === null ? [] : [{ at, score }]));
  const [now] = scored;
  const before = scored.find(({ at }) => at <= since) ?? scored.at(-1);
  if (!now || !before || now.at <= since || now.score === before.score) return [];
  const tone = now.score < before.score ? 'plain' : now.score >= 5 ? 'urgent' : 'attention';
  return [{ kind: 'score', tone, words: `NEWS2 ${before.score} to ${now.score}`, at: now.at.toISOString() }];
}

/** "SpO2 81 % +3, pulse 135 +3": those of one set in one line. */
function threeNews({ threes }: Happened): RoundNews[] {
  const times = [...new Set(threes.map(({ at }) => at.toISOString()))];
  return times.map((at) => {
    const together = threes.filter((three) => three.at.toISOString() === at);
    const words = atStart(together.map((three) => `${three.words} +3`).join(', '));
    return { kind: 'reading', tone: 'urgent', words, at };
  });
}

const atStart = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const oxygenInWords = ({ isOnOxygen, litres }: SetFact) =>
  isOnOxygen ? (litres === null ? 'on oxygen' : `${litres} L`) : 'air';

function oxygenNews({ since, sets }: Happened): RoundNews[] {
  const known = sets.filter(({ isOnOxygen }) => isOnOxygen !== null);
  const [now] = known;
  const before = known.find(({ at }) => at <= since) ?? known.at(-1);
  if (!now || !before || now.at <= since || oxygenInWords(now) === oxygenInWords(before)) return [];
  const needsMore = (now.isOnOxygen ? (now.litres ?? 1) : 0) > (before.isOnOxygen ? (before.litres ?? 1) : 0);
  const words = `Oxygen: ${oxygenInWords(before)} to ${oxygenInWords(now)}`;
  return [{ kind: 'oxygen', tone: needsMore ? 'attention' : 'plain', words, at: now.at.toISOString() }];
}

const leftOutNews = ({ at, words, outcome, reason }: LeftOut): RoundNews => ({
  kind: 'left-out',
  tone: 'attention',
  words: `${words} ${outcome}${reason ? `: ${reason}` : ''}`,
  at: at.toISOString(),
});

/** One's own notes are no news. */
function noteNews({ since, notes }: Happened): RoundNews[] {
  const fresh = notes.filter(({ at, isOwn }) => at > since && !isOwn);
  const [newest] = fresh;
  if (!newest) return [];
  const more = fresh.length > 1 ? ` (and ${fresh.length - 1} more)` : '';
  const words = `Note by ${newest.author}${more}: ${newest.note}`;
  return [{ kind: 'note', tone: 'plain', words, at: newest.at.toISOString() }];
}
