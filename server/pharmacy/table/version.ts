/** Kept with every signed diagnosis: which table the medicines were compared with. */
export const TABLE_VERSION = '2026-11';

/** The entry's own number and where it comes from, as a card shows it. */
export const cite = (entry: string, source: string): string =>
  `Nadi safety table ${TABLE_VERSION}, entry ${entry}: ${source}`;
