// How one word becomes another without changing what is said: contractions, irregular forms, spelling of both sides of
// the Atlantic, and the short forms of wards. Applied alike to the phrases of the lexicon and to what people write.

export const CONTRACTIONS: Record<string, string> = {
  "can't": 'can not',
  cant: 'can not',
  cannot: 'can not',
  unable: 'can not',
  inability: 'can not',
  "couldn't": 'can not',
  couldnt: 'can not',
  could: 'can',
  "won't": 'will not',
  wont: 'will not',
  "shan't": 'shall not',
  "don't": 'do not',
  dont: 'do not',
  "doesn't": 'does not',
  doesnt: 'does not',
  "didn't": 'did not',
  didnt: 'did not',
  "haven't": 'have not',
  havent: 'have not',
  "hasn't": 'has not',
  hasnt: 'has not',
  "hadn't": 'had not',
  "isn't": 'is not',
  isnt: 'is not',
  "aren't": 'are not',
  "wasn't": 'was not',
  wasnt: 'was not',
  "weren't": 'were not',
  "wouldn't": 'would not',
  "shouldn't": 'should not',
  "ain't": 'is not',
  aint: 'is not',
  arent: 'are not',
  wouldnt: 'would not',
  hes: 'he is',
  shes: 'she is',
  theyre: 'they are',
  // As one types on a telephone.
  cnt: 'can not',
  dnt: 'do not',
  wnt: 'will not',
  nt: 'not',
  n: 'and',
  nd: 'and',
  wid: 'with',
  "i'm": 'i am',
  im: 'i am',
  "i've": 'i have',
  ive: 'i have',
  "i'd": 'i had',
  "i'll": 'i will',
  "he's": 'he is',
  "she's": 'she is',
  "it's": 'it is',
  "that's": 'that is',
  "there's": 'there is',
  "what's": 'what is',
  "they're": 'they are',
  "they've": 'they have',
  "we're": 'we are',
  "we've": 'we have',
  "you're": 'you are',
  afebrile: 'no fever',
  apyrexial: 'no fever',
  nontender: 'not tender',
  anicteric: 'no jaundice',
  atraumatic: 'no injury',
  'w/o': 'without',
  'w/': 'with',
  'c/o': 'complains of',
  'h/o': 'history of',
  hx: 'history',
  'hx/o': 'history of',
  'n/v': 'nausea vomiting',
  'n/v/d': 'nausea vomiting diarrhea',
  'f/c': 'fever chills',
  'v/d': 'vomiting diarrhea',
  'd/v': 'diarrhea vomiting',
  'g/w': 'general weakness',
  's/t': 'sore throat',
  'b/l': 'bilateral',
  's/p': 'after',
  'y/o': 'year old',
  yo: 'year old',
  yr: 'year',
  yrs: 'years',
  mo: 'months',
  mos: 'months',
  wk: 'week',
  wks: 'weeks',
  hr: 'hour',
  hrs: 'hours',
  mins: 'minutes',
  rt: 'right',
  lt: 'left',
  rlq: 'right lower abdomen',
  llq: 'left lower abdomen',
  ruq: 'right upper abdomen',
  luq: 'left upper abdomen',
  ant: 'anterior',
  bp: 'blood pressure',
  idk: 'i do not know',
  rly: 'really',
  coz: 'because',
  cuz: 'because',
  bcoz: 'because',
};

/** Irregular forms to their base. */
export const IRREGULAR: Record<string, string> = Object.fromEntries(
  (
    'spine:spine spines:spine stroking:stroking stroked:stroking lost:loss lose:loss loses:loss losing:loss bled:bleed fell:fall fallen:fall broke:break broken:break woke:wake ' +
    'waking:wake wakes:wake awoke:wake awake:wake awaken:wake awakens:wake awakened:wake woken:wake took:take ' +
    'taken:take taking:take bites:bite ate:eat eaten:eat drank:drink drunk:drink gave:give given:give giving:give threw:throw ' +
    'thrown:throw spun:spin bitten:bite biting:bite stung:sting burnt:burn swollen:swell teeth:tooth feet:foot ' +
    'children:child kids:child kid:child men:man women:woman breathe:breath breathes:breath breathing:breath ' +
    'slept:sleep asleep:sleep went:go gone:go goes:go going:go saw:see seen:see came:come coming:come ran:run ' +
    'running:run made:make making:make stuck:stick worse:worsen worsened:worsen worsens:worsen worsening:worsen ' +
    'aggravated:worsen aggravates:worsen exacerbated:worsen exacerbates:worsen dying:die died:die dies:die lying:lie ' +
    'lies:lie lay:lie laying:lie said:say says:say told:tell thought:think knew:know known:know grew:grow grown:grow ' +
    'hid:hide drew:draw stood:stand sat:sit paralysed:paralyze paralyzed:paralyze paralysis:paralyze diagnosed:diagnose ' +
    'diagnosis:diagnose vertebrae:vertebra nauseous:nausea nauseated:nausea nauseating:nausea nauseas:nausea ' +
    'puffy:puff puffiness:puff does:does severe:severe sided:sided bit:bit tickly:tickly boiling:boiling seizes:seizes faint:faintish spotting:spotting stabbed:stabbed pus:pus gas:gas this:this is:is was:was has:has his:his us:us as:as ' +
    'thrombosis:thrombosis psoriasis:psoriasis sinus:sinus virus:virus anus:anus uterus:uterus pelvis:pelvis ' +
    'tetanus:tetanus diabetes:diabetes herpes:herpes rabies:rabies scabies:scabies measles:measles mumps:mumps ' +
    'shingles:shingles always:always sometimes:sometimes perhaps:perhaps series:series news:news lens:lens ' +
    'lenses:lens axillae:axilla axillary:axilla bodies:body exertional:exertion bloody:bloody pregnant:pregnan ' +
    'pregnancy:pregnan urinal:urinal bed:bed need:need feed:feed fed:feed red:red thing:thing anything:anything ' +
    'nothing:nothing something:something everything:everything morning:morning evening:evening during:during ' +
    'string:string king:king ring:ring choking:choking killing:killing wing:wing spring:spring sibling:sibling ceiling:ceiling chocking:choking contract:contracted contracts:contracted contracted:contracted confusing:confusing disorienting:disorienting scrap:scrap scraps:scrap rate:rate rates:rate rating:rate ratings:rate rated:rate ration:ration rationed:ration rationing:ration rational:rational rationals:rational heroine:heroine heroines:heroine twine:twine sobbing:sobbing sobbed:sobbing'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** Words that mean the same wherever findings are told. Left of the colon what is kept. */
const SAME: Record<string, string> = {
  pain: 'ache aches aching ached achy hurt hurts hurting painful pains discomfort discomforts uncomfortable dolor',
  abdomen: 'abdominal abd belly tummy stomach stomachs abdomens bellies tum',
  swell: 'swelling swells swelled edema edematous',
  urinate:
    'pee peeing pees peed urinating urination urinary wee weeing void voiding voids micturition micturate piss pissing',
  stool: 'stools faeces feces fecal faecal poop pooping poo pooing motion motions bm bms',
  itch: 'itchy itching itches itched itchiness pruritus pruritic pruritis',
  red: 'redness erythema erythematous reddish reddened reddening',
  difficulty: 'trouble difficult difficulties problem problems struggle struggling struggles',
  quick: 'fast rapid rapidly racing quickly',
  period: 'periods menses menstruation menstrual menstruating',
  better:
    'improve improves improved improving relieve relieves relieved relieving eases eased alleviate alleviated alleviates',
  eat: 'eating eats meal meals',
  exertion: 'exercise exercising exercises effort exerting exert strenuous',
  mother: 'mom mum mommy mummy mums moms',
  father: 'dad daddy papa',
  leg: 'legs lowerlimb',
  arm: 'arms upperlimb',
  eye: 'eyes ocular',
  vision: 'sight eyesight visual',
  bruise: 'bruises bruised bruising ecchymosis ecchymoses',
  sex: 'intercourse sexual sexually coitus lovemaking',
  sputum: 'phlegm mucus mucous',
  vagina: 'vaginal vaginally',
  anus: 'anal',
  rectum: 'rectal rectally',
  scrotum: 'scrotal',
  testicle: 'testicular testis testes testicles balls',
  penis: 'penile',
  face: 'facial faces',
  nose: 'nasal',
  skin: 'cutaneous',
  muscle: 'muscles muscular',
  kidney: 'renal kidneys',
  heart: 'cardiac',
  lung: 'pulmonary lungs',
  liver: 'hepatic',
  pelvis: 'pelvic',
  injury: 'injuries injured trauma traumatic',
  medicine: 'medicines medication medications meds drugs drug',
  breath: 'breaths respiration respirations',
  lump: 'lumps mass masses nodule nodules',
  nappy: 'diaper nappies diapers',
  toilet: 'loo bathroom washroom restroom lavatory toilets',
  tingle: 'tingly tingling tingles',
  night: 'nite nights',
  tired: 'fatigue fatigued tiredness exhausted exhaustion lethargy lethargic',
  anxiety: 'anxious',
  bleed: 'bleeding bleeds',
  color: 'colored colors colour coloured',
  loss: 'lack',
};

export const SAME_WORD: Record<string, string> = Object.fromEntries(
  Object.entries(SAME).flatMap(([kept, others]) => others.split(' ').map((other) => [other, kept])),
);

/** Several words that are one: 'lower limb' is a leg. Found in any form of the words. */
export const SEVERAL_IN_ONE: [string[], string[]][] = [
  [['lower', 'extremity'], ['leg']],
  [['lower', 'limb'], ['leg']],
  [['upper', 'extremity'], ['arm']],
  [['upper', 'limb'], ['arm']],
  [['pass', 'urine'], ['urinate']],
  [['pass', 'water'], ['urinate']],
  [['bowel', 'movement'], ['stool']],
  [['open', 'bowel'], ['stool']],
  [
    ['right', 'upper', 'quadrant'],
    ['right', 'upper', 'abdomen'],
  ],
  [
    ['left', 'upper', 'quadrant'],
    ['left', 'upper', 'abdomen'],
  ],
  [
    ['right', 'lower', 'quadrant'],
    ['right', 'lower', 'abdomen'],
  ],
  [
    ['left', 'lower', 'quadrant'],
    ['left', 'lower', 'abdomen'],
  ],
  [['physical', 'activity'], ['exertion']],
  [['killing', 'me'], ['pain']],
  [['playing', 'up'], ['pain']],
  [['on', 'fire'], ['burning']],
  [['last', 'night'], ['yesterday']],
  [['this', 'morning'], ['today']],
  [['this', 'evening'], ['today']],
  // As it is heard: 'acid went in my i', 'her i is swollen'.
  ...['my i', 'left i', 'right i', 'rite i', 'i is'].map((heard): [string[], string[]] => [
    heard.split(' '),
    heard.replace(/\bi\b/, 'eye').split(' '),
  ]),
];

/** A narrower word may stand for the wider one, but its absence says nothing about the wider: 'no sore leg'. */
export const NARROWER: Record<string, string> = {
  sore: 'pain',
  tender: 'pain',
  cramp: 'pain',
  burn: 'pain',
  stab: 'pain',
  throb: 'pain',
  agoni: 'pain',
};

// 'Constructor' is a word like any other.
for (const forms of [CONTRACTIONS, IRREGULAR, SAME_WORD, NARROWER]) Object.setPrototypeOf(forms, null);

const ATLANTIC: [RegExp, string][] = [
  [/aem/g, 'em'],
  [/oedem/g, 'edem'],
  [/oesoph/g, 'esoph'],
  [/rrhoea/g, 'rrhea'],
  [/pnoea/g, 'pnea'],
  [/foet/g, 'fet'],
  [/paed/g, 'ped'],
  [/gynaec/g, 'gynec'],
  [/coeli/g, 'celi'],
  [/faec/g, 'fec'],
  [/caesar/g, 'cesar'],
  [/sulph/g, 'sulf'],
  [/(t|d|l|v|b|m)our(s|ed|ing|less)?$/g, '$1or$2'],
  [/lys(e|ed|ing)$/g, 'lyz$1'],
  [/([a-z]{3})is(e|ed|es|ing|ation)$/g, '$1iz$2'],
  [/tre$/g, 'ter'],
  [/grey/g, 'gray'],
  [/haem/g, 'hem'],
  [/homoeo/g, 'homeo'],
  [/manoeuv/g, 'maneuv'],
];

/** Most words are spelt alike on both sides: one look instead of twenty. */
const MAY_DIFFER = /[ao]e|our|lys|is|tre|grey|sulph/;

export function oneSpelling(word: string): string {
  if (!MAY_DIFFER.test(word)) return word;
  if (/^(ex|adv|surpr|prom|rev|superv|no|ra|prec|conc|w|l|r|dis)/.test(word) && /is(e|ed|es|ing)$/.test(word))
    return word;
  return ATLANTIC.reduce((spelled, [british, american]) => spelled.replace(british, american), word);
}
