// Whether the child that a text speaks of is not born yet. 'The baby moves less' is told of both; only one of them kicks a belly.

/** A pregnancy, however it is told. Weeks before the 16th and months before the 4th may be the age of a child. */
const UNBORN =
  /\b(?:unborn|wombs?|uterus|(?:my|her|our|baby|from) bump(?! (?:on|in|at|behind|near))|fo?etus(?:es)?|feotus|fo?etal|feotal|pregn\w*|preggers|gestation\w*|trimesters?|antenatal|midwife|kick counts?|expecting|primi\w*|gravida|g\d ?p\d)\b|\bdue (?:date|in|next|on|this|tomorrow|any)\b|\binside (?:me|(?:my|her|the) (?:belly|tummy|tumy|stomach))\b|\bin my (?:belly|tummy|tumy|stomach)\b|\b(?:baby|child|mov\w+|kick\w*) in (?:her|the|belly|tummy)\b(?! (?:cot|crib|car|bed|bath|arm|morning|night|evening|last|past|house|room|pram))|\b(?:1[6-9]|2\d|3\d|4[0-2])(?: ?\+ ?\d)? ?(?:weeks?|wks?|w)\b(?! ?(?:old|ago|post|after|back|later|of age))|\b(?:[4-9]th|fourth|fifth|sixth|seventh|eighth|ninth) month\b|\b(?:[4-9]|four|five|six|seven|eight|nine) months? (?:gone|along|preg)/i;
const UNBORN_HINDI =
  /(?<!\bbach\w* k[aei] )\bpet (?:me|mein|mai|main|ka|ke andar|ke bhitar)\b|\bgarbh|\bkokh\b|\bhamal|(?<!बच्च[^ ]* (?:के|की|का) )पेट (?:में|का|के अंदर|के भीतर)|गर्भ|कोख|प्रेग|मह[ीि]ना (?:चल|लग)|(?:वां|वाँ|वा) मह[ीि]ना|\bmah?e?ina (?:chal|lag)|\b(?:\d ?|aath|aat|sat|saat|nau|chhat|panch)v?[ao]?n? mah?e?ina\b/i;

/** Told as here and now, so that a birth that is told too was an earlier one. */
const PREGNANT_NOW =
  /\b(?:am|i'm|im|is|she's|currently|now|still|again) (?:\w+ ){0,4}(?:pregn\w*|expecting)\b|\b(?:unborn|womb|(?:my|her) bump(?! (?:on|in|at|behind|near))|fo?etal|fo?etus)\b|\binside me\b|\bin my (?:belly|tummy|womb)\b/i;
const BIRTH =
  /\bgave birth\b|\bnew ?borns?\b|\b(?:was|were|is|been) born\b|\bborn (?:last|on|yesterday|today|two|three|in)\b|\bafter (?:the |my |her )?(?:birth|delivery)\b|\bpost ?partum\b|\b(?:preemie|nicu)\b|\bpremature (?:baby|infant|twins?)\b|\bdelivered\b|\b(?:days?|weeks?|months?|wks?|mths?)[ -]?old\b|\b(?:[1-9]|one|two|three|four|five|six|seven|eight|nine)[ -](?:years?|yrs?|yr)[ -]old\b|\btoddler\b|\bnavjat|\bpaida hu|\bjanm|नवजात|पैदा हु|जन्म/i;
/** What only a child does that is born. */
const LIFE_OUTSIDE =
  /\b(?:feeds?|feeding|fed|breast ?fe\w+|bottle|nappy|nappies|diapers?|cot|crib|cradle|pram|cry|cries|cried|crying|crawl\w*|teething|toys?)\b|\b(?:baby|bub|he|she) (?:has |just )?(?:fell|fallen|rolled off|was dropped)\b|\bon (?:his|her) (?:head|back|tummy)\b|\b(?:he|she|baby|bub|son|daughter) is (?:only |just |about |now )?(?:\d|1[0-5]|one|two|three|four|five|six|seven|eight|nine|ten|eleven) (?:days?|weeks?|months?|years?)\b|\b(?:baby|he|she|bub|child)\b[^.,]* (?:has|had|having|with) (?:an? )?(?:\w+ )?(?:fever|cough|cold|rash|temperature|diarrh\w+)\b|\b(?:dood?h|dudh|stan ?pan) |\bro (?:raha|rahi)\b|\brot[aei]\b|दूध|रो रह/i;
/** 'Not moving his arm'. */
const OF_A_LIMB =
  /\bmov(?:e|es|ed|ing) (?:(?:his|her|its|the|their|one|both|left|right) )+(?:arms?|legs?|hands?|foot|feet|head|neck|fingers?|toes?|eyes?|side)\b|\b(?:haa?th|pair|paer|gardan) (?:\w+ ){0,2}hil|(?:हाथ|पैर|गर्दन) (?:[^ ]+ ){0,2}हिल/i;
/** 'My dog's baby', 'the cow is pregnant'. */
const OF_AN_ANIMAL =
  /\b(?:dogs?|bitch|cats?|cows?|buffalo|goats?|mares?|sheep|ewe|rabbits?|hamsters?|parrots?)(?:'s|s)? (?:(?:is|was|are|has|who|newborn|little|got) ){0,2}(?:pregnant|baby|babies|puppy|puppies|pups|kittens?|litter|calf|foal|lambs?)\b|\b(?:puppy|puppies|pups|kittens?)\b/i;

/** Kicks of a sport, and old people who move slowly. */
const OF_SOMEBODY_ELSE =
  /\b(?:football|soccer|rugby|karate|kick ?boxing|taekwondo|free kicks?|penalt\w+|goal|gym)\b|\b(?:mother|father|mum|mom|dad|grand\w+|husband|uncle|aunt|eye|bowel|body|hand)(?:'?s)? movements?\b/i;

const NAMED = /\b(?:bab(?:y|ies)|bub|twins?|bach\w+)\b|बच्च/i;

export const tellsOfPregnancy = (text: string): boolean =>
  (UNBORN.test(text) || UNBORN_HINDI.test(text)) && (!BIRTH.test(text) || PREGNANT_NOW.test(text));

/** Whose movements were told. In doubt they are an unborn child's. `isChildsAge`: an age is told, or known, that only a child has. */
export function whoMoves(text: string, isChildsAge: boolean): 'unborn' | 'born' | 'limb' | 'somebody else' {
  if (OF_AN_ANIMAL.test(text)) return 'somebody else';
  if (tellsOfPregnancy(text)) return 'unborn';
  if (OF_A_LIMB.test(text)) return 'limb';
  if (isChildsAge || BIRTH.test(text) || LIFE_OUTSIDE.test(text)) return 'born';
  return OF_SOMEBODY_ELSE.test(text) && !NAMED.test(text) ? 'somebody else' : 'unborn';
}
