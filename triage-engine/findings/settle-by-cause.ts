// What was read, and what the same text tells of its cause says otherwise: the cold, hot oil, a cut by accident, the place that itches.
import { DOUBT } from '../lexicon/accidental-cut.ts';
import type { Stated } from './from-text.ts';

type All = Map<string, Stated>;

const isThere = (stated: All, id: string): boolean => stated.get(id)?.state === 'present';

const without = (stated: All, ids: string, unless = /^$/): void => {
  for (const id of ids.split(' '))
    if (isThere(stated, id) && !unless.test(stated.get(id)?.words ?? '')) stated.delete(id);
};

const IN_THE_COLD =
  /\b(?:in|when\w*|touch\w*|from)\b.{0,30}\b(?:cold|winters?|freezer|fridge|snow|ac)\b|\b(?:thand|sardi|jaad|fridge|barf)\w*(?: \w+){0,2} (?:m[ei]n?|se|par)\b|(?:ठंड|सर्द|जाड़|फ्रिज|बर्फ)\S*(?: \S+){0,2} (?:में|से|पर)/iu;
const STAYS =
  /\b(?:legs?|arms?|foot|feet|limbs?|pair|ba+zu|baanh|still|stays?|won'?t|not|hours?|ghant\w*|since|one|this|left|right|sudden\w*|achanak|agony|severe|fro\w*|crush\w*|cut|cast|plaster|ring|black|kaal[aie]|pulse|nabz|injur\w*|chot|hit|blister\w*|ulcer\w*|sores?)\b|पैर|टा[ँं]ग|बाजू|बा[ँं]ह|घंट|अचानक|काल[ाीे]|चोट|नब्ज/iu;

/** Fingers that turn white in the cold and pink again in the warmth: no limb has lost its blood. Where they stay so, it is believed. */
function settleColdFingers(stated: All, text: string): void {
  if (!isThere(stated, 'finger-colour-change') || !IN_THE_COLD.test(text) || STAYS.test(text)) return;
  without(stated, 'cold-limb pulseless-limb pale-skin cold-exposure');
  if (/dead/i.test(stated.get('skin-black')?.words ?? '')) stated.delete('skin-black');
}

const FROM_A_WOUND = /\b(?:from|near|around|by|after|of|with) (?:an?|the|that|this|my|his|her)\b.{0,30}\bcuts?\b/i;

/** 'A red line runs up my arm from a cut': the arm was not cut on purpose. What makes a cut doubtful stays a crisis. */
function settleRedLine(stated: All, text: string): void {
  if (!isThere(stated, 'red-streak') || DOUBT.test(text.toLowerCase()) || /\b(?:made|cutting|myself)\b/i.test(text))
    return;
  if (FROM_A_WOUND.test(stated.get('self-harm')?.words ?? '')) without(stated, 'self-harm');
}

/** Bleeding into the skin makes many flat dots. Bumps are none, nor is a spot where hot oil fell; with fever both are believed. */
function settleTinySpots(stated: All, text: string): void {
  const { words = '' } = stated.get('petechiae') ?? {};
  if (['fever', 'high-fever', 'chills', 'rigors', 'drowsiness', 'neck-stiffness'].some((id) => isThere(stated, id)))
    return;
  const isOther = /bump/i.test(words)
    ? !/\b(?:flat|fad|blanch|glass|purple|bruis|bleed|spread)/i.test(text)
    : /spot$/i.test(words) && /\b(?:oil|splash|splatter|spark|iron|pan|steam)/i.test(text);
  if (isOther) without(stated, 'petechiae');
}

const RASH = /rash|spot|blister|bump|patch|crack|red\b|दान|लाल/i;

/** Palms and soles that itch in pregnancy have no rash because of their name, and without one they are no sign of it. */
function settleItch(stated: All, isPregnant: boolean): void {
  if (!isThere(stated, 'itch-in-pregnancy')) return;
  if (isPregnant || isThere(stated, 'pregnant-late')) without(stated, 'palm-sole-rash foot-rash burrows', RASH);
  else if (['itchy-rash', 'itching-all-over', 'foot-rash', 'palm-sole-rash'].some((id) => isThere(stated, id)))
    stated.delete('itch-in-pregnancy');
}

export function settleByCause(stated: All, text: string, isPregnant: boolean): void {
  settleColdFingers(stated, text);
  settleRedLine(stated, text);
  settleTinySpots(stated, text);
  settleItch(stated, isPregnant);
}
