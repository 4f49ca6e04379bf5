// What is told as a small thing and is none: whatever it sounds like, nobody is told to look after it at home. A row fits where each of
// its expressions does, and none of what it is not.

type Row = { each: readonly RegExp[]; unless?: RegExp };

const ROWS: readonly Row[] = [
  // A tooth or a claw of an animal (NICE NG184, 2020), a period that did not come, a test that says so, a bone that carries nobody.
  {
    each: [
      /\b(?:mouse|rats?|rabbits?|bunny|hamsters?|squirrels?|ferrets?|kittens?|cats?|puppy|chuh\w*|billi|bandar)\b.{0,40}\b(?:(?<!\ba )bit|bites?|bitten|teeth|tooth|nip(?:s|ped)|kaat\w*|daant)\b|\b(?:bit|bites?|bitten|nip(?:s|ped)) (?:\w+ ){0,4}(?:mouse|rats?|rabbits?|bunny|hamsters?|squirrels?|kittens?|cats?|puppy)\b|\b(?:street|stray|gali k[ei]|aawara|awara) (?:kitten|cat|dog|puppy|billi|kutt)\w*\b|\b(?:late|missed|skipped)\b.{0,20}\bperiods?\b|\bperiods?\b.{0,30}\b(?:late|missed)\b|\btwo lines\b|\bsteps before\b|छूने नहीं देत|\bch?hune nahi det/iu,
    ],
  },
  // Skin that weeps: NICE NG190 (2021)
  {
    each: [/\b(?:weeps?|weeping|oozes?|oozing)\b/i, /\b(?:rash|eczema|patch\w*|skin|sores?)\b/i],
    unless: /\bblister\w*\b/i,
  },
  // Redness that grows: NICE NG141 (2019)
  {
    each: [
      /\b(?:red|redness|redder|reddish|pink\w*|patch\w*|laal\w*|lali|l[ae]+l)\b|लाल/iu,
      /\b(?:spread\w*|creep\w*|crept|wider|larger|bigger|extend\w*|red (?:line|streak)s?|(?:go|goes|going|gone|went|moves?|moved|moving|reach\w*|track\w*) (?:a (?:bit|little) )?(?:\w+ )?(?:up|further|farther|beyond|past|higher)|further each|grew|grow(?:s|ing)|size of .{3,60}\btoday|phail\w*|faili?|fail (?:raha|rahi|ga\w*)|bad[dh]*h? (?:raha|rahi|ga\w*)|z[iy]+[ay]*da door)\b|बढ़ (?:रह|ग)|फैल|दूर तक/iu,
    ],
    // The mark of an oven's shelf or of thorns.
    unless: /\b(?:oven|ta[vw]a|pan|hob|brambles?|gorse)\b(?!.*\b(?:up|spread\w*|creep\w*|grow\w*|bigger|hot)\b)/i,
  },
  // One leg that is thicker, and a calf that aches after sitting for long: NICE NG158 (2023)
  {
    each: [
      /\b(?:calf|legs?|shin|thigh|ankles?|pindli\w*|taa?ng|pair)\b|पिंडली|टाँग|टांग|पैर/iu,
      /\b(?:one|left|right|other|ek|dusr\w*|doosr\w*)\b|एक|दूसर|बाए|बाएँ|दाए|दाहिन/iu,
      /\b(?:puff\w*|swollen|swell\w*|swells|bigger|fat|fatter|thicker|larger|mot[aie]|sooj\w*|suj\w*)\b|सूज|मोट/iu,
    ],
    unless:
      /\b(?:mosquito\w*|mach+h?a?r\w*|bit(?:e|es|ten)?|stung|sting|twist\w*|sprain\w*|stub\w*|bump\w*|bang\w*|knock\w*|moch|takra\w*|thokar)\b|मच्छर|मोच|टकरा|ठोकर/iu,
  },
  {
    each: [
      /\b(?:calf|calves|pindli\w*|behind (?:one|my|the|her|his) (?:\w+ )?knee|charley horse)\b|पिंडली/iu,
      /\b(?:flight|flew|plane|coach|drive|drove|driving|(?:bus|train|car) (?:ride|trip|journey)|journey|travel\w*|trip|safar|the pill|contracept\w*|hrt|cast|plaster|bed rest|surgery|operation)\b|सफ़?र|यात्रा|उड़ान|हवाई|ऑपरेशन/iu,
    ],
  },
  // Electricity: NICE CKS Burns and scalds (2023)
  {
    each: [
      /\belectr(?:ic\w*|ocut\w*)\b(?! (?:\w+ )?(?:toothbrush|razor|shaver|scooter|blanket|kettle|bike|fan|heater|guitar))|\b(?:live|bare) (?:wire|plug|cable|socket)\b|\bgot a (?:\w+ )?(?:zap|shock)\b|\bzapped\b|\bmains\b|\bbijli (?:ka|ki|se|lag\w*)\b|\bcurrent (?:ka|lag\w*|maar\w*|mara)\b|बिजली (?:का|की|से|लग)|करंट/iu,
    ],
    unless: /\bstatic\b/i,
  },
  // What aches above the waist while one walks, and stops with it: NICE CG95 (2016)
  {
    each: [
      /\b(?:jaws?|teeth|tooth\w*|throat|neck|chest|breast\w*|heartburn|burning|acidity|shoulders?|arms?|jabd\w*|gal[ae]|seen[ae]|chh?aa?ti|kandh\w*|haath|baa?ju|jalan)\b|जबड़|गल[ेा]|सीन|छाती|कंध|हाथ|बाजू|बाँह|जलन/iu,
      /\b(?:walk\w*|climb\w*|stairs?|hill|uphill|hurry|hurrying|chal(?:te|ne|ta|ti)|seedh\w*|sidh\w*|chadh\w*|chadt\w*|daud\w*)\b|चलने|चलते|सीढ़|चढ़|दौड़/iu,
      /\b(?:stop\w*|rest\w*|stands? still|sit down|gone|goes (?:off|away)|ruk\w*|baith\w*|each time|every time|whenever)\b|रुक|बैठ|आराम/iu,
    ],
  },
  // What no child should have in the mouth: TOXBASE advice, RCEM (2021)
  {
    each: [
      /\b(?:lick\w*|drank|drunk|drink|sip\w*|gulp\w*|tasted?|swallow\w*|mouthful|ate|eaten|chew\w*|mouth|pee? li\w*|pi (?:li|gay)\w*|chaat\w*)\b|पी लि|पी ग|चाट|मुँह|मुंह/iu,
      /\b(?:cleane?rs?|bleach|detergent|laundry (?:pod|capsule)s?|kerosene|petrol|lamp oil|thinner|turpentine|pesticide|rat (?:poison|kill)\w*|drain|batter(?:y|ies)|camphor|moth ?balls?|naphthalene|antifreeze|phenyl|harpic|cell|mitti ka tel)\b|फिनाइल|केरोसिन|मिट्टी का तेल|कपूर|बैटरी|सेल/iu,
    ],
  },
  // What is shot or sprayed under the skin: BSSH, high-pressure injection injuries
  {
    each: [
      /\b(?:nail ?gun|(?:paint|air(?:less)?) ?(?:sprayer|gun)|spray(?:er| gun)|grease ?gun|pellet|pressure washer)\b/i,
    ],
  },
  // Food that sticks: NICE NG12 (2015, updated 2023)
  {
    each: [
      /\b(?:food|bread|roti|rice|meat|chicken|solids?|khana)\b.{0,30}\b(?:go(?:es)? down|gets? stuck|sticks?|stuck|catch(?:es)?|lodges|slow\w*|atak\w*|fas\w*|phas\w*)\b|\bhard to swallow (?:solid|food|bread)|खाना (?:अटक|फँस|फंस)/iu,
    ],
    unless: /\b(?:teeth|tooth|molars?|braces|gums?|wrong (?:way|pipe)|daa?nt\w*|slow(?:er|ly)? eat\w*)\b|दाँत|दांत/iu,
  },
  // Fever of the tropics: UKHSA malaria guideline (2019); WHO malaria (2023)
  {
    each: [
      /\b(?:fever\w*|temperature|chills?|shiver\w*|bukhaa?r|thand lag\w*)\b|बुखार|बुख़ार/iu,
      /\b(?:africa|uganda|kenya|nigeria|ghana|tanzania|congo|sudan|cameroon|malawi|zambia|mozambique|(?:every|each) (?:second|third|other) (?:day|night)|ek din chh?od\w*|har (?:doosre|dusre|teesre|tisre) din)\b|एक दिन छोड़|हर (?:दूसरे|तीसरे) दिन/iu,
    ],
  },
  // Few white cells, no spleen: MHRA carbimazole (2019), NICE CG151 (2012)
  {
    each: [
      /\b(?:carbimazole|methimazole|neo-?mercazole|clozapine|methotrexate|azathioprine|leflunomide|deferiprone|(?:no|without (?:a|my)) spleen|spleen (?:\w+ ){0,2}(?:removed|out)|splenectom\w*)\b|कार्बिमाज़ोल|मेथोट्रेक्सेट|तिल्ली निकल/iu,
    ],
  },
  // Diabetes as it is called: NICE NG19 (2015)
  {
    each: [
      /\b(?:i|she|he|papa|mummy|mother|father|mom|dad|patient) (?:have|has|having|got) (?:high )?sugar\b(?! ?(?:crav|free|in))|\bsugar (?:patient|since|ki? (?:bimari|mareez|mariz)|hai)\b|\b(?:insulin|metformin)\b|शुगर (?:है|की बीमारी|के मरी)/iu,
    ],
  },
  // An eye that was hit: NICE CKS Eye injury
  {
    each: [
      /\b(?:ball|shuttle\w*|racket|elbow\w*|fist|punch\w*|stick|branch|twig|stone|cork|hammer\w*|grind\w*|gend|patthar|lakdi)\b|गेंद|पत्थर|लकड़ी/iu,
      /\b(?:eyes?|aa?n?kh)\b|आँख|आंख/iu,
    ],
    unless: /\beyelids?\b/i,
  },
  // A rash after a new medicine: NICE CG183 (2014)
  {
    each: [
      /\b(?:rash\w*|hives|spots|daan[ae]|chakatt\w*)\b|दाने|चकत्त/iu,
      /\b(?:new|since|after|from|started|on) (?:\w+ ){0,3}(?:tablets?|antibiotics?|medicines?|pills?|capsules?|amoxicillin|lamotrigine|allopurinol|carbamazepine|dawa\w*|goli)\b|\b(?:nayi )?(?:dawa\w*|goli) (?:se|ke baad|lene|khane)\b|(?:दवा|दवाई|गोली) (?:से|के बाद|लेने|खाने)/iu,
    ],
  },
  // Toxic shock: NHS (2022)
  { each: [/\b(?:tampons?|menstrual cup)\b/i, /\b(?:rash|fever\w*|flu|faint\w*|vomit\w*|sunburn|days)\b/i] },
  // A blow to the trunk: NICE NG39 (2016)
  {
    each: [
      /\bhandle ?bars?\b|\b(?:kick\w*|punch\w*|elbow(?:ed)?|kneed)\b.{0,25}\b(?:ribs?|belly|tummy|stomach|abdomen|side|flank|kidney)\b/i,
    ],
  },
  // A sting that is felt elsewhere: Resuscitation Council UK anaphylaxis guideline (2021)
  {
    each: [
      /\b(?:stung|stings?|wasps?|bees?|hornets?|tatai?ya|madhumakh+i)\b|मधुमक्ख|ततैय/iu,
      /\b(?:all over|everywhere|elsewhere|far (?:away )?from|whole body|hives|poore? (?:badan|shar[ie]+r)|pur[ae] (?:badan|shar[ie]+r))\b|पूरे (?:बदन|शरीर)/iu,
    ],
  },
  // A limp that nobody fell for: NICE CKS Acute childhood limp (2020)
  {
    each: [
      /\b(?:limp(?:s|ing|ed)?|hobbl\w*|langd\w*)\b|लंगड़|लँगड़/iu,
      /\b(?:no (?:fall|injury)|(?:did ?n[o']?t|never) fall|without (?:a )?(?:fall|falling|injury)|fever\w*|warm|hot|ill|unwell|gira nahi|bina gire|bukhaa?r)\b|बुखार|गिरा नह|बिना गिरे/iu,
    ],
  },
  // Carbon monoxide: NHS (2022), UKHSA (2022)
  {
    each: [
      /\b(?:head ?ach\w*|headachy|hang ?over|hungover|dopey|groggy|woozy|dizz\w*|giddy|sleepy|queasy|vomit\w*|puk\w*|chakkar|s[ai]r ?dard|s[ai]r (?:mein|me) dard)\b|सिर ?दर्द|सिर में दर्द|चक्कर/iu,
      /\b(?:geyser|gas (?:heater|fire|stove|leak)|boiler|paraffin|kerosene (?:heater|stove)|coals?|bbq|barbecue|brazier|sigri|sigdi|angith?i|angeethi|generator|genset|chimney)\b|\b(?:fine|better|gone|clears?|ok(?:ay)?|well)\b.{0,25}\b(?:outside|outdoors|in (?:college|the open)|at (?:college|work|school)|fresh air|away from home|out of the (?:house|room|caravan|van))\b|गीज़र|गीजर|अंगीठी|सिगड़ी|जनरेटर/iu,
    ],
  },
  // A sting in the mouth, a throat that tightens, lips that tingle: Resuscitation Council UK anaphylaxis guideline (2021)
  {
    each: [
      /\b(?:stung|stings?|wasps?|bees?|hornets?|tatai?ya|madhumakh+i)\b.{0,25}\b(?:tongue|mouth|throat|lips?|jee?bh|muh|gal[ae])\b|(?:मधुमक्ख|ततैय).{0,25}(?:जीभ|मुँह|मुंह|गल[ेा])|\bthroat (?:\w+ ){0,2}(?:tight\w*|clos\w+|narrow\w*)\b|\b(?:lips?|tongue)\b.{0,20}\btingl\w*|\btingl\w*.{0,20}\b(?:lips?|tongue)\b|\bgala (?:\w+ )?(?:tang|ghut)\w*/iu,
    ],
    unless: /\bcold sores?\b/i,
  },
  // Blood from below: NICE NG12 (2015, updated 2023)
  {
    each: [
      /\b(?:poo(?:s|ped|p|ping)?|stools?|potty|latrine|tatti|bowels?|bottom|bum)\b|टट्टी|मल\s/iu,
      /\b(?:blood\w*|bled|khoon|khun)\b|खून|ख़ून/iu,
    ],
  },
  // A lid or a face that hangs: NICE NG128 (2019)
  {
    each: [
      /\bdroop\w*.{0,20}\b(?:eye\w*|lids?|face|mouth)\b|\b(?:eye ?lids?|lids?|eyes?|face|mouth)\b.{0,15}\bdroop\w*/i,
    ],
  },
  // Numb on one side, or climbing from the legs: NICE NG128 (2019), NICE CG127 (2019)
  {
    each: [
      /\b(?:left|right|one) side\b.{0,20}\b(?:numb|weak|tingl\w*)\b|\b(?:legs?|knees?|feet)\b.{0,25}\b(?:wobbly|weak|numb|tingl\w*)\b.{0,25}\b(?:going|moving|climbing|spreading|creeping) up\b|\bone hand\b.{0,20}\bclumsy\b/i,
    ],
  },
  // A nerve or a tendon that was cut, a joint out of line: BSSH hand injury guidance
  {
    each: [
      /\b(?:cut|nicked|sliced|slashed|glass|knife|blade)\b/i,
      /\b(?:furry|numb|tingl\w*|can ?(?:no|'?)t (?:bend|straighten))\b/i,
    ],
  },
  {
    each: [
      /\b(?:toe|finger|thumb|wrist|ankle|elbow)s? (?:\w+ ){0,2}(?:points?|pointing|bent|turned|sits?) (?:\w+ )?(?:sideways|the wrong way|backwards?)\b/i,
    ],
  },
  // Infection of the middle of the face beside the eye, skin that turns dark: NICE CKS Cellulitis (2023), NICE NG141 (2019)
  {
    each: [
      /\b(?:pimple|spot|boil|zit|ph?unsi|muhasa)\b|फुंसी|मुँहासा|मुंहासा/iu,
      /\b(?:eye\w*|aa?n?kh)\b|आँख|आंख/iu,
      /\b(?:puff\w*|swollen|swell\w*|throb\w*|sooj\w*|suj\w*)\b|सूज/iu,
    ],
  },
  {
    each: [
      /\b(?:dusky|turning (?:black|purple|grey|gray)|going (?:black|purple|dusky|grey|gray))\b|\b(?:way|far|much) more than (?:it|that|they) should\b/i,
    ],
  },
  // A needle of somebody else: NHS (2024)
  {
    each: [
      /\bneedle ?stick\b|\b(?:used|dirty|someone(?:'s)?|somebody(?:'s)?|patient(?:'s)?) needle\b|\bneedle\b.{0,20}\bpatient/i,
    ],
  },
  // A period that is weeks late, and an ache: NICE NG126 (2019)
  { each: [/\b(?:weeks?|month|days) late\b/i, /\b(?:ach\w*|pain\w*|cramp\w*|sore|one[- ]sided|side)\b/i] },
  // A testicle by any name: NICE CKS Scrotal pain (2022)
  {
    each: [
      /\b(?:one|my|left|right|his) (?:ball|nut|testicle)s?\b.{0,25}\b(?:ach\w*|sore|pain\w*|hurt\w*|swollen|dard)\b|\bkicked (?:\w+ ){0,3}(?:down there|groin|balls?|nuts?)\b/i,
    ],
  },
  // What burns or glues an eye: NICE CKS Eye injury
  {
    each: [
      /\b(?:nail ?polish|polish remover|acetone|super ?glue|bleach|cement|chuna|acid|cleaner|detergent|solvent)\b|चूना|तेज़ाब/iu,
      /\b(?:eye\w*|aa?n?kh)\b|आँख|आंख/iu,
    ],
  },
  // Urine like tea: NICE CKS Jaundice, rhabdomyolysis
  {
    each: [
      /\b(?:pee|urine|wee|peshaa?b)\b.{0,25}\b(?:dark|brown|tea|cola|coke|coca)\b|पेशाब.{0,20}(?:चाय|काला|भूरा|गहरा)/iu,
    ],
  },
  // Many tablets, whatever they were for: TOXBASE advice, MHRA paracetamol overdose (2012)
  {
    each: [
      /\b(?:dolo|crocin|paracetamols?|calpol|panadol|tylenol|combiflam|disprin|aspirins?|ibuprofen|brufen|tablets?|pills?|goliy?a?n?)\b/i,
      /\b(?:like|about|around|took|taken|had|nearly|almost) (?:[89]|\d\d)\b(?! ?(?:mg|years?|yrs?|yo|days?|weeks?|months?|hours?|am|pm|min\w*))|\b(?:thirty|twenty|fifteen|sixteen|a dozen) of (?:them|those)\b/i,
    ],
  },
  // A scalded face of anybody: NICE CKS Burns and scalds (2023)
  {
    each: [
      /\bblister\w*|\bch+h?al[ae]\b|छाल[ेा]/iu,
      /\b(?:face|cheeks?|chehr[ae]|moo?h|muh)\b|चेहर|मुँह|मुंह/iu,
      /\b(?:tea|coffee|chai|soup|hot|boil\w*|steam|garam|chh?int[ae]\w*)\b|चाय|गरम|गर्म/iu,
    ],
  },
];

/** 'No swelling, not spreading', 'faili nahi': up to four words of what is denied. */
const DENIED =
  /(?:\b(?:no|not|never|nor|without)\b|n['’]t\b)(?! (?:spleen|(?:a )?fall|falling|injury))(?:\s+(?!but\b|now\b)[^\s.,;]+){1,4}|(?:[^\s.,;]+\s+){1,2}(?:nahi|nahin|nhi|नहीं|नही)(?![\p{L}\p{M}])/giu;

export function isLookedAtAnyway(text: string): boolean {
  const told = text.replace(DENIED, ' ');
  return ROWS.some(({ each, unless }) => each.every((said) => said.test(told)) && !unless?.test(told));
}
