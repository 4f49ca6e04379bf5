// The findings that a text tells of: matched by phrase, narrowed by what is said of them, read in context.
import { type Reading, readerOf } from '../context/read-context.ts';
import { sectionsOf } from '../context/section.ts';
import { FINDING_BY_ID } from '../knowledge/library.ts';
import { matchPhrases } from '../lexicon/match-phrases.ts';
import { mendTypo } from '../lexicon/mend-typo.ts';
import { isPain } from '../lexicon/modifiers.ts';
import { narrowBefore, narrowMatches } from '../lexicon/narrow-matches.ts';
import { withoutShadowed } from '../lexicon/shadowed.ts';
import { swallowedAmounts } from '../lexicon/swallowed-amount.ts';
import { isKnown } from '../lexicon/vocabulary.ts';
import { LONGEST_WORD, readSentences, type Sentence } from '../text/read-words.ts';

/** `isMeasured`: a value said so, nobody complained of it. */
export type Stated = { state: 'present' | 'absent'; words: string; isMeasured?: true };
/** `now`: one's own, and not of earlier times. */
export type Mentions = { own: string[]; family: string[]; now: string[] };
export type FromText = { stated: Map<string, Stated>; mentions: Mentions; notUnderstood: string[] };

export function findingsFromText(text: string, isForRelative: boolean): FromText {
  const sentences = readSentences(text, mendTypo);
  const readings = readAll(text, sentences, isForRelative);
  return { stated: settle(readings), mentions: mentionsOf(readings), notUnderstood: notUnderstood(sentences, text) };
}

function readAll(text: string, sentences: Sentence[], isForRelative: boolean): Reading[] {
  const sections = sectionsOf(sentences);
  const told = sentences.map((sentence, at) => {
    const matches = [...matchPhrases(sentence), ...swallowedAmounts(sentence)];
    const read = readerOf(sentence, matches, {
      text,
      section: sections[at] ?? 'now',
      isForRelative,
      next: sentences[at + 1],
    });
    return { sentence, read, readings: withoutShadowed([...matches, ...narrowMatches(sentence, matches)]).map(read) };
  });
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
  for (const { match, words, isDenied, isUnsure, isOthers, isPast } of readings) {
    const finding = match.phrase.names === 'finding' ? FINDING_BY_ID.get(match.phrase.id) : undefined;
    if (!finding || isUnsure || (isOthers && !tellsOfOthers(finding.id))) continue;
    const isHistory = finding.kind === 'history' || finding.kind === 'exposure' || finding.kind === 'medicine';
    if (isPast && !isHistory && !isDenied) continue;
    if (isDenied && match.isNarrower) continue;
    const before = stated.get(finding.id);
    if (isDenied) {
      if (!before) stated.set(finding.id, { state: 'absent', words });
    } else if (before?.state !== 'present' && !(match.isNarrower && before?.state === 'absent')) {
      stated.set(finding.id, { state: 'present', words });
    }
  }
  return stated;
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
    now: ids(({ isOthers, isPast }) => !isOthers && !isPast),
  };
}

function notUnderstood(sentences: Sentence[], text: string): string[] {
  const unknown = sentences
    .flatMap(({ words }) => words)
    .filter(({ plain }) => /^[a-z]{4,}$/.test(plain) && !isKnown(plain))
    .map(({ from, to }) => text.slice(from, Math.min(to, from + LONGEST_WORD)));
  return [...new Set(unknown)].slice(0, 8);
}
