import type { TriageService } from '#contract/triage/symptoms.ts';
import { t } from '#web/language/say.ts';
import { CheckField } from '#web/ui/fields/check-field.tsx';
import styles from './consent-question.module.css';

export type ConsentQuestionProps = {
  service: TriageService;
  what: 'words' | 'photo';
  isGiven: boolean;
  onChange: (isGiven: boolean) => void;
  isDisabled?: boolean;
};

/** Asked before anything leaves the clinic's own machines; the answer is no until someone says yes. */
export function ConsentQuestion({ service, what, isGiven, onChange, isDisabled }: ConsentQuestionProps) {
  const name = service.name ?? t('An outside service');
  return (
    <div className={styles.consent}>
      <CheckField
        label={
          what === 'words'
            ? t('{service} may look at my words too.', { service: name })
            : t('{service} may look at my photo too.', { service: name })
        }
        checked={isGiven}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <p className="muted text-md">
        {t(
          'It is a service outside the clinic. Your name, Health ID, e-mail address and phone number are never sent. Without it the clinic’s own engine answers alone.',
        )}
      </p>
    </div>
  );
}
