import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { msg, t, tMarked } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { Card } from '#web/ui/page/card.tsx';
import styles from './question-form.module.css';

type QuestionFormProps = {
  index: number;
  count: number;
  label: string;
  question: string;
  options: readonly string[];
  chosen: number | null;
  onChoose: (option: number) => void;
  onBack: () => void;
  /** The next question, or the end of them. */
  onNext: () => void;
  isSending: boolean;
  /** Asked with the last question, above its button: below it, it would be passed over. */
  beforeSubmit?: ReactNode;
};

const CHOOSE = msg('Please select an option.');

export function QuestionForm(props: QuestionFormProps) {
  const { index, count, label, question, options, chosen, onChoose, onBack, onNext, isSending, beforeSubmit } = props;
  const group = useId();
  const [isMissing, setMissing] = useState(false);
  const heading = useHeadingOf(index);
  const isLast = index === count - 1;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(chosen === null);
    if (chosen !== null) onNext();
  };
  return (
    <form onSubmit={submit} noValidate className="stack gap-12">
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {t('Question {n} of {count} — {label}', { n: index + 1, count, label })}
      </h1>
      <progress
        className={`full sunk clipped ${styles.progress}`}
        value={index + 1}
        max={count}
        aria-label={t('Questions')}
      />
      <Card>
        <fieldset disabled={isSending}>
          <legend className={`mb-16 p-0 ${styles.question}`}>{question}</legend>
          <div className="stack gap-8">
            {options.map((option, each) => (
              <label
                key={option}
                className={`ringed row relative gap-12 round text-18 lead-130 pressable ${styles.option}`}
              >
                <input
                  className="covering"
                  type="radio"
                  name={group}
                  checked={each === chosen}
                  onChange={() => {
                    setMissing(false);
                    onChoose(each);
                  }}
                />
                <span className={`fixed surface ${styles.radio}`} aria-hidden />
                {option}
              </label>
            ))}
          </div>
        </fieldset>
        {isMissing && (
          <div className="mt-16">
            <AlertBox tone="urgent" title={tMarked(CHOOSE)} />
          </div>
        )}
        {isLast && beforeSubmit && <div className={styles.before}>{beforeSubmit}</div>}
        <div className={`row stretch wrap between gap-12 mt-20 ${styles.foot}`}>
          <Button onClick={onBack} disabled={isSending}>
            {t('Back')}
          </Button>
          <Button type="submit" look="primary" isBusy={isSending} busyText={t('Analyzing...')}>
            {isLast ? t('Submit') : t('Next')}
          </Button>
        </div>
      </Card>
    </form>
  );
}

/** A new question is where the reading goes on. */
function useHeadingOf(index: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const earlier = useRef(index);
  useEffect(() => {
    if (earlier.current === index) return;
    earlier.current = index;
    heading.current?.focus();
  }, [index]);
  return heading;
}
