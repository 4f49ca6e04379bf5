// Which dangers a small trouble could be, by the words for its place and for what happened to it.
import type { DangerId } from '#contract/triage/dangers.ts';

type OfPlace = { said: RegExp; dangers: readonly DangerId[] };

/** By the words for the place and for what happened to it, in the languages that are read; the first three rows that fit. */
export const OF_PLACES: readonly OfPlace[] = [
  // NICE CG141 (2016); NICE CKS Epistaxis (2023)
  { said: /\b(?:blood\w*|bled|bleed\w*|khoon)\b|खून/i, dangers: ['bleeding', 'gut-bleeding'] },
  // NICE NG128 (2022); NICE NG59 (2020)
  {
    said: /\b(?:numb\w*|weak\w*|tingl\w*|sunn|kamzor\w*|kamjor\w*|jhunjhun\w*)\b|सुन्न|कमज़ोर|कमजोर|झुनझुन/i,
    dangers: ['stroke', 'spine'],
  },
  // Resuscitation Council UK anaphylaxis guideline (2021); NICE NG182 (2020)
  {
    said: /\b(?:bites?|bit|bitten|stung|stings?|mosquito\w*|mach+h?a?r\w*|midges?|bees?|wasps?|ants?|insects?|leech\w*|jonk|keed\w*|cheent\w*|chinti\w*|makhi|makkhi\w*)\b|मच्छर|कीड़|चींट|मधुमक्ख|ततैय|जोंक|डंक/i,
    dangers: ['allergy', 'bite', 'sepsis'],
  },
  // NICE CKS Burns and scalds (2023)
  {
    said: /\b(?:burn\w*|scald\w*|sunburn\w*|jal (?:ga\w*|gy\w*)|jala|jali|jhulas\w*)\b|जल ग|जला|जली|झुलस/i,
    dangers: ['burn', 'sepsis'],
  },
  // NICE CKS Lacerations (2023); NICE NG182 (2020)
  {
    said: /\b(?:cuts?|nick\w*|graze\w*|scrape\w*|scratch\w*|splinters?|thorns?|blisters?|kat|kata|kati|chhil\w*|chil ga\w*|kharoch\w*|kaanta|kanta|chh?aal[ae]|phaans|faans)\b|कट ग|कटा|छिल|खरोंच|काँटा|कांटा|छाल|फाँस/i,
    dangers: ['bleeding', 'injury', 'sepsis'],
  },
  // NICE NG232 (2023); NICE CKS Sprains and strains (2023)
  {
    said: /\b(?:bump\w*|bang\w*|knock\w*|stub\w*|bruis\w*|trip\w*|slip\w*|fell|fall|hit|twist\w*|takra\w*|thokar|chot|gira|giri|phisal\w*|moch|neel)\b|टकरा|ठोकर|चोट|गिर|फिसल|मोच|नील/i,
    dangers: ['head-injury', 'limb', 'injury'],
  },
  // NICE CKS Red eye (2021)
  { said: /\b(?:eye\w*|lash\w*|aa?n?kh\w*|palak\w*)\b|आँख|आंख|पलक/i, dangers: ['sight', 'eye-injury'] },
  // NICE CG95 (2016)
  {
    said: /\b(?:chest|heart\w*|ribs?|breast\w*|jaw|seen[ae]|chh?aati|dil|dhadkan)\b|सीन|छाती|दिल |धड़कन/i,
    dangers: ['chest-pain', 'breath', 'heartbeat'],
  },
  // WSES emergency surgery guidance (2017); NICE CG141 (2016)
  {
    said: /\b(?:belly|stomach|tummy|gut\w*|burp\w*|belch\w*|gass?y?|bloat\w*|wind|acid\w*|heartburn|indigest\w*|stools?|poo\w*|motions?|loo|toilet|constipat\w*|hiccup\w*|vomit\w*|sick|queasy|nause\w*|ate|eaten|eating|pe[te]|pait|dakaar\w*|gais|kabz|dast|potty|ulti|matli|hichki\w*|khaya|khali|kha li\w*)\b|पेट|डकार|गैस|कब्ज|दस्त|उल्टी|मतली|हिचकी|खाया|खा ली/i,
    dangers: ['belly', 'gut-bleeding', 'dehydration'],
  },
  // NICE CG150 (2021); NICE NG128 (2022)
  {
    said: /\b(?:head\w*|forehead|temples?|migraine|hangover|hungover|sir|sar|matha|maatha|sirdard|dizz\w*|giddy|chakkar)\b|सिर|माथ|चक्कर/i,
    dangers: ['headache', 'stroke', 'meningitis'],
  },
  // NICE NG84 (2018); NICE NG120 (2019); NICE NG240 (2024)
  {
    said: /\b(?:breath\w*|saans|nose\w*|nostril\w*|sneez\w*|throat\w*|cough\w*|colds?|sniff\w*|voice|hoarse\w*|flu|fever\w*|temperature|naak|nak|gal[ae]|khaa?nsi|chhee?nk\w*|zukaa?m|jukaa?m|sardi|aawaa?[zj]|bukhaa?r)\b|नाक|गला|गले|खाँसी|खांसी|छींक|ज़ुकाम|जुकाम|सर्दी|आवाज|बुखार|साँस|सांस/i,
    dangers: ['breath', 'meningitis', 'sepsis'],
  },
  // NICE NG59 (2020)
  {
    said: /\b(?:back|spine|waist|tailbone|peeth|kamar|reedh)\b|पीठ|कमर|रीढ़/i,
    dangers: ['spine', 'urine', 'chest-pain'],
  },
  // NICE NG109 (2018)
  {
    said: /\b(?:pee\w*|wee\w*|urin\w*|peshaa?b|pesaab|susu)\b|पेशाब|सूसू/i,
    dangers: ['urine', 'sepsis'],
  },
  // NICE NG126 (2023)
  {
    said: /\b(?:periods?|monthl\w*|cramps?|mahwari|mahavari|maasik)\b|माहवारी|महीना|मासिक/i,
    dangers: ['bleeding', 'belly', 'pregnancy'],
  },
  // Resuscitation Council UK anaphylaxis guideline (2021); NICE NG240 (2024)
  {
    said: /\b(?:rash\w*|itch\w*|skin|spots?|pimple\w*|patch\w*|hives|red|khujl\w*|daan[ae]|dane|chamdi|phunsi\w*|laal|lal)\b|खुजल|दान|चमड़ी|त्वचा|फुंसी|लाल/i,
    dangers: ['allergy', 'meningitis', 'sepsis'],
  },
  // NICE CKS Dental abscess (2023)
  {
    said: /\b(?:mouth|tongue|gums?|tooth|teeth|lips?|cheeks?|muh|munh|jee?bh|daa?nt|honth?)\b|मुँह|मुंह|जीभ|दाँत|दांत|होंठ|होठ/i,
    dangers: ['allergy', 'breath', 'sepsis'],
  },
  // NICE NG158 (2023); NICE CG95 (2016)
  {
    said: /\b(?:arms?|shoulders?|neck|hands?|wrists?|elbows?|fingers?|thumbs?|kandh\w*|gardan|haa?th\w*|baazu|kalai|ungl\w*)\b|कंध|गर्दन|हाथ|बाजू|कलाई|उँगल|उंगल/i,
    dangers: ['limb', 'chest-pain', 'stroke'],
  },
  {
    said: /\b(?:legs?|knees?|calf|calves|thighs?|feet|foot|ankles?|toes?|heels?|shins?|muscles?|taa?ng\w*|ghutn\w*|pindli\w*|pair\w*|paa?v|edi\w*)\b|टाँग|टांग|घुटन|पिंडली|पैर|पाँव|पांव|एड़ी/i,
    dangers: ['limb', 'breath', 'spine'],
  },
];
