import { type FormEvent, useId, useRef, useState } from 'react';
import { type Described, SYMPTOMS_MAX, SYMPTOMS_MIN, TOO_SHORT } from '../../../contract/symptoms.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import {
  type AboutDraft,
  factsFrom,
  isAnythingAsked,
  type KnownFacts,
  NOTHING_SAID,
  whatToAsk,
} from '../about/about-draft.ts';
import { AboutLater, ConsentLater } from '../about/about-later.tsx';
import { AnalysisError } from '../analysis-error.tsx';
import { useTriageService } from '../queries.ts';
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
  const service = useTriageService().data;
  const [symptoms, setSymptoms] = useState(words);
  const [about, setAbout] = useState<AboutDraft>(NOTHING_SAID);
  const [hasConsented, setConsented] = useState(false);
  const [isTooShort, setTooShort] = useState(false);
  const asked = whatToAsk(known, about);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = symptoms.trim();
    setTooShort(text.length < SYMPTOMS_MIN);
    if (text.length < SYMPTOMS_MIN) return area.current?.focus();
    const person = factsFrom(about, asked);
    onAsk({
      symptoms: text,
      ...(Object.keys(person).length > 0 && { person }),
      ...(service?.asksConsent && { consent: hasConsented }),
    });
  };

  const isBegun = symptoms.trim() !== '';
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
      {isBegun && isAnythingAsked(asked) && (
        <AboutLater
          asked={asked}
          draft={about}
          isDisabled={isAnalyzing}
          onChange={(changes) => setAbout((was) => ({ ...was, ...changes }))}
        />
      )}
      {isBegun && service?.asksConsent && (
        <ConsentLater
          what="words"
          isGiven={hasConsented}
          onChange={setConsented}
          isDisabled={isAnalyzing}
          service={service}
        />
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
