// The findings that a text tells of: matched by phrase, read in context.
import { deniedPlaces } from '../context/denied.ts';
import { pastPlaces } from '../context/past.ts';
import { type Section, sectionsOf } from '../context/section.ts';
import { othersPlaces } from '../context/someone-else.ts';
import { unsurePlaces } from '../context/unsure.ts';
import { FINDING_BY_ID } from '../knowledge/library.ts';
import { type Match, matchPhrases } from '../lexicon/match-phrases.ts';
import { mendTypo } from '../lexicon/mend-typo.ts';
import { isKnown } from '../lexicon/vocabulary.ts';
import { readSentences, type Sentence } from '../text/read-words.ts';

export type Stated = { state: 'present' | 'absent'; words: string };
export type Mentions = { own: string[]; family: string[] };
export type FromText = { stated: Map<string, Stated>; mentions: Mentions; notUnderstood: string[] };

type Reading = {
  match: Match;
  words: string;
  isDenied: boolean;
  isUnsure: boolean;
  isOthers: boolean;
  isPast: boolean;
};

/** Longer tellings are left aside: ten thousand characters is more than anybody needs. */
const MOST_CHARACTERS = 10_000;

export function findingsFromText(prepared: string, isForRelative: boolean): FromText {
  const text = prepared.slice(0, MOST_CHARACTERS);
  const sentences = readSentences(text, mendTypo);
  const sections = sectionsOf(sentences);
  const readings = sentences.flatMap((sentence, at) =>
    readSentence(text, sentence, sections[at] ?? 'now', isForRelative, sentences[at + 1]),
  );
  return {
    stated: settle(readings),
    mentions: mentionsOf(readings),
    notUnderstood: notUnderstood(sentences, text),
  };
}

function readSentence(
  text: string,
  sentence: Sentence,
  section: Section,
  isForRelative: boolean,
  next?: Sentence,
): Reading[] {
  const { words } = sentence;
  const matches = matchPhrases(sentence);
  const claimed = new Set(matches.filter(({ places }) => places.length > 1).flatMap(({ places }) => places));
  const isAnsweredNo =
    sentence.endedBy === ':' &&
    /^(no|none|nil|absent|denied|negative)$/.test(next?.words[0]?.plain ?? '') &&
    (next?.words.length ?? 9) <= 2;
  const [denied, unsure, others, past] = [
    deniedPlaces(words, claimed),
    unsurePlaces(words, claimed),
    othersPlaces(words, claimed, isForRelative),
    pastPlaces(words),
  ];
  return matches.map((match) => {
    const [first = 0, last = 0] = [match.places[0], match.places.at(-1)];
    return {
      match,
      words: text.slice(words[first]?.from, words[last]?.to),
      isDenied: denied[first] === true || isAnsweredNo,
      isUnsure: unsure[first] === true,
      isOthers: others[first] === true || section === 'family',
      isPast: past[first] === true || section === 'past',
    };
  });
}

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
  const ids = (wanted: boolean) => [
    ...new Set(named.filter(({ isOthers }) => isOthers === wanted).map(({ match }) => match.phrase.id)),
  ];
  return { own: ids(false), family: ids(true) };
}

function notUnderstood(sentences: Sentence[], text: string): string[] {
  const unknown = sentences
    .flatMap(({ words }) => words)
    .filter(({ plain }) => /^[a-z]{4,}$/.test(plain) && !isKnown(plain))
    .map(({ from, to }) => text.slice(from, to));
  return [...new Set(unknown)].slice(0, 8);
}
