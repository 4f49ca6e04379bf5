import type { Envelope } from './envelope.ts';

/** What a cell said, and under which key: the text counts only while that key does. */
export type OpenedCell = Pick<Envelope, 'column' | 'owner' | 'row'> & { key: Buffer; text: string };

export type OpenedCells = {
  find(sealed: string): OpenedCell | undefined;
  keep(sealed: string, opened: OpenedCell): void;
};

/** With a few hundred bytes each, two generations of them are some ten megabytes. */
const MOST = 20_000;
const LONGEST = 2_000;

/**
 * The cells that were opened lately, by what lies in the database: lists show the same people all day, and opening a cell costs far
 * more than reading it. Those that nobody asks for leave with their generation.
 */
export function makeOpenedCells(most = MOST): OpenedCells {
  let young = new Map<string, OpenedCell>();
  let old = new Map<string, OpenedCell>();

  function keep(sealed: string, opened: OpenedCell): void {
    if (sealed.length > LONGEST) return;
    if (young.size >= most) [old, young] = [young, new Map()];
    young.set(sealed, opened);
  }

  function find(sealed: string): OpenedCell | undefined {
    const known = young.get(sealed);
    if (known) return known;
    const older = old.get(sealed);
    if (older) keep(sealed, older);
    return older;
  }

  return { find, keep };
}
