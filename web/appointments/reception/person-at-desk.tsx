import { IconPencil, IconPhone, IconUsersGroup } from '@tabler/icons-react';
import { useState } from 'react';
import type { PersonAtDesk } from '#contract/appointments/reception.ts';
import { Button, ButtonAnchor, ButtonLink } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { KeepsFocus } from '#web/ui/keyboard/keeps-focus.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { useNow } from '#web/ui/time/now.ts';
import { BookFor } from './book-for.tsx';
import { Corrections, CorrectPerson } from './correct-person.tsx';
import { useDeskDialogs } from './more-about-visit.tsx';
import styles from './person-at-desk.module.css';
import { usePerson } from './queries.ts';
import { VisitRow } from './visit-row.tsx';
import { WalkIn } from './walk-in/walk-in.tsx';

/** One person at the desk: their visits from today on, a new one, or a place in a queue. No chart. */
export function PersonAtDeskView({ patientId }: { patientId: string }) {
  const person = usePerson(patientId);
  return (
    <QueryView query={person} lines={8}>
      {(known) => <Person person={known} />}
    </QueryView>
  );
}

function Person({ person }: { person: PersonAtDesk }) {
  const { patientId, name, age, bornIn, sex, pud, phone, visits, isDeactivated } = person;
  const who = [age === null ? 'Age not known' : `${age} years`, sex, bornIn && `born ${bornIn}`, pud];
  const { ask, dialogs } = useDeskDialogs();
  const now = useNow();
  const [isCorrecting, setIsCorrecting] = useState(false);
  return (
    <div className="stack fit gap-16">
      <Card
        title={name}
        action={
          <span>
            <ButtonAnchor href={`tel:${phone.replace(/[^+\d]/g, '')}`} icon={<IconPhone aria-hidden />}>
              {phone}
            </ButtonAnchor>
          </span>
        }
      >
        <p className="muted">{who.filter(Boolean).join(' · ')}</p>
        {isDeactivated && (
          <AlertBox tone="attention" title="This record is closed.">
            Nothing can be booked. A nurse can open it again.
          </AlertBox>
        )}
        <h3 className="mt-12 text-16">From today on</h3>
        <KeepsFocus>
          {visits.length === 0 ? (
            <p className="muted">Nothing is booked.</p>
          ) : (
            <ol className={`container ${styles.visits}`} aria-label="Visits from today on">
              {visits.map((visit) => (
                <VisitRow key={visit.id} {...{ visit, now }} onAsk={ask} />
              ))}
            </ol>
          )}
        </KeepsFocus>
      </Card>
      {!isDeactivated && (
        <div className={`stack start gap-16 ${styles.ways}`}>
          <BookFor person={person} />
          <WalkIn person={person} />
        </div>
      )}
      <Corrections corrections={person.corrections} />
      <p className="row wrap gap-12">
        <Button icon={<IconPencil aria-hidden />} onClick={() => setIsCorrecting(true)}>
          Correct details
        </Button>
        <ButtonLink
          to="/reception"
          search={{ view: 'merges', patient: patientId }}
          icon={<IconUsersGroup aria-hidden />}
        >
          Registered twice?
        </ButtonLink>
      </p>
      {isCorrecting && <CorrectPerson person={person} onClose={() => setIsCorrecting(false)} />}
      {dialogs}
    </div>
  );
}
