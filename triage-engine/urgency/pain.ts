// How bad it hurts shifts what is likely: after the pain modifiers of the Canadian Triage and Acuity Scale (CTAS 2016),
// mild (0–3), moderate (4–7), severe (8–10).
import { URGENCY } from '../ranking/tuning.ts';

/** Of the levels 1 to 5: towards the low ones, or away from them. */
const DIRECTION = [0, 1, 1, -0.6, -1, -1];

export function painFactor(level: number, painScore: number | undefined): number {
  const direction = DIRECTION[level] ?? 0;
  if (painScore === undefined || (painScore > 3 && painScore < 8)) return 1;
  return painScore <= 3 ? URGENCY.mildPain ** direction : URGENCY.severePain ** -direction;
}
