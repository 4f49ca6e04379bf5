// Whether a problem list says that the person has COPD. It allows a lower oxygen, so that any doubt counts as no.

const COPD = /\bcopd\b|\bchronic obstructive\b|(?<!subcutaneous |surgical |mediastinal )\bemphysema\b/gi;
/** Of somebody else, or found to be something else, wherever it stands. */
const NOT_THEIRS =
  /\b(?:family|parents?|father|mother|brother|sister|uncle|aunt|wife|husband|grand\w+|papa|pita|mummy|maa?|mata|exclud\w+|ruled? out|r\/o|unlikely)\b|परिवार|पिता|पापा|माता|माँ|मां|मम्मी|भाई|बहन/i;
/** Before it, or in its own clause: "COPD, not on home oxygen" is COPD. */
const DENIED =
  /\?|\b(?:no|not|non|never|nil|without|den(?:y|ie[sd])|normal|negative|absent|suspect\w*|possibl\w+|probabl\w+|query|risk|screen\w*|nahin?)\b|नहीं|शक/i;

export const hasKnownCopd = (conditions: readonly string[]): boolean =>
  conditions.some(
    (text) => !NOT_THEIRS.test(text) && [...text.matchAll(COPD)].some(({ index }) => isStated(text, index)),
  );

function isStated(text: string, at: number): boolean {
  const clause = /^[^,;\n]*/.exec(text.slice(at))?.[0] ?? '';
  return !DENIED.test(text.slice(0, at) + clause);
}
