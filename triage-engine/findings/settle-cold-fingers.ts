// Fingers that turn white in the cold and pink again in the warmth: the cold brings it on, and no limb has lost its blood. Where they
// stay so, hurt, or were frozen or injured, nothing is taken back.
import type { Stated } from './from-text.ts';

const IN_THE_COLD =
  /\b(?:in|when\w*|touch\w*|hold\w*|from|every)\b.{0,30}\b(?:cold|winters?|freezer|fridge|snow|ac)\b|\b(?:thand|sardi|jaad|fridge|barf)\w*(?: \w+){0,2} (?:m[ei]n?|se|par)\b|(?:ठंड|सर्द|जाड़|फ्रिज|बर्फ)\S*(?: \S+){0,2} (?:में|से|पर)/iu;
/** Or it is a whole limb, or one alone. */
const STAYS =
  /\b(?:legs?|arms?|foot|feet|limbs?|taang|pair|bazu|baanh|still|stay\w*|won'?t|not|hours?|ghant\w*|since|one|this|left|right|sudden\w*|achanak|agony|severe|fro\w*zen|frost\w*|crush\w*|cut|cast|plaster|ring|black|kaal[aie]|pulse|nabz|injur\w*|chot|hit|blister\w*|ulcer\w*|sores?)\b|पैर|टा[ँं]ग|बाजू|बा[ँं]ह|घंट|अचानक|काल[ाीे]|चोट|नब्ज/iu;

export function settleColdFingers(stated: Map<string, Stated>, text: string): void {
  if (stated.get('finger-colour-change')?.state !== 'present' || !IN_THE_COLD.test(text) || STAYS.test(text)) return;
  for (const id of ['cold-limb', 'pulseless-limb', 'pale-skin', 'cold-exposure'])
    if (stated.get(id)?.state === 'present') stated.delete(id);
  // 'They go dead white'.
  if (/\bdead\b/i.test(stated.get('skin-black')?.words ?? '')) stated.delete('skin-black');
}
