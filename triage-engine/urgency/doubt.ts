// An emergency that no red flag names and no cause stands out for: it is asked before anyone is sent to hospital.
import type { Decision } from './decide.ts';

/** Below this share even the first cause is "less likely". */
const STANDS_OUT = 0.07;

export function withDoubt(decision: Decision, bestShare: number): Decision & { isDoubtful: boolean } {
  const isDoubtful = decision.urgency >= 4 && decision.floor < 4 && bestShare < STANDS_OUT;
  return isDoubtful ? { ...decision, urgency: 3, expected: 3, isDoubtful } : { ...decision, isDoubtful };
}
