import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type ChangeEvent, type Ref, useId, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import control from '#web/ui/fields/field.module.css';
import { FieldError } from '#web/ui/fields/field.tsx';
import { Table } from '#web/ui/page/table.tsx';
import { CELLS, EMPTY_ROW, type MeasureRow, measuresOf, rowsIn } from './draft.ts';
import styles from './measure-rows.module.css';

const LABELS: Record<keyof MeasureRow, string> = {
  name: 'Measure',
  unit: 'Unit',
  loinc: 'LOINC',
  sex: 'For',
  fromMonths: 'From, months',
  untilMonths: 'Under, months',
  low: 'Low',
  high: 'High',
};
const WHOM = { any: 'all', female: 'women', male: 'men' } as const;
const FIGURES: readonly string[] = ['fromMonths', 'untilMonths', 'low', 'high'];

type Input = HTMLInputElement | HTMLSelectElement;

type MeasureRowsProps = {
  /** The lines, as the draft keeps them. */
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** What a test measures: a line for each range, so that a figure cannot slip into the place of another. */
export function MeasureRows({ value, onChange, error, ref }: MeasureRowsProps) {
  // Kept as typed: the draft's lines have no blanks at the ends of their cells.
  const [rows, setRows] = useState(() => withKeys(rowsIn(value)));
  const fresh = useRef(rows.length);
  const hintId = useId();
  const errorId = useId();
  const change = (next: typeof rows) => {
    setRows(next);
    onChange({ target: { value: measuresOf(next) } } as ChangeEvent<HTMLInputElement>);
  };
  const add = () => {
    fresh.current += 1;
    const { name, unit, loinc } = rows.at(-1) ?? EMPTY_ROW;
    change([...rows, { ...EMPTY_ROW, name, unit, loinc, key: fresh.current }]);
  };
  return (
    <fieldset className="stack gap-8 min-0" aria-describedby={classNames(hintId, error && errorId)}>
      <legend className="semibold">
        Measures and ranges <span className="muted regular">(optional)</span>
      </legend>
      <p className="muted text-sm" id={hintId}>
        Without a measure the result is a report in words. One with several ranges has a line for each; one without a
        range leaves the last five cells as they are.
      </p>
      {rows.length > 0 && (
        <div className={`min-0 ${styles.lines}`}>
          <Table label="Measures and ranges" columns={[...CELLS.map((name) => LABELS[name]), 'Remove']}>
            {rows.map((row, index) => (
              <tr key={row.key} className={styles.row}>
                {CELLS.map((name) => (
                  <td key={name}>
                    <Cell
                      {...{ name, row }}
                      label={`${LABELS[name]}, line ${index + 1}`}
                      inputRef={index === 0 && name === 'name' ? ref : undefined}
                      onType={(typed) => change(rows.map((one) => (one === row ? { ...row, [name]: typed } : one)))}
                    />
                  </td>
                ))}
                <td>
                  <Button
                    look="quiet"
                    isIconOnly
                    icon={<IconTrash aria-hidden />}
                    aria-label={`Remove line ${index + 1}`}
                    onClick={() => change(rows.filter((one) => one !== row))}
                  />
                </td>
              </tr>
            ))}
          </Table>
        </div>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <div>
        <Button icon={<IconPlus aria-hidden />} onClick={add}>
          Add a line
        </Button>
      </div>
    </fieldset>
  );
}

const withKeys = (rows: readonly MeasureRow[]) => rows.map((row, index) => ({ ...row, key: index + 1 }));

type CellProps = {
  name: keyof MeasureRow;
  row: MeasureRow;
  label: string;
  inputRef: Ref<HTMLInputElement> | undefined;
  onType: (typed: string) => void;
};

function Cell({ name, row, label, inputRef, onType }: CellProps) {
  const shared = {
    'aria-label': label,
    value: row[name],
    onChange: ({ target }: ChangeEvent<Input>) => onType(target.value),
    className: classNames(control.control, styles.cell, styles[name]),
  };
  if (name !== 'sex')
    return (
      <input
        {...shared}
        ref={inputRef}
        autoComplete="off"
        spellCheck={false}
        inputMode={FIGURES.includes(name) ? 'decimal' : undefined}
      />
    );
  return (
    <select {...shared}>
      {Object.entries(WHOM).map(([sex, words]) => (
        <option key={sex} value={sex}>
          {words}
        </option>
      ))}
    </select>
  );
}
