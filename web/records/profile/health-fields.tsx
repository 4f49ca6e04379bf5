import { msg, t, tMarked } from '#web/language/say.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { TextArea } from '#web/ui/fields/text-field.tsx';
import { ageOf, mayBePregnant } from './profile-draft.ts';
import { Group, type ProfileForm } from './profile-fields.tsx';

const ALLERGY_ANSWERS = [
  { value: 'none-known', label: msg('None that I know of') },
  { value: 'listed', label: msg('Yes, these') },
  { value: 'unconfirmed', label: msg('I am not sure') },
] as const;

const PREGNANCY_ANSWERS = [
  { value: 'no', label: msg('No') },
  { value: 'yes', label: msg('Yes') },
  { value: 'unsure', label: msg('I am not sure') },
] as const;

const inLanguage = <Value extends string>({ value, label }: { value: Value; label: string }) => ({
  value,
  label: tMarked(label),
});

/** What a doctor asks first. Unanswered stays unanswered: it never turns into "none". */
export function HealthFields({ form, today }: { form: ProfileForm; today: string }) {
  const { draft, field, choose } = form;
  const { allergyState, pregnancy } = draft;
  const hasList = allergyState === 'listed' || allergyState === 'unconfirmed';
  return (
    <Group name={t('Your health')}>
      <div className="whole-row">
        <ChoiceField
          label={t('Allergies')}
          name="allergyState"
          choices={ALLERGY_ANSWERS.map(inLanguage)}
          value={allergyState as (typeof ALLERGY_ANSWERS)[number]['value']}
          onChoose={(value) => choose('allergyState', value)}
        />
      </div>
      {hasList && (
        <div className="whole-row">
          <TextArea
            label={t('What are you allergic to?')}
            hint={t('One per line, for example Penicillin.')}
            isOptional={allergyState === 'unconfirmed'}
            {...field('allergies')}
          />
        </div>
      )}
      <TextArea
        label={t('Long-term conditions')}
        hint={t('One per line, for example High blood pressure.')}
        {...field('conditions')}
      />
      <TextArea
        label={t('Medicines you take')}
        hint={t('One per line, with the dose if you know it.')}
        {...field('medicines')}
      />
      {mayBePregnant(draft.sex, ageOf(draft, today)) && (
        <div className="whole-row">
          <ChoiceField
            label={t('Are you pregnant?')}
            name="pregnancy"
            choices={PREGNANCY_ANSWERS.map(inLanguage)}
            value={pregnancy as (typeof PREGNANCY_ANSWERS)[number]['value']}
            onChoose={(value) => choose('pregnancy', value)}
          />
        </div>
      )}
    </Group>
  );
}
