import type { TriageService } from '#contract/triage/symptoms.ts';
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
  return (
    <div className={styles.consent}>
      <CheckField
        label={
          <>
            {service.name ?? 'An outside service'} may look at my {what} too.
          </>
        }
        checked={isGiven}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <p className="muted text-md">
        It is a service outside the clinic. Your name, Health ID, e-mail address and phone number are never sent.
        Without it the clinic’s own engine answers alone.
      </p>
    </div>
  );
}
