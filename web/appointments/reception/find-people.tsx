import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import type { PersonFound } from '#contract/appointments/reception.ts';
import { Badge } from '#web/ui/badges/badge.tsx';
import { useDebounced } from '#web/ui/debounced.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { useKeptInPlace } from '#web/ui/navigation/kept-in-place.ts';
import { FormerPuds } from '#web/ui/people/former-puds.tsx';
import styles from './find-people.module.css';
import { SEARCHED_FROM, usePeople } from './queries.ts';

/** Longer than elsewhere: each look-up is kept in the trail. */
const DEBOUNCE_MS = 400;

const NOBODY = 'Nobody of that name, phone or PUD. Register them, or type it anew.';

type FindPeopleProps = { onOpen: (patientId: string) => void; action?: ReactNode };

/** Anyone who is registered here, by name, phone or PUD. */
export function FindPeople({ onOpen, action }: FindPeopleProps) {
  const id = useId();
  const [typed, setTyped] = useKeptInPlace('people', '');
  const asked = useDebounced(typed.trim(), DEBOUNCE_MS);
  const found = usePeople(asked);
  const isEnough = typed.trim().length >= SEARCHED_FROM;
  return (
    <>
      <div className="row stretch wrap gap-12">
        <label className="visually-hidden" htmlFor={id}>
          Find a patient
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
            placeholder="Name, phone or PUD"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
        {action}
      </div>
      {isEnough && asked.length >= SEARCHED_FROM ? (
        <QueryView query={found} lines={4}>
          {({ people, isCut }) =>
            people.length === 0 ? (
              <p className="panel p-20 muted">{NOBODY}</p>
            ) : (
              <>
                <People people={people} onOpen={onOpen} />
                {isCut && <p role="status">There are more than {people.length}: type more, or the phone number.</p>}
              </>
            )
          }
        </QueryView>
      ) : (
        <p className="muted">Type at least three characters. Each look-up is kept in the trail.</p>
      )}
    </>
  );
}

function People({ people, onOpen }: { people: readonly PersonFound[]; onOpen: (patientId: string) => void }) {
  return (
    <ol className={`panel clipped ${styles.people}`} aria-label="People found">
      {people.map(({ patientId, name, age, bornIn, sex, phoneEnding, pud, formerPuds, isDeactivated }) => (
        <li key={patientId}>
          <button
            className="row wrap gap-4 gap-x-16 pressable ink full"
            type="button"
            onClick={() => onOpen(patientId)}
          >
            <b className="text-17">{name}</b>
            <span className="muted">
              {[age === null ? 'age not known' : age, sex, bornIn && `born ${bornIn}`].filter(Boolean).join(', ')}
            </span>
            <span className="muted">phone …{phoneEnding}</span>
            <span className="push semibold nowrap">{pud}</span>
            <FormerPuds puds={formerPuds} />
            {isDeactivated && <Badge>Deactivated</Badge>}
          </button>
        </li>
      ))}
    </ol>
  );
}
