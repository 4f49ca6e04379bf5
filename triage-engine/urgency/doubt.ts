// An emergency that no red flag names and no cause stands out for: it is asked before anyone is sent to hospital.
import type { DangerAsk } from '../answer.ts';
import type { Understanding } from '../understand.ts';
import type { Decision } from './decide.ts';

/** Below this share even the first cause is "less likely". */
const STANDS_OUT = 0.07;

type Asked = { decision: Decision; asks: DangerAsk[] };

/** `ask` gives the questions for a level. Where there is none to ask, and none was answered, the emergency stands. */
export function withDoubt(
  decision: Decision,
  bestShare: number,
  { taps }: Pick<Understanding, 'taps'>,
  ask: (urgency: Decision['urgency'], isDoubtful: boolean) => DangerAsk[],
): Asked {
  const isDoubtful = decision.urgency >= 4 && decision.floor < 4 && bestShare < STANDS_OUT;
  const asks = ask(isDoubtful ? 3 : decision.urgency, isDoubtful);
  if (!isDoubtful) return { decision, asks };
  if (asks.length === 0 && taps.length === 0) return { decision, asks };
  return { decision: { ...decision, urgency: 3, expected: 3 }, asks };
}
