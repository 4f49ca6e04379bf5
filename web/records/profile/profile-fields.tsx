import type { ReactNode } from 'react';
import { SEXES } from '#contract/fields.ts';
import { BLOOD_GROUPS } from '#contract/patients/profile.ts';
import { DayField } from '#web/ui/fields/days/day-field.tsx';
import { SelectField, TextField } from '#web/ui/fields/text-field.tsx';
import type { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { atStart } from '#web/ui/time/time.ts';
import { FigureFields } from '../figures/figure-fields.tsx';
import { HealthFields } from './health-fields.tsx';
import type { ProfileDraft } from './profile-draft.ts';
import styles from './profile-fields.module.css';

export type ProfileForm = Pick<
  ReturnType<typeof useEndpointForm<ProfileDraft, unknown>>,
  'draft' | 'field' | 'day' | 'choose'
>;

export function ProfileFields({ form, today }: { form: ProfileForm; today: string }) {
  const { draft, field, day } = form;
  return (
    <>
      <Group name="About you">
        <DayField label="Date of birth" {...day('dateOfBirth')} />
        <TextField
          label="or age in years"
          inputMode="numeric"
          autoComplete="off"
          readOnly={draft.dateOfBirth !== ''}
          {...field('age')}
        />
        <SelectField label="Sex" {...field('sex')}>
          <option value="">Choose</option>
          {SEXES.map((sex) => (
            <option key={sex} value={sex}>
              {atStart(sex)}
            </option>
          ))}
        </SelectField>
        <SelectField label="Blood group" {...field('bloodGroup')}>
          <option value="">Choose, if you know it</option>
          {BLOOD_GROUPS.map((group) => (
            <option key={group}>{group}</option>
          ))}
        </SelectField>
      </Group>
      <Group name="Measured lately">
        <TextField label="Blood pressure (mmHg)" placeholder="120/80" autoComplete="off" {...field('bp')} />
        {(['temperature', 'height', 'weight'] as const).map((kind) => (
          <FigureFields
            key={kind}
            kind={kind}
            value={field(kind)}
            second={field('heightInches')}
            unit={field(`${kind}Unit`)}
            chosenUnit={draft[`${kind}Unit`]}
          />
        ))}
      </Group>
      <HealthFields form={form} today={today} />
      <Group name="Emergency contact">
        <TextField label="Name" autoComplete="off" {...field('emergencyName')} />
        <TextField type="tel" label="Phone" autoComplete="off" {...field('emergencyPhone')} />
      </Group>
    </>
  );
}

export function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className={`pt-16 ruled ${styles.group}`}>
      <legend>{name}</legend>
      <div className={`stack start gap-16 ${styles.fields}`}>{children}</div>
    </fieldset>
  );
}
