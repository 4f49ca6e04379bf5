// Movements of a child that were told as less: an unborn one's are an alarm of their own, a born one has its own rules.

import { tellsOfPregnancy, whoMoves } from '../text/unborn-child.ts';
import { isTooEarlyToFeel } from '../text/weeks-pregnant.ts';
import type { Stated } from './from-text.ts';

/** 'Not moving', and not only 'not moving much'. */
const NOT_AT_ALL = /\b(?:not|n't|stopped|no) (?:moving|move|moved|movements?)\b(?! (?:much|as|enough|a lot))/i;

/** `isChildsAge`: an age was told, or is known, that only a child has. */
export function settleMovements(stated: Map<string, Stated>, text: string, isChildsAge: boolean): void {
  const movements = stated.get('baby-moves-less');
  if (movements?.state !== 'present') return;
  const whose = whoMoves(text, isChildsAge);
  if (whose !== 'unborn') stated.delete('baby-moves-less');
  // WHO IMCI (2014): a young infant that does not move at all is gravely ill.
  if (whose === 'born' && NOT_AT_ALL.test(text)) stated.set('floppy-child', movements);
  const isTooEarly = whose === 'unborn' && isTooEarlyToFeel(text);
  if (isTooEarly) {
    stated.delete('baby-moves-less');
    stated.set('pregnant', movements);
  }
  if (whose !== 'unborn' || !(isTooEarly || tellsOfPregnancy(text))) return;
  // Of a child in the womb nobody can say that it does not respond.
  for (const id of ['unresponsive', 'floppy-child']) if (overlap(text, stated.get(id), movements)) stated.delete(id);
}

/** Whether two findings were read from the same words. */
function overlap(text: string, one: Stated | undefined, other: Stated): boolean {
  if (!one?.words) return false;
  const [from, otherFrom] = [text.indexOf(one.words), text.indexOf(other.words)];
  return from < otherFrom + other.words.length && otherFrom < from + one.words.length;
}
