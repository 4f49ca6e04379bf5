import type { SCAN_CHOICES, ScanDescription } from '#contract/triage/symptoms.ts';
import { msg, t, tMarked } from '#web/language/say.ts';
import { SelectField } from '#web/ui/fields/text-field.tsx';
import styles from './skin-questions.module.css';

type Choices = typeof SCAN_CHOICES;
type Name = keyof Choices;
type Words<Key extends Name> = Record<Choices[Key][number], string>;

const QUESTIONS: { [Key in Name]: { label: string; words: Words<Key> } } = {
  colour: {
    label: msg('Colour'),
    words: {
      red: msg('Red'),
      pink: msg('Pink'),
      purple: msg('Purple'),
      'brown-black': msg('Brown or black'),
      white: msg('White or pale'),
      yellow: msg('Yellow'),
      'skin-coloured': msg('Like the skin around it'),
      mixed: msg('Several colours'),
    },
  },
  size: {
    label: msg('Size'),
    words: {
      'under-1-cm': msg('Smaller than a fingernail (1 cm)'),
      '1-to-5-cm': msg('1 to 5 cm'),
      'hand-sized': msg('As large as a hand'),
      larger: msg('Larger than a hand'),
      'whole-body': msg('Over most of the body'),
    },
  },
  raised: {
    label: msg('Is it raised?'),
    words: {
      flat: msg('Flat'),
      raised: msg('Raised'),
      blisters: msg('Blisters'),
      'open-sore': msg('An open sore'),
      lump: msg('A lump under the skin'),
    },
  },
  blanching: {
    label: msg('Press a glass on it: does it fade?'),
    words: { fades: msg('It fades'), 'does-not-fade': msg('It does not fade'), 'not-tried': msg('Not tried') },
  },
  pain: {
    label: msg('How does it feel?'),
    words: {
      none: msg('I do not feel it'),
      itches: msg('It itches'),
      sore: msg('It is sore'),
      severe: msg('It hurts badly'),
    },
  },
  spread: {
    label: msg('Is it spreading?'),
    words: { no: msg('No'), slowly: msg('Slowly'), 'within-hours': msg('Within hours') },
  },
  since: {
    label: msg('Since when?'),
    words: { today: msg('Today'), days: msg('Some days'), weeks: msg('Weeks'), months: msg('Months') },
  },
};

type SkinQuestionsProps = {
  description: ScanDescription;
  onChange: (description: ScanDescription) => void;
  isDisabled: boolean;
};

/** What a person can see and feel, where no image model looks at the photo. */
export function SkinQuestions({ description, onChange, isDisabled }: SkinQuestionsProps) {
  return (
    <fieldset className={`container ${styles.questions}`} disabled={isDisabled}>
      <legend className="p-0 semibold">{t('What do you see and feel?')}</legend>
      <p className="muted text-md">
        {t(
          'At this clinic no computer looks at photos, only your doctor does. The answer comes from what you say here.',
        )}
      </p>
      <div className={`stack end gap-16 ${styles.fields}`}>
        {(Object.keys(QUESTIONS) as Name[]).map((name) => (
          <SelectField
            key={name}
            label={tMarked(QUESTIONS[name].label)}
            value={description[name] ?? ''}
            onChange={({ target }) => onChange(answered(description, name, target.value))}
          >
            <option value="">{t('Not sure')}</option>
            {Object.entries(QUESTIONS[name].words).map(([value, words]) => (
              <option key={value} value={value}>
                {tMarked(words)}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </fieldset>
  );
}

function answered(description: ScanDescription, name: Name, value: string): ScanDescription {
  const { [name]: _, ...others } = description;
  return value === '' ? others : ({ ...others, [name]: value } as ScanDescription);
}
