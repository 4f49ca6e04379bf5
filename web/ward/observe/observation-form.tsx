import { NumberPad } from '#web/ui/fields/number-pad.tsx';
import { AgeQuestion } from './age-question.tsx';
import type { AtTheBed } from './at-the-bed.ts';
import { SetFields } from './fields/set-fields.tsx';
import { LiveScore } from './live-score.tsx';
import styles from './observation-form.module.css';
import { useObserving } from './observing.ts';
import { SaveBar } from './save-bar.tsx';
import { SavedSet } from './saved-set.tsx';

type ObservationFormProps = { inpatient: AtTheBed };

/** The seven readings in one screen, a pad for them, the score while one types, and Save always in sight. */
export function ObservationForm({ inpatient }: ObservationFormProps) {
  const observing = useObserving(inpatient);
  const { scored, saved, read } = observing;
  if (saved) return <SavedSet saved={saved} inpatient={inpatient} />;
  return (
    <form className={`stack start gap-12 gap-x-14 ${styles.form}`} noValidate onSubmit={observing.submit}>
      {observing.needsAge && <AgeQuestion observing={observing} name={inpatient.name} />}
      <SetFields observing={observing} inpatient={inpatient} />
      <div className={`stack gap-12 ${styles.side}`}>
        <LiveScore scored={scored} inpatient={inpatient} isEmpty={read.isEmpty} />
        <NumberPad label="Numeric pad" onKey={observing.press} />
      </div>
      <SaveBar observing={observing} inpatient={inpatient} />
    </form>
  );
}
