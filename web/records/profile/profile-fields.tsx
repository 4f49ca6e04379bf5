import type { ReactNode } from 'react';
import { SEXES } from '#contract/fields.ts';
import { BLOOD_GROUPS } from '#contract/patients/profile.ts';
import { t, tMarked } from '#web/language/say.ts';
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
      <Group name={t('About you')}>
        <DayField label={t('Date of birth')} {...day('dateOfBirth')} />
        <TextField
          label={t('or age in years')}
          inputMode="numeric"
          autoComplete="off"
          readOnly={draft.dateOfBirth !== ''}
          {...field('age')}
        />
        <SelectField label={t('Sex')} {...field('sex')}>
          <option value="">{t('Choose')}</option>
          {SEXES.map((sex) => (
            <option key={sex} value={sex}>
              {atStart(tMarked(sex))}
            </option>
          ))}
        </SelectField>
        <SelectField label={t('Blood group')} {...field('bloodGroup')}>
          <option value="">{t('Choose, if you know it')}</option>
          {BLOOD_GROUPS.map((group) => (
            <option key={group}>{group}</option>
          ))}
        </SelectField>
      </Group>
      <Group name={t('Measured lately')}>
        <TextField label={t('Blood pressure (mmHg)')} placeholder="120/80" autoComplete="off" {...field('bp')} />
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
      <Group name={t('Emergency contact')}>
        <TextField label={t('Name')} autoComplete="off" {...field('emergencyName')} />
        <TextField type="tel" label={t('Phone')} autoComplete="off" {...field('emergencyPhone')} />
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
