import { IconCheck, IconHelpCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { readAllergy } from '#contract/medicines/medicines.ts';
import { ALLERGY_SEVERITIES, type AllergyDetail } from '#contract/patients/profile.ts';
import { call } from '#web/api.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useDebounced } from '#web/ui/debounced.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import styles from './answer-box.module.css';

const TYPING_PAUSE_MS = 300;
const SHORTEST = 3;

const REACTIONS = ['Rash', 'Swelling', 'Breathless', 'Collapse', 'Other'] as const;
const REACTION_CHOICES = REACTIONS.map((value) => ({ value, label: value }));
const SEVERITIES = Object.entries(ALLERGY_SEVERITIES).map(([value, label]) => ({ value, label }));
const SOURCES = [
  { value: 'patient', label: 'Patient' },
  { value: 'letter', label: 'Letter' },
  { value: 'seen', label: 'I saw it' },
];

/** What is chosen carries a tick: no state by colour alone. */
const ticked = (choices: readonly { value: string; label: string }[], chosen: string | null) =>
  choices.map((choice) => (choice.value === chosen ? { ...choice, icon: <IconCheck aria-hidden /> } : choice));

type AllergyFieldsProps = {
  allergy: AllergyDetail;
  error: string | undefined;
  onChange: (changes: Partial<AllergyDetail>) => void;
};

/** Substance, reaction, severity and source, with a word on whether the check understands the substance. */
export function AllergyFields({ allergy, error, onChange }: AllergyFieldsProps) {
  const name = useId();
  const [reaction, setReaction] = useState('');
  const react = (value: string) => {
    setReaction(value);
    onChange({ reaction: value === 'Other' ? null : value });
  };
  return (
    <>
      <div>
        <TextField
          label="Substance"
          maxLength={120}
          autoComplete="off"
          value={allergy.substance}
          error={error}
          onChange={(event) => onChange({ substance: event.currentTarget.value })}
        />
        <Understood substance={allergy.substance} />
      </div>
      <div>
        <ChoiceField
          label="Reaction"
          name={`${name}-reaction`}
          choices={ticked(REACTION_CHOICES, reaction)}
          value={reaction}
          onChoose={react}
        />
        {reaction === 'Other' && (
          <TextField
            label="Which reaction"
            maxLength={120}
            value={allergy.reaction ?? ''}
            onChange={(event) => onChange({ reaction: event.currentTarget.value || null })}
          />
        )}
      </div>
      <ChoiceField
        label="How severe"
        name={`${name}-severity`}
        choices={ticked(SEVERITIES, allergy.severity)}
        value={allergy.severity ?? ''}
        onChoose={(severity) => onChange({ severity: severity as AllergyDetail['severity'] })}
      />
      <ChoiceField
        label="Who says so"
        name={`${name}-source`}
        choices={ticked(SOURCES, allergy.source)}
        value={allergy.source ?? ''}
        onChoose={(source) => onChange({ source: source as AllergyDetail['source'] })}
      />
    </>
  );
}

function Understood({ substance }: Pick<AllergyDetail, 'substance'>) {
  const text = useDebounced(substance.trim(), TYPING_PAUSE_MS);
  const read = useQuery({
    queryKey: ['medicines', 'read-allergy', text],
    queryFn: ({ signal }) => call(readAllergy, { query: { text }, signal }),
    enabled: text.length >= SHORTEST,
    staleTime: Infinity,
  }).data;
  const isYes = read?.isUnderstood === true;
  return (
    <p className={classNames('row gap-6 mt-6 muted text-14', read && (isYes ? 'ok' : styles.unknown))} role="status">
      {read &&
        (isYes ? (
          <IconCheck size={16} className="fixed" aria-hidden />
        ) : (
          <IconHelpCircle size={16} className="fixed" aria-hidden />
        ))}
      {read && (isYes ? knownAs(read.names) : 'The check does not know this substance. It will ask again.')}
    </p>
  );
}

const knownAs = (names: readonly string[]) =>
  names.length > 0 ? `Known: ${names.slice(0, 3).join(', ')}` : 'Known: not in any medicine';
