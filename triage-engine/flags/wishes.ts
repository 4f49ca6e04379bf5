// What a red flag asks for, taken apart once: either of some findings, or that one was denied.
import type { Stated } from '../findings/from-text.ts';
import { ALL_FLAGS } from '../knowledge/library.ts';
import type { RedFlag } from '../knowledge/shape.ts';

export type Wish = { anyOf: string[] } | { denied: string };

const parse = (wish: string): Wish => (wish.startsWith('!') ? { denied: wish.slice(1) } : { anyOf: wish.split('|') });

export type ReadyFlag = RedFlag & { groups: Wish[][] };

export const FLAGS: readonly ReadyFlag[] = ALL_FLAGS.map((flag) => ({
  ...flag,
  groups: flag.when.map((group) => group.map(parse)),
}));

/** Adds the finding that meets the wish; where a denial is asked for there is none to name. */
export function meets(wish: Wish, stated: ReadonlyMap<string, Stated>, met: string[]): boolean {
  if ('denied' in wish) return stated.get(wish.denied)?.state === 'absent';
  const found = wish.anyOf.find((id) => stated.get(id)?.state === 'present');
  if (found) met.push(found);
  return found !== undefined;
}
