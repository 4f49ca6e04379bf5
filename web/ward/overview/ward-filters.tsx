import { INPATIENT_STATUSES, type InpatientStatus } from '#contract/ward/inpatients.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields/text-field.tsx';
import { useInpatients } from '../queries.ts';
import { STATUS_WORDS } from '../words.ts';
import { choicesIn, EVERYONE, isEveryone, type WardFilter } from './filter-ward.ts';
import styles from './ward-filters.module.css';

type WardFiltersProps = { filter: WardFilter; onFilter: (filter: WardFilter) => void };

export function WardFilters({ filter, onFilter }: WardFiltersProps) {
  const { rooms, doctors } = choicesIn(useInpatients().data ?? []);
  return (
    <search className={`stack end panel gap-12 mb-12 ${styles.filters}`} aria-label="Filter the ward">
      <SelectField
        label="Room"
        value={filter.room}
        onChange={(event) => onFilter({ ...filter, room: event.currentTarget.value })}
      >
        <option value="">All rooms</option>
        {rooms.map((room) => (
          <option key={room}>{room}</option>
        ))}
      </SelectField>
      <SelectField
        label="Doctor"
        value={filter.doctor}
        onChange={(event) => onFilter({ ...filter, doctor: event.currentTarget.value })}
      >
        <option value="">All doctors</option>
        {doctors.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Status"
        value={filter.status}
        onChange={(event) => onFilter({ ...filter, status: event.currentTarget.value as InpatientStatus | '' })}
      >
        <option value="">Every status</option>
        {INPATIENT_STATUSES.toReversed().map((status) => (
          <option key={status} value={status}>
            {STATUS_WORDS[status]}
          </option>
        ))}
      </SelectField>
      <Button disabled={isEveryone(filter)} onClick={() => onFilter(EVERYONE)}>
        Show all
      </Button>
    </search>
  );
}
