import { IconLockOpen } from '@tabler/icons-react';
import { useState } from 'react';
import type { PatientListed } from '#contract/patients/patients.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { LazyDialog } from '#web/ui/dialog/lazy-dialog.tsx';
import { useAnybody } from './finding-queries.ts';
import styles from './not-in-care.module.css';

const loadDialog = async () => (await import('./break-glass-dialog.tsx')).BreakGlassDialog;

type NotInCareProps = { q: string; shownIds: readonly string[] };

/** Lists people found beyond the doctor's own list: enough to recognise them, and the chart only by breaking the glass. */
export function NotInCare({ q, shownIds }: NotInCareProps) {
  const anybody = useAnybody(q);
  const [asked, setAsked] = useState<PatientListed | null>(null);
  const [isOpen, setOpen] = useState(false);
  const others = anybody.data?.filter(({ id }) => !shownIds.includes(id)) ?? [];
  return (
    <>
      {others.length > 0 && (
        <div className={`fixed ruled sunk ${styles.others}`}>
          <h2>Also registered here</h2>
          <ul>
            {others.map((person) => (
              <li className="row wrap between gap-4 gap-x-16" key={person.id}>
                <p>
                  <b>{person.name}</b>{' '}
                  <span>
                    {[person.age === null ? null : `${person.age} y`, person.gender].filter(Boolean).join(', ')}
                  </span>
                  <span>
                    {person.pud} · phone …{person.phoneEnding}
                  </span>
                </p>
                {person.isInCare ? (
                  <ButtonLink size="small" to="/doctor-dashboard" search={{ view: 'diagnosis', patient: person.id }}>
                    Diagnosis
                  </ButtonLink>
                ) : (
                  <Button
                    size="small"
                    icon={<IconLockOpen aria-hidden />}
                    aria-label={`Break the glass for ${person.name}`}
                    onClick={() => {
                      setAsked(person);
                      setOpen(true);
                    }}
                  >
                    Break the glass
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      <LazyDialog load={loadDialog} dialog={{ isOpen, onClose: () => setOpen(false), patient: asked }} />
    </>
  );
}
