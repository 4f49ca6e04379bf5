import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { GUIDED_STEPS, type GuidedStep, type SetUp } from '#contract/clinic/set-up.ts';
import { Departments } from '#web/clinic/departments.tsx';
import { Facts } from '#web/clinic/facts-form.tsx';
import { useMarkStep, useSetUp } from '#web/clinic/set-up-queries.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { StepLine } from '#web/ui/navigation/step-line.tsx';
import { DoorsPanel } from './doors-panel.tsx';
import { HoursStep } from './hours-step.tsx';
import { House } from './house.tsx';
import { PeopleStep } from './people-step.tsx';
import { RoomsStep } from './rooms-step.tsx';
import styles from './set-up.module.css';
import { StepCard } from './step-card.tsx';

/** Five steps, each of which can be skipped, then the doors. All of it can be done in the workspace as well. */
export function SetUpPage() {
  const setUp = useSetUp();
  return (
    <QueryView query={setUp} lines={12}>
      {(known) => <Guide setUp={known} />}
    </QueryView>
  );
}

const BODIES: Record<GuidedStep, () => React.ReactNode> = {
  clinic: () => <Facts />,
  departments: () => <Departments />,
  people: () => <PeopleStep />,
  hours: () => <HoursStep />,
  rooms: () => <RoomsStep />,
};

function Guide({ setUp }: { setUp: SetUp }) {
  const { steps, figures, doors } = setUp;
  // The first that is open when the page is opened; from then on the one that was chosen.
  const [chosen, setChosen] = useState<GuidedStep | 'none'>(
    () => (doors ? undefined : steps.find(({ state }) => state === 'open')?.step) ?? 'none',
  );
  const marking = useMarkStep();
  const leave = (step: GuidedStep, mark: 'kept' | 'skipped' | null) => {
    setChosen(nextOf(step, steps) ?? 'none');
    if (mark === null) return;
    mutateDetached(marking, { step, mark }, { onError: (error) => toast.error(sentenceFor(error)) });
  };
  const current = chosen === 'none' ? -1 : GUIDED_STEPS.indexOf(chosen);
  return (
    <div className={`stack start fit gap-24 ${styles.page}`}>
      <div className="stack fit gap-12">
        <StepLine
          label="The steps of the set-up"
          steps={['Clinic', 'Departments', 'People', 'Hours', 'Rooms']}
          current={current}
        />
        <div className={`row wrap between baseline gap-8 gap-x-16`}>
          <h1>Five steps, then open the doors</h1>
          <Link to="/admin">Go on later</Link>
        </div>
        <p className="muted text-18">
          About eight minutes. Every step is saved by its own buttons. Skip what you do not know yet: it stays on your
          home until it is done.
        </p>
        <ol className="stack fit gap-12" aria-label="Set-up">
          {steps.map(({ step, state }, index) => (
            <StepCard
              key={step}
              {...{ step, state, figures, number: index + 1, isOpen: step === chosen }}
              next={nextOf(step, steps)}
              onOpen={() => setChosen(step)}
              onLeave={(mark) => leave(step, mark)}
            >
              {BODIES[step]()}
            </StepCard>
          ))}
        </ol>
        <DoorsPanel setUp={setUp} />
      </div>
      <House setUp={setUp} current={chosen} />
    </div>
  );
}

/** Further on, else what was left behind; none when all the others are done. */
function nextOf(step: GuidedStep, steps: SetUp['steps']): GuidedStep | null {
  const at = GUIDED_STEPS.indexOf(step);
  const inTurn = [...steps.slice(at + 1), ...steps.slice(0, at)];
  return inTurn.find(({ state }) => state === 'open')?.step ?? null;
}
