// Words that a longer phrase took say nothing else: the 'migraine headaches' that one has had for years are no new headache.
import { ASKED_BY_FLAGS } from '../flags/requirements.ts';
import { FINDING_BY_ID, withParents } from '../knowledge/library.ts';
import type { Match } from './match-phrases.ts';

export function withoutShadowed(found: Match[]): Match[] {
  const enough = without(found, saysTheSameWithLess);
  return without(enough, shadows);
}

/** Those that no other one hides. Only what shares a word can: that keeps a text full of symptoms from taking seconds. */
function without(found: Match[], hides: (other: Match, one: Match) => boolean): Match[] {
  const at = new Map<number, Match[]>();
  for (const match of found) {
    for (const position of match.positions) {
      const here = at.get(position);
      if (here) here.push(match);
      else at.set(position, [match]);
    }
  }
  return found.filter((one) => !one.positions.some((position) => at.get(position)?.some((other) => hides(other, one))));
}

/** 'Vomiting and loose stools' of vomiting takes no more words than 'vomiting' does. */
const saysTheSameWithLess = (less: Match, more: Match): boolean =>
  isSame(less, more) &&
  !(more.isStatement && !less.isStatement) &&
  less.positions.length < more.positions.length &&
  less.gap <= more.gap &&
  isInside(less, more);

function shadows(other: Match, one: Match): boolean {
  // The name of an illness hides no finding: whoever writes it may mean just that.
  if (other.phrase.names === 'condition' && one.phrase.names === 'finding') return false;
  if (GENERAL.has(one.phrase.id) && other.positions.length > 1 && sharesAWord(one, other)) return true;
  if (other.isTurn && one.positions.length > 1 && ASKED_BY_FLAGS.has(one.phrase.id)) return false;
  if (isSame(other, one) || isWider(one.phrase.id, other.phrase.id) || !isInside(one, other)) return false;
  // A burn on the arm is more than pain in it.
  if (other.isNarrower && !one.isNarrower && one.positions.length === 1) return false;
  // Of two that take the same words, the one that means them literally: burning behind the breastbone is heartburn first.
  if (other.positions.length === one.positions.length) return one.isNarrower && !other.isNarrower;
  return other.gap <= (one.positions.length === 1 ? 2 : 1);
}

/** Findings of the skin as a whole: a lump of the eyelid is not meant by them. */
const GENERAL = new Set(['skin-lump', 'skin-redness', 'itching-all-over']);

const sharesAWord = (one: Match, other: Match): boolean =>
  !isSame(one, other) &&
  one.positions.some((position) => other.positions.includes(position)) &&
  !isWider(one.phrase.id, other.phrase.id);

/** A condition and a finding may bear the same name. */
const isSame = (one: Match, other: Match): boolean =>
  one.phrase.id === other.phrase.id && one.phrase.names === other.phrase.names;

const isInside = (one: Match, other: Match): boolean =>
  one.positions.every((position) => other.positions.includes(position));

const isWider = (wide: string, narrow: string): boolean =>
  FINDING_BY_ID.has(narrow) && withParents(narrow).includes(wide);
