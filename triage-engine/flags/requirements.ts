// What a red flag asks for, taken apart once: either of some findings, or that one was denied.
import type { Stated } from '../findings/from-text.ts';
import { ALL_FLAGS } from '../knowledge/library.ts';
import type { RedFlag } from '../knowledge/shape.ts';

export type Requirement = { anyOf: string[] } | { denied: string };

const parse = (requirement: string): Requirement =>
  requirement.startsWith('!') ? { denied: requirement.slice(1) } : { anyOf: requirement.split('|') };

export type ReadyFlag = RedFlag & { groups: Requirement[][] };

export const FLAGS: readonly ReadyFlag[] = ALL_FLAGS.map((flag) => ({
  ...flag,
  groups: flag.when.map((group) => group.map(parse)),
}));

const findingsOf = (requirement: Requirement): string[] =>
  'denied' in requirement ? [requirement.denied] : requirement.anyOf;

export const ASKED_BY_FLAGS: ReadonlySet<string> = new Set(
  FLAGS.flatMap(({ groups }) => groups.flat().flatMap(findingsOf)),
);

export const isMet = (requirement: Requirement, stated: ReadonlyMap<string, Stated>): boolean =>
  'denied' in requirement
    ? stated.get(requirement.denied)?.state === 'absent'
    : requirement.anyOf.some((id) => stated.get(id)?.state === 'present');

/** Adds the finding that meets the requirement; where a denial is asked for there is none to name. */
export function meets(requirement: Requirement, stated: ReadonlyMap<string, Stated>, met: string[]): boolean {
  if ('denied' in requirement) return stated.get(requirement.denied)?.state === 'absent';
  const found = requirement.anyOf.find((id) => stated.get(id)?.state === 'present');
  if (found) met.push(found);
  return found !== undefined;
}
