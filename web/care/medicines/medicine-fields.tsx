import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import {
  DOSE_UNITS,
  type DoseUnit,
  FREQUENCIES,
  type Frequency,
  type MedicineRoute,
  ROUTES,
} from '#contract/medicines/medicines.ts';
import { Button } from '#web/ui/button.tsx';
import { atStart } from '#web/ui/time/time.ts';
import type { MedicineRow } from '../form/diagnosis-form.ts';
import { isSupplyOpen, type RowProblems } from '../form/diagnosis-request.ts';
import { Cell, CellSelect } from './cell.tsx';
import styles from './medications.module.css';

type MedicineFieldsProps = {
  row: MedicineRow;
  /** Said once it was tried to sign. */
  problems: RowProblems;
  verdict: ReactNode;
  onChange: (changes: Partial<MedicineRow>) => void;
  onRemove: () => void;
};

const FREQUENCY_CODES = Object.keys(FREQUENCIES) as Frequency[];

export function MedicineFields({ row, problems, verdict, onChange, onRemove }: MedicineFieldsProps) {
  const of = (what: string) => `${what} of ${row.name}`;
  const cell = (field: 'amount' | 'days' | 'quantity' | 'gapHours' | 'most', what: string) => ({
    label: of(what),
    value: row[field],
    error: problems[field],
    onType: (value: string) => onChange({ [field]: value }),
  });
  return (
    <div className={`start ${styles.fields}`}>
      <p className={`text-16 bold lead-130 breakable ${styles.name}`}>
        {row.name} {!row.id && <span className="outlined muted semibold">{row.category}</span>}
      </p>
      <div className={`stack gap-4 ${styles.dose}`}>
        <Cell {...cell('amount', 'Dose')} inputMode="decimal" />
        <CellSelect
          label={of('Unit')}
          value={row.unit}
          onChoose={(unit) => onChange({ unit: unit as DoseUnit })}
          choices={DOSE_UNITS.map((unit) => [unit, unit])}
        />
      </div>
      <CellSelect
        label={of('Route')}
        value={row.route}
        onChoose={(route) => onChange({ route: route as MedicineRoute })}
        choices={ROUTES.map((route) => [route, atStart(route)])}
      />
      <div className={`stack gap-6 min-0 ${styles.often}`}>
        <CellSelect
          label={of('How often')}
          value={row.frequency}
          onChoose={(frequency) => onChange({ frequency: frequency as Frequency })}
          choices={FREQUENCY_CODES.map((code) => [code, FREQUENCIES[code].words])}
        />
        {row.frequency === 'as-needed' && (
          <div className="stack gap-6">
            <Cell {...cell('gapHours', 'Hours apart')} inputMode="decimal" before="at least" after="h apart" />
            <Cell {...cell('most', 'Most in 24 hours')} inputMode="numeric" before="at most" after="in 24 h" />
          </div>
        )}
      </div>
      {row.frequency === 'once' ? (
        <span className={`muted ${styles.once}`}>one dose</span>
      ) : (
        <div className="stack gap-6 min-0">
          <Cell
            {...cell('days', 'Days')}
            inputMode="numeric"
            placeholder="until stopped"
            after={row.days ? 'days' : ''}
          />
          {isSupplyOpen(row) && (
            <Cell {...cell('quantity', 'Doses supplied')} inputMode="numeric" placeholder="supply" after="doses" />
          )}
        </div>
      )}
      <div className={`row ${styles.checked}`}>{verdict}</div>
      <Button
        look="quiet"
        isIconOnly
        className={styles.remove}
        aria-label={`Remove ${row.name}`}
        icon={<IconTrash aria-hidden />}
        onClick={onRemove}
      />
    </div>
  );
}
