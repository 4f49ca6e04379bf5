import { TextField } from '#web/ui/fields/text-field.tsx';
import type { FieldsProps } from './fields-props.ts';

export function DiagnosisFields({ form: { field } }: FieldsProps) {
  return (
    <>
      <TextField label="Name" maxLength={120} autoComplete="off" {...field('name')} />
      <TextField
        label="ICD-10 code"
        isCode
        hint="One of WHO’s edition of 2019: what is known of the code holds for the new name, too"
        {...field('code')}
      />
      <TextField
        label="Other words"
        isOptional
        hint="With commas between: doctors find it by them"
        {...field('terms')}
      />
    </>
  );
}
