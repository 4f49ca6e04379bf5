// Headings of a note: what follows 'Family history:' is the family's, what follows 'Medical history:' is of earlier times.
import type { Sentence } from '../text/read-words.ts';

export type Section = 'family' | 'past' | 'now';

/** Beyond this a sentence after the heading's own tells its own story. */
const SHORT = 7;

export function sectionsOf(sentences: Sentence[]): Section[] {
  let section: Section = 'now';
  let isFirst = false;
  return sentences.map(({ words, endedBy }) => {
    const said = words.map(({ plain }) => plain).join(' ');
    if (endedBy === ':' && words.length <= 5) {
      section = /\bfamily\b/.test(said) ? 'family' : /\bhistory\b|\bpmh\b|\bbackground\b/.test(said) ? 'past' : 'now';
      isFirst = true;
      return 'now';
    }
    const isInside = section !== 'now' && (isFirst || words.length <= SHORT);
    isFirst = false;
    if (!isInside) section = 'now';
    return section;
  });
}
