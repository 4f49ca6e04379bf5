// What Hindi denies. The 'nahi' follows what it denies ('bukhar nahi hai'), or belongs to another word: 'dard kam nahi ho raha',
// 'saha nahi ja raha'. 'Na … na', 'bina' and the English 'no' go before it.
import { COPULAS, JOINS, NEGATIONS, PARTS, WITHOUT } from './little-words.ts';
import { normalForm } from './normal-form.ts';
import type { HindiWord } from './read-hindi-words.ts';

const forms = (list: string): ReadonlySet<string> => new Set(list.split(' ').map(normalForm));

/** 'Dard nahi gaya', 'ja nahi raha': it is still there. */
const GOES = forms('gaya gayi gaye ja jata jati jate jaa');
const VERBS = forms('raha rahi rahe gaya gayi gaye hua hui hue aaya aayi liya diya kiya');
const NA = normalForm('na');
const FAR = 4;

/** `claimed`: words of a finding that itself says 'nahi' ('hosh nahi'). `told`: words of any finding. */
export function deniedPlaces(words: HindiWord[], told: ReadonlySet<number>, claimed: ReadonlySet<number>): boolean[] {
  const denied = words.map(() => false);
  for (const [index, { form }] of words.entries()) {
    if (claimed.has(index)) continue;
    if (WITHOUT.has(form)) denyAhead(words, index, told, denied) || denyBefore(words, index, told, denied);
    else if (form === NA) denyAhead(words, index, told, denied);
    else if (NEGATIONS.has(form) && !isOfVerb(words, index))
      denyBefore(words, index, told, denied) || (isBeforeCopula(words, index) && denyAhead(words, index, told, denied));
  }
  return denied;
}

const isBeforeCopula = (words: HindiWord[], index: number): boolean => COPULAS.has(words[index + 1]?.form ?? '');

/** The word right after or before it is what is denied: 'nahi khaya', 'ja nahi raha'. */
function isOfVerb(words: HindiWord[], index: number): boolean {
  const [before, next] = [words[index - 1], words[index + 1]];
  if (before && !words[index]?.afterPause && GOES.has(before.form)) return true;
  if (!next || next.afterPause) return false;
  return GOES.has(next.form) || (!next.isLight && !COPULAS.has(next.form));
}

/** Backwards over the finding and what is joined to it: 'bukhar ya khansi nahi hai', 'bukhar, khansi nahi'. */
function denyBefore(words: HindiWord[], index: number, told: ReadonlySet<number>, denied: boolean[]): boolean {
  let isAny = false;
  let loose = 0;
  for (let at = index - 1; at >= 0; at--) {
    const word = words[at];
    if (!word) break;
    if (told.has(at)) {
      denied[at] = true;
      isAny = true;
      loose = 0;
    } else {
      if (COPULAS.has(word.form) || VERBS.has(word.form) || PARTS.has(word.form) || NEGATIONS.has(word.form)) break;
      if (!word.isLight && !JOINS.has(word.form)) break;
      if (++loose > FAR) break;
    }
    // Past a comma only where a bare list stands before it.
    if (word.afterPause && !isBareList(words, at, told)) break;
  }
  return isAny;
}

function isBareList(words: HindiWord[], at: number, told: ReadonlySet<number>): boolean {
  for (let before = at - 1; before >= 0; before--) {
    if (!told.has(before) && !JOINS.has(words[before]?.form ?? '')) return false;
    if (at - before > 2) return false;
    if (words[before]?.afterPause) return true;
  }
  return true;
}

/** 'Na bukhar na khansi', 'bina bukhar ke', 'nahi hai bukhar'. */
function denyAhead(words: HindiWord[], index: number, told: ReadonlySet<number>, denied: boolean[]): boolean {
  let isAny = false;
  for (let at = index + 1; at <= index + FAR; at++) {
    const word = words[at];
    if (!word || word.afterPause || NEGATIONS.has(word.form) || PARTS.has(word.form)) break;
    if (told.has(at)) {
      denied[at] = true;
      isAny = true;
    } else if (isAny || !(word.isLight || COPULAS.has(word.form))) break;
  }
  return isAny;
}
