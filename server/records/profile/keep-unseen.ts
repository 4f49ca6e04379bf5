// Whoever acts for a patient saves the profile as they see it. What they do not see stays, and what they say of the same thing is kept
// beside it: a refusal, or a word that vanishes, would tell of it.
import { activeIn, isSame, type Origin } from './next-problems.ts';
import type { ProfileFacts } from './next-profile.ts';

export function keepUnseen(said: ProfileFacts, seen: ProfileFacts, all: ProfileFacts): ProfileFacts {
  return { ...said, ...problemsOf(said, seen, all), ...medicinesOf(said, seen, all), ...pregnancyOf(said, seen, all) };
}

const isIn = (seen: readonly Partial<Origin>[], { id }: Partial<Origin>): boolean =>
  id === undefined || seen.some((each) => each.id === id);

function problemsOf(said: ProfileFacts, seen: ProfileFacts, all: ProfileFacts) {
  const unseen = all.problems.filter((each) => !isIn(seen.problems, each));
  const problems = [
    ...said.problems.filter((each) => !unseen.some((hidden) => isSame(hidden, each))),
    ...unseen.map((hidden) => ({ ...hidden, otherwise: said.problems.find((each) => isSame(hidden, each)) ?? null })),
  ];
  return { problems, conditions: activeIn(problems) };
}

function medicinesOf(said: ProfileFacts, seen: ProfileFacts, all: ProfileFacts) {
  const unseen = all.medicine_visits.filter((each) => !isIn(seen.medicine_visits, each));
  const isSaid = (name: string) => said.medicines.includes(name);
  return {
    medicines: [...said.medicines, ...unseen.map(({ name }) => name).filter((name) => !isSaid(name))],
    medicine_visits: [
      ...said.medicine_visits,
      ...unseen.map((hidden) => ({ ...hidden, otherwise: isSaid(hidden.name) })),
    ],
  };
}

function pregnancyOf(said: ProfileFacts, seen: ProfileFacts, all: ProfileFacts) {
  if (!all.pregnancy_visit || seen.pregnancy_visit) return {};
  return { pregnancy: all.pregnancy, pregnancy_visit: { ...all.pregnancy_visit, otherwise: said.pregnancy } };
}
