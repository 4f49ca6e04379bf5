// Words that tell of somebody else: 'my mother had a stroke', 'family history of diabetes', 'a classmate with measles'.
import type { Word } from '../text/read-words.ts';

const set = (list: string) => new Set(list.split(' '));

const FAMILY = set(
  'mother father parent parents brother brothers sister sisters sibling siblings aunt uncle cousin cousins grandmother grandfather ' +
    'grandma grandpa grandparent grandparents relative relatives family familial niece nephew maternal paternal mother-in-law',
);
const NEAR = set(
  'mom mum dad wife husband spouse partner boyfriend girlfriend friend friends colleague colleagues coworker coworkers classmate ' +
    'classmates roommate roommates neighbor neighbors neighbour neighbours contacts person people son daughter child children baby kid kids ' +
    'everyone someone somebody household',
);
/** Who tells, finds or brings is not who is ill. */
const TELLS = set(
  'says said say noticed notices notice thinks think thought reports reported report states stated found finds find brought brings bring ' +
    'worried worries concerned told tells noted observed observes witnessed gave saw sees claims mentions mentioned describes suggested ' +
    'advised insisted heard called calls took reassured reassures',
);
const ENDS = set('but however although though i he she');

/** `isForThem`: the text as a whole is about this relative, so nothing said of them is somebody else's. */
export function othersPlaces(sentence: Word[], claimed: ReadonlySet<number>, isForThem: boolean): boolean[] {
  const others = sentence.map(() => false);
  if (isForThem) return others;
  for (const [index, word] of sentence.entries()) {
    const isFamily = FAMILY.has(word.plain);
    // 'My husband died of a stroke': the loss is the writer's own, what he died of is not.
    const isDead = /^(died|passed)$/.test(sentence[index + 1]?.plain ?? '');
    if ((!isFamily && !NEAR.has(word.plain)) || (claimed.has(index) && !isDead)) continue;
    if (!isAboutThem(sentence, index, isFamily)) continue;
    for (let at = index + 1; at < sentence.length; at++) {
      const next = sentence[at];
      if (!next || (at > index + 1 && ENDS.has(next.plain) && sentence[at - 1]?.plain !== 'when')) break;
      if (next.afterComma && /^(my|his|her|no|and|with|now)$/.test(next.plain)) break;
      others[at] = true;
    }
    if (word.plain === 'family') markBefore(sentence, index, others);
  }
  return others;
}

function isAboutThem(sentence: Word[], index: number, isFamily: boolean): boolean {
  const next = sentence.slice(index + 1, index + 4).filter(({ plain }) => !/^(also|has|have|had|is|was)$/.test(plain));
  if (next[0] && TELLS.has(next[0].plain)) return false;
  if (
    ['by', 'with', 'to', 'my'].includes(sentence[index - 1]?.plain ?? '') &&
    ['by', 'to'].includes(sentence[index - 2]?.plain ?? '')
  ) {
    return false;
  }
  if (sentence[index - 1]?.plain === 'by') return false;
  const after = sentence[index + 1]?.plain ?? '';
  // 'Calls me by his mother's name', 'ate her grandmother's tablets': a thing of theirs, and no illness.
  if (/^(name|house|home|place|bed|tablets?|pills?|medicines?|meds|car|phone|birthday|funeral|wedding)$/.test(after))
    return false;
  if (isFamily) return true;
  // Others only where something is said of them: 'a friend who had', 'her boyfriend was having', 'contact with a child with'.
  if (isOtherThanWriter(sentence, index)) return true;
  return /^(has|have|had|having|is|was|were|are|with|who|also|got|sick|ill|recently|at|diagnosed|died|developed|suffering|suffers)$/.test(
    after,
  );
}

/** 'My neighbour coughed up blood, I have a cold'. Who tells of a neighbour alone may stand beside them: that is believed. */
const isOtherThanWriter = (sentence: Word[], index: number): boolean =>
  /^(?:neighbou?rs?|colleagues?|coworkers?|classmates?)$/.test(sentence[index]?.plain ?? '') &&
  /ed$/.test(sentence[index + 1]?.plain ?? '') &&
  sentence.slice(index + 2).some(({ plain }) => /^(?:i|my)$/.test(plain));

/** 'Celiac disease in the family'. */
function markBefore(sentence: Word[], index: number, others: boolean[]): void {
  const before = sentence.slice(Math.max(0, index - 2), index).map(({ plain }) => plain);
  if (!before.includes('in') && !before.includes('runs')) return;
  for (let at = index - 1; at >= 0 && !sentence[at + 1]?.afterComma; at--) others[at] = true;
}
