import { IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { PatientListed } from '#contract/patients/patients.ts';
import { Button } from '#web/ui/button.tsx';
import { useDebounced } from '#web/ui/debounced.ts';
import { Combobox } from '#web/ui/fields/combobox.tsx';
import { useFoundPatients } from './admission-queries.ts';
import styles from './admit-dialog.module.css';

type FindPatientProps = {
  chosen: PatientListed | null;
  onChoose: (patient: PatientListed | null) => void;
  isMissing: boolean;
};

const DEBOUNCE_MS = 200;

export function FindPatient({ chosen, onChoose, isMissing }: FindPatientProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const asked = useDebounced(typed.trim(), DEBOUNCE_MS);
  const { data: found = [], isPlaceholderData } = useFoundPatients(asked);
  if (chosen)
    return (
      <p className={`row between gap-12 round lead-130 ${styles.chosen}`}>
        <span className="block muted text-15 regular">
          <b className="block">{chosen.name}</b>
          <span className="block muted text-15 regular">{inWords(chosen)}</span>
        </span>
        <Button look="quiet" onClick={() => onChoose(null)}>
          Change
        </Button>
      </p>
    );
  return (
    <div>
      <label className="block mb-8 semibold" htmlFor={id}>
        Patient
      </label>
      <Combobox
        id={id}
        value={typed}
        onType={setTyped}
        icon={<IconSearch aria-hidden />}
        placeholder="Name, PUD or phone"
        empty={
          typed.trim().length < 3 ? 'Type at least three characters.' : 'Nobody found. Register at the desk first.'
        }
        suggestions={found.map((person) => ({
          id: person.id,
          content: (
            <span className="stack">
              {person.name}
              <span className="muted text-15 regular">{inWords(person)}</span>
            </span>
          ),
        }))}
        // Of two people with names alike, Enter takes neither: one is chosen by the arrows or the finger.
        marksFirst={found.length === 1 && asked === typed.trim() && !isPlaceholderData}
        onPick={(picked) => onChoose(found.find((person) => person.id === picked) ?? null)}
        isInvalid={isMissing}
      />
      {isMissing && <p className="mt-6 urgent semibold">Choose the patient.</p>}
    </div>
  );
}

const inWords = ({ age, gender, pud, formerPuds, phoneEnding }: PatientListed) =>
  [
    age === null ? null : `${age} y`,
    gender,
    pud,
    formerPuds && `formerly ${formerPuds.join(', ')}`,
    `phone …${phoneEnding}`,
  ]
    .filter(Boolean)
    .join(' · ');
