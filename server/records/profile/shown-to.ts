import type { Profile } from '#contract/patients/profile.ts';
import type { Actor } from '#server/platform/actor.ts';
import { mayKeepEntriesPrivate } from '../policy.ts';

/**
 * Which clinician wrote something down, and when, would tell whoever acts for a patient of a private visit; so would contraception
 * that was agreed there. It is left out for all of them, whether or not there was such a visit: a gap would tell as well.
 */
export function shownTo(actor: Actor, profile: Profile): Profile {
  const { acting } = actor;
  if (!acting?.withholds) return mayKeepEntriesPrivate(actor) ? { ...profile, canHide: true } : profile;
  return {
    ...profile,
    ...{ allergiesStatedBy: null, allergiesStatedAt: null, contraception: null, kidney: null },
    problems: profile.problems.map(({ id: _id, isPrivate: _private, ...problem }) => ({
      ...problem,
      ...{ enteredBy: null, enteredAt: null },
    })),
  };
}
