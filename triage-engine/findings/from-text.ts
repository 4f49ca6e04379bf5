// The findings that a text tells of: matched by phrase, narrowed by what is said of them, read in context.
import { longStanding } from '../context/long-standing.ts';
import { type Reading, readerOf } from '../context/read-context.ts';
import { sectionsOf } from '../context/section.ts';
import { ASKED_BY_FLAGS } from '../flags/requirements.ts';
import { FINDING_BY_ID } from '../knowledge/library.ts';
import type { Finding } from '../knowledge/shape.ts';
import { withoutAccidentalCuts } from '../lexicon/accidental-cut.ts';
import { fewerMovements } from '../lexicon/fewer-movements.ts';
import { type Match, matchPhrases } from '../lexicon/match-phrases.ts';
import { isPain } from '../lexicon/modifiers.ts';
import { narrowBefore, narrowMatches } from '../lexicon/narrow-matches.ts';
import { isOneSided } from '../lexicon/one-sided.ts';
import { withoutOtherSenses } from '../lexicon/other-senses.ts';
import { withoutShadowed } from '../lexicon/shadowed.ts';
import { mendBySound } from '../lexicon/spelling/mend-by-sound.ts';
import { mendTypo } from '../lexicon/spelling/mend-typo.ts';
import { swallowedAmounts } from '../lexicon/swallowed-amount.ts';
import { matchTold } from '../lexicon/told/match-told.ts';
import { isKnown } from '../lexicon/vocabulary.ts';
import { LONGEST_WORD, readSentences, type Sentence } from '../text/read-words.ts';
import { countsAtHomeOnly, isTrifle } from '../trifles/is-trifle.ts';
import { matchTrifles } from '../trifles/match-trifles.ts';
import { withoutTrifling } from '../trifles/without-trifling.ts';

/**
 * `isMeasured`: a value said so, nobody complained of it. `isLong`: for months, unchanged. `isLoose`: read from a misspelt word
 * or from words that stand apart, and from nothing better.
 */
export type Stated = {
  state: 'present' | 'absent';
  words: string;
  isMeasured?: true;
  isLong?: true;
  isLoose?: true;
};
/** `now`: one's own, and not of earlier times. */
export type Mentions = { own: string[]; family: string[]; now: string[] };
export type FromText = { stated: Map<string, Stated>; mentions: Mentions; notUnderstood: string[] };

/** `others`: what readers of other languages found in the same text. `isPregnant`: told, or known. */
export type Beside = { isForRelative: boolean; isPregnant: boolean; others?: Reading[] };

/** The text is read once. With trifles they count beside all else, without them nobody had called them by their name. */
export function findingsFromText(
  text: string,
  { isForRelative, isPregnant, others = [] }: Beside,
): (withTrifles: boolean) => FromText {
  const sentences = withoutAccidentalCuts(readSentences(text, mendTypo).map(mendBySound).map(withoutOtherSenses));
  const told = readAll(text, sentences, { isForRelative, isPregnant });
  const unknown = notUnderstood(sentences, text);
  return (withTrifles) => {
    const all = withReferences(withTrifles ? addTrifles(told, matchTrifles(sentences, text)) : told);
    const readings = withTrifles ? withoutTrifling([...all, ...others]) : withoutTrifles(all, others);
    return { stated: settle(readings), mentions: mentionsOf(readings), notUnderstood: unknown };
  };
}

const withoutTrifles = (told: Reading[], others: Reading[]): Reading[] => [
  ...told.filter(({ match }) => !countsAtHomeOnly(match.phrase.id)),
  ...others.filter(({ match }) => !isTrifle(match.phrase.id)),
];

type ReadSentence = { sentence: Sentence; read: (match: Match) => Reading; readings: Reading[] };

function readAll(
  text: string,
  sentences: Sentence[],
  { isForRelative, isPregnant }: Pick<Beside, 'isForRelative' | 'isPregnant'>,
): ReadSentence[] {
  const sections = sectionsOf(sentences);
  const isLong = longStanding(text, sentences);
  return sentences.map((sentence, at) => {
    const matches = [
      ...matchPhrases(sentence),
      ...matchTold(sentence),
      ...swallowedAmounts(sentence),
      ...fewerMovements(sentence, isPregnant, sentences[at - 1]),
    ].filter((match) => isOneSided(sentence, match));
    const read = readerOf(sentence, matches, {
      text,
      section: sections[at] ?? 'now',
      isForRelative,
      isLong: isLong[at] ?? false,
      next: sentences[at + 1],
    });
    return { sentence, read, readings: withoutShadowed([...matches, ...narrowMatches(sentence, matches)]).map(read) };
  });
}

const addTrifles = (told: ReadSentence[], trifles: Match[][]): ReadSentence[] =>
  told.map((one, at) => ({ ...one, readings: [...one.readings, ...(trifles[at] ?? []).map(one.read)] }));

/** With what a sentence says of what was told before it. */
function withReferences(told: ReadSentence[]): Reading[] {
  const readings = told.flatMap((one) => one.readings);
  const everywhere = affirmed(readings);
  const said = told.flatMap(({ sentence, read, readings: own }, at) => {
    // A sentence that names its own place speaks of no other.
    if (own.some(({ match }) => match.phrase.names === 'finding' && isPain(match.phrase.id))) return [];
    return narrowBefore(sentence, everywhere, affirmed(told[at - 1]?.readings ?? [])).map(read);
  });
  return [...readings, ...said];
}

const affirmed = (readings: Reading[]): string[] => [
  ...new Set(
    readings
      .filter(
        ({ match, isDenied, isUnsure, isOthers, isPast }) =>
          match.phrase.names === 'finding' && !(isDenied || isUnsure || isOthers || isPast),
      )
      .map(({ match }) => match.phrase.id),
  ),
];

/** What one has told once is there, also where another sentence seems to deny it. */
function settle(readings: Reading[]): Map<string, Stated> {
  const stated = new Map<string, Stated>();
  for (const reading of readings) {
    const { match, words, isDenied, isUnsure, isOthers, isPast } = reading;
    const finding = match.phrase.names === 'finding' ? FINDING_BY_ID.get(match.phrase.id) : undefined;
    if (!finding || isUnsure || (isOthers && !tellsOfOthers(finding.id))) continue;
    if (isPast && !isDenied && !countsAfterwards(finding, reading)) continue;
    if (isDenied && match.isNarrower) continue;
    const before = stated.get(finding.id);
    if (isDenied) {
      if (!before) stated.set(finding.id, { state: 'absent', words });
    } else if (!(match.isNarrower && before?.state === 'absent')) {
      stated.set(finding.id, strongest(before, { state: 'present', words, ...how(reading) }));
    }
  }
  return stated;
}

const how = ({ isLong, isLoose }: Reading): Pick<Stated, 'isLong' | 'isLoose'> => ({
  ...(isLong && { isLong: true }),
  ...(isLoose && { isLoose: true }),
});

/** Told twice, the surer and the newer telling counts. */
function strongest(before: Stated | undefined, next: Stated): Stated {
  if (before?.state !== 'present') return next;
  const surer = before.isLoose && !next.isLoose ? next : before;
  const { isLong: _, ...told } = surer;
  return before.isLong && next.isLong ? { ...told, isLong: true } : told;
}

/** Illnesses, medicines and what one met with stay true; an overdose or a blow of years ago is no alarm today. */
function countsAfterwards({ id, kind }: Finding, { isLongAgo }: Reading): boolean {
  // 'Stopped bleeding ages ago': a trifle that is over is one all the more.
  if (isTrifle(id)) return true;
  if (kind === 'exposure') return !(isLongAgo && ASKED_BY_FLAGS.has(id));
  return kind === 'history' || kind === 'medicine';
}

const tellsOfOthers = (id: string) => id.startsWith('family-') || id === 'sick-contact';

function mentionsOf(readings: Reading[]): Mentions {
  const named = readings.filter(
    ({ match, isDenied, isUnsure }) => match.phrase.names === 'condition' && !isDenied && !isUnsure,
  );
  const ids = (isWanted: (reading: Reading) => boolean) => [
    ...new Set(named.filter(isWanted).map(({ match }) => match.phrase.id)),
  ];
  return {
    own: ids(({ isOthers }) => !isOthers),
    family: ids(({ isOthers }) => isOthers),
    // A name that was only guessed raises nothing.
    now: ids(
      ({ isOthers, isPast, isOver, isLoose, words }) =>
        !isOthers && !isPast && !isOver && !isLoose && !PARTED.test(words),
    ),
  };
}

/** 'Attacks, out of the blue, in which his heart races': words of two thoughts are no name. */
const PARTED = /[,;:]/;

function notUnderstood(sentences: Sentence[], text: string): string[] {
  const unknown = sentences
    .flatMap(({ words }) => words)
    .filter(({ plain }) => /^[a-z]{4,}$/.test(plain) && !isKnown(plain))
    .map(({ from, to }) => text.slice(from, Math.min(to, from + LONGEST_WORD)));
  return [...new Set(unknown)].slice(0, 8);
}
