import type { ComponentProps } from 'react';
import type { HomeDose } from '#contract/medicines/doses.ts';
import { CareLine } from '#web/board/care-line.tsx';
import { isDue, nextDose } from '#web/doses/next-dose.ts';
import { useDoses } from '#web/doses/queries.ts';
import { TakenButton } from '#web/doses/taken-button.tsx';
import { t, tFromServer } from '#web/language/say.ts';

/** What comes next, with the dose that is to be taken; without it while the doses are not known. */
export function LineWithDose(line: ComponentProps<typeof CareLine>) {
  const known = useDoses().data;
  const next = known && nextDose(known, line.now);
  return <CareLine {...line} dose={next && doseAhead(next, line.now)} isDoseKnown={known !== undefined} />;
}

/** One button; snooze and skip are in Doses. */
const doseAhead = (dose: HomeDose, now: Date) => ({
  id: `${dose.medicineId} ${dose.day} ${dose.nth}`,
  at: dose.snoozedUntil ?? dose.at,
  what: `${dose.name} ${tFromServer(dose.dosage)}${dose.onDays ? t(', only {onDays}', { onDays: tFromServer(dose.onDays) }) : ''}`,
  isVisit: false,
  isNow: isDue(dose, now),
  action: (dose.can.answer || isDue(dose, now)) && <TakenButton dose={dose} />,
});
