import type { CardFact, CardFacts } from '#contract/patients/emergency-card.ts';
import type { Profile } from '#contract/patients/profile.ts';

type Known = {
  name: string;
  profile: Pick<
    Profile,
    'age' | 'sex' | 'bloodGroup' | 'allergyState' | 'allergyDetails' | 'problems' | 'EmergencyContact'
  >;
  medicines: readonly { name: string; inWords: string }[];
  clinic: string;
  now: Date;
};

/** The facts that the patient chose, and nothing else of the record. */
export function composeFacts(shows: readonly CardFact[], known: Known): CardFacts {
  const { name, profile, medicines, clinic, now } = known;
  const chosen = <Fact>(fact: CardFact, value: Fact) => (shows.includes(fact) ? { [fact]: value } : {});
  const { allergyState: state, allergyDetails, problems } = profile;
  return {
    name,
    sex: profile.sex,
    age: profile.age,
    ...chosen('bloodGroup', profile.bloodGroup),
    ...chosen('allergies', {
      state,
      listed: allergyDetails.map(({ substance, severity }) => ({ substance, severity })),
    }),
    ...chosen('medicines', [...medicines]),
    ...chosen(
      'conditions',
      problems.filter(({ isActive }) => isActive).map(({ name, isConfirmed }) => ({ name, isConfirmed })),
    ),
    ...chosen('contact', profile.EmergencyContact),
    clinic,
    asOf: now.toISOString(),
  };
}
