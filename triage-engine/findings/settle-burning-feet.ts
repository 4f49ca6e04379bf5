// Feet that burn at night were not burnt.
import type { Stated } from './from-text.ts';

const BURNT = /\b(?:burnt|burned|scald\w*|got burn\w*|burn on)\b/i;

export function settleBurningFeet(stated: Map<string, Stated>): void {
  const feeling = stated.get('burning-feet');
  const burn = stated.get('burn-face-hands');
  if (feeling?.state === 'present' && burn?.words === feeling.words && !BURNT.test(burn.words))
    stated.delete('burn-face-hands');
}
