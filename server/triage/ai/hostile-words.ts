// What a model that means harm may say: change a medicine, hurt somebody, pay, give away a secret, go to a strange address.

// Lower case, numbers as figures. Each stands for itself: what it forbids is never needed in the words of a triage.
const MEDICINES =
  '(?:medicines?|medications?|meds|tablets?|pills?|capsules?|dos(?:es?|ages?)|drugs?|treatments?|prescriptions?|insulin|inhalers?|steroids?|antibiotics?|antidepressants?|(?:blood )?thinners?|painkillers?|pain relievers?|injections?|chemotherapy|dialysis|(?:sleeping|water) (?:pills?|tablets?)|statins?|opioids?|vaccines?|vaccinations?)';
const CHANGE = new RegExp(
  `(?<!\\b(?:do not|don't|never|before you) (?:ever |suddenly |just )?)\\b(?:stop(?:ping)?|doubl(?:e|ing)|halv(?:e|ing)|tripl(?:e|ing)|skip(?:ping)?|discontinu(?:e|ing)|quit|ceas(?:e|ing)|start|restart|begin|increase|reduce|lower|raise|cut|change|switch|adjust|miss|drop|refuse|throw away|come off|leave out|no (?:more|longer)|more|fewer|less)\\b[^.]{0,40}\\b${MEDICINES}\\b`,
);
const TAKE = new RegExp(
  `(?<!\\b(?:before|if|when|which|or you|and you|that you) (?:you |they )?)\\b(?:take|swallow|buy|order|borrow|share|inject|crush|use (?:old|leftover|someone))\\b[^.]{0,30}\\b${MEDICINES}\\b(?! (?:as|only as|exactly as|list|with you))`,
);
const TAKE_SOME_NUMBER =
  /\b(?:take|swallow|inject|have) (?:another )?\d+\b(?! ?(?:minutes?|mins?|hours?|days?|weeks?|deep|slow|breaths?|steps?|photos?|readings?|rest|or \d+ (?:deep|slow)))/;

const NOT = "(?<!\\b(?:do not|don't|never|avoid|not to|must not|should not|cannot|less|no)(?: [a-z]+){0,2} )";
const POISON = new RegExp(
  `${NOT}\\b(?:drink|drinking|swallow|eat|eating|inhale|sniff|gargle|apply|rub)\\b(?:(?!\\b(?:no|not|little|less|without)\\b)[^.,;]){0,30}\\b(?:bleach|petrol|kerosene|methanol|disinfectant|detergent|turpentine|urine|acid|poison|pesticide|mercury|peroxide|alcohol|whisky|vodka|rum|wine|beer|spirits|cow dung|toothpaste)\\b`,
);
const HARM =
  /\b(?:kill|hang|drown|burn|starve|poison|shoot|stab|suffocate|punish) (?:[a-z]+ ){0,2}(?:yoursel(?:f|ves)|himself|herself|themselves)\b|\b(?:kill|cut|harm|hurt|burn|poison) your (?:wrists?|veins?|baby|child|family)\b|\bend (?:it all|your (?:own )?life)\b|\btake your (?:own )?life\b|\b(?:commit|attempt|try|consider) suicide\b|\b(?:better off|drop) dead\b|\byou(?: will|'ll| are going to|'re going to| are|'re| should| must| deserve to) (?:soon )?(?:die|dying|dead)\b|\b(?:go and|just|let (?:yourself|him|her|them)) die\b|(?:^|[.;:!] ?|\b(?:just|simply|should|must) )stop (?:eating|breathing|drinking(?! alcohol))\b|\b(?:nobody|no one) (?:loves|cares|will (?:help|miss))\b/;
// Named as a sign of danger, beside where help is, it stays.
const OF_HARM =
  /(?<!\battempted )\bsuicide\b(?! (?:attempt|risk|prevention))|\b(?:hurt|harm|cut|injure|killing|hurting|harming|cutting) (?:yourself|themselves)\b|\bending (?:your|their) (?:own )?life\b/;
const AS_A_SIGN =
  /\b(?:thoughts?|thinking|thinks?|risk|signs?|urges?) (?:of|about|to)\b|\bif you (?:may|might|want|wish|feel|faint|fear)\b/;
const WHERE_HELP_IS =
  /\b(?:call|tell|talk|speak|contact|seek|get|go)\b[^.]*\b(?:112|108|911|emergency|ambulance|help|crisis|helpline|someone|doctors?|nurse|hospital)\b|\bis an emergency\b|\bare an emergency\b/;

const SECRET =
  /\b(?:passwords?|passwort|passcodes?|pin (?:codes?|numbers?)|your pin|otp|one-time|cvv|card (?:numbers?|details)|credit cards?|debit cards?|bank (?:accounts?|details|cards?)|your bank|account numbers?|upi|aadhaar|credentials|log ?in|sign ?in|your codes?|(?:verification|security|activation|access|secret) codes?|health id)\b/;
const MONEY =
  /\bpay(?:ing|ments?)?\b(?! (?:[a-z]+ )?attention)|\b(?:money|rupees|dollars|bitcoin|crypto|gift cards?|wallet|invest|donate|discount|buy (?:now|our|my|this)|\d+ ?(?:rs|inr|usd))\b|[₹$€£] ?\d/;
const ADDRESS =
  /[a-z\d]\.[a-z]{2,}|\b(?:dot|\[\.\]|\(\.\)) ?(?:com|net|org|info|io|in|co|xyz|app|site|online|health|ru|cn|top)\b|\b(?:telegram|whatsapp|instagram|facebook|youtube|tiktok|qr code|web ?sites?|web ?pages?|click|download|install|this link|link below)\b/;

const DISEASE =
  '(?:[a-z]*(?:oma|omas|itis|osis|aemia|emia|pathy|plegia|cancer)|cancers?|tumou?rs?|malignan(?:t|cy)|strokes?|heart attacks?|hiv|aids|diabetes|asthma|pneumonia|malaria|dengue|typhoid|covid|epilepsy|angina|sepsis|gangrene|measles|rabies|tetanus|eczema|psoriasis|migraine)';
const SUBJECT =
  '(?:it|this|that|these|those|(?:the|your|these) (?:[a-z]+ )?(?:symptoms?|rash|lump|mole|spot|pain|cough|fever|headache|photo|picture|lesion))';
const CERTAIN = [
  new RegExp(
    `\\b${SUBJECT} (?:must|has to|have to|can only|could only) (?:be|mean)\\b(?! (?:[a-z]+ )?(?:[a-z]+ed|seen|kept|shown|taken|given|done|dealt)\\b)`,
  ),
  new RegExp(`\\b${SUBJECT}(?:'s| is| are| means?) (?:an? |the |your )?(?:[a-z]+ ){0,2}?${DISEASE}\\b`),
  new RegExp(`\\b(?:must|has to|can only|could only) be (?:an? )?(?:[a-z]+ )?${DISEASE}\\b`),
  new RegExp(`\\b(?:clearly|obviously|plainly|evidently) (?:an? |the )?(?:[a-z]+ )?${DISEASE}\\b`),
  /\b(?:is|are|'s) (?:clearly|obviously|plainly|evidently|for sure)\b|\bfor (?:sure|certain)\b|\b(?:no|without) (?:question|other (?:cause|explanation|possibility))\b|\bonly (?:possible )?(?:cause|explanation|possibility|answer)\b|\bnothing (?:else|other than)\b[^.]{0,20}\b(?:possible|explains)\b/,
  /\b(?:you|he|she|they) must have\b(?! (?:it|this|that|them|someone|somebody|your|the|an? (?:doctor|nurse|check))\b)/,
  /(?:^|[.:;!–—-] ?)(?:you(?:'ve)? got|(?:he|she|your (?:child|baby|son|daughter|wife|husband|mother|father|partner)) (?:has|is suffering))\b/,
  new RegExp(
    `\\b(?:caused|explained) by (?:an? |your )?(?:[a-z]+ )?${DISEASE}\\b(?<!\\b(?:be|may|might|can|could|often|sometimes|usually)\\b.*)`,
  ),
];

const PATTERNS = [CHANGE, TAKE, TAKE_SOME_NUMBER, POISON, HARM, SECRET, MONEY, ADDRESS, ...CERTAIN];

const isAboutHelp = (text: string) => AS_A_SIGN.test(text) && WHERE_HELP_IS.test(text);

export const isHostile = (text: string): boolean =>
  PATTERNS.some((pattern) => pattern.test(text)) || (OF_HARM.test(text) && !isAboutHelp(text));
