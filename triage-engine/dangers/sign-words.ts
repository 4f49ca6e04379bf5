// What is said of a danger sign, in each language.
import type { DangerId, DangerTile } from '#contract/triage/dangers.ts';

export type SignWords = {
  /** On the tile when this danger alone is asked for: its strong form, that nobody ticks for something mild. */
  sign: string;
  /** Why it cannot wait, to the reader. */
  because: string;
  /** What to do until help is there; one to three sentences. */
  doNow: string;
};

export type DangerWords = {
  tiles: Record<DangerTile, string>;
  dangers: Record<DangerId, SignWords>;
};
