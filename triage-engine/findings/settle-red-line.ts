// 'A red line runs up my arm from a cut': the cut is where it began, and an arm beside it was not cut on purpose.
import type { Stated } from './from-text.ts';

const FROM_A_WOUND = /\b(?:from|near|around|by|after|of|with) (?:an?|the|that|this|my|his|her)\b.{0,30}\bcuts?\b/i;
/** What makes a cut doubtful stays a crisis. */
const DOUBT =
  /\b(?:purpose\w*|deliberat\w*|suicid\w*|self|harm\w*|kill\w*|die|dead|razors?|blades?|cutting|cut (?:my|him|her)self|hate|hopeless|depress\w*|sad|scars?|wrists|slit\w*|again|always|relief|made|did it)\b/i;

export function settleRedLine(stated: Map<string, Stated>, text: string): void {
  const harm = stated.get('self-harm');
  if (harm?.state !== 'present' || stated.get('red-streak')?.state !== 'present') return;
  if (FROM_A_WOUND.test(harm.words) && !DOUBT.test(text)) stated.delete('self-harm');
}
