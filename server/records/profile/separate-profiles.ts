// Two health profiles that were one are two again. What was written meanwhile may be of either person: each gets it, to be
// confirmed, where a warning too many does less harm than one too few.
import { joinProfiles } from './join-profiles.ts';
import { NOTHING, type ProfileFacts } from './next-profile.ts';

export type Meanwhile = { joined: ProfileFacts | undefined; now: ProfileFacts };

/** Everything that is said now stays in the kept record, beside what it said before. */
export function separateKept(own: ProfileFacts = NOTHING, { joined = NOTHING, now }: Meanwhile): ProfileFacts {
  const { allergies, allergy_details, conditions, problems, medicines, medicine_visits } = now;
  const isBornElse = now.date_of_birth !== joined.date_of_birth || now.age_years !== joined.age_years;
  const isOtherSex = now.sex !== joined.sex;
  const isOtherContact = now.emergency_phone !== joined.emergency_phone || now.emergency_name !== joined.emergency_name;
  const meanwhile = {
    ...changedSince({ joined, now }),
    ...{ allergies, allergy_details, conditions, problems, medicines, medicine_visits },
    ...(isBornElse && { date_of_birth: now.date_of_birth, age_years: now.age_years, age_given_on: now.age_given_on }),
    ...(isOtherSex && { sex: now.sex }),
  };
  const next = join(own, meanwhile, isBornElse ? 'other' : 'kept', isOtherSex ? 'other' : 'kept');
  const { emergency_name, emergency_phone } = isOtherContact ? now : own;
  return unconfirmed({ ...next, emergency_name, emergency_phone });
}

/** The other record has what it said, and what was added while they were one. */
export const separateOther = (own: ProfileFacts = NOTHING, meanwhile: Meanwhile): ProfileFacts =>
  unconfirmed(join(own, changedSince(meanwhile), 'kept', 'kept'));

/** Nobody has asked since: the list counts all the same, and the next clinician is asked. */
export const unconfirmed = (facts: ProfileFacts): ProfileFacts =>
  facts.allergy_state === 'not-asked' && facts.allergies.length === 0
    ? facts
    : { ...facts, allergy_state: 'unconfirmed' };

const join = (own: ProfileFacts, more: ProfileFacts, birth: 'kept' | 'other', sex: 'kept' | 'other'): ProfileFacts =>
  joinProfiles(own, more, { birth, sex }) ?? own;

/** A blood group is not among it: there is no way to say of one that it is uncertain, so neither record gets it. */
function changedSince({ joined = NOTHING, now }: Meanwhile): ProfileFacts {
  const added = <One>(list: readonly One[], before: readonly One[]): One[] =>
    list.filter((one) => !before.some((known) => JSON.stringify(known) === JSON.stringify(one)));
  const details = added(now.allergy_details, joined.allergy_details);
  const isAdded = (substance: string) =>
    !joined.allergies.includes(substance) || details.some((one) => one.substance === substance);
  const changed = <One>(one: One, before: One): One | null =>
    JSON.stringify(one) === JSON.stringify(before) ? null : one;
  return {
    ...NOTHING,
    allergies: now.allergies.filter(isAdded),
    allergy_details: details,
    allergies_stated_by: now.allergies_stated_by,
    allergies_stated_at: now.allergies_stated_at,
    conditions: added(now.conditions, joined.conditions),
    problems: added(now.problems, joined.problems),
    medicines: added(now.medicines, joined.medicines),
    medicine_visits: added(now.medicine_visits, joined.medicine_visits),
    pregnancy: changed(now.pregnancy, joined.pregnancy),
    pregnancy_visit: changed(now.pregnancy_visit, joined.pregnancy_visit),
    contraception: changed(now.contraception, joined.contraception),
    kidney: changed(now.kidney, joined.kidney),
  };
}
