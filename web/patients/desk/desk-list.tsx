import { IconSearch, IconUserPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId, useMemo } from 'react';
import type { PatientListed } from '#contract/patients/patients.ts';
import { Badge } from '#web/ui/badges/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { useDebounced } from '#web/ui/debounced.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { useKeptInPlace } from '#web/ui/navigation/kept-in-place.ts';
import { FormerPuds } from '#web/ui/people/former-puds.tsx';
import { alikeNames } from './alike-names.ts';
import { BedsOfName, type LiesHere } from './beds-of-name.tsx';
import { bornWords } from './born-words.ts';
import styles from './desk-list.module.css';
import { useDeskSearch } from './desk-queries.ts';

const DEBOUNCE_MS = 200;

/** Anyone who is registered here, found by name, PUD or phone. Enough to know the person, and no more. */
export function DeskList({ here = [] }: { here?: readonly LiesHere[] }) {
  const id = useId();
  const [typed, setTyped] = useKeptInPlace('desk-list', '');
  const found = useDeskSearch(useDebounced(typed.trim(), DEBOUNCE_MS));
  return (
    <>
      <div className={`row stretch wrap gap-12 mb-12 ${styles.tools}`}>
        <label className="visually-hidden" htmlFor={id}>
          Search patients
        </label>
        <div className={`row relative ${styles.search}`}>
          <IconSearch aria-hidden />
          <input
            className="full outlined-strong round surface ink"
            id={id}
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            placeholder="Name, PUD, phone or its last four digits"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
        <ButtonLink
          to="/staff-dashboard"
          search={{ view: 'patients', tab: 'register' }}
          look="primary"
          icon={<IconUserPlus aria-hidden />}
        >
          Register at the desk
        </ButtonLink>
      </div>
      <QueryView
        query={found}
        lines={8}
        empty={typed ? 'No patients found matching your search.' : 'No patients available.'}
      >
        {(people) => <DeskRows people={people} here={here} />}
      </QueryView>
    </>
  );
}

type DeskRowsProps = { people: readonly PatientListed[]; here?: readonly LiesHere[] };

function DeskRows({ people, here = [] }: DeskRowsProps) {
  const alike = useMemo(() => alikeNames(people), [people]);
  return (
    <ol className={`container panel clipped ${styles.rows}`} aria-label="Patients">
      {people.map((person) => (
        <li key={person.id}>
          <Link
            className="stack middle gap-2 gap-x-16 muted no-underline"
            to="/staff-dashboard"
            search={{ view: 'patients', patient: person.id }}
            preload={false}
          >
            <span className="row wrap gap-4 gap-x-10 ink">
              <b className="text-17">{person.name}</b>
              <BedsOfName person={person} here={here} isAlike={alike.has(person.id)} />
              {person.isDeactivated && <Badge>Deactivated</Badge>}
            </span>
            <span>{[bornWords(person), person.gender].filter(Boolean).join(', ')}</span>
            <span className={`ink semibold nowrap ${styles.pud}`}>{person.pud}</span>
            <FormerPuds puds={person.formerPuds} />
            <span>phone …{person.phoneEnding}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
