import { IconCheck } from '@tabler/icons-react';
import type { CallBack } from '#contract/labs/lab-call-backs.ts';
import { CheckField } from '../ui/fields/check-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import type { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import styles from './call-back-form.module.css';
import type { CallDraft } from './call-draft.ts';
import { numberIn } from './typed-result.ts';

type ReadBackProps = {
  callBack: CallBack;
  form: Pick<ReturnType<typeof useEndpointForm<CallDraft, CallBack>>, 'check' | 'entry'>;
};

/** Typed as the doctor says it, not copied: a wrong figure shows. */
export function ReadBack({ callBack, form: { check, entry } }: ReadBackProps) {
  const { values, patient, place, test } = callBack;
  const whom = [patient, place].filter(Boolean).join(', ');
  if (values.length === 0)
    return (
      <div className={`action-soft ${styles.readBack}`}>
        <CheckField label={`I read it out (${whom}, ${test}), and it was repeated to me`} {...check('isConfirmed')} />
      </div>
    );
  return (
    <fieldset className={`action-soft ${styles.readBack}`}>
      <legend>The doctor reads it back</legend>
      <p>“{whom}, …” Type what you hear.</p>
      {values.map(({ name, value, unit }) => (
        <div key={name} className={`stack end gap-12 mt-8 ${styles.said}`}>
          <TextField label={`${name} read back`} inputMode="decimal" autoComplete="off" {...entry('readBack', name)} />
          <p className="row" aria-live="polite">
            {numberIn(entry('readBack', name).value) === value ? (
              <b className="row gap-6 ok icons-20">
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
