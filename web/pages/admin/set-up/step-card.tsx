import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { GuidedStep, SetUp, SetUpFigures } from '#contract/clinic/set-up.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './set-up.module.css';
import { STEP_NAMES, summaryOf } from './step-words.ts';

type State = SetUp['steps'][number]['state'];

type StepCardProps = {
  step: GuidedStep;
  state: State;
  number: number;
  figures: SetUpFigures;
  isOpen: boolean;
  next: GuidedStep | null;
  onOpen: () => void;
  onLeave: (mark: 'kept' | 'skipped' | null) => void;
  children: ReactNode;
};

/** What comes with the installation counts only once somebody has looked at it. */
const ARE_KEPT: readonly GuidedStep[] = ['clinic', 'departments'];

export function StepCard({ step, state, number, figures, isOpen, next, onOpen, onLeave, children }: StepCardProps) {
  const titleId = useId();
  const heading = useFocusWhenOpened(isOpen);
  const isKept = ARE_KEPT.includes(step);
  return (
    <li className={classNames(`panel ${styles.step}`, isOpen && styles.now)} aria-labelledby={titleId}>
      <div className="row gap-16">
        <span className={`row centred ${styles.mark} ${styles[state]}`} aria-hidden>
          {state === 'done' ? <IconCheck /> : number}
        </span>
        <div className="grow min-0 lead-135">
          <h2 id={titleId} ref={heading} tabIndex={-1}>
            {STEP_NAMES[step]}
            {STATES[state] && <span className="visually-hidden">, {STATES[state]}</span>}
          </h2>
          <p className="muted">{summaryOf(step, figures)}</p>
        </div>
        {isOpen ? (
          <b className="action">Now</b>
        ) : (
          <Button
            look="quiet"
            aria-expanded={false}
            aria-label={`${ASKED[state]}: ${STEP_NAMES[step]}`}
            onClick={onOpen}
          >
            {ASKED[state]}
          </Button>
        )}
      </div>
      {isOpen && (
        <div className={`stack fit gap-16 mt-16 ${styles.body}`}>
          {children}
          <div className="row wrap between gap-12 ruled pt-16">
            <Button look="quiet" disabled={state === 'done'} onClick={() => onLeave('skipped')}>
              Skip for now
            </Button>
            <Button look="primary" onClick={() => onLeave(isKept ? 'kept' : null)}>
              {isKept && state !== 'done' ? 'This is right. ' : ''}
              {next ? `Next: ${STEP_NAMES[next].toLowerCase()}` : 'Next: the doors'}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}

const STATES: Record<State, string> = { done: 'done', open: '', skipped: 'skipped' };
const ASKED: Record<State, string> = { done: 'Change', open: 'Do it now', skipped: 'Skipped, do it now' };

/** The step that opens takes the focus, but not the one that is open when the page comes. */
function useFocusWhenOpened(isOpen: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !before.current) heading.current?.focus();
    before.current = isOpen;
  }, [isOpen]);
  return heading;
}
