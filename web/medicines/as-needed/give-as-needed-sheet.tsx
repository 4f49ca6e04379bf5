import { useState } from 'react';
import type { MedicationOrder } from '#contract/medicines/medication-orders.ts';
import { Sheet, SheetBody } from '#web/ui/dialog/sheet.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { type DoseFacts, factsOfOrder } from '../give/dose-facts.ts';
import { GiveForm } from '../give/give-form.tsx';
import { useWhoGetsIt } from '../queries.ts';

type GiveAsNeededSheetProps = {
  isOpen: boolean;
  /** As it stands now; null: it has ended. */
  order: MedicationOrder | null;
  signedAs: string;
  isAway: boolean;
  onClose: () => void;
};

export function GiveAsNeededSheet({ isOpen, order: current, onClose, ...about }: GiveAsNeededSheetProps) {
  // One that ends while the sheet is open may have been given before: it stays, and asks when.
  const [shown, setShown] = useState<MedicationOrder | null>(null);
  const next = isOpen ? (current ?? shown) : null;
  if (next !== shown) setShown(next);
  const order = current ?? shown;
  const who = useWhoGetsIt(order?.inpatientId ?? null);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title="Give as needed" isWide>
      {order && who.data ? (
        <GiveForm
          key={order.id}
          kind="as-needed"
          id={order.id}
          facts={current ? factsOfOrder(order, who.data) : endedOrder(factsOfOrder(order, who.data))}
          {...about}
          onClose={onClose}
        />
      ) : (
        <SheetBody>
          {order ? (
            <QueryView query={who} lines={8}>
              {() => null}
            </QueryView>
          ) : (
            <AlertBox tone="attention" role="alert" title="This order has ended. Do not give it." />
          )}
        </SheetBody>
      )}
    </Sheet>
  );
}

const endedOrder = (facts: DoseFacts): DoseFacts => ({
  ...facts,
  ended: { at: null, why: 'This order has ended while the sheet was open.' },
});
