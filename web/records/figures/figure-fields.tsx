import type { ComponentProps } from 'react';
import { READING_FACTS, type ReadingKind } from '#contract/readings/readings.ts';
import { t, tMarked } from '#web/language/say.ts';
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
  const { unit: stored } = READING_FACTS[kind];
  const name = tMarked(READING_FACTS[kind].name);
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
              {t('Unit')}
              <span className="visually-hidden"> {t('of {what}', { what: name.toLowerCase() })}</span>
            </>
          }
          {...unit}
        >
          {units.map((each) => (
            <option key={each.name} value={each.name}>
              {tMarked(each.name)}
            </option>
          ))}
        </SelectField>
      ) : (
        <span className={styles.unit}>{tMarked(stored)}</span>
      )}
    </div>
  );
}

function labelsFor(kind: ReadingKind, unit: string): [string, string] | null {
  if (kind === 'blood-pressure') return [t('Upper (systolic)'), t('Lower (diastolic)')];
  const { parts } = unitNamed(kind, unit);
  return parts ? [`${tMarked(READING_FACTS[kind].name)}, ${tMarked(parts.larger)}`, tMarked(parts.smaller)] : null;
}
