// The patient's own sentence, with the words that were understood.
import type { Chip } from '../../../contract/triage-result.ts';

export type Piece = { text: string; isUnderstood: boolean };

export function markWords(text: string, chips: readonly Pick<Chip, 'words'>[]): Piece[] {
  const spans = chips.flatMap(({ words }) => spanOf(text, words)).sort((a, b) => a.from - b.from || b.to - a.to);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { from, to } of spans) {
    // Two findings may come from the same words: they are marked once.
    if (from < at) continue;
    pieces.push(
      { text: text.slice(at, from), isUnderstood: false },
      { text: text.slice(from, to), isUnderstood: true },
    );
    at = to;
  }
  pieces.push({ text: text.slice(at), isUnderstood: false });
  return pieces.filter((piece) => piece.text !== '');
}

function spanOf(text: string, words: string): { from: number; to: number }[] {
  const wanted = words.trim();
  if (wanted === '') return [];
  const from = text.toLowerCase().indexOf(wanted.toLowerCase());
  return from < 0 ? [] : [{ from, to: from + wanted.length }];
}
