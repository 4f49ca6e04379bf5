import { IconAlertOctagon, IconAlertTriangle, IconCircleCheck, IconRefresh } from '@tabler/icons-react';
import type { Override } from '#contract/medicines/dose-checks.ts';
import type { OrderChange } from '#contract/medicines/medication-orders.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayAndTime, timeOfDay } from '#web/ui/time/time.ts';
import { CheckCard } from './check-card.tsx';
import type { DoseFacts } from './dose-facts.ts';
import { LastDoseCard, NoDoseCard } from './last-dose-card.tsx';
import { UnknownNameCard } from './other-doses.tsx';
import { type SheetTicks, tickOfOverride, tickOfVersion } from './sheet-ticks.ts';

type DoseChecksProps = { facts: DoseFacts; ticks: SheetTicks };

/** What was checked at this moment, worst first: allergies, the order, the last dose of each ingredient. */
export function DoseChecks({ facts, ticks }: DoseChecksProps) {
  return (
    <>
      {facts.allergyConflict && (
        <CheckCard
          tone="urgent"
          icon={<IconAlertOctagon aria-hidden />}
          title="An allergy speaks against this medicine. Ask the doctor."
        >
          <p role="alert">{facts.allergyConflict}</p>
        </CheckCard>
      )}
      <OrderCard facts={facts} ticks={ticks} />
      {facts.overrides.map((override) => (
        <OverrideCard key={override.key} {...{ override, ticks }} />
      ))}
      {facts.lastDoses.map((dose) => (
        <LastDoseCard key={dose.id} dose={dose} isRecognised={facts.isRecognised} />
      ))}
      {!facts.isRecognised && <UnknownNameCard {...{ facts, ticks }} />}
      {facts.isRecognised && facts.lastDoses.length === 0 && (
        <NoDoseCard ingredients={facts.ingredients} medication={facts.medication} />
      )}
    </>
  );
}

function OrderCard({ facts, ticks }: DoseChecksProps) {
  const timeZone = useTimeZone();
  const { changed, doctor, dosage, orderVersion, ended } = facts;
  if (ended) return null;
  if (!changed) {
    return (
      <CheckCard tone="ok" icon={<IconCircleCheck aria-hidden />} title="Order unchanged">
        <p>{doctor}</p>
      </CheckCard>
    );
  }
  if (!ticks.hasChangedSince) {
    return (
      <CheckCard
        tone="attention"
        icon={<IconAlertTriangle aria-hidden />}
        title={`Order changed ${dayAndTime(changed.at, timeZone)}`}
      >
        <Changes changed={changed} />
        <DueBefore {...facts} />
      </CheckCard>
    );
  }
  const id = tickOfVersion(orderVersion);
  const isOn = ticks.isTicked(id);
  return (
    <CheckCard
      tone={isOn ? 'attention' : 'todo'}
      icon={<IconRefresh aria-hidden />}
      title={`The order changed at ${timeOfDay(changed.at, timeZone)}`}
      tick={{
        words: `Tick anew: I have prepared ${dosage}`,
        isOn,
        onTick: (isTicked) => ticks.setTick(id, isTicked),
      }}
    >
      <p role="alert">While this sheet was open.</p>
      <Changes changed={changed} />
      <DueBefore {...facts} />
    </CheckCard>
  );
}

/** Somebody may have given it by the old terms, and not have recorded it yet. */
const DueBefore = ({ planned, changed }: Pick<DoseFacts, 'planned' | 'changed'>) =>
  planned &&
  changed &&
  planned < changed.at && (
    <p className="bold">This dose was due before the change. Make sure that nobody has given the earlier one.</p>
  );

const Changes = ({ changed }: { changed: OrderChange }) => (
  <p>
    {changed.by}:{' '}
    {changed.changes.map(({ what, before, after }, index) => (
      <span key={what}>
        {index > 0 && '; '}
        {what.toLowerCase()} not <del>{before}</del> but <ins>{after}</ins>
      </span>
    ))}
    .
  </p>
);

type OverrideCardProps = { override: Override; ticks: SheetTicks };

/** In the doctor's own words. An allergy, and whatever is severe, costs a tick. */
function OverrideCard({ override, ticks }: OverrideCardProps) {
  const timeZone = useTimeZone();
  const { key, title, why, by, at, reason, mustConfirm } = override;
  const id = tickOfOverride(key);
  const tick = {
    words: 'I have read this and watch for a reaction',
    isOn: ticks.isTicked(id),
    onTick: (isOn: boolean) => ticks.setTick(id, isOn),
  };
  return (
    <CheckCard
      tone={mustConfirm ? 'urgent' : 'attention'}
      icon={<IconAlertOctagon aria-hidden />}
      title={title}
      tick={mustConfirm ? tick : undefined}
    >
      <p>
        {why} <b>{by} ordered it all the same</b>, {dayAndTime(at, timeZone)}:
      </p>
      <blockquote>{reason}</blockquote>
    </CheckCard>
  );
}
