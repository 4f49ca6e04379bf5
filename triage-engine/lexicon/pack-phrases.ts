// The phrases of one entry as a line: what they name, its id, and the stems of each; '=' before them where all words must stand
// together, '~' where all are common words.
import type { Phrase } from './make-phrases.ts';

export function packPhrases(phrases: readonly Phrase[]): string[] {
  const entries = Map.groupBy(phrases, ({ names, id }) => `${names}\t${id}`);
  return [...entries].map(([entry, own]) => `${entry}\t${own.map(packed).join('|')}`);
}

const packed = ({ stems, isWhole, isTight }: Phrase): string =>
  `${isWhole ? '=' : isTight ? '~' : ''}${stems.join(' ')}`;

export const unpackPhrases = (rows: readonly string[]): Phrase[] =>
  rows.flatMap((row) => {
    const [names, id = '', phrases = ''] = row.split('\t');
    return phrases.split('|').map((words): Phrase => {
      const [isWhole, isTight] = [words.startsWith('='), words.startsWith('~')];
      const stems = (isWhole || isTight ? words.slice(1) : words).split(' ');
      return { id, stems, names: names as Phrase['names'], isWhole, isTight };
    });
  });
