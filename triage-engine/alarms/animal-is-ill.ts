// Whether an animal is the one who is ill: it is named first, nobody else is, and it has hurt nobody.
import { lazily } from '../lazily.ts';
import { KINDS } from './shape-words.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));
const ofKind = (wanted: string): ReadonlySet<string> => words(KINDS.find(([kind]) => kind === wanted)?.[1] ?? '');
const kinds = lazily(() => ({ animal: ofKind('animal'), self: ofKind('self'), kin: ofKind('kin') }));

/** Before it: whose it is, and what it is like. */
const BEFORE = words(
  'our my the a an this that his her their hamari hamara hamare meri mera mere humari humara ek is us padosi ki ka ke हमारी हमारा हमारे मेरी मेरा मेरे एक इस उस ' +
    'old little pet street white black brown neighbours neighbour new two three',
);
/** An animal is spoken of like anybody. */
const PRONOUNS = words(
  'he she him her hers his they them their uske uska uski usko use unke unki unka unko us wo woh vo उसे उसको उसके उसकी उसका उनको उनके',
);
/** It may have hurt or infected somebody, or was eaten. */
const TOUCHES =
  /\b(?:bit|bites?|bitten|biting|scratch\w*|kick\w*|lick\w*|peck\w*|stung|stings?|gored|butted|attack\w*|chas\w*|threw|allerg\w*|me|i|us|ne|ka?at\w*|gir\w*|fell|falls?|fallen|rid(?:e|es|ing|den)|fur|pox|flu|bones?|curry|meat|soup|milk|food|eaten|ate|khaya|khaaya|doodh|noch\w*|panja|panje|maar\w*|dasa|das|dank|chaat\w*)\b|ने|काट|कट|गिर|खाय|दूध|नोच|पंज|मार|डस|चाट/iu;
const WORD = /[\p{L}\p{M}]+/gu;

export function isAnimalIll(text: string): boolean {
  const { animal, self, kin } = kinds();
  const said =
    text
      .toLowerCase()
      .replace(/[’']s\b/g, '')
      .match(WORD) ?? [];
  const at = said.findIndex((word) => animal.has(word) || animal.has(word.replace(/s$/, '')));
  if (at < 0 || TOUCHES.test(said.join(' '))) return false;
  const after = said.slice(at + 1);
  return (
    said.slice(0, at).every((word) => BEFORE.has(word)) &&
    !after.some((word) => self.has(word) || (kin.has(word) && !PRONOUNS.has(word)))
  );
}
