import { IconCheck } from '@tabler/icons-react';
import type { RefObject } from 'react';
import type { CallBack } from '#contract/lab-call-backs.ts';
import { CheckField } from '../ui/check-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './call-back-form.module.css';
import type { CallDraft } from './call-draft.ts';
import { numberIn } from './typed-result.ts';

type ReadBackProps = {
  callBack: CallBack;
  draft: CallDraft;
  errorAt: (field: string) => string | undefined;
  onChange: (changes: Partial<CallDraft>) => void;
  /** The field for the first figure. */
  heard: RefObject<HTMLInputElement | null>;
};

/** Typed as the doctor says it, not copied: a wrong figure shows. */
export function ReadBack({ callBack, draft, errorAt, onChange, heard }: ReadBackProps) {
  const { values, patient, place, test } = callBack;
  const { said, isConfirmed } = draft;
  const whom = [patient, place].filter(Boolean).join(', ');
  if (values.length === 0)
    return (
      <div className={styles.readBack}>
        <CheckField
          label={`I read it out (${whom}, ${test}), and it was repeated to me`}
          checked={isConfirmed}
          error={errorAt('isConfirmed')}
          onChange={(event) => onChange({ isConfirmed: event.currentTarget.checked })}
        />
      </div>
    );
  return (
    <fieldset className={styles.readBack}>
      <legend>The doctor reads it back</legend>
      <p>“{whom}, …” Type what you hear.</p>
      {values.map(({ name, value, unit }, nth) => (
        <div key={name} className={styles.said}>
          <TextField
            ref={nth === 0 ? heard : null}
            label={`${name} read back`}
            inputMode="decimal"
            autoComplete="off"
            value={said[name] ?? ''}
            error={errorAt(`readBack.${name}`)}
            onChange={(event) => onChange({ said: { ...said, [name]: event.currentTarget.value } })}
          />
          <p aria-live="polite">
            {numberIn(said[name] ?? '') === value ? (
              <b className={styles.same}>
                <IconCheck aria-hidden /> Same as the result
              </b>
            ) : (
              unit
            )}
          </p>
        </div>
      ))}
    </fieldset>
  );
}
