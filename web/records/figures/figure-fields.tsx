import type { ComponentProps } from 'react';
import { READING_FACTS, type ReadingKind } from '#contract/readings/readings.ts';
import { SelectField, TextField } from '#web/ui/fields/text-field.tsx';
import styles from './figure-fields.module.css';
import { unitNamed, unitsFor } from './units.ts';

type Wired = Omit<ComponentProps<typeof TextField>, 'label'>;

type FigureFieldsProps = {
  kind: ReadingKind;
  value: Wired;
  /** The lower pressure, the inches, or the minutes. */
  second: Wired;
  unit: Omit<ComponentProps<typeof SelectField>, 'label'>;
  chosenUnit: string;
  isOptional?: boolean;
};

/** A measured value with its unit: one field, or two where people read two figures. */
export function FigureFields({ kind, value, second, unit, chosenUnit, isOptional }: FigureFieldsProps) {
  const { name, unit: stored } = READING_FACTS[kind];
  const units = unitsFor(kind);
  const labels = labelsFor(kind, chosenUnit);
  const figure = { inputMode: 'decimal', autoComplete: 'off', isOptional } as const;
  return (
    <div className={`row start gap-12 ${styles.row}`}>
      <TextField {...figure} label={labels?.[0] ?? name} {...value} />
      {labels && <TextField {...figure} isOptional={false} label={labels[1]} {...second} />}
      {units.length > 1 ? (
        <SelectField
          label={
            <>
              Unit<span className="visually-hidden"> of {name.toLowerCase()}</span>
            </>
          }
          {...unit}
        >
          {units.map((each) => (
            <option key={each.name}>{each.name}</option>
          ))}
        </SelectField>
      ) : (
        <span className={styles.unit}>{stored}</span>
      )}
    </div>
  );
}

function labelsFor(kind: ReadingKind, unit: string): [string, string] | null {
  if (kind === 'blood-pressure') return ['Upper (systolic)', 'Lower (diastolic)'];
  const { parts } = unitNamed(kind, unit);
  return parts ? [`${READING_FACTS[kind].name}, ${parts.larger}`, parts.smaller] : null;
}
