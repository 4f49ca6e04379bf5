import { TextArea, TextField } from '#web/ui/fields/text-field.tsx';
import styles from '../catalogues.module.css';
import type { FieldsProps } from './fields-props.ts';

export function TestFields({ form: { field } }: FieldsProps) {
  return (
    <>
      <TextField label="Name" maxLength={120} autoComplete="off" {...field('name')} />
      <div className={styles.pair}>
        <TextField label="Category" maxLength={80} {...field('category')} />
        <TextField label="What it is for" maxLength={160} {...field('indication')} />
        <TextField label="LOINC code" isOptional isCode hint="Such as 718-7" {...field('loinc')} />
      </div>
      <TextArea
        label="Measures and ranges, one in a line"
        isOptional
        hint="Measure | unit | LOINC | sex (any, female, male) | from months | until before months | low | high. Empty for a report in words; a measure without a range ends after its code."
        rows={8}
        spellCheck={false}
        {...field('measures')}
      />
      <p className="muted text-sm">
        Under a LOINC code that Nadi has limits for, slips of the hand and critical values are noticed; without one they
        are not, and the list says so.
      </p>
    </>
  );
}
