// A child that is drawn is somebody else than whoever is logged in: nothing of the chart is about it.
import type { PersonFacts } from '#contract/triage/symptoms.ts';
import type { KnownFacts } from '../about/about-draft.ts';
import type { SketchDraft } from './sketch-draft.ts';

export const OLDEST_CHILD = 15;

/** Undefined where it is no age of a child. */
export function childAgeOf({ childAge }: Pick<SketchDraft, 'childAge'>): number | undefined {
  const age = Number(childAge);
  return /^\d{1,2}$/.test(childAge.trim()) && age <= OLDEST_CHILD ? age : undefined;
}

type About = Pick<SketchDraft, 'figure' | 'childAge'> | null;

/** What need not be asked any more. */
export function knownOf(about: About, known: KnownFacts): KnownFacts {
  if (about?.figure !== 'child') return known;
  // Its age is asked beside the figure.
  return { age: childAgeOf(about) ?? 0, sex: null, pregnancy: null, conditions: [], medicines: [] };
}

/** Says all of it, so that the chart fills nothing in; "other" leaves no illness out. */
export function personOf(about: About, said: PersonFacts | undefined): PersonFacts | undefined {
  if (about?.figure !== 'child') return said;
  const age = childAgeOf(about);
  return {
    ...(age !== undefined && { age }),
    sex: 'other',
    pregnancy: 'no',
    conditions: [],
    medicines: [],
    ...said,
  };
}
