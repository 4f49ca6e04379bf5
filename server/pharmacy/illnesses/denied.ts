// Whether a problem list denies an illness, or tells it of the family: only in its own clause and directly before it.
// "Not well controlled asthma" is asthma, and "CKD stage 4, not on dialysis" is CKD stage 4.

/** "No DM/HTN/CKD" denies all three; "h/o" stays. */
export const clausesOf = (text: string): string[] =>
  text.replace(/(?<=[a-z]{2})\/(?=[a-z]{2})/gi, ' or ').split(/[,;()\n]|\.\s/);

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const DENIALS = wordSet('no not without denies denied never nor excluded');
/** A noun follows these, or several: "no diabetes or asthma". "Not controlled or regular asthma" is asthma. */
const OF_SEVERAL = wordSet('no without denies denied');
/** Words between a denial and what it denies. Any other word is what is denied: "not controlled epilepsy" is epilepsy. */
const BETWEEN = wordSet(
  `a an the any of for to on in is was had has have having been be it h o s k c case history past previous prior known
  longer personal family evidence sign signs symptoms suggestive features suspicion suspected documented diagnosed diagnosis
  clinical clinically current currently active significant obvious overt presence patient yet need needs needing
  require requires requiring required started initiated suffering from acute chronic recent recurrent severe mild
  moderate major minor childhood adult established proven diabetic`,
);
const FAMILY = wordSet('father mother family brother sister');
const FAMILY_WORDS = 4;
/** "Mother of two" is the patient. */
const CHILDREN = wordSet('a one two three four five 1 2 3 4 5 twins');
/** "No asthma attack since 2019", "no CKD progression": who has the illness is told so. */
const OF_ITS_COURSE =
  /^(?:attacks?|exacerbations?|episodes?|flares?|admissions?|progression|worsening|medications?|medicines?|meds|treatment|inhalers?|drugs)\b/;
const OF_FAMILY = /^(?:in|of) (?:(?:his|her|their|the|my) )?(?:father|mother|family|brother|sister)\b/;

/** `before` and `after`: the words of the clause around the illness. `itsOwn`: words of the illness itself ("bronchial"). */
export function isDenied(before: readonly string[], after: string, itsOwn: ReadonlySet<string> = new Set()): boolean {
  if (OF_FAMILY.test(after) || isOfFamily(before)) return true;
  if (OF_ITS_COURSE.test(after)) return false;
  const at = before.findLastIndex((word) => DENIALS.has(word));
  if (at < 0) return false;
  const between = before.slice(at + 1);
  const last = between.findLastIndex((word) => word === 'or' || word === 'nor');
  if (last > 0 && !OF_SEVERAL.has(before[at] ?? '')) return false;
  return between.slice(last + 1).every((word) => BETWEEN.has(word) || itsOwn.has(word));
}

function isOfFamily(before: readonly string[]): boolean {
  const at = before.findLastIndex((word) => FAMILY.has(word));
  if (at < 0 || before.length - at > FAMILY_WORDS) return false;
  return !(before[at + 1] === 'of' && CHILDREN.has(before[at + 2] ?? ''));
}
