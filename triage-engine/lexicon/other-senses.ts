// Everyday turns in which an alarming word means something else: 'cut my hair', 'dying to see', 'heart of the city'. Their words
// find nothing; the rest of the sentence is read as it stands.
import type { Sentence, Word } from '../text/read-words.ts';

const OWN = '(?:my |his |her |the |our |their |a |some )?';
const STINGERS =
  'bees?|wasps?|hornets?|scorpions?|jelly ?fish|insects?|eyes?|bleach|acid|lime|petrol|cleaner|poison|wee|pee|urine|urinating|peeing|ants?|spiders?|stung|bites?';
const TURNS: RegExp[] = [
  /\bpower cuts?\b|\bcut (?:down )?(?:that|the|a|two|three|some) (?:trees?|projects?|jobs?|pieces)\b/,
  /\b(?:fry|fried|frying|cook|cooked|heat|heated) (?:\w+ ){0,4}(?:in|the) (?:hot )?oil\b/,
  /\bburn(?:ing|s|t|ed)? (?:down|the house|more calories)\b|\bknocked out the power\b|\bfever pitch\b|\bnight fever\b/,
  /\bseizure of (?:the )?(?:goods|property|assets)\b|\bstroke of the brush\b|\bchoked with leaves\b/,
  /\b(?:dogs?|puppy) (?:\w+ ){0,3}bark(?:s|ed|ing)?\b/,
  new RegExp(
    `\\bcut(?:ting|s)? ${OWN}(?:hair|nails?|fingernails|toenails|grass|cake|costs?|onions?|vegetables|potato(?:es)?|tomato(?:es)?|carrots?|meat|chicken|fruit|paper|bread|ribbon|wood|cloth|the line)\\b`,
  ),
  /\b(?:cut|cutting) (?:down|back|out|off) (?:on|from)\b/,
  /\bdead (?:skin|line|phone|battery|end|tired|sea)\b/,
  /\b(?:dying|dead|killing|killed) (?:to|for|of|with|me with|myself|time|it)? ?(?:see|know|go|sleep|try|meet|boredom|laughing|laughter|curiosity|jokes?|time|it at)\b/,
  /\bcold (?:drinks?|water|coffee|milk|weather|season|feet|call|cream|coffee|shower|room|store|cut|case|nights?|mornings?|days?|evenings?|wind|air|snap|floor)\b/,
  /\b(?:chest|deep) (?:freezer|of drawers)\b/,
  /\bheart (?:broken|breaking|felt|warming|of the|belongs)\b/,
  /\bblood (?:tests?|group|bank|donation|donor|donate|report|reports|work|sample|type|relation|relative)\b/,
  /\b(?:donated|donate|gave|give) blood\b/,
  /\bfit(?:s|ting|ted)? (?:in|into|well|me|my|the|perfectly|again|and healthy|for)\b/,
  /\b(?:not|keep|keeping|stay|very|does not|do not) fit\b/,
  /\bpanic (?:buying|button|room)\b/,
  /\battack(?:s)? (?:of|on) (?:sneezing|hiccups?|the|laughter|giggles)\b/,
  /\b(?:shot|shots) of (?:espresso|tequila|vodka|coffee|whisky)\b/,
  /\b(?:flu|booster|vaccine|insulin|tetanus|b12) shots?\b/,
  /\b(?:drop|drops|dropped) (?:off|by|in|out|me|him|her|the kids|my phone)\b/,
  /\bblack (?:coffee|tea|shirt|cat|bag|car|friday|dress|belt|pepper|salt)\b/,
  /\bsense of (?:humou?r|style|direction|time)\b/,
  /\b(?:lost|lose|losing) (?:my |his |her |the )?(?:phone|keys|wallet|job|money|mind over|match|game|bag|way|temper|bet|interest in)\b/,
  /\b(?:broke|broken|break) (?:my |his |her |the |a )?(?:phone|nail|heart|glasses|cup|plate|record|promise|up with|up)\b/,
  /\b(?:burn|burnt|burned|burning) (?:calories|the toast|the food|the rice|candles?|fat|out|cd)\b/,
  /\b(?:hit|hits) (?:the gym|the road|the sack|song|film|movie|a deadline)\b/,
  /\bfall (?:asleep|in love|season|semester|behind)\b/,
  /\bfell (?:asleep|in love|behind)\b/,
  /\b(?:running|ran|run) out of (?!breath)/,
  /\b(?:follow|follows|followed|following) (?:by|up|a|the|your|advice|this|instructions|you)\b/,
  /\bbreath(?:ing)? (?:through a blocked nose|fresh|mints?|of fresh)\b/,
  /\b(?:stroke|strokes) (?:of (?:\w+ )?(?:luck|genius|fortune)|the (?:cat|dog)|in swimming)\b/,
  /\b(?:swimming|breast|back|butterfly|brush) strokes?\b/,
  /\b(?:mood|weather|news) (?:is|was) (?:depressing|killing)\b/,
  /\b(?:explosive|bomb) (?:taste|news)\b/,
  /\b(?:laugh|laughed|laughing|giggling) (?:so )?(?:hard|much) (?:that )?(?:i|we|he|she) (?:can|could) not breathe\b/,
  /\b(?:can|could) not breathe for laughing\b/,
  /\bfits? of (?:giggles|laughter|rage|anger|coughing|sneezing)\b/,
  /\b(?:drowning|suffocating) (?:in|under) (?:snot|work|debts?|its|paperwork|emails?|deadlines)\b/,
  /\bknocked out (?:the )?(?:power|lights?|internet|electricity)\b/,
  /\bmurder (?:on my|mystery|of|case|trial)\b/,
  /\b(?:glass|evil|bull's) eye\b/,
  // It stings, without a word of what could have stung.
  new RegExp(
    `(?<!\\b(?:${STINGERS})\\b.*)(?<!\\b(?:a|the|of|by|two|three|many) )\\bstings\\b(?!.*\\b(?:${STINGERS})\\b)`,
  ),
  /\b(?:too|so) little sleep\b/,
  /\bmyself (?=(?:when |while |whilst )?(?:shaving|cooking|chopping|peeling|slicing|gardening|on (?:a |the )?(?:paper|envelope|tin|can)\b))/,
  /\bwobbly (?=(?:\w+ )?(?:tooth|teeth|chair|table|stool)\b)/,
  /(?<=\b(?:shopping|walk|walked|walking|cycled|cycling|drove|driving|came|went|got|way|run|ran) (?:\w+ )?)home\b/,
  /\b(?:cut|cuts|cutting|nicked) (?:myself|himself|herself) shaving\b/,
  /(?<=\bhead (?:is |was )?)banging\b/,
  /\b(?:five|six|seven|5|6|7) a sides?\b/,
  /\b(?:like|to) jelly (?=after|from|since)/,
  // Chopped off is a finger; chopping is what one does to onions.
  /\bchopping\b(?! (?:my|his|her|the|a) (?:fingers?|thumb|hand|toes?|foot))/,
  // A bruise that fades is no jaundice.
  /(?<=\bbruis(?:e|es|ed|ing)\b.{0,60})\b(?:(?:is |has |have |are )?(?:going|gone|turned|turning|looks?|fading) (?:\w+ )?)?yellow\w*/,
  /\byellow\w* (?=(?:\w+ )?bruis)/,
  // It went down the wrong way, and is over.
  /\bchoked on (?:my |a |some |the )?(?:\w+ )?(?:coffee|tea|water|drink|juice|wine|beer|spit|saliva|chai|soup)\b(?=.*\b(?:fine|ok|okay|alright|all right)\b)(?!.*\b(?:still|wheez\w*|breath\w*|blue|not|fever|since)\b)/,
  // Slept, from tiredness.
  /\bpassed out (?:on|in) (?:the |my )?(?:sofa|couch|bed|armchair|settee)\b(?=.*\b(?:so tired|exhausted|knackered|shattered|long day|long shift)\b)(?!.*\b(?:pills?|tablets?|drunk|dizzy|hit|chest|heart|wake|woke)\b)/,
  // Hindi: 'lip fat rahe hain', they crack.
  /\bfat (?:rahe?|rhe|raha|rha|rahi|rhi|gaye?|gye|gaya|gya|gayi|gyi|jate|jaate|jati)\b/,
  // Against an illness, or of it long ago, in somebody else: its name is no complaint.
  /\b(?:meningitis|tetanus|rabies|polio|flu|covid|shingles|measles|diphtheria) (?:jabs?|vaccin\w+|injections?|boosters?|shots?)\b/,
  /\b(?:last|my|the|had|his|her|about|need|needs|remember my|when my|since my) tetanus\b(?! (?:symptoms|spasms|got))/,
  /\btetanus (?=(?:was|is|were|done|given|taken|at|in|up|long|years?|covered|never|not|out of date)\b)/,
  /(?<!\b(?:i|nearly|almost|just|have|has)(?: \w+)? )\bdied (?:of|from|with) (?:a |an |his |her )?\w+(?: attack| failure| poisoning| cancer| monoxide)?\b/,
  /\b(?:found dead|dead) (?:of|from) (?:a |an )?\w+(?: monoxide| attack| poisoning)?\b/,
  /\b(?:aunt|uncle|neighbou?r|friend|cousin|grandad|grandma|gran|colleague|classmate|flatmate|teacher)'?s? (?:sepsis|stroke|heart attack|meningitis|seizure|overdose)\b/,
  /\bstroked\b/,
  // Handed out.
  /\bpassed out (?:the |some |all |a few )?(?:\w+ )?(?:sweets|leaflets|flyers|cards|drinks|papers|food)\b/,
  /\bcollapsed (?:arch|arches|tent|chair|sofa|tower|cake)\b/,
  /\b(?:am|are|feel|feeling|is|keeping|quite|totally|fully|very) fit\b(?= ?(?:and|now|again|$|as a fiddle|enough|to work))/,
  /\bshot in (?:the|my|his|her) arm\b(?=.*\b(?:flu|covid|jab|vaccine|booster|tetanus|b12|sore)\b)(?!.*\b(?:gun|bullet|blood|bleed\w*|police)\b)/,
  /\bpulled (?:a )?muscles?\b(?= (?:in|between|of))/,
  // Tired, not fallen.
  /\bcollapsed? (?:on|onto|into|in) (?:the |my )?(?:sofa|couch|settee|armchair|bed|chair)\b(?=.*\b(?:tired|exhausted|worn out|knackered|shattered|slept|shift|nights|work|office|happy|daily)\b)(?!.*\b(?:wake|waking|dizzy|chest|heart|breath\w*|respond\w*|gr[ea]y|pale|blue|head|sweat\w*|speech|speak\w*|drool\w*|unconscious|passed|pills?|drunk|confus\w*|faint\w*|slurr\w*|arm|face)\b)/,
  /\bcollapsed? (?:veins?|lungs? in (?:19|20)\d\d)\b/,
  // The nose is blocked, or the clothes are tight: whoever breathes through the mouth breathes.
  /\b(?:can|could) not breathe (?:\w+ )?(?:through|thru) (?:my |his |her |the |one |either |it|this |both )?(?:sides? of )?(?:nose|nostrils?|it\b)(?!.*\b(?:mouth (?:either|too|also)|nor|or (?:my |his |her )?mouth|lips|blue|baby|feed\w*)\b)/,
  /\b(?:can|could) not breathe in (?:these|this|that|those|my|the) (?:\w+ ){0,2}(?:jeans|trousers|dress|blouse|shirt|bra|corset|suit|saree|sari|belt|crowd|train|bus|lift|metro)\b/,
  // What somebody wants to have explained.
  /\bconfused (?:by|about|between|with|which|on|as to|over) (?:the |my |this |these |which |a |two |your )?(?:\w+ ){0,2}(?:leaflets?|labels?|dos(?:e|es|age)|instructions?|mixtures?|forms?|app|website|letters?|results?|reports?|brands?|creams?|syrups?|timings?|appointments?|prescriptions?)\b/,
  /\bunconscious (?:bias|habits?|mind|of time|of the time)\b|\bsuicide squad\b/,
  /\bsnakes? (?:plants?|skins?|phobia|charmers?|oil|print|gourds?|films?|movies?|temple|documentary)\b|\bsnakeskin\b/,
  /\bsnakes?\b(?=.*\b(?:nobody|no one|not|never) (?:was |been |got )?bitten\b)/,
  /\b(?:seizure|epilepsy|fit) (?:medicines?|meds|medication|tablets|diary|free)\b/,
  /\bchok(?:ing|ed) (?:with|from) (?:laughter|laughing|giggles|emotion)\b|\bchoking on (?:pollen|dust|perfume|fumes of)\b(?=.*\b(?:sneez\w*|lol|haha|just)\b)/,
  /\b(?:head|brain) (?:is |was |feels like it is )?(?:explode?ing|bursting|splitting|banging) (?:with|w|due to|from|because of|over) (?:my |the |all |this |that |these |too much |childrens? |kids )?(?:\w+ )?(?:revision|homework|noise|work|stress|exams?|emails?|ideas|thoughts|information|studying|numbers|deadlines)\b/,
  // Iron makes them black (NHS 2024, ferrous sulfate).
  /\bblack (?:stools?|poos?|poop|motions?|potty|bowel movements?)\b(?=.*\b(?:since|after|from|because|due)\b.*\biron\b)(?=.*\b(?:fine|well|good|ok|okay|leaflet|told|said|normal)\b)(?!.*\b(?:not (?:feeling )?(?:fine|well|good)|unwell|faint\w*|dizzy|weak|vomit\w*|blood|tarry|sticky|smell\w*|pain\w*|ibuprofen|aspirin|naproxen|warfarin)\b)/,
  // Whoever asks how many has not taken them.
  /\bhow (?:many|much|often)\b(?=.*\b(?:paracetamol|ibuprofen|calpol|crocin|tablets?|pills?|doses?)\b)(?!.*\b(?:die|dying|kill\w*|fatal|lethal|dead\w*|danger\w*|overdos\w*|suicid\w*|end it|harm\w*|already|swallowed|gone|missing)\b)/,
  /\bmany hours?\b(?= (?:between|apart|gap|before|after))/,
  // Needed or due, it is the vaccine.
  /\btetanus (?=(?:due|needed|required|necessary|okay|ok|status|cover|again)\b)/,
  /\b(?:yellow fever|polio|flu|hepatitis|typhoid|cholera|rabies|malaria|tb|measles|hpv|covid) (?:certificates?|drops|clinic|camp|card|tablets for|vaccin\w+|leaflets?|posters?|awareness|season)\b/,
  /\b(?:any|no|(?:is|does|will) it(?: do)?) harm(?:ful)?\b(?! (?:to )?(?:my|him|her|them)sel)/,
  /\bstrok(?:e|es|ing) (?:my|our|a|his|her|any|your|next door's) (?:\w+ )?(?:cats?|dogs?|kittens?|pupp(?:y|ies)|rabbits?|horses?|beard|hair)\b/,
  /\b(?:electric |static |electrical )?shocks? (?:off|from|by|getting out of) (?:the |my |a )?(?:car|car door|door handle|doorknob|trolley|jumper|fleece|carpet|blanket)\b|\bstatic (?:electric |electricity )?shocks?\b/,
  /\belectric shock\b(?=.*\bstatic\b)/,
  // It is out again, and all is well.
  /\bchoked on (?:my |a |an |some |the )?(?:\w+ )?\w+\b(?=.*\b(?:coughed|spat|came) (?:it )?(?:up|out)\b)(?=.*\b(?:fine|ok|okay|alright|all right)\b)(?!.*\b(?:still|wheez\w*|breath\w*|blue|fever|since|stuck|battery|coin|toy|bead)\b)/,
  /\bswallowed (?:water|tea|coffee|spit|saliva|juice|drink) (?:the |down the )?wrong way\b(?=.*\b(?:fine|ok|okay|alright|all right)\b)(?!.*\b(?:still|wheez\w*|breath\w*|blue|fever)\b)/,
  /\beyes? (?:went|go|goes|going) (?:dark|black) for a (?:second|moment|sec|bit)\b(?=.*\b(?:stood|stand|standing|got up|get up|getting up)\b)/,
  /\bblood (?:in|on|from|inside) (?:my |his |her |the )?ears?\b(?=.*\b(?:cotton|buds?|tips?|earbuds?|scratch\w*)\b)(?!.*\b(?:fell|fall\w*|hit|head|knock\w*|accident|crash\w*|punch\w*|slap\w*)\b)/,
  /\b(?:someone|somebody|a weight|something|man|ghost|demon) sitting on (?:my |the )?chest\b(?=.*\bok|.*\bfine|.*\bonce\b)(?<=\bsleep paralysis\b.*)/,
  /\bseat ?belt (?:rubbed|rubs|chafed|chafes|marked|mark)\b/,
  /\b(?:laughed|laughing|coughed|coughing|trained|training|sneezed|sneezing|worked|working|cried) (?:so |too |that |very |really )?hard\b/,
  /\bbreathing (?:was|is|has been) (?:never|no|not) (?:a |any |the |been )?(?:problem|trouble|issue)\b/,
  /\bblue (?:nails?|fingers?|hands?|lips?|tongue)\b(?=.*\b(?:dye\w*|jeans|ink|paint\w*|lolly|lollies|sweets?|pen|ice ?pop|candy|denim|blueberr\w+)\b)(?!.*\b(?:breath\w*|cold|chest|faint\w*|wheez\w*)\b)/,
  /\boverdosed? on (?:\w+ )?(?:pudding|chocolates?|cakes?|sweets|pies?|biscuits|cheese|ice cream|mangoe?s|carbs|telly|netflix|football|sunshine)\b/,
  /\bblack ?out of (?:my|his|her|the) nose\b/,
  /\bself[ -]?inflicted\b(?=.*\b(?:hangover|wedding|party|wine|beer|drank|drinking|night out|sunburn)\b)/,
  /\bnose (?:whistles|squeaks|whistling) (?:when|as|while)\b/,
  // Until the injection wears off.
  /\b(?:(?:lip|cheek|face|jaw|mouth|tongue|chin)s? (?:is |was |still |feels )?(?:still )?numb|numb (?:lip|cheek|face|jaw|mouth|tongue|chin))\b(?=.*\bdent\w*\b)(?!.*\b(?:droop\w*|slur\w*|arm|leg|speech|speak\w*|weak\w*|vision|eye)\b)/,
  /\bcarbon monoxide alarm\b(?=.*\b(?:chirps?|chirping|battery)\b)(?=.*\bfine\b)(?!.*\b(?:headaches?|sick|dizzy|nausea|vomit\w*)\b)/,
  /\bbreath smells (?:of|like) garlic\b(?!.*\b(?:spray\w*|pesticides?|poison\w*|drank|swallowed|fields?|farm\w*)\b)/,
  /\bdropped (?:a|an|the|my|some|something) (?:\w+ ){0,4}on(?:to)? (?=(?:my|his|her|the) (?:\w+ )?(?:foot|feet|toes?)\b)/,
  /(?<=\bdry skin )patches\b/,
  /\bseizure of (?:the |an? )?engine\b/,
  // What a form, a lesson, a test or a house is about has nobody.
  /\b(?:insurance|claims?|policy) (?:\w+ )?(?:for|of|on) (?:a |the |my |his |her )?\w+\b/,
  /\b(?:project|essay|article|documentary|film|movie|book|talk|lecture|quiz|presentation|homework|assignment) (?:on|about) (?:a |the )?\w+(?: \w+)?\b/,
  /\b(?:covid|flu|pregnancy|hiv|dengue|malaria|typhoid|tb|sugar) tests? (?:takes?|costs?|price|kits?|centre|available|charges)\b/,
  /(?<=\b(?:where|park|parking|visiting|is there|do you have|number of|address of|who is)\b.*)\b\w+ (?:unit|ward|department|clinic|centre|specialist)\b/,
  /\bwhat are the side effects of \w+\b/,
  /\b(?:dog|cat|puppy|kitten|rabbit|hamster|parrot|cow|buffalo|goat|horse|budgie) (?:is|has|was|keeps|had|will not|does not|got) .*$(?<=\b(?:vets?|animals|pets?)\b.*)(?<!\b(?:bit|bite|bitten|scratch\w*|lick\w*|attack\w*|me|my|him|her|us)\b.*)/,
  // 'Have', and 'with you'.
  /\bhav\b(?!.*\b(?:hepatitis|vaccin\w+|positive|igm|antibod\w+)\b)|(?<!\bfor (?:\w+ ){0,2})\bw u\b/,
  /\badmission (?:process|fees?|forms?|test|dates?|criteria)\b/,
  // Neither an animal nor a person that bites.
  /\b(?:person|human|man|real|robot|chat) or (?:a )?(?:bot|bit|bites?)\b|\bchat ?bot\b|\ba bot\b/,
  /\b(?:was|am|is|are|be|being) fit to (?:fly|work|drive|travel|play|return)\b/,
  /\b(?:card|phone|parcel|letter|bag|keys|wallet|report|file|luggage|ticket|glasses|book|prescription) (?:got|is|was|has been|went|gets) lost\b/,
  /\b(?:button|way|key|arrow|link|page|option|menu)s? (?:\w+ )?(?:for|to) (?:go|going|get|getting) back\b/,
];
const EVERY_TURN = TURNS.map((turn) => new RegExp(turn, 'g'));

/** The words that are left out wherever they stand in such a turn; what parts of the body it names is heard. */
const KEPT = /^(my|his|her|the|our|their|a|of|in|to|for|me|and|not|do|does|with|by|on|very|sneezing|hiccups?)$/;

export function withoutOtherSenses(sentence: Sentence): Sentence {
  const said = sentence.words.map(({ plain }) => plain).join(' ');
  const silent = new Set<number>();
  for (const turn of EVERY_TURN)
    for (const match of said.matchAll(turn)) {
      const first = said.slice(0, match.index).split(' ').length - 1;
      for (let step = 0; step < match[0].trim().split(' ').length; step++) silent.add(first + step);
    }
  if (silent.size === 0) return sentence;
  return { ...sentence, words: sentence.words.map((word, at) => (silent.has(at) ? hushed(word) : word)) };
}

/** No phrase asks for the empty stem. */
const hushed = (word: Word): Word => {
  if (KEPT.test(word.plain)) return word;
  const { wider: _, ...rest } = word;
  return { ...rest, stem: '' };
};
