// How long, how it began, how bad: of the complaint as a whole.
export type Attributes = {
  durationDays?: number;
  onset?: 'sudden' | 'gradual';
  /** 0 to 10. */
  painScore?: number;
  /** Worse from day to day, or treatment did not help. */
  isGettingWorse?: true;
};

const UNIT_DAYS: Record<string, number> = {
  second: 1 / 86_400,
  minute: 1 / 1440,
  min: 1 / 1440,
  hour: 1 / 24,
  hr: 1 / 24,
  day: 1,
  night: 1,
  week: 7,
  wk: 7,
  month: 30,
  mo: 30,
  year: 365,
  yr: 365,
  decade: 3650,
};
const COUNTS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  couple: 2,
  few: 3,
  several: 5,
  many: 6,
  past: 1,
  last: 1,
  this: 1,
};
const SPAN =
  /\b(\d+(?:\.\d+)?|a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|couple of|few|several|many|past|last|this)(?:\s*(?:-|to|or)\s*\d+)?[\s-]*(?:more\s)?(seconds?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|wks?|months?|mos?|years?|yrs?|decades?)\b/g;
/** Around a span that is a complaint's, and around one that is not. */
const LASTING =
  /\b(for|from|since|over|past|last|during|of|about|around|approximately|within|started|began|nearly|almost|than)\W+(the\W+|about\W+|past\W+|last\W+|a\W+|more than\W+|over\W+|around\W+|approximately\W+)*$/;
const AFTER_LASTING = /^[\s'’]*(ago|history|duration|now|earlier|of\b|of sudden|of gradual)/;
const NOT_THE_COMPLAINT =
  /\b(smok(?!er)\w*|injections?|vaccin\w*|jabs?|booster|tetanus|tt|pack|cigarettes?|alcohol|drink\w*|hypertension|diabet\w*|medicat\w*|married|diagnosed|contracepti\w*|lasts|lasted|lasting|each|every(?! (?:single )?(?:day|night|morning|evening|time)\b)|resolved|returned|gave birth|postpartum|delivered|surgery|operat\w*|trip|flight|travel\w*|pregnan\w*|gestation|retired|work\w*|worse for|within)\b/;
/** 'My baby of 6 weeks': an age. */
const CHILD_OF =
  /\b(?:baby|newborn|infant|bub|toddler|son|daughter|child|kid|boy|girl|grandson|granddaughter|twins)(?: girl| boy)? (?:is )?(?:only |just |about )?of (?:only |just |about )?$/;
const SINCE: [RegExp, number][] = [
  [
    /\bsince (this )?(morning|noon|midnight|lunch|breakfast|dinner)\b|\bthis (morning|afternoon|evening)\b|\btonight\b|\bearlier today\b|\bjust now\b/,
    0.3,
  ],
  [/\b(since )?(yesterday|last night)\b/, 1],
  [/\bsince (monday|tuesday|wednesday|thursday|friday|saturday|sunday|the weekend)\b/, 3],
  [/\bsince last week\b/, 7],
  [/\bsince last month\b/, 30],
  [
    /\b(since (childhood|birth|my teens)|for years|all my life|many years|(?<!\b(?:rins|wash|soak|held|ran|queu|wait|stood|sat|lay|cri|laugh|talk|danc)\w* (?:\w+ ){0,2})for ages|years of)\b/,
    1500,
  ],
  [/\bfor (months|a long time)\b/, 120],
  [/\bfor (weeks|some weeks)\b/, 21],
  [/\bfor (days|some days)\b/, 4],
  [/\bfor hours\b/, 0.2],
];
const SUDDEN =
  /(?<!\b(?:no|any|not|without) )\b(sudden(ly)?|abrupt(ly)?|thunderclap|all at once|out of nowhere|out of the blue|instant(ly)?|acute onset|acutely|within (a )?(seconds|minutes)|in an instant)\b/;
const GRADUAL =
  /\b(gradual(ly)?|slowly|insidious(ly)?|progressive(ly)?|over (the )?(past |last )?(several |few |many )?(weeks|months|years)|bit by bit|creeping)\b/;
const SCORE =
  /\b(10|[0-9])(?:\.\d)?\s?(?:\/|out of|on a scale of)\s?(?:10|ten)\b|\bpain (?:score|scale)(?: of| is|:)? (10|[0-9])\b/g;

const MILD =
  /\b(mild|slight|slightly|minor|a bit of|a little)\W+(?:[a-z]+\W+){0,2}?(pain|ache|aches|aching|headache|backache|discomfort|cramps?|cramping|soreness|sore|painful|tummy ?ache|stomach ?ache)\b/;

const WORSE =
  /\b(getting|gets|got|become|becoming|became) (much |a lot |progressively |steadily )?worse(?! (with|when|after|on|at|in)\b)|\b(progressively|steadily|rapidly) worse|\bworsening\b|\b(not|n't) (been )?(improv|getting better|helped|gone away|going away|resolv)|\bno better\b|\b(?:not|n't|isnt|aint|never|nothing) (?:\w+ )?(?:touch(?:es|ing)?|doing anything|working|helping|help|work|sort(?:s|ing)?) ?(?:it|anything|that)?\b|\b(?:do not|does not|don't|doesn't|doesnt|dont) (?:touch|help|work)\b|\bno (improvement|relief)\b|\bdespite (treatment|antibiotics|medic|ibuprofen|paracetamol)/;

/** Whether what stands before 'has fever' is how old a child is: 'my baby of 6 weeks'. */
export const endsInChildsAge = (before: string): boolean =>
  CHILD_OF.test(before.toLowerCase().replace(/[\w.]+\s*$/, ''));

export function readAttributes(prepared: string): Attributes {
  const said = prepared.toLowerCase();
  return {
    ...readDuration(said),
    ...readOnset(said),
    ...readPainScore(said),
    ...(WORSE.test(said) && { isGettingWorse: true as const }),
  };
}

function readDuration(said: string): Pick<Attributes, 'durationDays'> {
  for (const match of said.matchAll(SPAN)) {
    const [whole, count = '', unit = ''] = match;
    const before = said.slice(Math.max(0, match.index - 45), match.index).replace(/^.*[.;!?]/s, '');
    const after = said.slice(match.index + whole.length, match.index + whole.length + 25).replace(/[.;!?].*$/s, '');
    if (/^[\s-]*(old|of age|pregnant|gestation)/.test(after) || CHILD_OF.test(before)) continue;
    const isAtStart = /^\s*$/.test(before) && /^\s+of\b|^[\s'’]*(history|duration|ago)/.test(after);
    const isLasting = LASTING.test(before) || AFTER_LASTING.test(after) || isAtStart || /^(past|last)$/.test(count);
    if (!isLasting || NOT_THE_COMPLAINT.test(before) || /^\s*(smoking|of smoking|each|every)/.test(after)) continue;
    const base = unit.replace(/s$/, '');
    const days = (Number(count) || COUNTS[count.replace(' of', '')] || 1) * (UNIT_DAYS[base] ?? 1);
    return { durationDays: days };
  }
  const since = SINCE.find(([pattern]) => pattern.test(said));
  return since ? { durationDays: since[1] } : {};
}

function readOnset(said: string): Pick<Attributes, 'onset'> {
  if (SUDDEN.test(said)) return { onset: 'sudden' };
  return GRADUAL.test(said) ? { onset: 'gradual' } : {};
}

function readPainScore(said: string): Pick<Attributes, 'painScore'> {
  const scores = [...said.matchAll(SCORE)].map((match) => Number(match[1] ?? match[2]));
  if (scores.length) return { painScore: Math.max(...scores) };
  return MILD.test(said) ? { painScore: 2 } : {};
}
