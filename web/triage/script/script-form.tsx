import { useId, useState } from 'react';
import { saysEnough } from '#contract/triage/alarm-words.ts';
import { SYMPTOMS_MAX, SYMPTOMS_MIN } from '#contract/triage/symptom-limits.ts';
import type { Described } from '#contract/triage/symptoms.ts';
import { useWhenServerIsBack } from '#web/connection.ts';
import { t } from '#web/language/say.ts';
import { Unreachable } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { CharactersLeft } from '#web/ui/fields/characters-left.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
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
  isShort?: boolean;
  isAnalyzing: boolean;
  error: unknown;
  onAsk: (asked: Described) => Promise<unknown>;
};

export function ScriptForm(props: ScriptFormProps) {
  const { asker, emergencyNumber, words = '', isShort = false, isAnalyzing, error, onAsk } = props;
  const accountId = asker?.accountId ?? null;
  const id = useId();
  const [more, setMore] = useState<More>({});
  const askedWith = (symptoms: string): Described => ({ symptoms: symptoms.trim(), ...more });
  const { draft, field, submit } = useEndpointForm({
    initial: { symptoms: words || readWords(accountId) },
    check: ({ symptoms }): { symptoms?: string } =>
      saysEnough(symptoms.trim()) ? {} : { symptoms: t('Please describe your symptoms in at least 15 characters.') },
    send: ({ symptoms }) => onAsk(askedWith(symptoms)),
    onTyped: ({ symptoms }) => keepWords(symptoms, accountId),
  });
  const { error: tooShort, ...area } = field('symptoms');
  useWhenServerIsBack(error instanceof Unreachable, () => void onAsk(askedWith(draft.symptoms)).catch(() => undefined));

  return (
    <form className="stack fit gap-16" onSubmit={submit} noValidate>
      <label className="visually-hidden" htmlFor={id}>
        {t('Describe your symptoms')}
      </label>
      <textarea
        {...area}
        id={id}
        className={classNames(`full round surface ink ${styles.words}`, isShort && styles.short)}
        rows={isShort ? 2 : 4}
        maxLength={SYMPTOMS_MAX}
        placeholder={t('What do you feel, where, and since when?')}
        disabled={isAnalyzing}
        aria-invalid={tooShort ? true : undefined}
        aria-describedby={tooShort ? `${id}-short` : undefined}
      />
      {tooShort && <AlertBox id={`${id}-short`} tone="urgent" title={tooShort} />}
      <CharactersLeft text={draft.symptoms} max={SYMPTOMS_MAX} />
      {error !== null && !isAnalyzing && <AnalysisError error={error} emergencyNumber={emergencyNumber} />}
      <div className={`row wrap between gap-12 ${styles.foot}`}>
        {!isShort && (
          <p className="muted text-md">{t('In your own words, at least {n} characters.', { n: SYMPTOMS_MIN })}</p>
        )}
        <Button type="submit" look="primary" isBusy={isAnalyzing} busyText={t('Analyzing...')}>
          {t('Analyze')}
        </Button>
      </div>
      {draft.symptoms.trim() !== '' && (
        // Below the button, which must stay where the thumb is.
        <AskMoreLater known={asker?.known ?? null} what="words" isDisabled={isAnalyzing} onChange={setMore} />
      )}
    </form>
  );
}
