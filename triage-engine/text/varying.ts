// 'My sugar goes up and down, now it is 45': that it is now higher and now lower is neither a value nor a danger by itself.

const VARIES =
  /(\b(?:sugars?|glucose|bp|blood pressure)\b|शुगर|बी ?पी|ब्लड प्रेशर)(?: [^\s.,;!?\d]+){0,4}? (?:ups? ?(?:and|&|n|or|\/|-)? ?downs?\b|high (?:and|&|or) low\b|kabhi high kabhi low\b|up[ae]r[ -]n[ie]+che\b|ऊपर[ -]?नीचे)/giu;

export const withoutVarying = (text: string): string => text.replace(VARIES, '$1 varies');
