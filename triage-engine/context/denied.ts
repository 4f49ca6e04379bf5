// Which words of a sentence stand under a negation, after NegEx and ConText (Chapman 2001, Harkema 2009), in our own words.
import type { Word } from '../text/read-words.ts';

const words = (list: string) => new Set(list.split(' '));

const DENIES = words(
  'no not without denies denied deny denying never nor neither none nil negative lacks lacking absence non zero',
);
/** 'No relief', 'not only', 'not sure': these deny no finding. */
const AFTER_NO = words(
  'relief longer improvement doubt idea help helped response success benefit effect avail matter wonder',
);
const AFTER_NOT = words(
  'only just sure certain know relieve relieved better help helping helped stop stopping stopped go going gone ' +
    'subside subsided resolve resolved improve improved improving respond responding responded able enough recall remember ' +
    'tolerate tolerating work working worked fully completely been_able necessarily',
);
/** 'Not get better', 'not get enough air'; but 'I do not get headaches' denies them. */
const GET = words('get getting');
const AFTER_GET = words(
  'better over rid up out through off on in into to enough comfortable warm going my his her their the a an any much sleep air breath hard help relief worse',
);
/** 'Nobody hit me', 'nothing weak or numb', 'nothing to do with': these deny what follows; 'nothing helps' does not. */
const AFTER_NOBODY = words('hit kicked punched pushed hurt touched beat attacked slapped bit struck');
const AFTER_NOTHING = words('weak numb swollen red sore broken leaks leaking');
/** 'Not right', 'not himself': a way to say ill, which denies nothing that follows. */
const VAGUE = words(
  'right good great well ok okay fine alright normal normally himself herself myself themselves themself itself yourself usual',
);
const BEFORE_VAGUE = words(
  'look looks looking looked feel feels feeling felt seem seems seeming been be being doing do does act acting acts sound sounds ' +
    'sounding behaving going in a an all quite very too so really that at my his her their the',
);
/** 'Not good enough', 'not right sided': the word says something about what follows. */
const AFTER_VAGUE = words('sided side hand handed arm leg eye ear foot knee lower upper enough size appetite');
/** 'No sleep, chest pain', 'without helmet banged my head': what one goes without is no complaint, and denies none. */
const WENT_WITHOUT = words(
  'sleep sleeping rest lunch dinner breakfast food meal meals tea coffee chai helmet gloves glove goggles goggle mask shoes shoe slippers ' +
    'slipper boots socks shirt hat seatbelt belt light lights net coat jacket jumper sunscreen sunglasses umbrella torch phone signal electricity fan ac',
);
const ENDS = words(
  'but however except although though yet because despite besides until which while whereas instead when whenever after before ' +
    'during unless apart then secondary due following plus',
);
/** Words that only name a time: 'no pain when urinating, fever or rash' denies all three. */
const TIMES = words('when whenever after before during while');
/** 'A man with no history of back pain developed back pain': the verb of the sentence begins anew. */
const VERBS = words(
  'developed develops presents presented presenting complains complained reports reported comes came woke noticed started began',
);
const SUBJECTS = words('i he she it they we there my his her the this these now today');
const PRONOUNS = words('he she they');
const PREDICATES = words(
  'have has had am is are was were feel feels felt do does did reports reported complains developed noticed vomited started began ' +
    'get gets got keep keeps can will woke wakes seem seems presents',
);
const ONLY = words('only just some mild slight mildly slightly positive yes');
const AFTERWARDS = words('absent denied negative no none nil unremarkable');

/** `claimed` are positions of words that are part of a finding themselves: the 'no' of 'no appetite' denies nothing else. */
export function deniedPlaces(sentence: Word[], claimed: ReadonlySet<number>): boolean[] {
  const denied = sentence.map(() => false);
  for (const [index, word] of sentence.entries()) {
    if (word.plain === '(-)' || isAbsentAfterwards(sentence, index)) denyBackwards(sentence, index, denied);
    const isDenial = DENIES.has(word.plain) && !claimed.has(index) && !isHarmless(sentence, index);
    if (!isDenial && !deniesHere(sentence, index)) continue;
    if (word.plain === 'non') {
      if (index + 1 < denied.length) denied[index + 1] = true;
      continue;
    }
    const end = endOfScope(sentence, index);
    for (let at = index + 1; at < end; at++) denied[at] = true;
  }
  return denied;
}

function deniesHere(sentence: Word[], index: number): boolean {
  const [word, next, second] = [sentence[index]?.plain, sentence[index + 1]?.plain ?? '', sentence[index + 2]?.plain];
  if (word === 'nobody') return AFTER_NOBODY.has(next);
  if (word === 'no' && next === 'one') return AFTER_NOBODY.has(second ?? '');
  return word === 'nothing' && (AFTER_NOTHING.has(next) || (next === 'to' && second === 'do'));
}

function isHarmless(sentence: Word[], index: number): boolean {
  const [before, word, next, second] = [sentence[index - 1], sentence[index], sentence[index + 1], sentence[index + 2]];
  if (!next || !word) return true;
  if (word.plain === 'no' || word.plain === 'without') {
    // 'No, the dizziness comes when I roll over': an answer, not a denial.
    if (next.afterComma && word.plain === 'no') return true;
    return AFTER_NO.has(next.plain) || (next.isLight && AFTER_NO.has(second?.plain ?? ''));
  }
  if (word.plain === 'not') {
    // 'I can not stop coughing' affirms; what one can not do is a finding of its own.
    if (before?.plain === 'can') return true;
    if (GET.has(next.plain) && AFTER_GET.has(second?.plain ?? 'up')) return true;
    return AFTER_NOT.has(next.plain) || (next.plain === 'been' && second?.plain === 'able') || isOnly(next, second);
  }
  if (word.plain === 'zero') return /^(degrees?|celsius|to|sugar|and|or)$/.test(next.plain) || /^\d/.test(next.plain);
  return word.plain === 'negative' && next.plain !== 'for';
}

const isOnly = (next: Word, second: Word | undefined) =>
  next.isLight && (second?.plain === 'only' || second?.plain === 'just');

function endOfScope(sentence: Word[], index: number): number {
  const vague = vagueAfter(sentence, index);
  if (vague !== undefined) return vague + 1;
  const clause = endOfVerb(sentence, index) ?? endOfWithout(sentence, index);
  if (clause !== undefined) return clause;
  for (let at = index + 1; at < sentence.length; at++) {
    const word = sentence[at];
    if (!word) break;
    if (ENDS.has(word.plain) && !(TIMES.has(word.plain) && isListAfter(sentence, at))) return at;
    if (at > index + 2 && isNewVerb(sentence, at)) return at;
    if (at > index + 1 && (isNewPerson(sentence, at) || isOneMore(sentence, at))) return at;
    if (at > index + 1 && (word.afterComma || word.plain === 'and' || word.plain === 'so') && startsAnew(sentence, at))
      return at;
  }
  return sentence.length;
}

/** The position of the vague word that this 'not' denies. */
function vagueAfter(sentence: Word[], index: number): number | undefined {
  const { plain } = sentence[index] ?? { plain: '' };
  if (!/^(not|never|nothing|no)$/.test(plain)) return;
  for (let at = index + 1; at <= index + 6; at++) {
    const word = sentence[at];
    if (!word || word.afterComma) return;
    if (VAGUE.has(word.plain)) return AFTER_VAGUE.has(sentence[at + 1]?.plain ?? '') ? undefined : at;
    if (!BEFORE_VAGUE.has(word.plain)) return;
  }
}

/** Verbs whose objects make a list of what is denied: 'I have not had fever, cough, chills'. */
const HAVING = words(
  'have has had having experience experienced experiencing notice noticed noticing complain complained complaining report reported ' +
    'reporting feel felt feeling any suffer suffered suffering get got develop developed see seen show showing with',
);

/** 'The catheter is not draining, head pounding': one thing is denied, and the comma starts another. */
function endOfVerb(sentence: Word[], index: number): number | undefined {
  if (sentence[index]?.plain !== 'not') return;
  const comma = sentence.findIndex(({ afterComma }, at) => at > index && afterComma);
  if (comma < 0) return;
  const clause = sentence.slice(Math.max(0, index - 1), comma);
  if (clause.some(({ plain }) => HAVING.has(plain))) return;
  if (sentence.slice(index).some(({ plain }) => plain === 'or' || plain === 'nor')) return;
  const isVerb = !sentence[index + 1]?.afterComma && comma > index + 1;
  return isVerb ? comma : undefined;
}

/** What one goes without is all that is denied: 'no gloves or goggles, bleach in my eye'. */
function endOfWithout(sentence: Word[], index: number): number | undefined {
  if (!/^(no|without)$/.test(sentence[index]?.plain ?? '')) return;
  const first = index + (sentence[index + 1]?.isLight ? 2 : 1);
  return WENT_WITHOUT.has(sentence[first]?.plain ?? '') ? first + 1 : undefined;
}

/** After the comma the list of what is denied goes on: ', fever, or back pain'. */
function isListAfter(sentence: Word[], index: number): boolean {
  const comma = sentence.findIndex((word, at) => at > index && word.afterComma);
  if (comma < 0 || startsAnew(sentence, comma)) return false;
  return sentence.slice(comma).some(({ plain }) => plain === 'or' || plain === 'nor');
}

/** 'No known lung disease has had a cough': but not 'no pain that has', nor 'not lost weight or noticed any pain'. */
function isNewVerb(sentence: Word[], at: number): boolean {
  const plain = sentence[at]?.plain ?? '';
  if (/^(or|nor)$/.test(sentence[at - 1]?.plain ?? '')) return false;
  if (VERBS.has(plain)) return true;
  return (
    /^(has|have|had)$/.test(plain) && !/^(that|who|which|i|he|she|they|we|it|not)$/.test(sentence[at - 1]?.plain ?? '')
  );
}

/** 'No drainage for eight hours, a hard belly': what is denied in a list has no article, unless an 'or' says so. */
const isOneMore = (sentence: Word[], at: number): boolean =>
  sentence[at]?.afterComma === true &&
  /^an?$/.test(sentence[at]?.plain ?? '') &&
  !sentence.slice(at).some(({ plain }) => plain === 'or' || plain === 'nor');

const ARTICLES = words('a an the this');
const PERSONS = words('man woman boy girl lady gentleman male female patient child worker');
/** 'In a child', 'of the patient': the one who was spoken of all along. */
const BELONGS = words('in of for to with by from than as');

/** 'Hammering without goggles a 24-year-old man felt something hit his eye'. */
function isNewPerson(sentence: Word[], at: number): boolean {
  if (!ARTICLES.has(sentence[at]?.plain ?? '') || BELONGS.has(sentence[at - 1]?.plain ?? '')) return false;
  return sentence.slice(at + 1, at + 6).some(({ plain }) => PERSONS.has(plain));
}

/** ', I have …', 'and she feels …', ', just a cough': a new statement that stands for itself. */
function startsAnew(sentence: Word[], at: number): boolean {
  const offset = ['and', 'so', 'or'].includes(sentence[at]?.plain ?? '') ? 1 : 0;
  const [first, second, third] = [sentence[at + offset], sentence[at + offset + 1], sentence[at + offset + 2]];
  if (!first) return false;
  if (ONLY.has(first.plain)) return true;
  if (PREDICATES.has(first.plain)) return second?.plain !== 'not' && sentence[at]?.plain !== 'or';
  if (!SUBJECTS.has(first.plain)) return false;
  // 'No wind has passed, and he retches': with its own verb, whatever that is.
  if (
    offset > 0 &&
    PRONOUNS.has(first.plain) &&
    second &&
    !DENIES.has(second.plain) &&
    !sentence[at]?.plain.startsWith('o')
  )
    if (![third, sentence[at + offset + 3]].some((word) => word && DENIES.has(word.plain))) return true;
  const isSaid = [second, third].some((word) => word && PREDICATES.has(word.plain));
  return (
    isSaid && ![second, third, sentence[at + offset + 3]].some((word) => word?.plain === 'not' || word?.plain === 'no')
  );
}

/** 'Fever is absent', 'rash: none'. */
function isAbsentAfterwards(sentence: Word[], index: number): boolean {
  const word = sentence[index];
  if (!word || !AFTERWARDS.has(word.plain) || index === 0) return false;
  if (word.plain === 'absent' || word.plain === 'denied')
    return index === sentence.length - 1 || sentence[index + 1]?.afterComma === true;
  return index === sentence.length - 1;
}

function denyBackwards(sentence: Word[], index: number, denied: boolean[]): void {
  for (let at = index - 1; at >= 0; at--) {
    if (ENDS.has(sentence[at]?.plain ?? '')) return;
    denied[at] = true;
    if (sentence[at]?.afterComma) return;
  }
}
