// Bleeding into the skin makes many flat dots. Bumps are none, and a spot where hot oil fell is a burn; with fever both are believed.
import type { Stated } from './from-text.ts';

const BUMPS = /\b(?:bumps?|pimples?|papules?)\b/i;
const FLAT = /\b(?:flat|fade|fades|fading|blanch\w*|glass|tumbler|purple|bruis\w*|bleed\w*|spreading)\b/i;
const ONE_SPOT = /\bspot$/i;
const OF_HEAT = /\b(?:oil|ghee|splash\w*|splatter\w*|spatter\w*|spat|spark|iron|pan|steam|cigarette)\b/i;
const FEVERS = ['fever', 'high-fever', 'chills', 'rigors', 'drowsiness', 'neck-stiffness', 'severe-headache'];

export function settleTinySpots(stated: Map<string, Stated>, text: string): void {
  const dots = stated.get('petechiae');
  if (dots?.state !== 'present' || FEVERS.some((id) => stated.get(id)?.state === 'present')) return;
  const isOther = BUMPS.test(dots.words) ? !FLAT.test(text) : ONE_SPOT.test(dots.words) && OF_HEAT.test(text);
  if (isOther) stated.delete('petechiae');
}
