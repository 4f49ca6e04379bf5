import type { KeyboardEvent, ReactNode } from 'react';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import styles from './answer-box.module.css';

type AnswerBoxProps = {
  label: string;
  /** On the button: "Save allergy and check again". */
  save: string;
  onSave: () => void;
  isBusy: boolean;
  error: unknown;
  /** Other answers, beside the main button. */
  others?: ReactNode;
  children: ReactNode;
};

/** The form within a card. No `form` element: the card may stand in one, and forms do not nest. */
export function AnswerBox({ label, save, onSave, isBusy, error, others, children }: AnswerBoxProps) {
  const saveOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // Enter answers the card. It does not send the form around it.
    event.preventDefault();
    onSave();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is read twice.
    <div role="group" aria-label={label} className={`stack gap-14 full ${styles.box}`} onKeyDown={saveOnEnter}>
      <div className={`stack start gap-14 gap-x-20 ${styles.fields}`}>{children}</div>
      {error !== null && error !== undefined && <AlertBox tone="urgent" title={sentenceFor(error)} />}
      <div className="row wrap gap-10">
        <Button look="primary" isBusy={isBusy} onClick={onSave}>
          {save}
        </Button>
        {others}
      </div>
    </div>
  );
}
