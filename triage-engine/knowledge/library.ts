// All that the engine knows, by id.
import { ALL_CONDITIONS, ALL_FINDINGS } from './gathered.ts';
import type { Condition, Finding } from './shape.ts';

export {
  ALL_CONDITIONS,
  ALL_FINDINGS,
  ALL_FLAGS,
  ALL_UNTIL_SEEN,
  ALL_VITAL_FLAGS,
  SIGNS_OF_SOME,
} from './gathered.ts';

export const FINDING_BY_ID: ReadonlyMap<string, Finding> = new Map(ALL_FINDINGS.map((one) => [one.id, one]));
export const CONDITION_BY_ID: ReadonlyMap<string, Condition> = new Map(ALL_CONDITIONS.map((one) => [one.id, one]));

/** The finding and all that it implies: 'crushing-chest-pain', 'chest-pain'. */
export const withParents = (id: string): readonly string[] => LINES.get(id) ?? [id];

const LINES: ReadonlyMap<string, readonly string[]> = new Map(ALL_FINDINGS.map(({ id }) => [id, lineOf(id)]));

function lineOf(id: string): string[] {
  const line = [id];
  for (let parent = FINDING_BY_ID.get(id)?.parent; parent && !line.includes(parent); ) {
    line.push(parent);
    parent = FINDING_BY_ID.get(parent)?.parent;
  }
  return line;
}
