import { CheckField } from '#web/ui/fields/check-field.tsx';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import type { useCheckedDraft } from '#web/ui/forms/checked-draft.ts';
import { dayFromText } from '#web/ui/time/day-text.ts';
import { shortDay } from '#web/ui/time/time.ts';
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
  const born = dayFromText(draft.dateOfBirth);
  return (
    <>
      <TextField {...field('name')} size="large" label="Full Name" autoComplete="off" required />
      <div className={`stack gap-16 ${styles.birth}`}>
        <TextField
          {...field('dateOfBirth')}
          error={errors.dateOfBirth ?? (born && born > today ? 'This day is still to come.' : undefined)}
          size="large"
          label="Date of birth"
          // Read back in words: 3/12 and 12/3 cannot be taken for each other.
          hint={born ? shortDay(`${born}T12:00:00Z`, 'UTC') : 'dd/mm/yyyy, as on a paper, if there is one.'}
          inputMode="numeric"
          maxLength={10}
          autoComplete="off"
          disabled={isUnknown}
        />
        <TextField
          {...field('age')}
          size="large"
          label="or age in years"
          hint="A guess will do."
          inputMode="numeric"
          autoComplete="off"
          disabled={isUnknown || draft.dateOfBirth.trim() !== ''}
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
