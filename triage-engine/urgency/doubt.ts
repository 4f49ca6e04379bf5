// An emergency that no red flag names: it is asked before anyone is sent to hospital, where no emergency stands out among the causes,
// where all that was measured is calm, or where only a limb or a tooth hurts.
import type { DangerAsk } from '../answer.ts';
import type { Ranked } from '../ranking/rank.ts';
import type { Understanding } from '../understand.ts';
import { isCalm } from './calm-readings.ts';
import type { Decision } from './decide.ts';
import { levelOf } from './level-of.ts';
import { isOuterPain } from './outer-pain.ts';

/** Below this share a cause is "less likely". */
const STANDS_OUT = 0.07;

type Asked = { decision: Decision; asks: DangerAsk[] };
/** `share`: of the likeliest emergency. `isDoubted`: what was told sounds harmless as a whole. */
type First = { cause: Ranked | undefined; share: number; isDoubted: boolean };

/** `ask` gives the questions for a level. Where there is none to ask, and none was answered, the emergency stands. */
export function withDoubt(
  decision: Decision,
  first: First,
  understood: Understanding,
  ask: (urgency: Decision['urgency'], isDoubtful: boolean) => DangerAsk[],
): Asked {
  const isDoubtful = decision.urgency >= 4 && decision.floor < 4 && isOpen(first, understood);
  const asks = ask(isDoubtful ? 3 : decision.urgency, isDoubtful);
  if (!isDoubtful) return { decision, asks };
  if (asks.length === 0 && understood.taps.length === 0) return { decision, asks };
  return { decision: { ...decision, urgency: 3, expected: 3 }, asks };
}

function isOpen({ cause, share, isDoubted }: First, understood: Understanding): boolean {
  if (isDoubted || share < STANDS_OUT || isOuterPain(understood)) return true;
  // What kills within hours leads: calm readings do not speak against a stroke.
  return isCalm(understood) && !(cause && levelOf(cause.condition, understood.stated) === 5);
}
