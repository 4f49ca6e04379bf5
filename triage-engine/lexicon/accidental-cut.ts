// A cut by accident: 'cut my leg on a nail', 'cut my wrist on broken glass while washing up'. The wound stays; that somebody cut
// themselves on purpose is not read from it. Where anything in the text makes it doubtful, it is: a crisis that is missed weighs more.
import type { Sentence } from '../text/read-words.ts';

const OWN = '(?:(?:on|to|in|across|all over) )?(?:my|his|her|our|their|the|a)';
const CUT = '(?:cut|cuts|sliced|slashed|gashed)';
const LIMB = '(?:legs?|arms?|forearms?|shins?|thighs?|calf|skin|myself|himself|herself|themselves|ourselves)';
/** Things that stand, lie or grow somewhere: one meets them, nobody takes them in the hand to cut. */
const MET =
  '(?:nails?|fences?|wires?|barbs?|thorns?|brambles?|rose ?bush(?:es)?|roses|bush(?:es)?|branch(?:es)?|twigs?|rocks?|stones?|coral|reef|shells?|oysters?|edges?|corners?|gates?|doors?|door ?frames?|railings?|bolts?|screws?|hooks?|hinges?|metal|sheet|tins?|cans?|lids?|papers?|envelopes?|cardboard|tiles?|bricks?|concrete|plates?|cups?|mugs?|pans?|pots?|window|bumper|pedals?|bikes?|cars?|chains?|tables?|desks?|chairs?|beds?|steps?|stairs?|grill|oven|splinters?|wood|planks?|fins?|blade of grass|grass|reeds?|machine|machinery|mower|lawn ?mower)';
const MET_ON = `(?:on|against|off|by|from) (?:\\w+ ){0,4}${MET}`;
/** Tools of work. A knife, a razor, a blade, scissors or glass are none. */
const TOOL =
  'with (?:\\w+ ){0,2}(?:saws?|chain ?saws?|grinders?|axes?|hatchets?|sickles?|mowers?|lawn ?mowers?|drills?|strimmer|hedge ?trimmers?)';
const BUSY =
  '(?:(?:while|when|whilst|as i was|doing) (?:\\w+ ){0,2})?(?:washing(?: (?:the )?(?:up|dishes|plates|pots))?|the (?:washing up|dishes)|cooking|chopping|slicing|peeling|carving|opening|gardening|pruning|climbing|shaving|cleaning|clearing|mowing|sawing|fixing|repairing|fishing|picking|weeding|playing|hiking|cycling)';
const BY_MISTAKE =
  '(?:accident|accidentally|accidently|mistake|mistakenly|slipped|slips|tripped|stumbled|fell|clumsy|clumsily)';

/** What makes a cut doubtful, anywhere in the text. */
export const DOUBT =
  /\b(?:purpose|purposely|deliberate(?:ly)?|intentional(?:ly)?|intentions?|suicid\w*|self|harm\w*|kill\w*|die|dying|dead|death|end(?:ing)? (?:it|my|his|her)|live|living|life|alive|feel (?:better|something|anything|less|nothing|pain|relief)|feels? (?:good|better)|relief|cope|coping|punish\w*|numb|hurt (?:myself|himself|herself)|hate|hopeless|worthless|depress\w*|sad|sadness|cry\w*|voices?|razors?|blades?|scalpel|box ?cutter|keep|keeps|kept|again|always|often|every|goodbye|sorry|urge\w*|want\w*|alone|ashamed|secret|scars?|both wrists|wrists|slit\w*)\b/;

const ON_OBJECT = new RegExp(
  `\\b${CUT} ${OWN}? ?(?:left |right |lower |upper |inner |outer )?(?<part>${LIMB})\\b(?: \\w+){0,3} (?:${MET_ON}|${TOOL})\\b`,
);
const IN_WORK = new RegExp(`\\b${CUT} ${OWN}? ?(?:left |right |lower |upper |inner |outer )?(?<part>${LIMB}|wrist)\\b`);
/** 'The cut on his leg is healing': a wound that is there. */
const THE_CUT =
  /\b(?:the|this|that) cut on (?:my|his|her|their|the) (?:left |right )?(?<part>legs?|shins?|calf|thigh|skin)\b/;
const WORKS = new RegExp(`\\b(?:${BUSY}|${BY_MISTAKE})\\b`);
const AT_WRIST = /^wrist$/;
/** At the wrist a thing must be told as well as what one was doing: each alone may be an excuse. */
const ANY_THING = new RegExp(
  `\\b(?:${MET_ON}|${TOOL}|(?:on|off|by|opening|with) (?:\\w+ ){0,3}(?:glass|glasses|plate|knife|bottle|mirror|can|tin|jar|oyster|cardboard|box)|dish(?:es)?)\\b`,
);

export function withoutAccidentalCuts(sentences: Sentence[]): Sentence[] {
  if (!sentences.some(({ words }) => words.some(({ plain }) => /^(?:cuts?|sliced|slashed|gashed)$/.test(plain))))
    return sentences;
  const said = sentences.map(({ words }) => words.map(({ plain }) => plain).join(' '));
  if (said.some((one) => DOUBT.test(one))) return sentences;
  return sentences.map((sentence, at) => {
    const match = accidentIn(said[at] ?? '');
    if (!match) return sentence;
    const end = match.index + match[0].indexOf(match.groups?.part ?? '');
    const place = (said[at] ?? '').slice(0, end).split(' ').length - 1;
    return { ...sentence, words: sentence.words.map((word, step) => (step === place ? { ...word, stem: '' } : word)) };
  });
}

function accidentIn(said: string): RegExpExecArray | null {
  const on = ON_OBJECT.exec(said) ?? THE_CUT.exec(said);
  if (on) return on;
  const cut = IN_WORK.exec(said);
  if (!cut || !WORKS.test(said)) return null;
  return AT_WRIST.test(cut.groups?.part ?? '') && !ANY_THING.test(said) ? null : cut;
}
