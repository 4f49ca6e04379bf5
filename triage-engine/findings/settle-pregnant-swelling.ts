// Hands or a face that swell in a pregnancy may be pre-eclampsia. The pregnancy may be told in another clause, or stand in the chart;
// in who is not pregnant the same words are something else.
import type { Stated } from './from-text.ts';

const PLACE =
  '(?:\\b(?:hands?|fingers?|face|haath\\w*|hath\\w*|ungli\\w*|ungal\\w*|chehr\\w*)\\b|हाथ\\S*|उँगल\\S*|उंगल\\S*|चेहर\\S*|मुँह|मुंह)';
const SWELLS = '(?:\\b(?:swell\\w*|swollen|puff\\w*|s(?:oo|u)j\\w*)\\b|सूज\\S*|फूल\\S*)';
const BETWEEN = '[^.,;!?।]{0,25}?';
const TOLD = new RegExp(`${PLACE}${BETWEEN}${SWELLS}|${SWELLS}${BETWEEN}${PLACE}`, 'iu');
const DENIED = /\b(?:no|not|without|isn't|aren't|nahi|nahin|nhi)\b|नहीं|नही/iu;
/** Of what was hurt or stung it is the place itself that swells. */
const ELSEWISE =
  /\b(?:bee|wasp|sting|stung|bit|bitten|fell|hurt|injur\w*|burn\w*|cut|gir|lag|chot)\b|काट|चोट|गिर|लग|जल/iu;

export function settlePregnantSwelling(stated: Map<string, Stated>, text: string, isPregnant: boolean): void {
  if (!isPregnant || stated.has('hands-swollen-pregnancy')) return;
  for (const clause of text.split(/[.,;!?।]/)) {
    const words = TOLD.exec(clause)?.[0];
    if (words === undefined || DENIED.test(clause) || ELSEWISE.test(clause)) continue;
    stated.set('hands-swollen-pregnancy', { state: 'present', words });
    return;
  }
}
