// What a new version of an order changed, old beside new, in words.
import type { OrderChange } from '#contract/medicines/medication-orders.ts';
import { dosageInWords, frequencyInWords, hoursInWords } from './in-words.ts';
import type { TermColumns, VersionRow } from './store.ts';

const PARTS: { what: string; of(terms: TermColumns): string }[] = [
  { what: 'Dose', of: dosageInWords },
  { what: 'Route', of: ({ route }) => route },
  { what: 'How often', of: (terms) => frequencyInWords({ ...terms, gap_hours: null, most_in_24h: null }) },
  { what: 'Smallest gap', of: ({ gap_hours }) => (gap_hours ? hoursInWords(gap_hours) : 'none') },
  { what: 'Most in 24 hours', of: ({ most_in_24h }) => (most_in_24h ? String(most_in_24h) : 'none') },
  { what: 'Indication', of: ({ indication }) => indication || 'none' },
  { what: 'Time-critical', of: ({ is_time_critical }) => (is_time_critical ? 'yes' : 'no') },
  { what: 'Priority', of: ({ priority }) => priority },
  { what: 'Instructions', of: ({ instructions }) => instructions || 'none' },
  { what: 'Until', of: ({ ends_at }) => ends_at?.toISOString().slice(0, 10) ?? 'until it is stopped' },
];

const differences = (before: TermColumns, after: TermColumns): OrderChange['changes'] =>
  PARTS.map(({ what, of }) => ({ what, before: of(before), after: of(after) })).filter(
    (part) => part.before !== part.after,
  );

/** Newest first. */
export function changesOf(versions: readonly VersionRow[]): OrderChange[] {
  const inOrder = versions.toSorted((one, other) => one.version - other.version);
  return inOrder
    .flatMap((after, index) => {
      const before = inOrder[index - 1];
      if (!before) return [];
      const { version, written_at: at, writer: by } = after;
      return [{ version, at: at.toISOString(), by, changes: differences(before, after) }];
    })
    .toReversed();
}
