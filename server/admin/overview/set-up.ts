// How far the clinic has been set up, from what is really there.
import type { SetUpStep } from '#contract/overview.ts';

export type SetUpFacts = {
  hasOwnName: boolean;
  departments: number;
  doctors: number;
  doctorsWithHours: number;
  beds: number;
  nurses: number;
  receptionists: number;
  administrators: number;
  visits: number;
};

/** In the order in which one needs the other. Invited people count from the moment they can log in. */
export const setUpSteps = (facts: SetUpFacts): SetUpStep[] => [
  { step: 'clinic', isDone: facts.hasOwnName },
  { step: 'departments', isDone: facts.departments > 0 },
  { step: 'doctors', isDone: facts.doctors > 0 },
  { step: 'hours', isDone: facts.doctors > 0 && facts.doctorsWithHours === facts.doctors },
  { step: 'rooms', isDone: facts.beds > 0 },
  { step: 'nurses', isDone: facts.nurses > 0 },
  { step: 'desk', isDone: facts.receptionists > 0 },
  { step: 'second-administrator', isDone: facts.administrators > 1 },
  { step: 'first-visit', isDone: facts.visits > 0 },
];
