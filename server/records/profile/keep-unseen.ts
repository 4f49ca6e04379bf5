// Whoever acts for a patient saves the profile as they see it. What they do not see stays, and what they say of the same thing is kept
// beside it, where it stood: a refusal, a word that vanishes or one that moves would tell of it.
import { activeIn, isSame, type Origin, type StoredProblem } from './next-problems.ts';
import type { ProfileFacts } from './next-profile.ts';

export function keepUnseen(said: ProfileFacts, seen: ProfileFacts, all: ProfileFacts): ProfileFacts {
  return { ...said, ...problemsOf(said, seen, all), ...medicinesOf(said, seen, all), ...pregnancyOf(said, seen, all) };
}

const isIn = (seen: readonly Partial<Origin>[], { id }: Partial<Origin>): boolean =>
  id === undefined || seen.some((each) => each.id === id);

function problemsOf(said: ProfileFacts, seen: ProfileFacts, all: ProfileFacts) {
  const unseen = all.problems.filter((each) => !isIn(seen.problems, each));
  const isSaid = (hidden: StoredProblem) => said.problems.some((each) => isSame(hidden, each));
  const problems = [
    ...said.problems.flatMap((each) => {
      const [first, ...others] = unseen.filter((hidden) => isSame(hidden, each));
      return first ? [beside(first, each, seen), ...others.map(alone)] : [each];
    }),
    ...unseen.filter((hidden) => !isSaid(hidden)).map(alone),
  ];
  return { problems, conditions: activeIn(problems) };
}

const alone = (hidden: StoredProblem): StoredProblem => ({ ...hidden, otherwise: null, isBeside: false });

/** That an illness which is over has come back is told to those in care, too: it counts until a clinician has asked. */
function beside(hidden: StoredProblem, said: StoredProblem, seen: ProfileFacts): StoredProblem {
  const wasSaid = seen.problems.find((each) => isSame(each, said));
  const isBack = said.isActive && !hidden.isActive && !wasSaid?.isActive;
  const { enteredBy, enteredAt } = said;
  return {
    ...hidden,
    ...(isBack ? { isActive: true, isConfirmed: false, enteredBy, enteredAt } : {}),
    otherwise: said,
    // What was told before a doctor hid the entry stays hidden while nobody says it again.
    isBeside: hidden.isBeside === true || !wasSaid,
  };
}

function medicinesOf(said: ProfileFacts, seen: ProfileFacts, all: ProfileFacts) {
  const unseen = all.medicine_visits.filter((each) => !isIn(seen.medicine_visits, each));
  const isSaid = (name: string) => said.medicines.includes(name);
  const isNew = (name: string) => !seen.medicines.includes(name);
  return {
    medicines: [...said.medicines, ...unseen.map(({ name }) => name).filter((name) => !isSaid(name))],
    medicine_visits: [
      ...said.medicine_visits,
      ...unseen.map((hidden) => ({
        ...hidden,
        otherwise: isSaid(hidden.name),
        isBeside: isSaid(hidden.name) && (hidden.isBeside === true || isNew(hidden.name)),
      })),
    ],
  };
}

const CAREFUL = ['yes', 'unsure', 'no', null];

function pregnancyOf(said: ProfileFacts, seen: ProfileFacts, all: ProfileFacts) {
  if (!all.pregnancy_visit || seen.pregnancy_visit) return {};
  // Nobody in care may go on reading "no" when somebody has said that it may be.
  const isMore = CAREFUL.indexOf(said.pregnancy) < CAREFUL.indexOf(all.pregnancy);
  if (isMore && said.pregnancy !== seen.pregnancy) return {};
  return { pregnancy: all.pregnancy, pregnancy_visit: { ...all.pregnancy_visit, otherwise: said.pregnancy } };
}
