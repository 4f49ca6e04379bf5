// A link has 256 random bits, so nobody guesses one, however often they try: what is limited is how much work and how many rows a
// stranger can cause. Wrong links never close the cards of others, who may share the address: a hospital's.
import type { Deps } from '../platform/deps.ts';
import { addToCount, networkKey, startOfWindow } from '../platform/rate-counter.ts';
import { tooMany } from '../platform/rate-limit.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'seal'>;

/** Each opening leaves rows behind, and is told to the patient. */
const OPENINGS_FOR_EACH_WRONG_LINK = 5;

/** Counted after the look. Beyond the limit only other wrong ones are refused. */
export async function countWrongLink(deps: Needs, address: string): Promise<void> {
  const allowance = deps.config.limits['shared-card'];
  const key = `shared-card:${networkKey(deps, address)}`;
  const wrong = await addToCount(deps, key, startOfWindow(deps.clock.now(), allowance), 1);
  if (wrong > allowance.most) throw tooMany(deps.clock, allowance);
}

/** Per link and address: whoever opens it too often closes it to nobody else. */
export async function countOpening(deps: Needs, linkId: string, address: string): Promise<void> {
  const allowance = deps.config.limits['shared-card'];
  const key = `shared-card-link:${linkId}:${networkKey(deps, address)}`;
  const opened = await addToCount(deps, key, startOfWindow(deps.clock.now(), allowance), 1);
  if (opened > allowance.most * OPENINGS_FOR_EACH_WRONG_LINK) throw tooMany(deps.clock, allowance);
}
