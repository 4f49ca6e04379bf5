// Which steps of the guided set-up are done, from what is there and what an administrator said.
import { GUIDED_STEPS, type GuidedStep, type SetUp, type SetUpFigures } from '#contract/clinic/set-up.ts';

type Marks = ReadonlyMap<string, string>;

/**
 * The clinic's facts and the departments come with the installation, so they count only once somebody has looked at them.
 * A step that was skipped and done afterwards is done.
 */
export const guidedSteps = (figures: SetUpFigures, marks: Marks): SetUp['steps'] =>
  GUIDED_STEPS.map((step) => {
    if (isDone(step, figures, marks)) return { step, state: 'done' };
    return { step, state: marks.get(step) === 'skipped' ? 'skipped' : 'open' };
  });

function isDone(step: GuidedStep, figures: SetUpFigures, marks: Marks): boolean {
  const { doctors } = figures;
  switch (step) {
    case 'clinic':
      return figures.hasOwnName && marks.get(step) === 'kept';
    case 'departments':
      return figures.departments > 0 && marks.get(step) === 'kept';
    case 'people':
      return doctors > 0 && figures.nurses > 0 && figures.receptionists > 0;
    case 'hours':
      return doctors > 0 && figures.doctorsWithHours === doctors;
    case 'rooms':
      return figures.beds > 0;
  }
}
