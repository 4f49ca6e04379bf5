import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Medicine } from '#contract/medicines/medicines.ts';
import { Combobox } from '#web/ui/fields/combobox.tsx';
import { customRow, type MedicineRow, rowOfMedicine } from '../form/diagnosis-form.ts';
import { findMedicines } from './find-medicines.ts';
import styles from './medications.module.css';

const OWN = 'own-name';

type AddMedicineProps = {
  medicines: readonly Medicine[];
  /** Before the catalogue is there, a listed medicine would be added as one of one's own. */
  isLoaded: boolean;
  /** A child's dose is left open. */
  isForAdult: boolean;
  onAdd: (row: MedicineRow) => void;
};

/** From the catalogue, or by a name of one's own. */
export function AddMedicine({ medicines, isLoaded, isForAdult, onAdd }: AddMedicineProps) {
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const found = findMedicines(medicines, typed);
  const isListed = medicines.some((medicine) => medicine.name.toLowerCase() === name.toLowerCase());
  const suggestions = [
    ...found.map((medicine) => ({ id: medicine.id, content: <Listed {...{ medicine, isForAdult }} /> })),
    ...(name && isLoaded && !isListed
      ? [{ id: OWN, className: styles.own, content: `Add “${name}” by name: Custom, as prescribed, not checked` }]
      : []),
  ];
  const add = (id: string) => {
    const medicine = medicines.find((each) => each.id === id);
    if (medicine) onAdd(rowOfMedicine(medicine, isForAdult));
    else if (name) onAdd(customRow(name));
    setTyped('');
  };
  return (
    <Combobox
      label="Add a medicine"
      placeholder="Add a medicine, or a custom name"
      icon={<IconPlus aria-hidden />}
      value={typed}
      maxLength={120}
      onType={setTyped}
      onPick={add}
      // Enter takes what was written out, or the only one there is. "metr" is metoprolol or metronidazole: that is looked at.
      marksFirst={found[0]?.name.toLowerCase() === name.toLowerCase() || suggestions.length === 1}
      suggestions={suggestions}
    />
  );
}

type ListedProps = { medicine: Medicine; isForAdult: boolean };

const Listed = ({ medicine: { name, category, indication, usual }, isForAdult }: ListedProps) => (
  <>
    <b>{name}</b>
    <span>
      {isForAdult ? `${usual.dose.amount} ${usual.dose.unit}` : 'Dose by weight,'} {usual.route}
    </span>
    <small className="push muted text-14 regular">
      {category}, {indication.toLowerCase()}
    </small>
  </>
);
