// How a word that is not English may have been meant, by who spells it as it is spoken around them: 'istroke' in the north of India,
// 'bomiting' and 'womiting' in the east, 'eart' and 'breaving' in London, 'troat' in Dublin.

const WAYS: [RegExp, string][] = [
  [/^[ie](?=s[ck-nptw])/, ''],
  [/^(?=[aeo][a-z]{2})/, 'h'],
  [/^w/, 'v'],
  [/^v/, 'w'],
  [/^b/, 'v'],
  [/^v/, 'b'],
  [/^sv/, 'sw'],
  [/^p(?=[aeiou])/, 'f'],
  [/^f(?=[aeiou])/, 'p'],
  [/^t(?=r|[aeiou])/, 'th'],
  [/^f(?=r|[aeiou])/, 'th'],
  [/(?<=[aeiou])[vf](?=in|e|$)/, 'th'],
  [/j+/g, 'z'],
];

/** Other than as it stands. Only where a word is no English one: 'vest' is not west. */
export const waysToHear = (word: string): string[] =>
  [...new Set(WAYS.map(([written, meant]) => word.replace(written, meant)))].filter((one) => one !== word);
