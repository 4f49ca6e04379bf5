import { IconAlertCircle, IconArrowDown, IconArrowUp, IconCheck } from '@tabler/icons-react';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { barRef } from '#web/ui/viewport/bars.ts';
import { notScoredInWords, STATUS_WORDS } from '../words.ts';
import type { AtTheBed } from './at-the-bed.ts';
import type { Observing } from './observing.ts';
import styles from './save-bar.module.css';
import { FIGURE_NAMES } from './typed-set.ts';
import { UnusualQuestion } from './unusual-question.tsx';
import { isNeverScored } from './what-saving-does.ts';

/** Always on the screen: the score, what is in the way of saving, and Save. */
export function SaveBar({ observing, inpatient }: { observing: Observing; inpatient: AtTheBed }) {
  const { scored, read, canSave, isAsking, isSaving, failure, unusual } = observing;
  const inTheWay = whatIsInTheWay(observing);
  return (
    <div ref={barRef.stickyBottom} className={`no-print stack whole-row gap-8 ${styles.bar}`} data-own-bar>
      {failure && (
        <AlertBox tone="urgent" title="The observation was not saved." ref={observing.failureBox}>
          {sentenceFor(failure)} What you typed is kept.
        </AlertBox>
      )}
      {isAsking && (
        <UnusualQuestion
          unusual={unusual}
          isSaving={isSaving}
          onConfirm={observing.confirm}
          onBack={() => observing.setAsking(false)}
        />
      )}
      {inTheWay && (
        <p className="row gap-8 urgent semibold">
          <IconAlertCircle size={20} className="fixed" aria-hidden />
          {inTheWay}
        </p>
      )}
      <div className={`stack middle gap-8 gap-x-14 ${styles.row}`}>
        <ShortScore scored={scored} inpatient={inpatient} />
        <div className={`row stretch gap-8 to-end ${styles.ways}`}>
          <Button icon={<IconArrowUp aria-hidden />} onClick={observing.previous}>
            Back
          </Button>
          <Button icon={<IconArrowDown aria-hidden />} onClick={observing.next}>
            Next
          </Button>
        </div>
        <Button
          type="submit"
          look="primary"
          icon={<IconCheck aria-hidden />}
          disabled={!canSave || isAsking}
          isBusy={isSaving}
          busyText="Saving …"
        >
          <span>
            Save{' '}
            <span className={styles.what}>
              {scored.score === null && !read.isEmpty && !isNeverScored(scored) ? 'without a score' : 'observation'}
            </span>
          </span>
        </Button>
      </div>
    </div>
  );
}

/** The first of what must be mended before it can be saved: its own field may be out of sight. */
function whatIsInTheWay({ read, when, age, needsAge, active }: Observing): string | null {
  if (needsAge && age.problem) return `Age: ${age.problem.words}`;
  if (when.problem) return `Measured at:`;
  const [figure, problem] = Object.entries(read.problems)[0] ?? [];
  if (!figure || !problem) return null;
  if (problem.startsWith('Both') && active.endsWith('stolic')) return null;
  return `${FIGURE_NAMES[figure as keyof typeof FIGURE_NAMES]}: ${problem}`;
}

/** Where the panel of the score may be out of sight. It is read out there, not here. */
function ShortScore({ scored, inpatient }: { scored: Observing['scored']; inpatient: AtTheBed }) {
  const { score, status } = scored;
  const was = inpatient.news2 && `was ${inpatient.news2.score}`;
  const words = isNeverScored(scored)
    ? notScoredInWords(scored.notScored).replace('Not scored: ', '')
    : scored.atLeast !== null && scored.atLeast >= 5
      ? `at least ${scored.atLeast}${scored.status === 'critical' ? ', alarms all' : ''}`
      : scored.hasThree
        ? 'a reading of 3'
        : was;
  return (
    <p className={`middle hidden lead-120 ${styles.score} ${status ? styles[status] : ''}`} aria-hidden>
      <b className="stack place-centre fixed sunk">{score ?? '–'}</b>
      <span className="bold">
        {score !== null && status ? STATUS_WORDS[status] : isNeverScored(scored) ? 'Not scored' : 'No score yet'}
        <small className="block muted text-14 regular">
          {score !== null && score >= 7 ? [was, 'alarms all'].filter(Boolean).join(', ') : words}
        </small>
      </span>
    </p>
  );
}
