import { IconAlertTriangle } from '@tabler/icons-react';
import { HOUR_MS } from '#contract/durations.ts';
import type { StayDose } from '#contract/ward/inpatients.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useNow } from '#web/ui/time/now.ts';
import { atStart, dayAndTime } from '#web/ui/time/time.ts';
import { useWhoGetsIt } from '../queries.ts';
import { CheckCard } from './check-card.tsx';
import type { DoseFacts } from './dose-facts.ts';
import styles from './other-doses.module.css';
import { OTHER_MEDICINES, type SheetTicks } from './sheet-ticks.ts';

type UnknownNameCardProps = { facts: DoseFacts; ticks: SheetTicks };

/** The same ingredient may have been given under its right name: the nurse compares, and says so. */
export function UnknownNameCard({ facts, ticks }: UnknownNameCardProps) {
  const stay = useWhoGetsIt(facts.inpatientId);
  return (
    <CheckCard
      tone="attention"
      icon={<IconAlertTriangle aria-hidden />}
      title="This name is not known here: earlier doses of other orders were not compared"
      tick={{
        words: 'I have checked the other medicines',
        isOn: ticks.isTicked(OTHER_MEDICINES),
        onTick: (isOn) => ticks.setTick(OTHER_MEDICINES, isOn),
      }}
    >
      <p>The same medicine under another name would not be found. Given in the last 24 hours:</p>
      <QueryView query={stay} lines={2}>
        {({ doses }) => <GivenDoses doses={doses} />}
      </QueryView>
    </CheckCard>
  );
}

function GivenDoses({ doses }: { doses: readonly StayDose[] }) {
  const timeZone = useTimeZone();
  const now = useNow();
  const given = doses
    .flatMap((dose) => (dose.outcome === 'given' && dose.at ? [{ ...dose, at: dose.at }] : []))
    .filter(({ at }) => now.getTime() - new Date(at).getTime() < 24 * HOUR_MS)
    .toSorted((one, other) => other.at.localeCompare(one.at));
  if (given.length === 0) return <p className="semibold">No dose of any medicine.</p>;
  return (
    <ul className={`stack gap-3 ${styles.doses}`} aria-label="Given in the last 24 hours">
      {given.map(({ orderId, name, dosage, route, at, by }) => (
        <li key={`${orderId} ${at}`}>
          <b>
            {name} {dosage}
          </b>{' '}
          {route}, {atStart(dayAndTime(at, timeZone, now))}
          {by && `, ${by}`}
        </li>
      ))}
    </ul>
  );
}
