import { useState } from 'react';
import type { MedicationOrder } from '#contract/medicines/medication-orders.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { useNow } from '#web/ui/time/now.ts';
import { useAsNeeded } from '../queries.ts';
import { AsNeededRow } from './as-needed-row.tsx';
import { GiveAsNeededSheet } from './give-as-needed-sheet.tsx';

type AsNeededListProps = { signedAs: string; typed: string; isAway: boolean };

/** What may be given when it is needed: for what, how much of it is used up, and from when on. */
export function AsNeededList({ signedAs, typed, isAway }: AsNeededListProps) {
  const now = useNow();
  const orders = useAsNeeded();
  const [givingId, setGivingId] = useState<string | null>(null);
  const [tickedId, setTickedId] = useState<string | null>(null);
  const isMeant = ({ patient, place, medication }: MedicationOrder) =>
    `${patient} ${place} ${medication}`.toLowerCase().includes(typed.trim().toLowerCase());
  return (
    <>
      <QueryView query={orders} empty="Nothing is ordered as needed.">
        {(all) => (
          <ol className="stack gap-6" aria-label="As-needed medicines">
            {all.filter(isMeant).map((order) => (
              <AsNeededRow
                key={order.id}
                {...{ order, now, isAway }}
                isTicked={order.id === tickedId}
                onTick={(isTicked) => setTickedId(isTicked ? order.id : null)}
                onGive={() => setGivingId(order.id)}
              />
            ))}
          </ol>
        )}
      </QueryView>
      <GiveAsNeededSheet
        isOpen={givingId !== null}
        order={orders.data?.find(({ id }) => id === givingId) ?? null}
        {...{ signedAs, isAway }}
        onClose={() => {
          setGivingId(null);
          // Whatever became of it: the next dose is ticked anew.
          setTickedId(null);
        }}
      />
    </>
  );
}
