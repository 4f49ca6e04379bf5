import { DOSE_UNITS, FREQUENCIES, ROUTES } from '#contract/medicines/medicines.ts';
import { SelectField, TextArea, TextField } from '#web/ui/fields/text-field.tsx';
import styles from '../catalogues.module.css';
import type { FieldsProps } from './fields-props.ts';

export function MedicineFields({ form: { field } }: FieldsProps) {
  return (
    <>
      <TextField label="Name" maxLength={120} autoComplete="off" {...field('name')} />
      <TextArea
        label="Ingredients, one in a line"
        hint="As the safety table names them. Of several, each with its largest part of the dose: amoxicillin: 0.875"
        rows={2}
        spellCheck={false}
        {...field('ingredients')}
      />
      <div className={styles.pair}>
        <TextField label="Category" maxLength={80} {...field('category')} />
        <TextField label="What it is for" maxLength={160} {...field('indication')} />
        <TextField label="Forms" hint="With commas between: tablet, syrup" {...field('forms')} />
        <TextField
          label="Routes"
          hint="With commas between; the usual one first"
          list="catalogue-routes"
          {...field('routes')}
        />
        <datalist id="catalogue-routes">
          {ROUTES.map((route) => (
            <option key={route}>{route}</option>
          ))}
        </datalist>
        <TextField label="Usual dose" inputMode="decimal" {...field('amount')} />
        <SelectField label="Unit" {...field('unit')}>
          {DOSE_UNITS.map((unit) => (
            <option key={unit}>{unit}</option>
          ))}
        </SelectField>
        <SelectField label="How often" {...field('frequency')}>
          {Object.entries(FREQUENCIES).map(([frequency, { words }]) => (
            <option key={frequency} value={frequency}>
              {words}
            </option>
          ))}
        </SelectField>
        <TextField label="For how many days" isOptional inputMode="numeric" {...field('days')} />
        <TextField label="Hours between doses, at least" isOptional inputMode="decimal" {...field('gapHours')} />
        <TextField label="Doses in 24 hours, at most" isOptional inputMode="numeric" {...field('mostIn24h')} />
        <TextField
          label="Milligrams in one puff or drop"
          isOptional
          hint="Where a dose is counted in those"
          inputMode="decimal"
          {...field('mgPerUnit')}
        />
      </div>
    </>
  );
}
