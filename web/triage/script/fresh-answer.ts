// The answer that was just given, handed from the card on the dashboard to the page that shows it whole.
import type { Described } from '#contract/triage/symptoms.ts';
import type { TriageResult } from '#contract/triage/triage-result.ts';
import type { Given } from '../local/answer-here.ts';

export type FreshAnswer = Given<TriageResult> & { asked: Described; facts: string[] };

let fresh: FreshAnswer | null = null;

export function handOver(answer: FreshAnswer) {
  fresh = answer;
}

/** Looking does not take it away: a page may be drawn twice before it stands. */
export const peekFresh = (): FreshAnswer | null => fresh;

/** Call it once the page shows the answer: a later visit shows what is in the record. */
export function forgetFresh() {
  fresh = null;
}
