import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { TextArea } from '#web/ui/fields/text-field.tsx';
import { ageOf, mayBePregnant } from './profile-draft.ts';
import { Group, type ProfileForm } from './profile-fields.tsx';

const ALLERGY_ANSWERS = [
  { value: 'none-known', label: 'None that I know of' },
  { value: 'listed', label: 'Yes, these' },
  { value: 'unconfirmed', label: 'I am not sure' },
] as const;

const PREGNANCY_ANSWERS = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
  { value: 'unsure', label: 'I am not sure' },
] as const;

/** What a doctor asks first. Unanswered stays unanswered: it never turns into "none". */
export function HealthFields({ form, today }: { form: ProfileForm; today: string }) {
  const { draft, field, choose } = form;
  const { allergyState, pregnancy } = draft;
  const hasList = allergyState === 'listed' || allergyState === 'unconfirmed';
  return (
    <Group name="Your health">
      <div className="whole-row">
        <ChoiceField
          label="Allergies"
          name="allergyState"
          choices={ALLERGY_ANSWERS}
          value={allergyState as (typeof ALLERGY_ANSWERS)[number]['value']}
          onChoose={(value) => choose('allergyState', value)}
        />
      </div>
      {hasList && (
        <div className="whole-row">
          <TextArea
            label="What are you allergic to?"
            hint="One per line, for example Penicillin."
            isOptional={allergyState === 'unconfirmed'}
            {...field('allergies')}
          />
        </div>
      )}
      <TextArea
        label="Long-term conditions"
        hint="One per line, for example High blood pressure."
        {...field('conditions')}
      />
      <TextArea label="Medicines you take" hint="One per line, with the dose if you know it." {...field('medicines')} />
      {mayBePregnant(draft.sex, ageOf(draft, today)) && (
        <div className="whole-row">
          <ChoiceField
            label="Are you pregnant?"
            name="pregnancy"
            choices={PREGNANCY_ANSWERS}
            value={pregnancy as (typeof PREGNANCY_ANSWERS)[number]['value']}
            onChoose={(value) => choose('pregnancy', value)}
          />
        </div>
      )}
    </Group>
  );
}
