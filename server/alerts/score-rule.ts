// What a new score does to an open alert. Pure.
import { CRITICAL_SCORE } from '#contract/ward/news2.ts';

export type ScoreState = {
  score: number | null;
  isAcknowledged: boolean;
  /** The score above which an acknowledged alert is raised again. */
  raiseAbove: number | null;
};

/** `follow`: its words change. `ring`: it sounds again, its clock runs on. `raise-again`: all of it begins anew. */
export function effectOfScore(alert: ScoreState, score: number): 'follow' | 'ring' | 'raise-again' {
  if (score < CRITICAL_SCORE) return 'follow';
  if (alert.isAcknowledged) return score > (alert.raiseAbove ?? -1) ? 'raise-again' : 'follow';
  return score > (alert.score ?? -1) ? 'ring' : 'follow';
}

/** A patient who fell below 7 and reaches it again raises the alert again, even below the acknowledged score. */
export const raiseAboveAfter = ({ isAcknowledged, raiseAbove }: ScoreState, score: number): number | null =>
  isAcknowledged && score < CRITICAL_SCORE ? Math.min(score, raiseAbove ?? score) : raiseAbove;

type Scores = {
  score: number;
  from: number | null;
  acknowledged: number | null;
  note?: string | null;
  /** Not measured, so that the score is this or more. */
  unmeasured?: readonly string[];
};

/** `acknowledged`: the score that was taken on before it was raised again. */
export function scoreInWords({ note, ...scores }: Scores): string {
  return note ? `${scoresInWords(scores)} ${note}.` : scoresInWords(scores);
}

function scoresInWords({ score, from, acknowledged, unmeasured = [] }: Omit<Scores, 'note'>): string {
  const is = unmeasured.length > 0 ? `is at least ${score} without ${listed(unmeasured)}` : `is ${score}`;
  if (acknowledged !== null && score > acknowledged)
    return `NEWS2 ${is}, it was ${acknowledged} when it was acknowledged.`;
  return from === null ? `NEWS2 ${is}.` : `NEWS2 ${is}, it was ${from}.`;
}

const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
