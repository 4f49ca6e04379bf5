// What was read, and what the same text tells of its cause says otherwise: the cold, hot oil, a cut by accident, the place that itches.
import { DOUBT } from '../lexicon/accidental-cut.ts';
import type { Stated } from './from-text.ts';

const IN_THE_COLD =
  /\b(?:in|when\w*|touch\w*|from)\b.{0,30}(?:cold|winter|freezer|fridge)|(?:thand|fridge)\w*(?: \w+)? (?:me|mein|se)\b|ठंड|फ्रिज/i;
/** So told, or of a whole limb, a finger that is white may have lost its blood. */
const STAYS =
  /\b(?:legs?|arms?|foot|feet|pair|still|stays?|not|hours?|since|one|this|left|right|sudden\w*|achanak|severe|fro\w*|black|cut|hit|ring|cast|sores?)\b|won't|ghant|पैर|हाथ ठं|बा[ँं]ह|घंट|अचानक|काल|चोट/i;
const COLDS = ['cold-limb', 'pulseless-limb', 'pale-skin', 'cold-exposure', 'skin-black'];

const FROM_A_WOUND = /\b(?:from|near|around|by|after|of|with) (?:an?|the|that|this|my|his|her)\b.{0,30}\bcuts?\b/i;
const FEVERS = ['fever', 'high-fever', 'chills', 'drowsiness', 'neck-stiffness'];
const ITCHES = ['itchy-rash', 'itching-all-over', 'foot-rash', 'palm-sole-rash'];

export function settleByCause(stated: Map<string, Stated>, text: string, isPregnant: boolean): void {
  const is = (id: string) => stated.get(id)?.state === 'present';
  const said = (id: string) => (is(id) ? (stated.get(id)?.words ?? '') : '');
  // Fingers that turn white in the cold, and pink again in the warmth: 'they go dead white'.
  if (is('finger-colour-change') && IN_THE_COLD.test(text) && !STAYS.test(text))
    for (const id of COLDS) if (id !== 'skin-black' || /dead/.test(said(id))) stated.delete(id);
  // 'A red line runs up my arm from a cut': the arm was not cut on purpose. What makes a cut doubtful stays a crisis.
  if (
    is('red-streak') &&
    FROM_A_WOUND.test(said('self-harm')) &&
    !DOUBT.test(text.toLowerCase()) &&
    !/made|cutting/i.test(text)
  )
    stated.delete('self-harm');
  // Bleeding into the skin makes many flat dots. Bumps are none, nor is one spot where hot oil fell; with fever both are believed.
  const dots = said('petechiae');
  if (
    (/bump/i.test(dots) || (/spot$/i.test(dots) && /oil|splash/i.test(text))) &&
    !/purple/i.test(dots) &&
    !FEVERS.some(is)
  )
    stated.delete('petechiae');
  if (!is('itch-in-pregnancy')) return;
  // Palms and soles that itch in pregnancy have no rash because of their name, and without one they are no sign of it.
  if (isPregnant || is('pregnant-late')) {
    for (const id of [...ITCHES.slice(2), 'burrows'])
      if (is(id) && !/rash|spot|blister|bump|patch|crack|दान|लाल/i.test(said(id))) stated.delete(id);
  } else if (ITCHES.some(is)) stated.delete('itch-in-pregnancy');
}
