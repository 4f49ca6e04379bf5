// Where somebody looks first: saying that one is here, and what comes of it.
import { useState } from 'react';
import type { Appointment } from '#contract/appointments/appointments.ts';
import { t, tCount } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { LazyDialog } from '#web/ui/dialog/lazy-dialog.tsx';
import { timeOfDay } from '#web/ui/time/time.ts';
import { useQueuePlace } from './queries.ts';

const arriveDialog = async () => (await import('./arrive-dialog.tsx')).ArriveDialog;

type Visit = { visit: Appointment };

export function Here({ visit }: Visit) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {visit.can.arrive && (
        <Button look="primary" onClick={() => setOpen(true)}>
          {t('I am here')}
          <span className="visually-hidden">
            {' '}
            {t('the visit: {when}', { when: `${visit.doctor}, ${timeOfDay(visit.startsAt, visit.timeZone)}` })}
          </span>
        </Button>
      )}
      <LazyDialog load={arriveDialog} dialog={{ isOpen, onClose: () => setOpen(false), appointment: visit }} />
    </>
  );
}

/** The token, and how many are called before. */
export function CheckedIn({ visit }: Visit) {
  const { token, withDoctorAt } = visit;
  const tokenWords = token ? ` ${t('Your token is {token}.', { token })}` : '';
  return (
    <span className="block" role="status">
      {t('You are checked in.')}
      {tokenWords} {withDoctorAt ? t('Please go in to the doctor.') : <Place visit={visit} />}
    </span>
  );
}

function Place({ visit }: Visit) {
  const ahead = useQueuePlace(visit.id).data?.ahead ?? null;
  if (ahead === null) return t('You will be called.');
  return ahead === 0
    ? t('You are next.')
    : tCount('{n} person is called before you.', '{n} people are called before you.', ahead);
}
