import { type FormEvent, useId, useRef, useState } from 'react';
import { SYMPTOMS_MAX, SYMPTOMS_MIN, TOO_SHORT } from '../../../contract/symptom-limits.ts';
import type { Described } from '../../../contract/symptoms.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import type { KnownFacts } from '../about/about-draft.ts';
import { AskMoreLater } from '../about/ask-more-later.tsx';
import type { More } from '../about/more.ts';
import { AnalysisError } from '../analysis-error.tsx';
import styles from './script-form.module.css';

type ScriptFormProps = {
  known: KnownFacts;
  /** What was typed before, when the words are to be changed. */
  words?: string;
  isAnalyzing: boolean;
  error: unknown;
  onAsk: (asked: Described) => void;
  /** Something was typed. */
  onBegin?: () => void;
};

export function ScriptForm({ known, words = '', isAnalyzing, error, onAsk, onBegin }: ScriptFormProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [symptoms, setSymptoms] = useState(words);
  const [more, setMore] = useState<More>({});
  const [isTooShort, setTooShort] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = symptoms.trim();
    setTooShort(text.length < SYMPTOMS_MIN);
    if (text.length < SYMPTOMS_MIN) return area.current?.focus();
    onAsk({ symptoms: text, ...more });
  };

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
          onBegin?.();
          if (target.value.trim().length >= SYMPTOMS_MIN) setTooShort(false);
        }}
      />
      {isTooShort && <AlertBox id={`${id}-short`} tone="urgent" title={TOO_SHORT} />}
      {symptoms.trim() !== '' && (
        <AskMoreLater known={known} what="words" isDisabled={isAnalyzing} onChange={setMore} />
      )}
      {error !== null && !isAnalyzing && <AnalysisError error={error} />}
      <div className={styles.foot}>
        <p className={styles.hint}>In your own words, at least {SYMPTOMS_MIN} characters.</p>
        <Button type="submit" look="primary" isBusy={isAnalyzing} busyText="Analyzing...">
          Analyze
        </Button>
      </div>
    </form>
  );
}
