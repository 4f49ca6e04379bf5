import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { parsePud } from '#contract/pud.ts';
import { TRAIL_KINDS, type TrailFilter, type TrailKind } from '#contract/trail/trail.ts';
import { Button } from '../ui/button.tsx';
import { DayPicker } from '../ui/fields/days/day-field.tsx';
import { SelectField, TextField } from '../ui/fields/text-field.tsx';
import { AskForExport } from './export-panel.tsx';
import { useWorkers } from './queries.ts';
import styles from './trail.module.css';

const SHORTCUTS = ['chart', 'glass', 'refused', 'login', 'settings'] as const satisfies TrailKind[];

type TrailFiltersProps = {
  filter: TrailFilter;
  onChange: (filter: TrailFilter) => void;
};

/** What is looked for stands in the address: a reload and the way back keep it. */
export function TrailFilters({ filter, onChange }: TrailFiltersProps) {
  const set = (change: Partial<TrailFilter>) => onChange({ ...filter, ...change });
  const workers = useWorkers().data ?? [];
  const [isExporting, setExporting] = useState(false);
  return (
    <section className={`panel container ${styles.filters}`} aria-label="Filter">
      <div className={styles.fields}>
        <SelectField
          label="Person"
          value={filter.person ?? ''}
          onChange={({ target }) => set({ person: target.value || undefined })}
        >
          <option value="">Anyone</option>
          {workers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <PudField key={filter.pud} pud={filter.pud} onFound={(pud) => set({ pud })} />
        <SelectField
          label="Kind"
          value={filter.kind ?? ''}
          onChange={({ target }) => set({ kind: (target.value || undefined) as TrailKind | undefined })}
        >
          <option value="">All kinds</option>
          {Object.entries(TRAIL_KINDS).map(([kind, name]) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </SelectField>
        <DayPicker
          label="From"
          hasCalendar
          canBeEmpty
          value={filter.from ?? ''}
          onChoose={(day) => set({ from: day || undefined })}
        />
        <DayPicker
          label="To"
          hasCalendar
          canBeEmpty
          value={filter.to ?? ''}
          onChoose={(day) => set({ to: day || undefined })}
        />
      </div>
      <div className="row wrap gap-8">
        {SHORTCUTS.map((kind) => (
          <button
            key={kind}
            type="button"
            className={`pressable outlined surface semibold text-sm ${styles.chip}`}
            aria-pressed={filter.kind === kind}
            onClick={() => set({ kind: filter.kind === kind ? undefined : kind })}
          >
            {TRAIL_KINDS[kind]}
          </button>
        ))}
        <Button className="push" icon={<IconDownload aria-hidden />} onClick={() => setExporting(true)}>
          Export
        </Button>
      </div>
      {isExporting && <AskForExport filter={filter} onClose={() => setExporting(false)} />}
    </section>
  );
}

/** Taken as soon as it is a whole PUD; what is none is said when the field is left. */
function PudField({ pud, onFound }: { pud: string | undefined; onFound: (pud: string | undefined) => void }) {
  const [typed, setTyped] = useState(pud ?? '');
  const [isLeft, setLeft] = useState(false);
  const isWrong = isLeft && typed.trim() !== '' && parsePud(typed) === null;
  const take = (text: string) => {
    setTyped(text);
    setLeft(false);
    const found = parsePud(text);
    if (found ?? text.trim() === '') onFound(found ?? undefined);
  };
  return (
    <TextField
      label="Patient, by PUD"
      placeholder="PUD-_____-_____"
      isCode
      autoComplete="off"
      spellCheck={false}
      value={typed}
      error={isWrong ? 'A PUD looks like PUD-7K3QX-2M9TD.' : undefined}
      onChange={({ target }) => take(target.value)}
      onBlur={() => setLeft(true)}
    />
  );
}
