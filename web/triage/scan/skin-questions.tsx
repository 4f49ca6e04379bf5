import type { SCAN_CHOICES, ScanDescription } from '#contract/triage/symptoms.ts';
import { SelectField } from '#web/ui/fields/text-field.tsx';
import styles from './skin-questions.module.css';

type Choices = typeof SCAN_CHOICES;
type Name = keyof Choices;
type Words<Key extends Name> = Record<Choices[Key][number], string>;

const QUESTIONS: { [Key in Name]: { label: string; words: Words<Key> } } = {
  colour: {
    label: 'Colour',
    words: {
      red: 'Red',
      pink: 'Pink',
      purple: 'Purple',
      'brown-black': 'Brown or black',
      white: 'White or pale',
      yellow: 'Yellow',
      'skin-coloured': 'Like the skin around it',
      mixed: 'Several colours',
    },
  },
  size: {
    label: 'Size',
    words: {
      'under-1-cm': 'Smaller than a fingernail (1 cm)',
      '1-to-5-cm': '1 to 5 cm',
      'hand-sized': 'As large as a hand',
      larger: 'Larger than a hand',
      'whole-body': 'Over most of the body',
    },
  },
  raised: {
    label: 'Is it raised?',
    words: {
      flat: 'Flat',
      raised: 'Raised',
      blisters: 'Blisters',
      'open-sore': 'An open sore',
      lump: 'A lump under the skin',
    },
  },
  blanching: {
    label: 'Press a glass on it: does it fade?',
    words: { fades: 'It fades', 'does-not-fade': 'It does not fade', 'not-tried': 'Not tried' },
  },
  pain: {
    label: 'How does it feel?',
    words: { none: 'I do not feel it', itches: 'It itches', sore: 'It is sore', severe: 'It hurts badly' },
  },
  spread: {
    label: 'Is it spreading?',
    words: { no: 'No', slowly: 'Slowly', 'within-hours': 'Within hours' },
  },
  since: { label: 'Since when?', words: { today: 'Today', days: 'Some days', weeks: 'Weeks', months: 'Months' } },
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
      <legend className="p-0 semibold">What do you see and feel?</legend>
      <p className="muted text-md">
        At this clinic no computer looks at photos, only your doctor does. The answer comes from what you say here.
      </p>
      <div className={`stack end gap-16 ${styles.fields}`}>
        {(Object.keys(QUESTIONS) as Name[]).map((name) => (
          <SelectField
            key={name}
            label={QUESTIONS[name].label}
            value={description[name] ?? ''}
            onChange={({ target }) => onChange(answered(description, name, target.value))}
          >
            <option value="">Not sure</option>
            {Object.entries(QUESTIONS[name].words).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
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
