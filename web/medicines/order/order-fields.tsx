import { MEDICATION_PRIORITIES } from '#contract/medicines/medication-orders.ts';
import { DOSE_UNITS, FREQUENCIES, ROUTES } from '#contract/medicines/medicines.ts';
import { CheckField } from '#web/ui/fields/check-field.tsx';
import { SelectField, TextField } from '#web/ui/fields/text-field.tsx';
import type { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { atStart } from '#web/ui/time/time.ts';
import styles from './order.module.css';
import type { OrderForm } from './order-form.ts';

type Fields = ReturnType<typeof useEndpointForm<OrderForm, unknown>>;
type OrderFieldsProps = {
  form: Pick<Fields, 'draft' | 'field' | 'check'>;
  /** An order that goes on does not become a single dose. */
  isSingle: boolean;
};

export function OrderFields({ form: { draft, field, check }, isSingle }: OrderFieldsProps) {
  const isAsNeeded = draft.frequency === 'as-needed';
  return (
    <div className={`stack end gap-10 gap-x-14 ${styles.fields}`}>
      <TextField label="Dose" inputMode="decimal" {...field('amount')} />
      <Choice label="Unit" field={field('unit')} choices={DOSE_UNITS.map((unit) => [unit, unit])} />
      <Choice label="Route" field={field('route')} choices={ROUTES.map((route) => [route, atStart(route)])} />
      <Choice
        label="How often"
        field={field('frequency')}
        choices={Object.entries(FREQUENCIES)
          .filter(([code]) => isSingle || code !== 'once')
          .map(([code, { words }]) => [code, words])}
      />
      {isAsNeeded && (
        <>
          <TextField label="Hours apart, at least" inputMode="decimal" {...field('gapHours')} />
          <TextField label="In 24 hours, at most" inputMode="numeric" {...field('most')} />
        </>
      )}
      <TextField
        label="For how many days"
        isOptional
        hint="Empty: until stopped"
        inputMode="numeric"
        {...field('days')}
      />
      <Choice
        label="Priority"
        field={field('priority')}
        choices={MEDICATION_PRIORITIES.map((priority) => [priority, atStart(priority)])}
      />
      <TextField label="For" isOptional={!isAsNeeded} maxLength={160} {...field('indication')} />
      <TextField label="Instructions for the nurse" isOptional maxLength={300} {...field('instructions')} />
      <CheckField label="Time-critical: late after 30 minutes" {...check('isTimeCritical')} />
    </div>
  );
}

type ChoiceProps = {
  label: string;
  field: ReturnType<Fields['field']>;
  choices: readonly (readonly [string, string])[];
};

const Choice = ({ label, field, choices }: ChoiceProps) => (
  <SelectField label={label} {...field}>
    {choices.map(([code, words]) => (
      <option key={code} value={code}>
        {words}
      </option>
    ))}
  </SelectField>
);
