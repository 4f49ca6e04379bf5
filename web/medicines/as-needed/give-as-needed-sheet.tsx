import type { MedicationOrder } from '#contract/medicines/medication-orders.ts';
import { Sheet, SheetBody } from '#web/ui/dialog/sheet.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { factsOfOrder } from '../give/dose-facts.ts';
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

export function GiveAsNeededSheet({ isOpen, order, onClose, ...about }: GiveAsNeededSheetProps) {
  const who = useWhoGetsIt(order?.inpatientId ?? null);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title="Give as needed" isWide>
      {order && who.data ? (
        <GiveForm
          key={order.id}
          kind="as-needed"
          id={order.id}
          facts={factsOfOrder(order, who.data)}
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
