// 'I am breastfeeding my 3 week old and my nipple is sore', 'my baby is 2 months old and I have a headache': the age is the baby's, and
// the complaint is the writer's own.

const BABY = '(?:baby|babies|newborn|infant|bub|twins?|child|son|daughter|boy|girl|little one)';
const AGE = '(\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[ -]?(day|week|wk|month|mth)s?';
const BABYS_AGE = new RegExp(
  `\\b(?:my|our|a|the)(?: \\w+)? ${BABY}(?:,| is| was born| of| just turned| turned)?(?: now| only| just| about)* ${AGE}(?: ago|[ -]old)?\\b|` +
    `\\b(?:my|our|a|an) (?:lovely |healthy |little |sweet )?${AGE}(?:[ -]old(?: ${BABY})?| ${BABY})\\b`,
);

/** 'I have a headache', and not 'I have a baby' or 'I have tried'. */
const I_HAVE =
  "\\bi(?:'ve| have| feel| felt| get| got|'m having| am having| cannot| can't)\\b(?! (?:an? |had an? |just had an? )?(?:baby|babies|newborn|question|doubt|son|daughter|no idea|seen|noticed|given|tried|called|been told|to ask|wake|get him|get her|settle)\\b)";
/** Parts of a body; what a baby is fed with is the writer's as well, unless it is refused. */
const OWN = new RegExp(
  `${I_HAVE}|\\bi(?:'m| am) (?:\\w+ )?(?:breast ?feeding|feeding|nursing)\\b.* (?:and|but) (?:have|feel|get)\\b|` +
    '\\bmy (?:own |left |right |lower |upper )?(?:head|back|chest|belly|tummy|stomach|throat|legs?|arms?|wrists?|thumbs?|stitches|scar|bottom|hair|mood|eyes?|ears?|nose|knees?|skin|teeth|tooth)\\b|' +
    '(?<!\\b(?:off|on|to|at|refus\\w+|takes?|taking|latch\\w*|wants?|leaves?) (?:the |my )?)\\b(?:breasts?|nipples?)\\b(?! ?(?:fe[ed]|milk))',
);
/** What is grave in a baby is the writer's only where the writer has it. */
const GRAVE =
  '\\b(?:fever\\w*|temperature|temp|breath\\w*|blue|limp|floppy|vomit\\w*|fits?|seizures?|jaundice|yellow|rash|drowsy|sleepy|lethargic|not (?:feeding|drinking)|\\d\\d\\.\\d)\\b';
const IS_GRAVE = new RegExp(GRAVE);
const HAS_GRAVE = new RegExp(`${I_HAVE}[^.;]{0,50}${GRAVE}`);
const ILL =
  "(?:'s| has| is| had| was| feels?| looks?| won't| will not| cannot| can't| keeps?| vomit\\w*| cough\\w*| cries| refus\\w*| does not| doesn't| did not| hasn't| not)";
const WELL =
  "(?!,?(?: who)?(?:'s| is| was| has been| looks?| feeds?)? (?:doing |feeding |gaining |growing |all )?(?:fine|well|healthy|okay?|happy|asleep|thriving|weight|normal(?:ly)?)\\b)";
const BABY_ILL = new RegExp(`\\b(?:he|she|they|${BABY})\\b${WELL}(?: also| too)?${ILL}\\b`);
/** Right behind the age. */
const BABY_ILL_NEXT = new RegExp(
  `^(?:'s\\b|${WELL},? (?:who|that|with|has|is|was|had|keeps?|won't|will not|cannot|vomit\\w*|cough\\w*|cries|crying|not|refus\\w*|fever\\w*|temp\\w*|hot|limp|blue|floppy)\\b)`,
);

export type BesideBaby = { months: number; rest: string };

/** Nothing where the baby may be the one who is ill. */
export function ownBesideBaby(said: string): BesideBaby | undefined {
  const found = BABYS_AGE.exec(said);
  if (!found) return;
  const [before, after] = [said.slice(0, found.index), said.slice(found.index + found[0].length)];
  const rest = `${before}baby${after}`;
  if (BABY_ILL_NEXT.test(after) || BABY_ILL.test(rest) || !OWN.test(rest)) return;
  if (IS_GRAVE.test(rest) && !HAS_GRAVE.test(rest)) return;
  const count = found[1] ?? found[3] ?? '';
  const unit = (found[2] ?? found[4] ?? '')[0] as 'd' | 'w' | 'm';
  return { months: (Number(count) || WORDS.indexOf(count)) * MONTHS[unit], rest };
}

const MONTHS = { d: 1 / 30, w: 12 / 52, m: 1 };
const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
