import { MEDICATION_PRIORITIES, type MedicationPriority } from '#contract/medication-orders.ts';
import {
  DOSE_UNITS,
  type DoseUnit,
  FREQUENCIES,
  type Frequency,
  type MedicineRoute,
  ROUTES,
} from '#contract/medicines.ts';
import { CheckField } from '#web/ui/check-field.tsx';
import { SelectField, TextField } from '#web/ui/text-field.tsx';
import { atStart } from '#web/ui/time.ts';
import styles from './order.module.css';
import type { OrderForm, OrderProblems } from './order-form.ts';

type OrderFieldsProps = {
  form: OrderForm;
  problems: OrderProblems;
  onChange: (changes: Partial<OrderForm>) => void;
};

type Typed = 'amount' | 'gapHours' | 'most' | 'days' | 'indication' | 'instructions';

export function OrderFields({ form, problems, onChange }: OrderFieldsProps) {
  const typed = (field: Typed) => ({
    value: form[field],
    error: field === 'instructions' ? undefined : problems[field],
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [field]: event.currentTarget.value }),
  });
  const isAsNeeded = form.frequency === 'as-needed';
  return (
    <div className={styles.fields}>
      <TextField label="Dose" inputMode="decimal" {...typed('amount')} />
      <Choice
        label="Unit"
        value={form.unit}
        choices={DOSE_UNITS.map((unit) => [unit, unit])}
        onChoose={(unit) => onChange({ unit: unit as DoseUnit })}
      />
      <Choice
        label="Route"
        value={form.route}
        choices={ROUTES.map((route) => [route, atStart(route)])}
        onChoose={(route) => onChange({ route: route as MedicineRoute })}
      />
      <Choice
        label="How often"
        value={form.frequency}
        choices={Object.entries(FREQUENCIES).map(([code, { words }]) => [code, words])}
        onChoose={(frequency) => onChange({ frequency: frequency as Frequency })}
      />
      {isAsNeeded && (
        <>
          <TextField label="Hours apart, at least" inputMode="decimal" {...typed('gapHours')} />
          <TextField label="In 24 hours, at most" inputMode="numeric" {...typed('most')} />
        </>
      )}
      <TextField
        label="For how many days"
        isOptional
        hint="Empty: until stopped"
        inputMode="numeric"
        {...typed('days')}
      />
      <Choice
        label="Priority"
        value={form.priority}
        choices={MEDICATION_PRIORITIES.map((priority) => [priority, atStart(priority)])}
        onChoose={(priority) => onChange({ priority: priority as MedicationPriority })}
      />
      <TextField label="For" isOptional={!isAsNeeded} maxLength={160} {...typed('indication')} />
      <TextField label="Instructions for the nurse" isOptional maxLength={300} {...typed('instructions')} />
      <CheckField
        label="Time-critical: late after 30 minutes"
        checked={form.isTimeCritical}
        onChange={(event) => onChange({ isTimeCritical: event.currentTarget.checked })}
      />
    </div>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  choices: readonly (readonly [string, string])[];
  onChoose: (value: string) => void;
};

const Choice = ({ label, value, choices, onChoose }: ChoiceProps) => (
  <SelectField label={label} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
    {choices.map(([code, words]) => (
      <option key={code} value={code}>
        {words}
      </option>
    ))}
  </SelectField>
);
