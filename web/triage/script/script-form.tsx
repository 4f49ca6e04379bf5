import { type FormEvent, useId, useRef, useState } from 'react';
import { saysEnough } from '#contract/alarm-words.ts';
import { SYMPTOMS_MAX, SYMPTOMS_MIN, TOO_SHORT } from '#contract/symptom-limits.ts';
import type { Described } from '#contract/symptoms.ts';
import { useWhenServerIsBack } from '#web/connection.ts';
import { Unreachable } from '#web/refusal.ts';
import { AlertBox } from '#web/ui/alert-box.tsx';
import { Button } from '#web/ui/button.tsx';
import { CharactersLeft } from '#web/ui/characters-left.tsx';
import { AskMoreLater } from '../about/ask-more-later.tsx';
import type { More } from '../about/more.ts';
import { AnalysisError } from '../analysis-error.tsx';
import type { Asker } from './analysis.ts';
import styles from './script-form.module.css';
import { keepWords, readWords } from './words-draft.ts';

type ScriptFormProps = {
  asker: Asker;
  emergencyNumber: string;
  /** What was typed before, when the words are to be changed. */
  words?: string;
  isAnalyzing: boolean;
  error: unknown;
  onAsk: (asked: Described) => void;
};

export function ScriptForm(props: ScriptFormProps) {
  const { asker, emergencyNumber, words = '', isAnalyzing, error, onAsk } = props;
  const accountId = asker?.accountId ?? null;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [symptoms, setSymptoms] = useState(() => words || readWords(accountId));
  const [more, setMore] = useState<More>({});
  const [isTooShort, setTooShort] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = symptoms.trim();
    setTooShort(!saysEnough(text));
    if (!saysEnough(text)) return area.current?.focus();
    onAsk({ symptoms: text, ...more });
  };
  useWhenServerIsBack(error instanceof Unreachable, () => onAsk({ symptoms: symptoms.trim(), ...more }));

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <label className="visually-hidden" htmlFor={id}>
        Describe your symptoms
      </label>
      <textarea
        ref={area}
        id={id}
        className={styles.words}
        rows={4}
        maxLength={SYMPTOMS_MAX}
        placeholder="What do you feel, where, and since when?"
        value={symptoms}
        disabled={isAnalyzing}
        aria-invalid={isTooShort || undefined}
        aria-describedby={isTooShort ? `${id}-short` : undefined}
        onChange={({ target }) => {
          setSymptoms(target.value);
          keepWords(target.value, accountId);
          if (saysEnough(target.value)) setTooShort(false);
        }}
      />
      {isTooShort && <AlertBox id={`${id}-short`} tone="urgent" title={TOO_SHORT} />}
      <CharactersLeft text={symptoms} max={SYMPTOMS_MAX} />
      {error !== null && !isAnalyzing && <AnalysisError error={error} emergencyNumber={emergencyNumber} />}
      <div className={styles.foot}>
        <p className={styles.hint}>In your own words, at least {SYMPTOMS_MIN} characters.</p>
        <Button type="submit" look="primary" isBusy={isAnalyzing} busyText="Analyzing...">
          Analyze
        </Button>
      </div>
      {symptoms.trim() !== '' && (
        // Below the button, which must stay where the thumb is.
        <AskMoreLater known={asker?.known ?? null} what="words" isDisabled={isAnalyzing} onChange={setMore} />
      )}
    </form>
  );
}
