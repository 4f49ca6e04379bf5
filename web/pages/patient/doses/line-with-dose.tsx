import type { ComponentProps } from 'react';
import type { Appointment } from '#contract/appointments/appointments.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import type { HomeDose } from '#contract/medicines/doses.ts';
import { CheckedIn, Here } from '#web/appointments/arrival/here.tsx';
import { CareLine } from '#web/board/care-line.tsx';
import { isDue, nextDose } from '#web/doses/next-dose.ts';
import { useDoses } from '#web/doses/queries.ts';
import { TakenButton } from '#web/doses/taken-button.tsx';
import { t, tFromServer } from '#web/language/say.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/** So long after its time a dose is not for "now": since when it is due decides whether it is still taken. */
const LATE_MS = 30 * MINUTE_MS;

/** What comes next, with the dose that is to be taken; without it while the doses are not known. */
export function LineWithDose(line: ComponentProps<typeof CareLine>) {
  const known = useDoses().data;
  const next = known && nextDose(known, line.now);
  const dose = next && doseAhead(next, line.now);
  return <CareLine {...line} dose={dose} isDoseKnown={known !== undefined} here={here} />;
}

const here = (visit: Appointment) => ({
  ...(visit.can.arrive ? { button: <Here visit={visit} /> } : {}),
  ...(visit.arrivedAt ? { state: <CheckedIn visit={visit} /> } : {}),
});

/** One button; snooze and skip are in Doses, where one that is late leads. */
function doseAhead(dose: HomeDose, now: Date) {
  const isNow = isDue(dose, now);
  const isLate = isNow && now.getTime() - Date.parse(dose.at) >= LATE_MS;
  return {
    id: `${dose.medicineId} ${dose.day} ${dose.nth}`,
    at: dose.snoozedUntil ?? dose.at,
    what: `${dose.name} ${tFromServer(dose.dosage)}${dose.onDays ? t(', only {onDays}', { onDays: tFromServer(dose.onDays) }) : ''}`,
    isNow,
    dueSince: isLate ? dose.at : undefined,
    action: isLate ? <AskOfDose dose={dose} /> : (dose.can.answer || isNow) && <TakenButton dose={dose} />,
  };
}

const AskOfDose = ({ dose }: { dose: HomeDose }) => (
  <ButtonLink to="/doses">
    {t('Taken or skipped?')}
    <span className="visually-hidden">
      {' '}
      {dose.name} {dose.dosage}
    </span>
  </ButtonLink>
);
