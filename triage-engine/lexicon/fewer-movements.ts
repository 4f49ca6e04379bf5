// An unborn child that is not felt to move, or less: 'hasn't felt fetal movements', 'baby moves much less', 'not a single kick'.
// Told in too many ways for phrases: who moves, that it moves, and that it is little or nothing.
import type { Sentence } from '../text/read-words.ts';
import type { Match } from './match-phrases.ts';

const CHILD =
  '(?:baby|babby|bby|babies|bub|bubs|bubba|foetus|fetus|feotus|bump|twins?|unborn(?: child)?|little (?:one|man|bean|girl|boy))';
/** Where a pregnancy is told, these can be meant too. */
const ANYBODY = `(?:${CHILD}|child|he|she|it|him|her|they|them)`;
const OF_CHILD =
  '(?:(?:my|the|our|her|this|of|any|baby|babys|babies|bub|bubs|foetal|fetal|feotal|unborn|childs|in|utero) )';
const OF_FETUS = `(?:${OF_CHILD}{0,3}(?:baby|babys|babies|bub|bubs|foetal|fetal|feotal|unborn) )`;
const MOVES =
  '(?:mov(?:e|es|ed|ing|ements?)?|kick(?:s|ed|ing)?|wriggl(?:e|es|ed|ing)|squirm(?:s|ed|ing)?|flutter(?:s|ed|ing)?|stir(?:s|red|ring)?|active)';
const MOVEMENTS = '(?:movements?|kicks?|kicking|wriggl(?:es|ing)|flutter(?:s|ings?)?)';
const NOT = '(?:not|never|no|hardly|barely|scarcely|nil|zero|without|ha[vs]e?nt|hvnt|cant|cnt|isnt|aint)';
const LITTLE =
  '(?:less|fewer|reduced|reducing|reduction|decreased?|decreasing|diminished|diminishing|lack|absence|absent|loss|low|little|few|weak|weaker)';
const LITTLE_AFTER =
  '(?:less|fewer|reduc(?:ed|ing)|decreas(?:ed|ing)|diminish(?:ed|ing)|slow(?:er|ed|ing)?|weak(?:er|ened)?|faint(?:er)?|dropped|dropping|declined|low(?:er)?|few|poor|changed|different|absent|gone|lost|stopped|ceased|disappeared|vanished|kam|nahi|nhi|band|not (?:there|felt|feeling|present|good|normal|enough|coming|happening|regular|proper|seen|as|the same|like|being))';
/** A few words of the same statement. */
const upTo = (count: number) => `(?:(?!(?:but|i|we|because|not|no|never|nor)\\b)\\w+ ){0,${count}}`;
const FELT =
  '(?:feel|feels|feeling|felt|noticed?|noticing|perceived?|perceiving|sensed?|had|have|having|seen|experienced?|got|getting|counted)';
const BESIDE =
  '(?:(?:really|been|even|quite|at|all|properly|anymore|any|more|much|very|yet|so|as|like|able|to|be|seem|want|today|that|a|an|single|one|once|ever|many|enough|proper|real|of|the|my|our|his|usual|normal|strong|big|further|from|this|today|morning|since) )';
/** 'Not moving his arm', 'no movement in my fingers', 'bowel movements': something else moves. */
const PARTS =
  '(?:arms?|legs?|hands?|fingers?|toes?|thumb|foot|feet|eyes?|bowels?|shoulders?|knees?|hips?|neck|back|jaw|wrists?|joints?|ankles?|elbows?|face|head|limbs?|tongue|lips?|muscles?|side)';
const NO_PART = `(?! (?:(?:in|of|from|at|his|her|its|my|the|their|both|one|left|right|a) ){0,3}${PARTS}\\b)(?! (?:problems?|issues?|concerns?|changes?|complaints?)\\b)`;
const NOT_KEPT = '(?<!\\b(?:not|never|no)(?: \\w+){0,2} )';

function waysOf(who: string): RegExp[] {
  return [
    // 'Baby has not moved', 'baby hardly moving', 'the little one does not move as much'.
    `\\b${who} ${upTo(6)}(?:${NOT}|rarely|seldom|only rarely) (?:${BESIDE}|felt ){0,4}${MOVES}\\b${NO_PART}`,
    `\\b${who} ${upTo(6)}but (?:(?:has|have|is|was|had|been|now|today|tonight|yesterday) ){0,3}${NOT} ${BESIDE}{0,3}${MOVES}\\b${NO_PART}`,
    `\\b${who} ${upTo(6)}${NOT_KEPT}(?:stopped|stop|stops|ceased|quit) (?:all )?${MOVES}\\b${NO_PART}`,
    // 'Baby moves much less', 'moving very little'.
    `\\b${who} ${upTo(4)}(?:mov(?:e|es|ed|ing)|kick(?:s|ed|ing)?) ${upTo(3)}(?:less|fewer|rarely|seldom|slower|weakly|weaker|(?:very|so|too|only a) little)\\b`,
    `\\b${who} ${upTo(4)}(?:less|inactive|hardly|barely) (?:than usual )?(?:active|mov(?:e|es|ed|ing)|kick(?:s|ed|ing)?)\\b`,
    // 'Have not felt him move', 'can not feel the baby kicking'.
    `\\b${NOT} ${BESIDE}{0,4}${FELT} ${BESIDE}{0,4}${who} (?:inside |today |in there )?${MOVES}\\b${NO_PART}`,
  ].map((source) => new RegExp(source, 'g'));
}

const OF_THE_CHILD: RegExp[] = [
  // 'Can not feel the baby', 'did not feel baby today'.
  `\\b${NOT} ${BESIDE}{0,4}(?:feel|feels|feeling|felt) (?:(?:the|my|our|any) )?${CHILD}(?=$|,| (?:since|today|all|at|anymore|any|much|for|from|in|inside|lately|tonight|this|now|yesterday|\\d))`,
  // 'No fetal movements', 'not perceived any fetal movement', 'absence of fetal movements'.
  `\\b${NOT} (?:${FELT} |${BESIDE}){0,6}${OF_FETUS}(?:${MOVEMENTS}|activity)\\b${NO_PART}`,
  `\\b${LITTLE} (?:in |of )?${OF_FETUS}(?:${MOVEMENTS}|activity)\\b${NO_PART}`,
  `\\b${LITTLE} ${OF_CHILD}{0,2}${MOVEMENTS} (?:of|from|by) (?:(?:the|my|our|her) )?${CHILD}\\b`,
  `\\b${NOT} (?:${FELT} |${BESIDE}){0,4}${MOVEMENTS} (?:of|from|by) (?:(?:the|my|our|her) )?${CHILD}\\b`,
  `\\b(?:baby|babys|bub|bubs|foetal|fetal|feotal) (?:${MOVEMENTS}|activity) ${upTo(5)}${NOT_KEPT}${LITTLE_AFTER}\\b`,
  `\\blost ${OF_FETUS}(?:${MOVEMENTS}|activity)\\b`,
  `\\bkick counts? ${upTo(4)}(?:low|down|less|only|zero|reduced|fewer|dropped)\\b`,
].map((source) => new RegExp(source, 'g'));

/** Where a pregnancy is told, nobody else needs to be named. */
const IN_PREGNANCY: RegExp[] = [
  `\\b${NOT} (?:${FELT} |${BESIDE}){0,6}${OF_CHILD}{0,3}${MOVEMENTS}\\b${NO_PART}`,
  `\\b${NOT} ${BESIDE}{0,3}(?:wriggl(?:es?|ing)|flutter(?:s|ings?)?) or ${MOVEMENTS}\\b`,
  `\\b(?:less|fewer|reduced|decreased|diminished|weaker) ${OF_CHILD}{0,3}${MOVEMENTS}\\b${NO_PART}`,
  `(?<!\\b(?:bowel|eye|limb|arm|leg|jerky|body) )\\b${MOVEMENTS}${NO_PART} ${upTo(7)}${NOT_KEPT}${LITTLE_AFTER}\\b`,
  `\\bonly (?:${FELT} )?(?:\\d|one|two|three|four|five|a few|a couple of) ${MOVEMENTS}\\b`,
  `\\b${CHILD} ${upTo(5)}(?:quiet|quieter|silent|motionless|lifeless|inactive|sluggish|(?:so|very|too|unusually|completely|really|gone|strangely|quite|been) still)\\b`,
  // 'I usually feel kicks after dinner but tonight nothing.'
  `\\b(?:usually|normally|always|generally)\\b.{0,50}\\b${MOVES}\\b.{0,60}\\b(?:nothing|none|silence)\\b`,
].map((source) => new RegExp(source, 'g'));

const NAMED = [...waysOf(CHILD), ...OF_THE_CHILD];
const MEANT = [...waysOf(ANYBODY), ...OF_THE_CHILD, ...IN_PREGNANCY];

/** 'What if the baby stops moving?' tells of nothing that happened. */
const SUPPOSED = /\b(?:if|whether|unless|in case|until|when (?:should|do|will|does)|before)\b(?: \w+){0,5} $/;
const AFTERWARDS = /^ (?:(?:in|inside) (?:my|her|the) (?:belly|tummy|womb|stomach|uterus)|inside (?:me|her))\b/;

/** 'No bleeding, leaking or decreased movement': the last of a list that is denied. */
const DENIED_LIST = /\b(?:no|not|without|denies|denied|never)\b.*\b(?:or|nor)(?: any)? $/;
/** 'No reduced movements': denied. 'No bleeding and reduced movements': told. */
const DENIED =
  /\b(?:not|no|never|without|denies|denied|deny|denying|nor)(?: (?!(?:but|and|with|now)\b)\w+){0,4} $|\bden(?:y|ies|ied|ying)\b/;
const LITTLE_FIRST = new RegExp(`^${LITTLE}\\b`);
const OWN_DENIAL = new RegExp(`\\b${NOT}\\b`);
/** 'Baby kicks a lot normally. Today nothing.' */
const USUAL = new RegExp(`\\b(?:${CHILD}|i)\\b.*\\b${MOVES}\\b`);
const A_CHILD = new RegExp(`\\b${CHILD}\\b`);
const NOTHING_NOW =
  /^(?:but )?(?:(?:today|tonight|now|yesterday|this|all|since|last|morning|night|day|evening) )+(?:there is |it is |i feel )?(?:nothing|none|silence|not (?:one|a single|any|even one))\b/;

export function fewerMovements(sentence: Sentence, isPregnant: boolean, before?: Sentence): Match[] {
  const { said, starts } = spoken(sentence);
  if (before && NOTHING_NOW.test(said) && isPregnantOrNamed(spoken(before).said, isPregnant))
    return [asMatch(sentence, starts, 0, said.length)];
  if (!/mov|kick|wriggl|flutter|active|quiet|still|feel|felt|squirm|stir/.test(said)) return [];
  for (const pattern of isPregnant ? MEANT : NAMED) {
    for (const match of said.matchAll(pattern)) {
      if (isNotMeant(said.slice(0, match.index), match[0])) continue;
      const end = match.index + match[0].length;
      return [asMatch(sentence, starts, match.index, end + (AFTERWARDS.exec(said.slice(end))?.[0].length ?? 0))];
    }
  }
  return [];
}

function isNotMeant(leading: string, told: string): boolean {
  if (SUPPOSED.test(leading)) return true;
  if (OWN_DENIAL.test(told)) return false;
  return DENIED_LIST.test(leading) || (LITTLE_FIRST.test(told) && DENIED.test(leading));
}

const isPregnantOrNamed = (said: string, isPregnant: boolean): boolean =>
  USUAL.test(said) && (isPregnant || A_CHILD.test(said));

/** The words with their commas, and where in it each begins. */
function spoken({ words }: Sentence): { said: string; starts: number[] } {
  const starts: number[] = [];
  let said = '';
  for (const { plain, afterComma } of words) {
    said += said === '' ? '' : afterComma ? ', ' : ' ';
    starts.push(said.length);
    said += plain;
  }
  return { said, starts };
}

function asMatch({ words }: Sentence, starts: number[], from: number, to: number): Match {
  const positions = starts.flatMap((start, at) => (start >= from && start < to ? [at] : []));
  const stems = positions.map((at) => words[at]?.stem ?? '');
  return {
    phrase: { id: 'baby-moves-less', stems, names: 'finding' },
    positions,
    gap: 0,
    isNarrower: false,
    isStatement: true,
  };
}
