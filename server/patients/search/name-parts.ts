import { foldName } from './fold-name.ts';

const TITLES = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'shri', 'smt']);

/** The words of a name without the titles before it: "Dr. Mrs. Sunita Patil" → ['sunita', 'patil'] */
export function namePartsOf(name: string): string[] {
  const words = foldName(name);
  const first = words.findIndex((word) => !TITLES.has(word));
  return first < 0 ? words : words.slice(first);
}
