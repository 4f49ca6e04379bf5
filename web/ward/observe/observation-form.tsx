import { IconArrowDown, IconArrowUp, IconCheck } from '@tabler/icons-react';
import type { InpatientDetail } from '../../../contract/inpatients.ts';
import { sentenceFor } from '../../refusal.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { NumberPad } from '../../ui/number-pad.tsx';
import { LiveScore } from './live-score.tsx';
import styles from './observation-form.module.css';
import { useObserving } from './observing.ts';
import { SavedSet } from './saved-set.tsx';
import { SetFields } from './set-fields.tsx';
import { UnusualQuestion } from './unusual-question.tsx';

type ObservationFormProps = { inpatient: InpatientDetail; timeZone: string };

/** The seven readings in one screen, a pad for them, and the score while one types. */
export function ObservationForm({ inpatient, timeZone }: ObservationFormProps) {
  const observing = useObserving(inpatient, timeZone);
  const { scored, saved, canSave, isAsking, isSaving, failure, read } = observing;
  if (saved) return <SavedSet saved={saved} inpatient={inpatient} timeZone={timeZone} />;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (canSave) observing.save(false);
      }}
    >
      <SetFields observing={observing} inpatient={inpatient} timeZone={timeZone} />
      <div className={styles.side}>
        <LiveScore scored={scored} news2={inpatient.news2} timeZone={timeZone} isEmpty={read.isEmpty} />
        {failure && (
          <AlertBox tone="urgent" title="The observation was not saved.">
            {sentenceFor(failure)} What you typed is kept.
          </AlertBox>
        )}
        {isAsking ? (
          <UnusualQuestion
            unusual={read.unusual}
            isSaving={isSaving}
            onConfirm={() => observing.save(true)}
            onBack={() => observing.setAsking(false)}
          />
        ) : (
          <NumberPad label="Numeric pad" onKey={observing.press} />
        )}
        <div className={styles.actions}>
          <Button icon={<IconArrowUp aria-hidden />} onClick={observing.previous}>
            Back
          </Button>
          <Button icon={<IconArrowDown aria-hidden />} onClick={observing.next}>
            Next
          </Button>
          <Button
            type="submit"
            look="primary"
            icon={<IconCheck aria-hidden />}
            disabled={!canSave || isAsking}
            isBusy={isSaving}
            busyText="Saving …"
          >
            {scored.score === null && !read.isEmpty ? 'Save without a score' : 'Save observation'}
          </Button>
        </div>
      </div>
    </form>
  );
}
