import type { MedicationOrder } from '../../../contract/medication-orders.ts';
import { useNow } from '../../ui/now.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { factsOfOrder } from '../give/dose-facts.ts';
import { GiveForm } from '../give/give-form.tsx';
import { useWhoGetsIt } from '../queries.ts';

type GiveAsNeededSheetProps = {
  order: MedicationOrder | null;
  timeZone: string;
  signedAs: string;
  isAway: boolean;
  onClose: () => void;
};

export function GiveAsNeededSheet({ order, onClose, ...about }: GiveAsNeededSheetProps) {
  const now = useNow();
  const who = useWhoGetsIt(order?.inpatientId ?? null);
  return (
    <Sheet isOpen={order !== null} onClose={onClose} title="Give as needed">
      <QueryView query={who} lines={8}>
        {(inpatient) =>
          order && (
            <GiveForm
              key={order.id}
              kind="as-needed"
              id={order.id}
              facts={factsOfOrder(order, inpatient, now)}
              {...about}
              onClose={onClose}
            />
          )
        }
      </QueryView>
    </Sheet>
  );
}
