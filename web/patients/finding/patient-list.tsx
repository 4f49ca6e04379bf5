import { IconSearch } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useDeferredValue, useId, useRef, useState } from 'react';
import { PATIENT_FILTERS } from '#contract/patients/patients.ts';
import { useDebounced } from '#web/ui/debounced.ts';
import { useKeys } from '#web/ui/keyboard/keys.ts';
import { FallbackView } from '#web/ui/loading/fallback-view.tsx';
import { Segments } from '#web/ui/navigation/segments.tsx';
import { fold } from '#web/ui/people/likeness.ts';
import { useRowWindow } from '#web/ui/viewport/row-window.ts';
import type { PatientFilter } from './clinic-queries.ts';
import { usePatientPages } from './finding-queries.ts';
import { NotInCare } from './not-in-care.tsx';
import styles from './patient-list.module.css';
import { ROW_HEIGHT } from './patient-row.tsx';
import { PatientRows } from './patient-rows.tsx';
import { useRowKeys } from './row-keys.ts';

const FILTERS: readonly { value: PatientFilter; label: string }[] = [
  { value: 'mine', label: 'Mine' },
  { value: 'today', label: 'Today' },
  { value: 'critical', label: 'Critical' },
  { value: 'follow-up', label: 'Follow-up' },
];
const WORDS = {
  failed: 'Failed to fetch patients',
  sample: { title: 'Failed to fetch patients - Showing mock data as fallback.' },
};
const TYPING_PAUSE_MS = 150;

const loadSamples = async () => (await import('./sample-patients.ts')).SAMPLE_PATIENTS;

type PatientListProps = {
  isDemo: boolean;
  currentId: string | undefined;
};

/** Lists patients in care, searched during typing by name and condition; below them anybody else, with a written reason. */
export function PatientList({ isDemo, currentId }: PatientListProps) {
  const searchId = useId();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const filter = useFilter();
  const navigate = useNavigate();
  const q = useDebounced(typed.trim(), TYPING_PAUSE_MS);
  const pages = usePatientPages(q, filter);
  const isNarrow = currentId !== undefined;

  // Until the server has answered, the rows at hand are filtered by what was typed.
  const isAhead = pages.isPlaceholderData || typed.trim() !== q;
  const words = useDeferredValue(fold(typed));
  const data = isAhead
    ? pages.data?.filter(({ name, condition }) => fold(`${name}\n${condition ?? ''}`).includes(words))
    : pages.data;
  const rows = useRowWindow(data?.length ?? 0, ROW_HEIGHT);
  const keys = useRowKeys({ count: data?.length ?? 0, show: rows.show });
  useKeys({ '/': () => box.current?.focus(), j: keys.next, k: keys.previous });

  return (
    <section
      ref={keys.place}
      className={isNarrow ? `column min-0 ${styles.narrow}` : `column panel min-0 clipped ${styles.wide}`}
      aria-label="Patients"
      onKeyDown={keys.onKeyDown}
    >
      <div className={`row wrap gap-8 gap-x-16 ${styles.head}`}>
        <label className="visually-hidden" htmlFor={searchId}>
          Search patients
        </label>
        <div className={`row relative ${styles.search}`}>
          <IconSearch aria-hidden />
          <input
            className="full outlined-strong round surface"
            ref={box}
            id={searchId}
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            placeholder="Name, condition or PUD"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <kbd className="stack place-centre surface muted" aria-hidden>
            /
          </kbd>
        </div>
        <Segments
          label="Which patients"
          choices={FILTERS}
          value={filter}
          onChoose={(list) => void navigate({ to: '.', search: (before) => ({ ...before, list }) })}
        />
        <Count count={data?.length} hasMore={pages.hasNextPage} filter={filter} isSearching={typed.trim() !== ''} />
      </div>
      <FallbackView
        query={{ ...pages, data }}
        words={WORDS}
        {...{ isDemo, loadSamples }}
        lines={8}
        empty={
          <p role="status">{typed.trim() ? 'No patients found matching your search.' : 'No patients available.'}</p>
        }
      >
        {(patients, isSample) => (
          <PatientRows
            {...{ patients, isSample, currentId, isNarrow, rows }}
            hasMore={pages.hasNextPage && !isAhead}
            onMore={() => pages.isFetchingNextPage || void pages.fetchNextPage()}
          />
        )}
      </FallbackView>
      {!pages.isError && <NotInCare q={q} shownIds={pages.data?.map(({ id }) => id) ?? []} />}
    </section>
  );
}

type CountProps = { count: number | undefined; hasMore: boolean; filter: PatientFilter; isSearching: boolean };

function Count({ count, hasMore, filter, isSearching }: CountProps) {
  if (count === undefined) return null;
  const found = isSearching
    ? 'found'
    : { mine: 'in your care', today: 'today', critical: 'critical', 'follow-up': 'to follow up' }[filter];
  return (
    <p className={`push faint text-14 ${styles.count}`} role="status">
      <b className="muted">
        {count}
        {hasMore && '+'}
      </b>{' '}
      {count === 1 ? 'patient' : 'patients'} {found} <span>by name</span>
    </p>
  );
}

function useFilter(): PatientFilter {
  const { list } = useSearch({ strict: false });
  return PATIENT_FILTERS.find((filter) => filter === list) ?? 'mine';
}
