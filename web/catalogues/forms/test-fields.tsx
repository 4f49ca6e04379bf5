import { TextField } from '#web/ui/fields/text-field.tsx';
import styles from '../catalogues.module.css';
import type { FieldsProps } from './fields-props.ts';
import { MeasureRows } from './measure-rows.tsx';

export function TestFields({ form: { field } }: FieldsProps) {
  return (
    <>
      <TextField label="Name" maxLength={120} autoComplete="off" {...field('name')} />
      <div className={styles.pair}>
        <TextField label="Category" maxLength={80} {...field('category')} />
        <TextField label="What it is for" maxLength={160} {...field('indication')} />
        <TextField label="LOINC code, such as 718-7" isOptional isCode {...field('loinc')} />
      </div>
      <MeasureRows {...field('measures')} />
      <p className="muted text-sm">
        Under a LOINC code that Nadi has limits for, slips of the hand and critical values are noticed; without one they
        are not, and the list says so.
      </p>
    </>
  );
}
