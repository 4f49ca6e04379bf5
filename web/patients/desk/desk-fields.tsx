import { CheckField } from '../../ui/check-field.tsx';
import type { useCheckedDraft } from '../../ui/checked-draft.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { shortDay } from '../../ui/time.ts';
import type { DeskDraft } from './desk-draft.ts';
import styles from './desk-register.module.css';

const SEXES = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: 'other', label: 'Other' },
  { value: 'not-known', label: 'Not known' },
] as const;

type DeskForm = Pick<ReturnType<typeof useCheckedDraft<DeskDraft>>, 'draft' | 'field' | 'check' | 'choose' | 'errors'>;

export function DeskFields({
  form: { draft, field, check, choose, errors },
  today,
}: {
  form: DeskForm;
  today: string;
}) {
  const isUnknown = draft.isAgeUnknown;
  return (
    <>
      <TextField {...field('name')} size="large" label="Full Name" autoComplete="off" required />
      <div className={styles.birth}>
        <TextField
          {...field('dateOfBirth')}
          size="large"
          type="date"
          label="Date of birth"
          // A browser may show 3/12 where the clinic says 12/3: in words it cannot be misread.
          hint={draft.dateOfBirth ? shortDay(`${draft.dateOfBirth}T12:00:00Z`, 'UTC') : 'On a paper, if there is one.'}
          max={today}
          disabled={isUnknown}
        />
        <TextField
          {...field('age')}
          size="large"
          label="or age in years"
          hint="A guess will do."
          inputMode="numeric"
          autoComplete="off"
          disabled={isUnknown || draft.dateOfBirth !== ''}
        />
      </div>
      <CheckField {...check('isAgeUnknown')} label="Birth and age are not known." />
      <ChoiceField
        label="Sex"
        name="sex"
        choices={SEXES}
        value={draft.sex}
        error={errors.sex}
        onChoose={(sex) => choose('sex', sex)}
      />
      <TextField
        {...field('phone')}
        size="large"
        type="tel"
        label="Phone"
        hint="Of a relative, if they have none."
        autoComplete="off"
        required
      />
      <TextField
        {...field('email')}
        size="large"
        type="email"
        label="Email"
        isOptional
        hint="We mail the Health ID there. A family may share one address."
        autoComplete="off"
      />
    </>
  );
}
