type Part = { text: string; isMatch: boolean; at: number };

/** The name in pieces, so that what was typed can be marked in it. */
export function partsOf(name: string, typed: string): Part[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const parts: Part[] = [];
  let from = 0;
  while (from < name.length) {
    const next = nextMatch(name.toLowerCase(), words, from);
    if (!next) break;
    if (next.at > from) parts.push({ text: name.slice(from, next.at), isMatch: false, at: from });
    parts.push({ text: name.slice(next.at, next.at + next.length), isMatch: true, at: next.at });
    from = next.at + next.length;
  }
  if (from < name.length) parts.push({ text: name.slice(from), isMatch: false, at: from });
  return parts;
}

function nextMatch(name: string, words: readonly string[], from: number) {
  const found = words
    .map((word) => ({ at: name.indexOf(word, from), length: word.length }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at || other.length - one.length);
  return found[0];
}
