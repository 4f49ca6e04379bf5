// What getting worse looks like, in two kinds: what a doctor should see the same day, and what 112 is for. The engine says
// it in sentences with a lead of their own ("Call an ambulance for …"); under a heading that says it they lose it.
import { SMALL_CHILD_SIGNS } from '#contract/readings/small-child-signs.ts';

export type WorseSigns = { sameDay: string[]; emergency: string[] };

const CHILD_SIGNS: readonly string[] = Object.values(SMALL_CHILD_SIGNS);
const GRAVE = /\b(ambulance|emergency|hospital|at once|immediately|now|crisis line|999|911|112)\b/i;
/** What the engine itself sends to an emergency department, however the sentence that tells it begins. */
const DANGER =
  /\b(?:chest pain|breathless(?:ness)? at rest|sudden(?:ly)? breathless\w*|(?:cannot|trouble|struggl\w+ to|difficulty|hard to) (?:breath\w*|swallow saliva|speak)|faint(?:ing|s)?|collaps\w*|unconscious\w*|confus\w*|drows\w*|seizures?|vomit(?:ing|s)? (?:of )?blood|blood in (?:the )?vomit|black (?:or bloody |tarry )?stools?|(?:weak|drooping|crooked) face|slurred speech|worst headache|blue lips|no urine)\b/i;
/** Most of what such a sentence tells is for a doctor. */
const CAN_WAIT = /^(?:see a doctor if|get seen for|come sooner)\b/i;
/** "Call an ambulance for", "Get help the same day if", "See a doctor sooner if the …" */
const LEAD =
  /^(?:please )?(?:call|go|get|see|seek|come|ring|phone)\b[^.;,]*?\b(?:for|if|when|with)\b:?\s+|^sooner if\s+/i;
/** Nothing but the call: the heading says it. */
const ONLY_A_CALL = /^(?:call|go|get|seek|see)\b[^;,]*(?:ambulance|emergency[\w ]*|hospital|now|at once)\b[^;,]*$/i;

export function worseSigns(texts: readonly string[]): WorseSigns {
  const signs: WorseSigns = { sameDay: [], emergency: [] };
  for (const text of texts.flatMap((one) => one.split(/(?<=[.!?])\s+(?=[A-Z])|;\s+(?=call|go|see|get|come)/))) {
    if (text.endsWith(':')) continue;
    const isGrave = CHILD_SIGNS.includes(text) || GRAVE.test(text) || (DANGER.test(text) && !CAN_WAIT.test(text));
    const bare = text.replace(/[.!]$/, '');
    const sign = bare.replace(LEAD, '');
    if (sign === bare && ONLY_A_CALL.test(bare)) continue;
    const list = isGrave ? signs.emergency : signs.sameDay;
    const words = sign.charAt(0).toUpperCase() + sign.slice(1);
    add(list, words);
  }
  return signs;
}

/** What says the same and more takes the place of what says less. */
function add(list: string[], sign: string): void {
  const same = list.findIndex((one) => isWithin(one, sign) || isWithin(sign, one));
  const was = list[same];
  if (was === undefined) list.push(sign);
  else if (isWithin(was, sign)) list[same] = sign;
}

const isWithin = (less: string, more: string): boolean => {
  const all = wordsOf(more);
  return wordsOf(less).every((word) => all.includes(word));
};

const wordsOf = (sign: string): string[] => sign.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [sign];
