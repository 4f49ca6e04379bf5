import { IconCheck } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { TextArea } from '#web/ui/fields/text-field.tsx';
import styles from './reason-choice.module.css';

export type ReasonFor = 'early' | 'gap' | 'late' | 'ended';

const READY_REASONS: Record<ReasonFor, readonly string[]> = {
  late: ['Away for a test', 'No IV access', 'Not in stock', 'Emergency elsewhere', 'Asleep'],
  early: ['Leaves for a test', 'Doctor asked for it now', 'With the meal'],
  ended: ['Given before the change was seen', 'It was running already'],
  gap: ['Doctor asked for it now', 'The last dose was vomited', 'The last dose was not taken whole'],
};

type ReasonChoiceProps = {
  reasonFor: ReasonFor;
  /** "Why 1 h 17 min late?" */
  question: string;
  reason: string;
  error: string | undefined;
  /** Each time it is asked for anew it comes into sight, with the focus. */
  timesAsked: number;
  onReason: (reason: string) => void;
};

/** A ready reason with one touch, or one's own words. */
export function ReasonChoice({ reasonFor, question, reason, error, timesAsked, onReason }: ReasonChoiceProps) {
  const id = useId();
  const ref = useRef<HTMLFieldSetElement>(null);
  const [isOther, setOther] = useState(false);
  useEffect(() => {
    if (timesAsked === 0) return;
    ref.current?.scrollIntoView?.({ block: 'center' });
    const field = ref.current?.querySelector('textarea') ?? ref.current?.querySelector('button');
    field?.focus({ preventScroll: true });
  }, [timesAsked]);
  const choose = (words: string) => {
    setOther(false);
    onReason(words);
  };
  return (
    <fieldset ref={ref} className={`stack gap-8 min-0 ${styles.reasons}`} aria-describedby={error ? id : undefined}>
      <legend className="p-0 text-17 bold">{question}</legend>
      <div className="row stretch wrap gap-8">
        {READY_REASONS[reasonFor].map((words) => (
          <Chip key={words} isOn={!isOther && reason === words} onChoose={() => choose(words)}>
            {words}
          </Chip>
        ))}
        <Chip
          isOn={isOther}
          onChoose={() => {
            setOther(true);
            onReason('');
          }}
        >
          Other…
        </Chip>
      </div>
      {isOther && <OwnWords {...{ reason, error, onReason }} />}
      {error && !isOther && (
        <p id={id} className="urgent semibold" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Takes the focus, because the person asked for it with a touch. */
function OwnWords({ reason, error, onReason }: Pick<ReasonChoiceProps, 'reason' | 'error' | 'onReason'>) {
  const ref = useRef<HTMLTextAreaElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <TextArea
      ref={ref}
      label="Reason"
      rows={2}
      maxLength={300}
      value={reason}
      error={error}
      onChange={(event) => onReason(event.currentTarget.value)}
    />
  );
}

type ChipProps = { isOn: boolean; onChoose: () => void; children: string };

const Chip = ({ isOn, onChoose, children }: ChipProps) => (
  <button
    type="button"
    className={classNames(
      `row-inline gap-6 min-height-48 surface ink pressable outlined-strong icons-18 ${styles.chip}`,
      isOn && `action-soft action ${styles.on}`,
    )}
    aria-pressed={isOn}
    onClick={onChoose}
  >
    {isOn && <IconCheck aria-hidden />}
    {children}
  </button>
);
