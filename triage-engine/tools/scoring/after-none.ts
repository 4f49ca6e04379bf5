// What the answer is for whoever is asked for dangers and says that none of them is there.
import type { DangerTap } from '#contract/triage/dangers.ts';
import { type TriageAnswer, type TriageInput, triage } from '#triage-engine/triage.ts';

/** No answer asks more often. */
const MOST_ROUNDS = 4;

/** `first`: what was answered before anything was asked. */
export function afterNone(input: TriageInput, first: TriageAnswer = triage(input)): TriageAnswer {
  let answer = first;
  let dangers: DangerTap[] = [];
  for (let round = 0; answer.asks.length > 0 && round < MOST_ROUNDS; round++) {
    dangers = [...dangers, ...answer.asks.map(({ danger }): DangerTap => ({ danger, state: 'absent' }))];
    answer = triage({ ...input, dangers });
  }
  return answer;
}
