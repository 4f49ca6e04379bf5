// The patient's own sentence, with the words that were understood.
import type { Chip } from '#contract/triage/triage-result.ts';

export type Piece = { text: string; means: 'nothing' | 'something' | 'danger' };

type Understood = Pick<Chip, 'words' | 'finding'>;

export function markWords(text: string, chips: readonly Understood[], danger: ReadonlySet<string>): Piece[] {
  const spans = chips
    .flatMap(({ words, finding }) => spanOf(text, words).map((span) => ({ ...span, isDanger: danger.has(finding) })))
    // Where the same words say two things, the graver is marked.
    .sort((a, b) => a.from - b.from || Number(b.isDanger) - Number(a.isDanger) || b.to - a.to);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { from, to, isDanger } of spans) {
    // Two findings may come from the same words: they are marked once.
    if (from < at) continue;
    pieces.push({ text: text.slice(at, from), means: 'nothing' });
    pieces.push({ text: text.slice(from, to), means: isDanger ? 'danger' : 'something' });
    at = to;
  }
  pieces.push({ text: text.slice(at), means: 'nothing' });
  return pieces.filter((piece) => piece.text !== '');
}

function spanOf(text: string, words: string): { from: number; to: number }[] {
  const wanted = words.trim();
  if (wanted === '') return [];
  const from = text.toLowerCase().indexOf(wanted.toLowerCase());
  return from < 0 ? [] : [{ from, to: from + wanted.length }];
}
