// Where a value lies against its reference range: in words, and as places on a bar.

export function referenceInWords(low: number | null, high: number | null): string {
  if (low === null && high === null) return 'No range';
  if (low === null) return `up to ${high}`;
  return high === null ? `from ${low}` : `${low} to ${high}`;
}

export type BarPlaces = { from: number; to: number; at: number };

/** Places in percent of the bar; the value always lies on it. Null without a range. */
export function placesOnBar(value: number, low: number | null, high: number | null): BarPlaces | null {
  if (low === null && high === null) return null;
  const start = low ?? Math.min(0, value);
  // An open range is drawn as far again as its one end, so that a value beyond it still has room.
  const end = high ?? Math.max(value, start + Math.abs(start || 1));
  const spare = (end - start) * 0.35 || 1;
  const first = low === null ? start : Math.min(start - spare, value - spare / 3);
  const last = high === null ? end : Math.max(end + spare, value + spare / 3);
  const percent = (each: number) => Math.round(((each - first) / (last - first)) * 1000) / 10;
  return { from: percent(start), to: percent(end), at: Math.min(100, Math.max(0, percent(value))) };
}
